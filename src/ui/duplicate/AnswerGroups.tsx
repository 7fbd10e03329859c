import { useComputed } from '@preact/signals';
import { groupAnswers } from '../../app/duplicate/groups.ts';
import type { Hall } from '../../app/duplicate/hall.ts';
import type { AnswerStanding } from '../../domain/duplicate/judging.ts';
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
      {groups.length === 0 && (
        <p class={styles.muted} data-quiet>
          {t.none}
        </p>
      )}
      <ul>
        {groups.map(({ key, answer, participants, standing }) => (
          <GroupRow
            key={key}
            standing={standing}
            points={answer.points}
            what={
              answer.placement
                ? `${placeText(answer.placement, rules.naming)} ${answer.placement.word}`
                : answer.words.join(' ')
            }
            who={numbersText(participants)}
          />
        ))}
      </ul>
    </section>
  );
}

type RowProps = {
  readonly standing: AnswerStanding;
  readonly points: number;
  /** Empty: nothing was laid. */
  readonly what: string;
  readonly who: string;
};

/** Painted again only when something of it changes: of forty rows a slip changes one. */
function GroupRow({ standing, points, what, who }: RowProps) {
  const t = duplicateTexts.value;
  return (
    <li data-standing={standing}>
      <b class={styles.points}>{points}</b>
      <span>
        {what || t.answers.nothing}{' '}
        {standing !== 'valid' && (
          <Badge tone={standing === 'invalid' ? 'bad' : 'plain'}>{t.words[standing]}</Badge>
        )}
        <small>{who}</small>
      </span>
    </li>
  );
}
