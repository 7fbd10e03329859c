import type { ComponentChildren } from 'preact';
import type { LetterOrder } from '../../../app/shell/letterOrder.ts';
import { countedTiles, tilesOf, typeDigit } from '../../../app/table/moveFact.ts';
import type { TypedMove } from '../../../app/table/typedMove.ts';
import { addLetter, chooseWord, eraseLetter, namedWords, nextWord } from '../../../app/table/typedWords.ts';
import { type GoingOut, isAsked } from '../../../domain/table/questions.ts';
import type { GameState } from '../../../domain/table/state.ts';
import { TILE_SETS } from '../../../domain/tiles/tileSet.ts';
import type { Seat } from '../../../domain/units.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { CountPad } from '../../parts/CountPad.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Keypad } from '../../parts/Keypad.tsx';
import { LetterPad } from '../../parts/LetterPad.tsx';
import { Tiles } from '../../parts/Tiles.tsx';
import { SheetWord } from '../words/SheetWord.tsx';
import { WordLine } from '../words/WordLine.tsx';
import styles from './MoveForm.module.css';

export type EntryProps = {
  readonly state: GameState;
  readonly seat: Seat;
  readonly typed: TypedMove;
  readonly order: LetterOrder;
  readonly change: (changes: Partial<TypedMove>) => void;
};

/** More would not fit beside the other facts. */
const MOST_TILES = 8;

/** In the place of the kinds while letters are typed: the way back to the points, and the other words. */
export function WordsBar({
  typed,
  change,
  children,
}: Pick<EntryProps, 'typed' | 'change'> & { readonly children?: ComponentChildren }) {
  const { settling } = messages.value;
  const { words } = typed;
  return (
    <div class={styles.words}>
      <button type="button" aria-label={settling.toDigitsLabel} onClick={() => change({ pad: 'digits' })}>
        <Icon name="back" /> {!children && settling.toDigitsLabel}
      </button>
      {/* What is proposed needs the room, and knows the words itself. */}
      {children}
      {words.words.map((word, i) =>
        children || i === words.at || word === '' ? null : (
          <button
            key={i}
            type="button"
            aria-label={settling.chooseWord(word)}
            onClick={() => change({ words: chooseWord(words, i) })}
          >
            <SheetWord word={word} />
          </button>
        ),
      )}
    </div>
  );
}

/** What helps and is not needed: the word, the number of tiles, the bonus, the last move. */
export function PlayFacts({
  state,
  typed,
  change,
  going,
  wordOnly = false,
}: Omit<EntryProps, 'order' | 'seat'> & {
  readonly going: GoingOut;
  /** Nothing but the word is known of what was taken off the board. */
  readonly wordOnly?: boolean;
}) {
  const { settling } = messages.value;
  const { rules } = state;
  const set = TILE_SETS[rules.language];
  if (typed.pad === 'letters')
    return (
      <WordLine
        set={set}
        list={typed.words}
        onChange={(words) => change({ words })}
        placeholder={settling.wordHint}
        blanks
        alone
      />
    );
  const tiles = tilesOf(typed, rules.rack);
  const counting = typed.pad === 'tiles';
  const words = namedWords(typed.words);
  const [word = ''] = words;
  return (
    <div class={styles.facts}>
      <button
        type="button"
        class={styles.word}
        data-card
        data-empty={word === '' || undefined}
        aria-label={[settling.word, ...words].join(': ')}
        onClick={() => change({ pad: 'letters' })}
      >
        {word === '' ? (
          settling.word
        ) : words.length > 1 || word.length > MOST_TILES || isAsked(going) ? (
          <span>
            <SheetWord word={word} />
            {words.length > 1 && ` +${words.length - 1}`}
          </span>
        ) : (
          <Tiles set={set} letters={word} size={word.length > 6 ? 'tiny' : 'small'} />
        )}
      </button>
      {!wordOnly && (
        <>
          <button
            type="button"
            class={styles.fact}
            data-card
            aria-label={settling.tiles(tiles)}
            aria-expanded={counting}
            onClick={() => change({ pad: counting ? 'digits' : 'tiles' })}
          >
            <b>{tiles ?? '–'}</b>
            {tiles === null ? settling.tilesUncounted : settling.tilesShort(tiles)}
          </button>
          <button
            type="button"
            class={styles.fact}
            data-card
            aria-label={settling.bonus(rules.bingo)}
            aria-pressed={typed.bonus}
            title={settling.bonusHint(rules.bingo, rules.rack)}
            // Taken off, it stays off, however many letters the word has.
            onClick={() => change(typed.bonus ? { bonus: false, tiles: typed.tiles } : { bonus: true })}
          >
            <b>+{rules.bingo}</b>
            {settling.bonusShort}
          </button>
        </>
      )}
      {isAsked(going) && (
        <button
          type="button"
          class={styles.fact}
          data-card
          data-words
          data-likely={going === 'likely' || undefined}
          aria-pressed={typed.out}
          onClick={() => change({ out: !typed.out })}
        >
          {going === 'likely' && !typed.out ? settling.outQuestion : settling.out}
        </button>
      )}
    </div>
  );
}

export function PlayKeys({
  state: { rules },
  typed,
  order,
  change,
  board = true,
}: Omit<EntryProps, 'seat'> & {
  /** The word can be laid on the board instead. */
  readonly board?: boolean;
}) {
  const { common, settling } = messages.value;
  if (typed.pad === 'tiles') {
    return (
      <div class={styles.keys} data-low>
        <p class={styles.question}>{settling.tilesQuestion}</p>
        <CountPad
          label={settling.tilesQuestion}
          most={rules.rack}
          value={tilesOf(typed, rules.rack)}
          onChoose={(tiles) => change({ ...countedTiles(tiles, rules.rack), pad: 'digits' })}
        />
        <Button onClick={() => change({ ...countedTiles(null, rules.rack), pad: 'digits' })}>
          {settling.tilesUnknown}
        </Button>
      </div>
    );
  }
  if (typed.pad === 'letters') {
    return (
      <div class={styles.keys}>
        <LetterPad
          label={settling.letters}
          letters={TILE_SETS[rules.language].alphabet}
          order={order}
          eraseLabel={common.erase}
          onLetter={(letter) => change({ words: addLetter(typed.words, letter) })}
          onErase={() => change({ words: eraseLetter(typed.words) })}
          more={
            <button type="button" onClick={() => change({ words: nextWord(typed.words) })}>
              {settling.nextWord}
            </button>
          }
        />
      </div>
    );
  }
  return (
    <div class={styles.keys}>
      <Keypad
        label={settling.points}
        eraseLabel={common.erase}
        onDigit={(digit) => change({ digits: typeDigit(typed.digits, digit) })}
        onErase={() => change({ digits: typed.digits.slice(0, -1) })}
        corner={
          board && (
            <button type="button" onClick={() => change({ pad: 'board' })}>
              {settling.board}
            </button>
          )
        }
      />
    </div>
  );
}
