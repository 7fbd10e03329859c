import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Desk } from '../../app/organizer/desk.ts';
import { drawStays } from '../../app/organizer/regulation.ts';
import { typedScore } from '../../app/organizer/resultEntry.ts';
import type { TypedGame } from '../../app/organizer/typedGame.ts';
import type { Score } from '../../domain/tournament/fact.ts';
import { roundsResting } from '../../domain/tournament/leftOut.ts';
import type { Pairing } from '../../domain/tournament/state.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import { HoldButton } from '../parts/HoldButton.tsx';
import { ContestedChoice } from './ContestedChoice.tsx';
import styles from './Organizer.module.css';
import { ReasonField } from './ReasonField.tsx';
import { FirstMover, ForfeitChoice, TieChoice } from './ResultChoices.tsx';
import { MinusKey, PointsField, PointsKeys } from './ResultPoints.tsx';
import { useAct } from './useAct.ts';
import { TOUCHED, useMedia } from './useMedia.ts';

type Props = {
  readonly desk: Desk;
  readonly round: number;
  readonly pairing: Pairing;
  readonly names: readonly string[];
  readonly typed: TypedGame;
  /** Grows with every table that is opened: each begins in its first field. */
  readonly turn: number;
  /** With the score where there was none before, so that the next table can follow. */
  readonly done: (entered: Score | null) => void;
};

/** The result of one table. Whatever replaces something known needs its reason. */
export function ResultForm({ desk, round, pairing, names, typed, turn, done }: Props) {
  const t = organizerTexts.value.entry;
  const settings = useComputed(() => desk.tournament.value.settings).value;
  const game = typed.game.value;
  const known = pairing.results[game - 1] ?? null;
  const { said, act } = useAct(desk);
  const touched = useMedia(TOUCHED);
  const inputs = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)] as const;
  const slot = { round, table: pairing.table, game };
  const draws = drawStays(settings);
  const isPlayed = typed.forfeit.value === null;
  useEffect(() => {
    said.value = '';
    inputs[0].current?.select();
  }, [turn, game]);

  const toOther = () => inputs[1].current?.select();
  const save = () => {
    const entered = typedScore(typed.typed(), settings, draws);
    if (!entered.ok) {
      said.value = entered.error === 'winner-needed' ? t.winnerNeeded : t.numbersNeeded;
      return;
    }
    const common = { ...slot, ...entered.value, source: { kind: 'manual' }, answered: [] } as const;
    const reason = typed.reason.value.trim();
    const refusal = desk.record(
      known
        ? { type: 'corrected', ...common, reason, over: known.corrections }
        : { type: 'result', ...common },
    );
    if (act(refusal)) done(known ? null : entered.value);
  };

  return (
    <form
      data-stack="3"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {pairing.results.length > 1 && (
        <div class={styles.row} data-flow>
          {pairing.results.map((_, i) => (
            <Button
              key={i}
              kind="chip"
              aria-pressed={game === i + 1}
              onClick={() => typed.show(pairing, i + 1)}
            >
              {organizerTexts.value.round.game(i + 1)}
            </Button>
          ))}
        </div>
      )}
      <ContestedChoice desk={desk} slot={slot} done={() => done(null)} />
      {isPlayed &&
        ([0, 1] as const).map((side) => (
          <PointsField
            key={side}
            typed={typed}
            side={side}
            name={names[side] ?? ''}
            touched={touched}
            input={inputs[side]}
            onEnter={side === 0 ? toOther : save}
            last={side === 1}
          />
        ))}
      {isPlayed && touched && (
        <PointsKeys typed={typed} forward={() => (typed.active.peek() === 0 ? toOther() : save())} />
      )}
      {isPlayed && <TieChoice typed={typed} names={names} drawStays={draws} />}
      <p class={styles.status} role="status">
        {said}
      </p>
      {known && <Resting desk={desk} round={round} />}
      {known && <ReasonField label={t.reason} reasons={t.reasons} value={typed.reason} />}
      <Button kind="main" wide onClick={save}>
        {t.save}
      </Button>
      {isPlayed && touched && <MinusKey typed={typed} />}
      <ForfeitChoice typed={typed} names={names} settings={settings} />
      {isPlayed && <FirstMover typed={typed} names={names} />}
      {known && (
        <HoldButton
          kind="danger"
          hint={t.remove}
          onHold={() => {
            if (act(desk.record({ type: 'removed', ...slot, reason: typed.reason.value.trim() }))) done(null);
          }}
        >
          {t.remove}
        </HoldButton>
      )}
      <button type="submit" hidden />
    </form>
  );
}

/** What a correction means for rounds that were paired by what it changes. */
function Resting({ desk, round }: Pick<Props, 'desk' | 'round'>) {
  const { rounds, open } = roundsResting(desk.tournament.value, round);
  if (rounds.length === 0) return null;
  return <p data-quiet>{organizerTexts.value.rests(rounds, open)}</p>;
}
