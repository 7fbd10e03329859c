import { useComputed } from '@preact/signals';
import { groupAnswers } from '../../app/duplicate/groups.ts';
import type { Hall } from '../../app/duplicate/hall.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { Badge } from '../parts/Badge.tsx';
import { placeText } from '../parts/placeText.ts';
import styles from './Duplicate.module.css';

/** `3, 5–8, 12`. */
export function numbersText(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b);
  const parts: string[] = [];
  for (let i = 0; i < sorted.length; i += 1) {
    let end = i;
    while (sorted[end + 1] === sorted[end]! + 1) end += 1;
    parts.push(end - i > 1 ? `${sorted[i]}–${sorted[end]}` : sorted.slice(i, end + 1).join(', '));
    i = end;
  }
  return parts.join(', ');
}

type Props = { readonly hall: Hall; readonly n: number };

/** Equal answers together, the best first. */
export function AnswerGroups({ hall, n }: Props) {
  const t = duplicateTexts.value.answers;
  const groups = useComputed(() => {
    const now = hall.state.value;
    const move = now.moves[n - 1];
    return move ? groupAnswers(now, move) : [];
  }).value;
  const { start, rules, moves } = hall.state.peek();
  const count = groups.reduce((sum, { participants }) => sum + participants.length, 0);
  return (
    <section class={styles.groups}>
      <h2>
        {moves[n - 1]?.closedAt == null ? '' : `${duplicateTexts.value.move(n)} · `}
        {t.byPoints} · {t.got(count, start.participants.length)}
      </h2>
      {groups.length === 0 && <p class={styles.muted}>{t.none}</p>}
      <ul>
        {groups.map(({ key, answer, participants, standing }) => (
          <li key={key} data-standing={standing}>
            <b class={styles.points}>{answer.points}</b>
            <span>
              {answer.placement
                ? `${placeText(answer.placement, rules.naming)} ${answer.placement.word}`
                : answer.words.join(' ') || t.nothing}{' '}
              {standing !== 'valid' && (
                <Badge tone={standing === 'invalid' ? 'bad' : 'plain'}>
                  {duplicateTexts.value.words[standing]}
                </Badge>
              )}
              <small>{numbersText(participants)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
