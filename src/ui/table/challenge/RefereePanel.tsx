import { useSignal } from '@preact/signals';
import { refereeVerdict } from '../../../app/table/challenge.ts';
import type { Verdict } from '../../../domain/table/fact.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { HoldButton } from '../../parts/HoldButton.tsx';
import { Icon } from '../../parts/Icon.tsx';
import styles from './RefereePanel.module.css';

type Props = {
  readonly words: readonly string[];
  /** Why the list did not decide. */
  readonly why?: string;
  /** Only this verdict is on offer: the opposite of the one that was given. */
  readonly change?: boolean;
  readonly onVerdict: (verdict: Verdict) => void;
  readonly onKeep?: () => void;
};

const LONGEST_REASON = 200;

/** The referee decides: held, with a reason, and in the log. */
export function RefereePanel({ words, why, change, onVerdict, onKeep }: Props) {
  const { challenge: text } = messages.value;
  const failed = useSignal<readonly string[]>([]);
  const reason = useSignal('');
  const give = (valid: boolean) => onVerdict(refereeVerdict(words, valid, failed.value, reason.value.trim()));
  const toggle = (word: string) => {
    failed.value = failed.value.includes(word)
      ? failed.value.filter((other) => other !== word)
      : [...failed.value, word];
  };
  return (
    <section class={styles.panel} data-stack="2" aria-label={text.referee}>
      <h2>{text.referee}</h2>
      {why && <p role="status">{why}</p>}
      <div class={styles.group} data-stack="1" role="group" aria-label={text.words}>
        {words.length > 1 && change !== true && <p data-quiet>{text.failedWords}</p>}
        <div class={styles.chips} data-flow>
          {words.map((word) =>
            words.length > 1 && change !== true ? (
              <Button
                key={word}
                kind="chip"
                aria-pressed={failed.value.includes(word)}
                aria-label={text.failed(word)}
                onClick={() => toggle(word)}
              >
                {failed.value.includes(word) && <Icon name="close" />}
                {word}
              </Button>
            ) : (
              <strong key={word} class={styles.word}>
                {word}
              </strong>
            ),
          )}
        </div>
      </div>
      <div class={styles.group} data-stack="1" role="group" aria-label={text.reason}>
        <p data-quiet>{text.reason}</p>
        <div class={styles.chips} data-flow>
          {text.reasons.map((known) => (
            <Button
              key={known}
              kind="chip"
              aria-pressed={reason.value === known}
              onClick={() => {
                reason.value = reason.value === known ? '' : known;
              }}
            >
              {known}
            </Button>
          ))}
        </div>
        <input
          type="text"
          maxLength={LONGEST_REASON}
          placeholder={text.otherReason}
          aria-label={text.otherReason}
          value={text.reasons.includes(reason.value) ? '' : reason.value}
          onInput={(event) => {
            reason.value = event.currentTarget.value;
          }}
        />
      </div>
      <div class={styles.verdicts}>
        <p class={styles.hint} data-quiet>
          {text.holdHint}
        </p>
        {change !== false && (
          <HoldButton hint={text.holdHint} onHold={() => give(true)}>
            <Icon name="check" /> {change === undefined ? text.allow : text.overruleTo(true)}
          </HoldButton>
        )}
        {change !== true && (
          <HoldButton kind="danger" hint={text.holdHint} onHold={() => give(false)}>
            <Icon name="close" /> {change === undefined ? text.disallow : text.overruleTo(false)}
          </HoldButton>
        )}
        {onKeep && <Button onClick={onKeep}>{text.keep}</Button>}
      </div>
    </section>
  );
}
