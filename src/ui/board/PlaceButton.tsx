import type { Board as Lying } from '../../domain/board/board.ts';
import { namingOf } from '../../domain/board/naming.ts';
import type { Place } from '../../domain/board/places.ts';
import type { TileSet } from '../../domain/tiles/tileSet.ts';
import { boardMessages } from '../../i18n/board.ts';
import { Board } from '../parts/Board.tsx';
import { regionOf } from '../parts/boardRegion.ts';
import { placeText } from '../parts/placeText.ts';
import styles from './Proposals.module.css';

type Props = {
  readonly set: TileSet;
  readonly board: Lying;
  readonly place: Place;
  readonly seat: number;
  readonly chosen: boolean;
  readonly onChoose: () => void;
};

/** A proposed place: a cut-out of the board, where the word begins, and which of its letters would be a blank. */
export function PlaceButton({ set, board, place, seat, chosen, onChoose }: Props) {
  return (
    <button type="button" data-seat={seat} aria-pressed={chosen} onClick={onChoose}>
      <span class={styles.cut}>
        <Board
          set={set}
          board={board}
          label=""
          fresh={place.laid.tiles}
          region={regionOf(place.laid.tiles, 5)}
          seat={seat}
        />
      </span>
      <span>
        <b>{placeText(place.placement, namingOf(set.language))}</b>
        {place.assumed.length > 0 && <small>{boardMessages.value.assumed(place.assumed)}</small>}
      </span>
    </button>
  );
}
