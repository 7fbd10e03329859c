import { isBlankLetter } from '../../domain/tiles/blank.ts';
import { BLANK, letterPoints, type TileSet } from '../../domain/tiles/tileSet.ts';
import styles from './Tiles.module.css';

type Props = {
  readonly set: TileSet;
  /** Capitals; a small letter is a blank standing for it, `?` a blank on a rack. */
  readonly letters: string;
  /** 19, 24, 38, 48 and 64 pixels. */
  readonly size?: 'tiny' | 'small' | 'large' | 'big' | 'huge';
  /** Makes the tiles buttons: tapping one reports its place. */
  readonly onTap?: (index: number) => void;
  readonly tapLabel?: (letter: string) => string;
  /** A tap takes the tile away; otherwise it makes a blank of the letter. */
  readonly tapRemoves?: boolean;
};

export function Tiles({ set, letters, size = 'large', onTap, tapLabel, tapRemoves = false }: Props) {
  return (
    <div
      class={styles.tiles}
      data-size={size}
      data-tappable={onTap !== undefined || undefined}
      style={{ '--count': letters.length }}
    >
      {[...letters].map((sign, index) => {
        const letter = sign.toUpperCase();
        const blank = sign === BLANK || isBlankLetter(sign);
        // A letter that is on no tile of this language has no value.
        const points = letterPoints(set, letter);
        const face = (
          <>
            {sign === BLANK ? '' : letter}
            {!blank && points > 0 && <small>{points}</small>}
          </>
        );
        return onTap ? (
          <button
            key={`${index}${sign}`}
            type="button"
            class={styles.tile}
            data-blank={blank || undefined}
            aria-pressed={tapRemoves ? undefined : blank}
            aria-label={tapLabel?.(letter)}
            onClick={() => onTap(index)}
          >
            {face}
          </button>
        ) : (
          <span key={`${index}${sign}`} class={styles.tile} data-blank={blank || undefined}>
            {face}
          </span>
        );
      })}
    </div>
  );
}
