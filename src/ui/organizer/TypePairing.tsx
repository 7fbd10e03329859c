import { useSignal } from '@preact/signals';
import type { Desk } from '../../app/organizer/desk.ts';
import { pairingAsText, typedPairing } from '../../app/organizer/typedPairing.ts';
import type { Paired } from '../../domain/tournament/fact.ts';
import { leftOut } from '../../domain/tournament/leftOut.ts';
import { messages } from '../../i18n/messages.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import field from '../parts/Field.module.css';
import { LeftOutNames } from './LeftOutNames.tsx';
import styles from './Organizer.module.css';
import { pairingErrorText } from './pairingErrorText.ts';
import { useAct } from './useAct.ts';

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
  const { said, act } = useAct(desk);
  const read = typedPairing(tournament, round, text.value);

  const confirm = () => {
    if (!read.ok) {
      const { error } = read;
      said.value = pairingErrorText(tournament, error);
      return;
    }
    if (act(desk.record(read.value))) done?.();
  };
  return (
    <div data-stack="3">
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
      {read.ok && <LeftOutNames tournament={tournament} left={leftOut(tournament, round, read.value)} />}
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
