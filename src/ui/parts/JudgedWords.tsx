import type { TileLanguage } from '../../domain/tiles/language.ts';
import { TILE_SETS } from '../../domain/tiles/tileSet.ts';
import { Icon } from './Icon.tsx';
import styles from './JudgedWords.module.css';
import { Tiles } from './Tiles.tsx';
import type { VerdictKind } from './Verdict.tsx';

type Props = {
  readonly label: string;
  readonly language: TileLanguage;
  readonly words: readonly {
    readonly word: string;
    /** What the list says of this word alone, where it is shown. */
    readonly answer?: { readonly kind: VerdictKind; readonly text: string } | undefined;
  }[];
};

/** The longest words in the largest tiles that one line of the smallest phone holds. */
const MOST_LARGE = 7;
const MOST_SMALL = 11;

/** The words of a check, laid out in tiles; each with its own answer, if it is shown. */
export function JudgedWords({ label, language, words }: Props) {
  const longest = Math.max(...words.map(({ word }) => word.length));
  const size =
    longest <= MOST_LARGE && words.length <= 2 ? 'large' : longest <= MOST_SMALL ? 'small' : 'tiny';
  return (
    <ul class={styles.words} aria-label={label}>
      {words.map(({ word, answer }) => (
        <li key={word} data-answer={answer?.kind}>
          <span role="img" aria-label={word}>
            <Tiles set={TILE_SETS[language]} letters={word} size={size} />
          </span>
          {answer && (
            <span class={styles.answer} role="img" aria-label={answer.text}>
              {answer.kind === 'unknown' ? '?' : <Icon name={answer.kind === 'valid' ? 'check' : 'close'} />}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
