import { useSignal } from '@preact/signals';
import type { Desk } from '../../app/organizer/desk.ts';
import { pairingAsText, typedPairing } from '../../app/organizer/typedPairing.ts';
import type { Paired } from '../../domain/tournament/fact.ts';
import { activePlayers, playerOf, type Tournament } from '../../domain/tournament/state.ts';
import { messages } from '../../i18n/messages.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import type { PairingTextError } from '../../share/tournament/pairingText.ts';
import { Button } from '../parts/Button.tsx';
import field from '../parts/Field.module.css';
import styles from './Organizer.module.css';
import { useAct } from './useAct.ts';

/** Of those a name may mean: more would not help, and would cover the text. */
const MOST_NAMED = 4;

type Props = {
  readonly desk: Desk;
  readonly round: number;
  readonly proposed?: Paired | null;
  readonly cancel: () => void;
  readonly done?: () => void;
};

/** The pairing as a text: the quickest way to swap two people, and to paste a whole round. */
export function TypePairing({ desk, round, proposed = null, cancel, done }: Props) {
  const t = organizerTexts.value.round;
  const tournament = desk.tournament.value;
  const known = tournament.rounds[round - 1];
  const start: Paired | null =
    proposed ??
    (known ? { type: 'paired', round, by: 'typed', pairs: known.pairings, byes: known.byes } : null);
  const text = useSignal(start ? pairingAsText(tournament, start, t.bye) : '');
  const { said, act } = useAct();
  const read = typedPairing(tournament, round, text.value);
  const seated = new Set(
    read.ok ? [...read.value.pairs.flatMap(({ players }) => players), ...read.value.byes] : [],
  );
  const leftOut = activePlayers(tournament).filter(({ number }) => !seated.has(number));

  const confirm = () => {
    if (!read.ok) {
      const { error } = read;
      said.value = errorText(tournament, error);
      return;
    }
    if (act(desk.record(read.value))) done?.();
  };
  return (
    <div class={styles.stack}>
      <label class={field.field}>
        <span>{t.typedHint}</span>
        <textarea
          class={field.input}
          rows={Math.min(24, Math.max(6, text.value.split('\n').length + 1))}
          value={text}
          onInput={(event) => {
            text.value = event.currentTarget.value;
            said.value = '';
          }}
        />
      </label>
      {read.ok && leftOut.length > 0 && (
        <p class={styles.muted}>
          {t.leftOut(leftOut.length)}:{' '}
          {leftOut
            .slice(0, 12)
            .map(({ name }) => name)
            .join(', ')}
        </p>
      )}
      <div class={styles.answers}>
        <p class={styles.status} role="status">
          {said}
        </p>
        <Button kind="main" onClick={confirm}>
          {t.confirm}
        </Button>
        <Button onClick={cancel}>{messages.value.common.cancel}</Button>
      </div>
    </div>
  );
}

function errorText(tournament: Tournament, error: PairingTextError): string {
  const { errors } = organizerTexts.value.round;
  switch (error.why) {
    case 'too-large':
      return errors[error.why];
    case 'ambiguous-player': {
      const who = error.numbers.map((number) => `${number} ${playerOf(tournament, number)?.name}`);
      const shown = who.length > MOST_NAMED ? [...who.slice(0, MOST_NAMED), '…'] : who;
      return errors[error.why](error.text, shown.join(', '));
    }
    default:
      return errors[error.why](error.text);
  }
}
