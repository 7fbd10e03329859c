import { useSignal } from '@preact/signals';
import { BOARD_SIZE } from '../../../domain/board/square.ts';
import { MOST_CHALLENGED } from '../../../domain/table/challenge.ts';
import { toggledBlank } from '../../../domain/tiles/blank.ts';
import { capitals, type TileSet } from '../../../domain/tiles/tileSet.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { isShortcut } from '../../parts/keys.ts';
import { LetterPad } from '../../parts/LetterPad.tsx';
import { Tiles } from '../../parts/Tiles.tsx';
import styles from './WordsField.module.css';

type Props = {
  readonly set: TileSet;
  readonly words: readonly string[];
  /** Letters can be marked as blanks. */
  readonly blanks: boolean;
  readonly onChange: (words: readonly string[]) => void;
};

/** The words of a move, the main one first, each shown as tiles. */
export function WordsField({ set, words, blanks, onChange }: Props) {
  const { sheet, common } = messages.value;
  const chosen = useSignal(0);
  const index = Math.min(chosen.value, words.length);
  const word = words[index] ?? '';

  const put = (text: string) => {
    const next = [...words];
    next[index] = text;
    onChange(next.filter((entry) => entry !== ''));
  };
  const type = (letter: string) => {
    if (word.length < BOARD_SIZE) put(word + letter);
  };
  const erase = () => {
    if (word === '' && index > 0) chosen.value = index - 1;
    else put(word.slice(0, -1));
  };
  const toggle = (at: number) =>
    put([...word].map((sign, i) => (i === at ? toggledBlank(sign) : sign)).join(''));
  const keys = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    const letter = capitals(event.key);
    if (set.alphabet.includes(letter)) type(letter);
    else if (event.key === 'Backspace') erase();
    else return;
    event.preventDefault();
  };

  return (
    <div class={styles.field} onKeyDown={keys} role="group" aria-label={sheet.words}>
      <div class={styles.chips}>
        {words.map((entry, i) => (
          <Button
            key={i}
            kind="chip"
            aria-pressed={i === index}
            onClick={() => {
              chosen.value = i;
            }}
          >
            {capitals(entry)}
          </Button>
        ))}
        {words.length > 0 && words.length < MOST_CHALLENGED && (
          <Button
            kind="chip"
            aria-pressed={index === words.length}
            onClick={() => {
              chosen.value = words.length;
            }}
          >
            + {sheet.addWord}
          </Button>
        )}
      </div>
      <div class={styles.tiles}>
        {word === '' ? (
          <span class={styles.hint}>{sheet.noWord}</span>
        ) : blanks ? (
          <Tiles set={set} letters={word} onTap={toggle} tapLabel={(letter) => `${letter}, blank`} />
        ) : (
          <Tiles set={set} letters={capitals(word)} />
        )}
      </div>
      {blanks && word !== '' && <p class={styles.hint}>{sheet.wordsHint}</p>}
      <div class={styles.pad}>
        <LetterPad
          label={sheet.letters}
          letters={set.alphabet}
          eraseLabel={common.erase}
          onLetter={type}
          onErase={erase}
        />
      </div>
    </div>
  );
}
