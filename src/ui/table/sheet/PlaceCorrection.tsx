import { useSignal } from '@preact/signals';
import { countedChanges } from '../../../app/board/boardEntry.ts';
import { type Layable, layingOf } from '../../../app/board/correctedLine.ts';
import { dropLaying, keepLaying, layingOfRow } from '../../../app/board/laidDraft.ts';
import { scoringOf, tableHand } from '../../../app/board/tableHand.ts';
import type { Session } from '../../../app/shell/ports.ts';
import type { TypedMove } from '../../../app/table/typedMove.ts';
import { laidMoveOf } from '../../../domain/board/laidMove.ts';
import { type Laying, NOTHING_LAID } from '../../../domain/board/laying.ts';
import { namingOf } from '../../../domain/board/naming.ts';
import type { Placement } from '../../../domain/board/placement.ts';
import type { Points } from '../../../domain/units.ts';
import { boardMessages } from '../../../i18n/board.ts';
import { problemText } from '../../../i18n/boardProblem.ts';
import styles from '../../board/BoardScreen.module.css';
import { LayingPad } from '../../board/LayingPad.tsx';
import { LayingProblem } from '../../board/LayingProblem.tsx';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { placeText } from '../../parts/placeText.ts';

type Props = {
  readonly move: Layable;
  readonly game: string;
  readonly drafts: Session;
  readonly placement: Placement | undefined;
  readonly name: string;
  readonly points: Points;
  readonly onLaid: (changes: Partial<TypedMove>) => void;
  readonly onBack: () => void;
};

/** The word of an earlier line, laid once more on the board as it was then. The points stay, unless the board's are taken. */
export function PlaceCorrection({ move, game, drafts, placement, name, points, onLaid, onBack }: Props) {
  const text = boardMessages.value;
  const { seat } = move.play;
  const laying = useSignal<Laying>(layingOfRow(drafts, game, move.index) ?? layingOf(move, placement));
  const hand = tableHand(move.before, seat);
  const naming = namingOf(hand.set.language);
  const laid = laidMoveOf(laying.value, hand, scoringOf(move.before));
  const problem =
    laid.ok || laid.error.why === 'no-tiles' ? '' : problemText(text.problems, laid.error, naming);
  const change = (to: Laying) => {
    laying.value = to;
    keepLaying(drafts, { game, row: move.index, laying: to });
  };
  const lay = (announced: boolean) => {
    if (!laid.ok) return;
    dropLaying(drafts);
    onLaid(countedChanges(laid.value, announced));
  };
  const back = () => {
    dropLaying(drafts);
    onBack();
  };
  const lies = laid.ok ? laid.value : null;
  const at = lies ? placeText(lies.placement, naming) : '';
  return (
    <div class={styles.screen}>
      <header class={styles.head} data-seat={seat}>
        <button type="button" aria-label={text.toForm} onClick={back}>
          <Icon name="back" />
        </button>
        <h1>
          {name} <span>{text.holeLine(move.number, move.words[0]?.toUpperCase() ?? '', points)}</span>
        </h1>
      </header>
      <LayingPad
        laying={laying.value}
        hand={hand}
        seat={seat}
        onChange={change}
        onEnter={() => lay(true)}
        onEscape={back}
        heard={problem || (lies ? text.laid(lies.placement.word, at, lies.laid.points) : '')}
        readout={(said) =>
          laid.ok || problem === '' ? (
            <div class={styles.lines} data-row>
              <p class={styles.problem}>
                {said || (lies ? `${lies.placement.word.toUpperCase()} · ${at}` : text.tapSquare)}
              </p>
              {lies && lies.laid.points !== points && (
                <button type="button" title={text.takeCounted(lies.laid.points)} onClick={() => lay(false)}>
                  {text.bothPoints(points, lies.laid.points)}
                </button>
              )}
              {lies && (
                <button type="button" onClick={() => change(NOTHING_LAID)}>
                  {text.layAnew}
                </button>
              )}
            </div>
          ) : (
            <LayingProblem error={laid.error} naming={naming} onRepair={change} />
          )
        }
      >
        <Button kind="main" disabled={!lies} onClick={() => lay(true)}>
          {text.liesHere}
        </Button>
      </LayingPad>
    </div>
  );
}
