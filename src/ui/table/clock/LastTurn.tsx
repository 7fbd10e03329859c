import type { Turn } from '../../../domain/table/state.ts';
import type { TileLanguage } from '../../../domain/tiles/language.ts';
import { TILE_SETS } from '../../../domain/tiles/tileSet.ts';
import { messages } from '../../../i18n/messages.ts';
import { Tiles } from '../../parts/Tiles.tsx';
import { SheetWord } from '../words/SheetWord.tsx';
import styles from './LastTurn.module.css';

/** A longer word would push the score aside: it stands in letters. */
const MOST_TILES = 7;

type Props = { readonly turn: Turn | undefined; readonly language: TileLanguage; readonly latest: boolean };

/** What a player did last: the word in small tiles and its points. */
export function LastTurn({ turn, language, latest }: Props) {
  const t = messages.value.clock;
  if (!turn) return null;
  if (turn.kind === 'exchange') return <p class={styles.last}>{t.exchange(turn.tiles)}</p>;
  if (turn.kind === 'pass') return <p class={styles.last}>{turn.timeOut ? t.passByTime : t.pass}</p>;
  if (turn.kind === 'loss') return <p class={styles.last}>{t.loss}</p>;
  const word = turn.words[0] ?? '';
  return (
    <p
      class={styles.last}
      data-bingo={(latest && turn.bonus > 0) || undefined}
      role="img"
      aria-label={`${word.toUpperCase()} +${turn.points}`}
    >
      {word.length > MOST_TILES ? (
        <SheetWord word={word} />
      ) : (
        word !== '' && <Tiles set={TILE_SETS[language]} letters={word} size="tiny" />
      )}
      <b>+{turn.points}</b>
    </p>
  );
}
