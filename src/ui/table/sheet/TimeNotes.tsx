import type { TimeNote } from '../../../app/table/sheet.ts';
import { clockText } from '../../../domain/clock/clock.ts';
import { signedFigure } from '../../../i18n/figures.ts';
import { messages } from '../../../i18n/messages.ts';
import styles from './Challenges.module.css';

type Props = { readonly notes: readonly TimeNote[]; readonly names: readonly string[] };

/** What was done to the clocks besides playing: the referee's corrections, and time that nobody saw. */
export function TimeNotes({ notes, names }: Props) {
  const { sheet } = messages.value;
  if (notes.length === 0) return null;
  const changed = (seat: number, added: number) => `${names[seat] ?? ''} ${signedFigure(added, clockText)}`;
  return (
    <section>
      <h2 class={styles.heading}>{sheet.timeNotes}</h2>
      <ol class={styles.list} data-stack="1">
        {notes.map(({ index, fact }) => (
          <li key={index}>
            {fact.type === 'gap'
              ? sheet.gapNote(
                  names[fact.seat] ?? '',
                  fact.cause,
                  clockText(fact.span),
                  fact.decision === 'kept',
                )
              : fact.add.flatMap((added, seat) => (added === 0 ? [] : [changed(seat, added)])).join(', ')}
            {fact.type === 'clock' && <span class={styles.source}> ({fact.reason})</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
