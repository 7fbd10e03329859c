import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { tileAt } from '../../domain/board/board.ts';
import { writeLaidTile } from '../../domain/board/laidTile.ts';
import {
  blankCalled,
  caretOf,
  erased,
  type Hand,
  type Laying,
  type LetterOutcome,
  tapped,
  turned,
  typed,
} from '../../domain/board/laying.ts';
import { namingOf } from '../../domain/board/naming.ts';
import { writeSquare } from '../../domain/board/square.ts';
import { boardMessages } from '../../i18n/board.ts';
import { messages } from '../../i18n/messages.ts';
import { Board } from '../parts/Board.tsx';
import { Icon } from '../parts/Icon.tsx';
import { pressesButton, useKeys } from '../parts/keys.ts';
import { TurnButton } from '../parts/TurnButton.tsx';
import styles from './LayingPad.module.css';
import { LetterKeys } from './LetterKeys.tsx';
import { keyed } from './layingKeys.ts';

type Props = {
  readonly laying: Laying;
  readonly hand: Hand;
  readonly seat: number;
  readonly onChange: (laying: Laying) => void;
  /** Enter. */
  readonly onEnter: (event: Event) => void;
  readonly onEscape: () => void;
  /** What follows from what lies: between the board and the keys. `said`: what the last key came to. */
  readonly readout: (said: string) => ComponentChildren;
  /** What was laid, for those who listen. */
  readonly heard: string;
  /** Beside the eraser and the blank: what it leads to. */
  readonly children: ComponentChildren;
};

/** Laying a word: the board, what it comes to, the letters. */
export function LayingPad({
  laying,
  hand,
  seat,
  onChange,
  onEnter,
  onEscape,
  readout,
  heard,
  children,
}: Props) {
  const text = boardMessages.value;
  const { common } = messages.value;
  const said = useSignal('');
  const { set, board } = hand;
  const naming = namingOf(set.language);
  const caret = caretOf(board, laying);

  const change = (next: Laying, came: LetterOutcome | null = null, letter = '') => {
    said.value = saidOf(came, letter, hand.most);
    onChange(next);
  };
  const type = (letter: string, blank: boolean) => {
    const index = set.alphabet.indexOf(letter);
    if (index < 0) return;
    const came = typed(blank ? { ...laying, blank: true } : laying, hand, index);
    change(came.laying, came.typed, letter);
  };

  useKeys((event) => {
    const { key } = event;
    if (key === 'Escape') onEscape();
    else if (key === 'Enter') {
      if (pressesButton(event) || event.repeat) return;
      event.preventDefault();
      onEnter(event);
    } else if (key === ' ' && pressesButton(event)) return;
    else {
      const next = keyed(laying, hand, key);
      if (next) {
        event.preventDefault();
        change(next);
      } else type(key.toUpperCase(), event.shiftKey);
    }
  });

  const where = caret === null ? '' : text.square(writeSquare(caret, naming), text[laying.direction]);
  const there = laying.cursor === null ? null : tileAt(board, laying.cursor);
  const lies = there === null ? '' : `${writeSquare(laying.cursor!, naming)}: ${writeLaidTile(set, there)}`;
  // The keys' faces never change: only what is typed does.
  const latest = useMemo(() => ({ type }), []);
  latest.type = type;
  const keys = useMemo(
    () => (
      <LetterKeys
        label={text.letters}
        letters={set.alphabet}
        onLetter={(...press) => latest.type(...press)}
      />
    ),
    [set, text],
  );
  return (
    <>
      <div class={styles.board}>
        <Board
          set={set}
          board={board}
          label={text.lying(board.tiles)}
          fresh={laying.fresh}
          caret={caret === null ? null : { square: caret, direction: laying.direction }}
          naming={naming}
          seat={seat}
          onSquare={(square) => change(tapped(laying, hand, square))}
        />
      </div>
      <p data-unseen role="status">
        {[said.value, lies, where, heard].filter(Boolean).join('. ')}
      </p>
      <div class={styles.readout} data-seat={seat}>
        {readout(said.value)}
        <TurnButton
          direction={laying.direction}
          text={text[laying.direction]}
          label={text.turn(text[laying.direction])}
          onClick={() => change(turned(laying, board))}
        />
      </div>
      {keys}
      <div class={styles.foot}>
        <button type="button" aria-label={common.erase} onClick={() => change(erased(laying))}>
          <Icon name="erase" />
        </button>
        <button type="button" aria-pressed={laying.blank} onClick={() => change(blankCalled(laying))}>
          {text.blank}
        </button>
        {children}
      </div>
    </>
  );
}

function saidOf(came: LetterOutcome | null, letter: string, most: number): string {
  const text = boardMessages.value;
  switch (came) {
    case 'became-blank':
      return text.becameBlank(letter);
    case 'no-square':
      return text.noSquare;
    case 'no-room':
      return text.noRoom;
    case 'rack-full':
      return text.rackFull(most);
    default:
      return '';
  }
}
