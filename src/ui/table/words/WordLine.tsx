import {
  chooseWord,
  removeWord,
  type TypedWords,
  toggleBlank,
  wordAt,
} from '../../../app/table/typedWords.ts';
import type { TileSet } from '../../../domain/tiles/tileSet.ts';
import { messages } from '../../../i18n/messages.ts';
import { Bin } from '../../parts/Bin.tsx';
import { Tiles } from '../../parts/Tiles.tsx';
import styles from './WordLine.module.css';

type Props = {
  readonly set: TileSet;
  readonly list: TypedWords;
  readonly onChange: (list: TypedWords) => void;
  /** Shown while nothing is typed. */
  readonly placeholder: string;
  /** Shown below a word that is typed. */
  readonly note?: string;
  /** Tapping a letter marks it as a blank. */
  readonly blanks?: boolean;
  readonly removable?: boolean;
  /** The other words stand elsewhere. */
  readonly alone?: boolean;
};

/** The words typed so far; the one the letters go to is laid out in tiles. */
export function WordLine({
  set,
  list,
  onChange,
  placeholder,
  note = '',
  blanks = false,
  removable = false,
  alone = false,
}: Props) {
  const { settling } = messages.value;
  const word = wordAt(list);
  return (
    <div class={styles.line} data-stack="1">
      {list.words.length > 1 && !alone && (
        <div class={styles.others}>
          {list.words.map((other, i) =>
            i === list.at || other === '' ? null : (
              <span key={i} class={styles.other}>
                <button
                  type="button"
                  aria-label={settling.chooseWord(other)}
                  onClick={() => onChange(chooseWord(list, i))}
                >
                  {other}
                </button>
                {removable && (
                  <button
                    type="button"
                    aria-label={settling.removeWord(other)}
                    onClick={() => onChange(removeWord(list, i))}
                  >
                    <Bin />
                  </button>
                )}
              </span>
            ),
          )}
        </div>
      )}
      {word === '' ? (
        <p class={styles.hint}>{placeholder}</p>
      ) : blanks ? (
        <Tiles
          set={set}
          letters={word}
          onTap={(index) => onChange(toggleBlank(list, index))}
          tapLabel={settling.blank}
        />
      ) : (
        <Tiles set={set} letters={word} size={word.length > 7 ? 'small' : 'large'} />
      )}
      {word !== '' && note !== '' && (
        <p class={styles.note} data-quiet>
          {note}
        </p>
      )}
    </div>
  );
}
