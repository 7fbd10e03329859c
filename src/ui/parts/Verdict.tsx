import type { ComponentChildren } from 'preact';
import { messages } from '../../i18n/messages.ts';
import { Icon } from './Icon.tsx';
import styles from './Verdict.module.css';

export type VerdictKind = 'valid' | 'invalid' | 'unknown';

type Props = {
  readonly kind: VerdictKind;
  /** The verdict as a sentence: what a screen reader says of it. */
  readonly sentence: string;
  /** Below the sentence: the words, what follows, who said so. */
  readonly children: ComponentChildren;
  /** At the lower edge, always in sight. */
  readonly actions?: ComponentChildren;
  /** Something else needs the room; the verdict stays in sight, small. */
  readonly small?: boolean;
};

/** One answer in words, colour and shape: both sides of the table read it at two metres. */
export function Verdict({ kind, sentence, children, actions, small = false }: Props) {
  const word = messages.value.judge.short[kind];
  return (
    <main class={styles.verdict} data-verdict={kind} data-small={small || undefined}>
      {!small && (
        <div class={styles.faces} aria-hidden="true" data-accented={isAccented(word) || undefined}>
          {[0, 1].map((side) => (
            <span key={side}>
              {kind !== 'unknown' && <Icon name={kind === 'valid' ? 'check' : 'close'} />}
              {word}
            </span>
          ))}
        </div>
      )}
      <div class={styles.said}>
        <div role="alert">
          <h1 class={styles.sentence}>
            {kind !== 'unknown' && small && <Icon name={kind === 'valid' ? 'check' : 'close'} />}
            {sentence}
          </h1>
        </div>
        <div class={styles.more} data-stack="2">
          {children}
        </div>
        {actions && (
          <div class={styles.actions} data-stack="2">
            {actions}
          </div>
        )}
      </div>
    </main>
  );
}

const isAccented = (word: string) => word.normalize('NFD') !== word;
