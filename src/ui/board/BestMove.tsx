import type { BestLine } from '../../app/board/bestMoves.ts';
import { type SquareNaming, writeWordStart } from '../../domain/board/square.ts';
import { afterGameMessages } from '../../i18n/afterGame.ts';
import { Notice } from '../parts/Notice.tsx';
import styles from './BestMove.module.css';
import type { BestMovesAsked } from './bestMovesAsked.ts';

type Props = {
  /** Null where nobody can say what was best. */
  readonly best: BestLine | null;
  readonly naming: SquareNaming;
  readonly shown: boolean;
  readonly onShow: (show: boolean) => void;
};

/** What a move could have been; where it could have been more, a tap lays it on the board. */
export function BestMove({ best: line, naming, shown, onShow }: Props) {
  const text = afterGameMessages.value;
  if (!line) return <p class={styles.best}>{text.untold}</p>;
  const { best, left, others, whole } = line;
  if (!best) return <p class={styles.best}>{text.noneKnown}</p>;
  if (left === 0) return <p class={styles.best}>{whole ? text.wasBest : text.wasBestOfLaid}</p>;
  const told = [best.word.toUpperCase(), writeWordStart(best.start, naming), best.points] as const;
  return (
    <button
      type="button"
      class={styles.best}
      aria-pressed={shown}
      title={text.showBest}
      onClick={() => onShow(!shown)}
    >
      {whole ? text.best(...told) : text.bestOfLaid(...told)} <b>{text.more(left)}</b>{' '}
      {others > 0 && text.others(others)}
    </button>
  );
}

type LeftProps = { readonly asked: BestMovesAsked; readonly names: readonly string[] };

/** How much each player left, and how that is meant; or why nobody can say. */
export function LeftPoints({ asked: { told, why, searching }, names }: LeftProps) {
  const text = afterGameMessages.value;
  if (searching.value) return <p class={styles.note}>{text.searching}</p>;
  if (why.value) return <Notice>{text.why[why.value]}</Notice>;
  if (!told.value) return null;
  const { left, list } = told.value;
  return (
    <section class={styles.left} data-stack="1">
      <h2>{text.left}</h2>
      <ul>
        {left.map(({ points, least }, seat) => (
          <li key={seat} data-seat={seat}>
            {text.leftOf(names[seat] ?? '', points, least)}
          </li>
        ))}
      </ul>
      <p class={styles.note}>
        {text.leftNote} {text.byList(list)}
      </p>
    </section>
  );
}
