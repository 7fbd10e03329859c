import type { LayingError } from '../../domain/board/laidMove.ts';
import type { Laying } from '../../domain/board/laying.ts';
import type { SquareNaming } from '../../domain/board/square.ts';
import { boardMessages } from '../../i18n/board.ts';
import { problemText } from '../../i18n/boardProblem.ts';
import styles from './BoardScreen.module.css';

type Props = {
  readonly error: LayingError;
  readonly naming: SquareNaming;
  readonly onRepair: (laying: Laying) => void;
};

/**
 * Why the tiles may not lie so. Where there is a way out the sentence is the key to it: on the smallest phone there is no
 * room for another one, and none of the keys below moves.
 */
export function LayingProblem({ error, naming, onRepair }: Props) {
  const text = boardMessages.value;
  const { repair } = error;
  const problem = problemText(text.problems, error, naming);
  if (!repair) return <p class={styles.problem}>{problem}</p>;
  return (
    <button type="button" class={styles.repair} data-repair onClick={() => onRepair(repair)}>
      {problem} <b>{error.why === 'no-such-tile' ? text.toBlank : text.repair}</b>
    </button>
  );
}
