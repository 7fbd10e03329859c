import { useSignal } from '@preact/signals';
import type { Desk } from '../../app/organizer/desk.ts';
import type { Score, Side } from '../../domain/tournament/fact.ts';
import { type Pairing, playerOf } from '../../domain/tournament/state.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import field from '../parts/Field.module.css';
import { HoldButton } from '../parts/HoldButton.tsx';
import styles from './Organizer.module.css';
import { ReasonField } from './ReasonField.tsx';
import { useAct } from './useAct.ts';

type Props = {
  readonly desk: Desk;
  readonly round: number;
  readonly pairing: Pairing;
  readonly close: () => void;
};

/** A result by hand. Whatever replaces something known needs its reason. */
export function ResultEntry({ desk, round, pairing, close }: Props) {
  const t = organizerTexts.value.entry;
  const texts = organizerTexts.value.round;
  const tournament = desk.tournament.value;
  const game = useSignal(Math.max(1, pairing.results.indexOf(null) + 1));
  const known = pairing.results[game.value - 1] ?? null;
  const points = useSignal<readonly string[]>(known ? known.scores.map(String) : ['', '']);
  /** Who wins with equal points: somebody, nobody, or not said yet. */
  const tie = useSignal<Side | null | undefined>(known?.winner);
  const forfeit = useSignal<Side | null>(known?.forfeit ? known.winner : null);
  const reason = useSignal('');
  const { said, act } = useAct();
  const names = pairing.players.map((number) => playerOf(tournament, number)?.name ?? '');
  const slot = { round, table: pairing.table, game: game.value };

  const show = (next: number) => {
    const result = pairing.results[next - 1] ?? null;
    game.value = next;
    points.value = result ? result.scores.map(String) : ['', ''];
    tie.value = result?.winner;
    forfeit.value = result?.forfeit ? result.winner : null;
  };
  const score = (): Score | null => {
    const { bye } = tournament.settings;
    if (forfeit.value !== null) {
      const scores: [number, number] = forfeit.value === 0 ? [bye.points, 0] : [0, bye.points];
      return { scores, winner: forfeit.value, forfeit: true };
    }
    if (!points.value.every((text) => /^-?\d{1,4}$/.test(text.trim()))) return null;
    const [a = 0, b = 0] = points.value.map(Number);
    const winner = a === b ? tie.value : a > b ? 0 : 1;
    return winner === undefined ? null : { scores: [a, b], winner, forfeit: false };
  };
  const save = () => {
    const entered = score();
    if (!entered) {
      said.value = level ? t.winnerNeeded : t.numbersNeeded;
      return;
    }
    const common = { ...slot, ...entered, source: { kind: 'manual' }, answered: [] } as const;
    const refusal = desk.record(
      known ? { type: 'corrected', ...common, reason: reason.value.trim() } : { type: 'result', ...common },
    );
    if (act(refusal)) close();
  };
  const level = points.value[0] !== '' && Number(points.value[0]) === Number(points.value[1]);

  return (
    <Dialog title={t.title(pairing.table, round)} onClose={close}>
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
                class={`${field.input} ${field.number}`}
                inputMode="numeric"
                pattern="-?[0-9]*"
                maxLength={5}
                autoComplete="off"
                aria-label={t.points(name)}
                value={points.value[side]}
                onInput={(event) => {
                  points.value = points.value.with(side, event.currentTarget.value);
                }}
              />
            </label>
          ))}
        {forfeit.value === null && level && (
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
          </div>
          {forfeit.value !== null && (
            <p class={styles.muted}>{t.forfeitCounts(tournament.settings.bye.points)}</p>
          )}
        </fieldset>
        {known && <ReasonField label={t.reason} reasons={t.reasons} value={reason} />}
        <p class={styles.status} role="status">
          {said}
        </p>
        <Button kind="main" wide onClick={save}>
          {t.save}
        </Button>
        {known && (
          <HoldButton
            kind="danger"
            hint={t.remove}
            onHold={() => {
              if (act(desk.record({ type: 'removed', ...slot, reason: reason.value.trim() }))) close();
            }}
          >
            {t.remove}
          </HoldButton>
        )}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
