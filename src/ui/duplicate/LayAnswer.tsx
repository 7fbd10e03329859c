import { type Signal, useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Hall } from '../../app/duplicate/hall.ts';
import { handOf } from '../../app/duplicate/layingLine.ts';
import {
  blankCalled,
  caretOf,
  erased,
  type Laying,
  NOTHING_LAID,
  tapped,
  typed,
} from '../../domain/board/laying.ts';
import { nextMove, openMove, tileSetOf } from '../../domain/duplicate/state.ts';
import { BLANK } from '../../domain/tiles/tileSet.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { LetterKeys } from '../board/LetterKeys.tsx';
import { Board } from '../parts/Board.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Tiles } from '../parts/Tiles.tsx';
import styles from './Duplicate.module.css';

type Props = { readonly hall: Hall; readonly laying: Signal<Laying> };

/** The board of the move. A slip can be laid on it with the letters of the rack: its line writes itself. */
export function LayAnswer({ hall, laying }: Props) {
  const t = duplicateTexts.value;
  const board = useComputed(() => hall.state.value.board).value;
  const n = useComputed(() => openMove(hall.state.value)?.n ?? null).value;
  useEffect(() => {
    laying.value = NOTHING_LAID;
  }, [n]);
  const state = hall.state.peek();
  const move = openMove(state);
  const set = tileSetOf(state);
  const hand = move && handOf(state, move);
  const lies = laying.value;
  if (!board) return null;
  const last = state.moves.findLast(({ master }) => master)?.master;
  const caret = hand && lies.cursor !== null ? caretOf(board, lies) : null;
  return (
    <>
      <Board
        set={set}
        board={board}
        naming={state.rules.naming}
        fresh={lies.fresh}
        caret={caret === null ? null : { square: caret, direction: lies.direction }}
        label={last ? last.words.join(', ') : t.move(nextMove(state))}
        {...(hand
          ? {
              onSquare: (square: number) => {
                laying.value = tapped(lies, hand, square);
              },
            }
          : {})}
      />
      {hand && move?.rack && (
        <>
          <p class={styles.muted} data-quiet>
            {t.answers.lay}
          </p>
          <RackKeys hall={hall} laying={laying} letters={move.rack.join('')} />
          {lies.blank && (
            <LetterKeys
              label={t.answers.blankFor}
              letters={set.alphabet.filter((letter) => !state.rules.forbiddenLetters.includes(letter))}
              onLetter={(letter) => press(hall, laying, letter)}
            />
          )}
        </>
      )}
    </>
  );
}

type KeysProps = Props & { readonly letters: string };

/** The letters of the rack as keys. A touch on the board does not paint them again. */
function RackKeys({ hall, laying, letters }: KeysProps) {
  const t = duplicateTexts.value.answers;
  const set = tileSetOf(hall.state.peek());
  return (
    <div class={styles.rack} role="group" aria-label={t.rack}>
      {[...letters].map((sign, i) => (
        <button key={`${i}${sign}`} type="button" aria-label={sign} onClick={() => press(hall, laying, sign)}>
          <Tiles set={set} letters={sign} size="large" />
        </button>
      ))}
      <button
        type="button"
        aria-label={t.erase}
        onClick={() => {
          laying.value = erased(laying.peek());
        }}
      >
        <Icon name="erase" />
      </button>
    </div>
  );
}

function press(hall: Hall, laying: Signal<Laying>, sign: string): void {
  const state = hall.state.peek();
  const move = openMove(state);
  const hand = move && handOf(state, move);
  if (!hand) return;
  const lies = laying.peek();
  laying.value =
    sign === BLANK
      ? blankCalled(lies)
      : typed(lies, hand, hand.set.alphabet.indexOf(sign.toUpperCase())).laying;
}
