import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Desk } from '../../app/organizer/desk.ts';
import { drawStays } from '../../app/organizer/regulation.ts';
import { isLevel, typedScore } from '../../app/organizer/resultEntry.ts';
import type { Score, Side } from '../../domain/tournament/fact.ts';
import { roundsResting } from '../../domain/tournament/leftOut.ts';
import { walkoverOf } from '../../domain/tournament/settings.ts';
import { starterOf } from '../../domain/tournament/starts.ts';
import type { Pairing } from '../../domain/tournament/state.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import field from '../parts/Field.module.css';
import { HoldButton } from '../parts/HoldButton.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Keypad } from '../parts/Keypad.tsx';
import styles from './Organizer.module.css';
import { ReasonField } from './ReasonField.tsx';
import { useAct } from './useAct.ts';
import { TOUCHED, useMedia } from './useMedia.ts';

/** Four and a minus. */
const MOST_DIGITS = 5;

type Props = {
  readonly desk: Desk;
  readonly round: number;
  readonly pairing: Pairing;
  readonly names: readonly string[];
  /** With the score where there was none before, so that the next table can follow. */
  readonly done: (entered: Score | null) => void;
};

/** The result of one table. Whatever replaces something known needs its reason. */
export function ResultForm({ desk, round, pairing, names, done }: Props) {
  const t = organizerTexts.value.entry;
  const texts = organizerTexts.value.round;
  const more = organizerTexts.value.entrants;
  const { settings } = desk.tournament.value;
  const game = useSignal(Math.max(1, pairing.results.indexOf(null) + 1));
  const known = pairing.results[game.value - 1] ?? null;
  const points = useSignal<readonly string[]>(known ? known.scores.map(String) : ['', '']);
  const tie = useSignal<Side | null | undefined>(known?.winner);
  const forfeit = useSignal<Side | 'both' | null>(forfeitOf(known));
  const first = useSignal<Side | null>(starterOf(pairing, game.value, known));
  const reason = useSignal('');
  const { said, act } = useAct(desk);
  const touched = useMedia(TOUCHED);
  const active = useSignal<Side>(0);
  /** A field that was just entered is replaced by the first key, as its marked text would be. */
  const marked = useSignal(true);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const { winner, loser } = walkoverOf(settings);
  const slot = { round, table: pairing.table, game: game.value };
  const resting = roundsResting(desk.tournament.value, round);
  const draws = drawStays(settings);
  const level = isLevel({ points: points.value });
  useEffect(() => {
    inputs.current[0]?.select();
  }, []);

  const show = (next: number) => {
    const result = pairing.results[next - 1] ?? null;
    game.value = next;
    points.value = result ? result.scores.map(String) : ['', ''];
    tie.value = result?.winner;
    forfeit.value = forfeitOf(result);
    first.value = starterOf(pairing, next, result);
    inputs.current[0]?.select();
  };
  const key = (write: (text: string) => string) => {
    const text = write(marked.value ? '' : (points.value[active.value] ?? ''));
    marked.value = false;
    if (text.length <= MOST_DIGITS) points.value = points.value.with(active.value, text);
  };
  const forward = () => {
    if (active.value === 0) inputs.current[1]?.select();
    else save();
  };
  const save = () => {
    const typed = { points: points.value, tie: tie.value, forfeit: forfeit.value, first: first.value };
    const entered = typedScore(typed, settings, draws);
    if (!entered.ok) {
      said.value = entered.error === 'winner-needed' ? t.winnerNeeded : t.numbersNeeded;
      return;
    }
    const common = { ...slot, ...entered.value, source: { kind: 'manual' }, answered: [] } as const;
    const refusal = desk.record(
      known ? { type: 'corrected', ...common, reason: reason.value.trim() } : { type: 'result', ...common },
    );
    if (act(refusal)) done(known ? null : entered.value);
  };

  return (
    <form
      class={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {pairing.results.length > 1 && (
        <div class={styles.row}>
          {pairing.results.map((_, i) => (
            <Button key={i} kind="chip" aria-pressed={game.value === i + 1} onClick={() => show(i + 1)}>
              {texts.game(i + 1)}
            </Button>
          ))}
        </div>
      )}
      {forfeit.value === null &&
        names.map((name, side) => (
          <label key={pairing.players[side]} class={styles.sides2}>
            <span class={styles.grow}>{name}</span>
            <input
              ref={(input) => {
                inputs.current[side] = input;
              }}
              class={`${field.input} ${field.number}`}
              inputMode={touched ? 'none' : 'numeric'}
              enterKeyHint={side === 0 ? 'next' : 'done'}
              pattern="-?[0-9]*"
              maxLength={MOST_DIGITS}
              autoComplete="off"
              aria-label={t.points(name)}
              value={points.value[side]}
              onFocus={() => {
                active.value = side === 0 ? 0 : 1;
                marked.value = true;
              }}
              onInput={(event) => {
                marked.value = false;
                points.value = points.value.with(side, event.currentTarget.value);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || side !== 0) return;
                event.preventDefault();
                inputs.current[1]?.select();
              }}
            />
          </label>
        ))}
      {forfeit.value === null && touched && (
        <Keypad
          label={more.keys}
          eraseLabel={more.erase}
          onDigit={(digit) => key((text) => text + digit)}
          onErase={() => key((text) => text.slice(0, -1))}
          corner={
            <button type="button" aria-label={active.value === 0 ? more.forward : t.save} onClick={forward}>
              <Icon name={active.value === 0 ? 'down' : 'check'} />
            </button>
          }
        />
      )}
      {forfeit.value === null && level && draws && <p class={styles.muted}>{t.drawn}</p>}
      {forfeit.value === null && level && !draws && (
        <fieldset class={styles.group}>
          <legend>{t.winner}</legend>
          <div class={styles.row}>
            {([0, 1, null] as const).map((side) => (
              <Button
                key={String(side)}
                kind="chip"
                aria-pressed={tie.value === side}
                onClick={() => {
                  tie.value = side;
                }}
              >
                {side === null ? t.drawn : names[side]}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      <p class={styles.status} role="status">
        {said}
      </p>
      {known && resting.rounds.length > 0 && (
        <p class={styles.muted}>{organizerTexts.value.rests(resting.rounds, resting.open)}</p>
      )}
      {known && <ReasonField label={t.reason} reasons={t.reasons} value={reason} />}
      <Button kind="main" wide onClick={save}>
        {t.save}
      </Button>
      {forfeit.value === null && touched && (
        <div>
          <Button
            kind="chip"
            onClick={() => {
              const text = points.value[active.value] ?? '';
              marked.value = false;
              points.value = points.value.with(
                active.value,
                text.startsWith('-') ? text.slice(1) : `-${text}`,
              );
            }}
          >
            {more.minus}
          </Button>
        </div>
      )}
      <fieldset class={styles.group}>
        <legend>{t.forfeit}</legend>
        <div class={styles.row}>
          {([0, 1] as const).map((side) => (
            <Button
              key={side}
              kind="chip"
              aria-pressed={forfeit.value === side}
              onClick={() => {
                forfeit.value = forfeit.value === side ? null : side;
              }}
            >
              {names[side]}
            </Button>
          ))}
          <Button
            kind="chip"
            aria-pressed={forfeit.value === 'both'}
            onClick={() => {
              forfeit.value = forfeit.value === 'both' ? null : 'both';
            }}
          >
            {organizerTexts.value.entrants.bothLose}
          </Button>
        </div>
        {forfeit.value !== null && (
          <p class={styles.muted}>
            {forfeit.value === 'both' ? t.forfeitCounts(loser, loser) : t.forfeitCounts(winner, loser)}
          </p>
        )}
      </fieldset>
      {forfeit.value === null && (
        <fieldset class={styles.group}>
          <legend>{organizerTexts.value.entrants.began}</legend>
          <div class={styles.row}>
            {([0, 1] as const).map((side) => (
              <Button
                key={side}
                kind="chip"
                aria-pressed={first.value === side}
                onClick={() => {
                  first.value = side;
                }}
              >
                {names[side]}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      {known && (
        <HoldButton
          kind="danger"
          hint={t.remove}
          onHold={() => {
            if (act(desk.record({ type: 'removed', ...slot, reason: reason.value.trim() }))) done(null);
          }}
        >
          {t.remove}
        </HoldButton>
      )}
      <button type="submit" hidden />
    </form>
  );
}

function forfeitOf(result: Score | null): Side | 'both' | null {
  if (!result?.forfeit) return null;
  return result.bothLose ? 'both' : result.winner;
}
