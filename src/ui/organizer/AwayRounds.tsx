import { useSignal } from '@preact/signals';
import type { Desk } from '../../app/organizer/desk.ts';
import type { AwayAs, PlayerNumber } from '../../domain/tournament/fact.ts';
import { awayIn } from '../../domain/tournament/state.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import field from '../parts/Field.module.css';
import styles from './Organizer.module.css';
import { useAct } from './useAct.ts';

/** A player misses one round that is not paired yet: absent, or with a bye that was asked for. */
export function AwayRounds({ desk, number }: { readonly desk: Desk; readonly number: PlayerNumber }) {
  const t = organizerTexts.value.entrants;
  const tournament = desk.tournament.value;
  const { rounds, settings } = tournament;
  const open = Array.from(
    { length: Math.max(0, settings.rounds - rounds.length) },
    (_, i) => rounds.length + i + 1,
  );
  const chosen = useSignal(open[0] ?? 0);
  const { said, act } = useAct(desk);
  if (open.length === 0) return null;
  const now = awayIn(tournament, chosen.value, number);
  const choose = (as: AwayAs | null) =>
    act(
      desk.record(
        as === null
          ? { type: 'back', round: chosen.value, number }
          : { type: 'away', round: chosen.value, number, as },
      ),
    );
  return (
    <fieldset class={styles.group} data-stack="2">
      <legend>{t.awayTitle}</legend>
      <select
        class={field.input}
        aria-label={t.awayTitle}
        value={chosen.value}
        onChange={(event) => {
          chosen.value = Number(event.currentTarget.value);
        }}
      >
        {open.map((round) => (
          <option key={round} value={round}>
            {t.round(round)}
          </option>
        ))}
      </select>
      <div class={styles.row} data-flow>
        {([null, 'absent', 'bye'] as const).map((as) => (
          <Button key={as ?? 'plays'} kind="chip" aria-pressed={now === as} onClick={() => choose(as)}>
            {t[as ?? 'plays']}
          </Button>
        ))}
      </div>
      <p class={styles.status} role="status">
        {said}
      </p>
    </fieldset>
  );
}
