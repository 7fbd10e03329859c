import { countedTiles, pointsOf, tilesOf, typeDigit } from '../../../app/table/moveFact.ts';
import type { TypedMove } from '../../../app/table/typedMove.ts';
import { addLetter, eraseLetter, namedWords, nextWord } from '../../../app/table/typedWords.ts';
import { goingOut, isAsked } from '../../../domain/table/questions.ts';
import type { GameState } from '../../../domain/table/state.ts';
import { TILE_SETS } from '../../../domain/tiles/tileSet.ts';
import type { Seat } from '../../../domain/units.ts';
import { figure } from '../../../i18n/figures.ts';
import { messages } from '../../../i18n/messages.ts';
import { Proposals } from '../../board/Proposals.tsx';
import { Button } from '../../parts/Button.tsx';
import { CountPad } from '../../parts/CountPad.tsx';
import entry from '../../parts/Entry.module.css';
import { Keypad } from '../../parts/Keypad.tsx';
import { LetterPad } from '../../parts/LetterPad.tsx';
import { WordLine } from '../words/WordLine.tsx';
import styles from './MoveForm.module.css';

type Props = {
  readonly state: GameState;
  readonly seat: Seat;
  readonly typed: TypedMove;
  readonly change: (changes: Partial<TypedMove>) => void;
};

/** Points are all that is needed; the word and the number of tiles help. */
export function PlayEntry({ state, seat, typed, change }: Props) {
  const { settling } = messages.value;
  const { rules, scores, tiles } = state;
  const points = pointsOf(typed, rules.bingo);
  const before = scores[seat] ?? 0;
  const spelling = typed.pad === 'letters';
  return (
    <>
      <div class={`${entry.show} ${styles.show}`}>
        {(spelling || namedWords(typed.words).length > 0) && (
          <WordLine
            set={TILE_SETS[rules.language]}
            list={typed.words}
            onChange={(words) => change({ words })}
            placeholder={settling.wordHint}
            note={spelling ? settling.blankHint : ''}
            blanks
          />
        )}
        <div class={styles.points}>
          <output
            class={spelling ? styles.typed : entry.big}
            aria-label={settling.points}
            data-empty={points === null || undefined}
          >
            {points ?? 0}
          </output>
          {spelling && (
            <button type="button" class={styles.toDigits} onClick={() => change({ pad: 'digits' })}>
              ◂ {settling.toDigitsLabel}
            </button>
          )}
        </div>
        <p class={entry.sum}>
          {typed.bonus && <span>{settling.withBonus(Number(typed.digits), rules.bingo)}</span>}
          <span class={styles.after}>
            {figure(before)} → <strong>{figure(before + (points ?? 0))}</strong> {settling.afterMove}
          </span>
          {tiles && <span>{settling.bag(tiles.bag)}</span>}
        </p>
      </div>
      {state.board && namedWords(typed.words).length > 0 && (!spelling || points !== null) && (
        <Proposals state={state} seat={seat} typed={typed} change={change} />
      )}
      {!spelling && <Chips state={state} seat={seat} typed={typed} change={change} />}
      <Pad state={state} seat={seat} typed={typed} change={change} />
    </>
  );
}

function Chips({ state, seat, typed, change }: Props) {
  const { settling } = messages.value;
  const { rules } = state;
  const tiles = tilesOf(typed, rules.rack);
  const going = goingOut(state, seat, tiles);
  const counting = typed.pad === 'tiles';
  return (
    <div class={styles.chips}>
      <Button
        kind="chip"
        aria-pressed={typed.bonus}
        title={settling.bonusHint(rules.bingo, rules.rack)}
        onClick={() => change({ bonus: !typed.bonus })}
      >
        {settling.bonus(rules.bingo)}
      </Button>
      <Button
        kind="chip"
        aria-expanded={counting}
        onClick={() => change({ pad: counting ? 'digits' : 'tiles' })}
      >
        {settling.tiles(tiles)}
      </Button>
      <Button kind="chip" onClick={() => change({ pad: 'board' })}>
        {settling.board}
      </Button>
      {going === 'sure' && <p class={styles.note}>{settling.outSure}</p>}
      {isAsked(going) && (
        <button
          type="button"
          class={styles.out}
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

function Pad({ state: { rules }, typed, change }: Props) {
  const { common, settling } = messages.value;
  if (typed.pad === 'tiles') {
    return (
      <div class={entry.pad} data-keys="low">
        <p class={styles.question}>{settling.tilesQuestion}</p>
        <CountPad
          label={settling.tilesQuestion}
          most={rules.rack}
          value={tilesOf(typed, rules.rack)}
          none={settling.tilesUnknown}
          onChoose={(tiles) => change({ ...countedTiles(tiles, rules.rack), pad: 'digits' })}
        />
      </div>
    );
  }
  if (typed.pad === 'letters') {
    return (
      <div class={entry.pad} data-keys="low">
        <LetterPad
          label={settling.letters}
          letters={TILE_SETS[rules.language].alphabet}
          eraseLabel={common.erase}
          onLetter={(letter) => change({ words: addLetter(typed.words, letter) })}
          onErase={() => change({ words: eraseLetter(typed.words) })}
          more={
            <button
              type="button"
              data-wide
              class={entry.small}
              onClick={() => change({ words: nextWord(typed.words) })}
            >
              {settling.nextWord}
            </button>
          }
        />
      </div>
    );
  }
  return (
    <div class={entry.pad}>
      <Keypad
        label={settling.points}
        eraseLabel={common.erase}
        onDigit={(digit) => change({ digits: typeDigit(typed.digits, digit) })}
        onErase={() => change({ digits: typed.digits.slice(0, -1) })}
        corner={
          <button type="button" class={entry.small} onClick={() => change({ pad: 'letters' })}>
            {settling.word}
          </button>
        }
      />
    </div>
  );
}
