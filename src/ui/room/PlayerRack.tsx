import type { RefObject } from 'preact';
import type { PlayerDraft } from '../../app/room/playerDraft.ts';
import { BLANK, letterPoints, type TileSet } from '../../domain/tiles/tileSet.ts';
import { roomTexts } from '../../i18n/room.ts';
import { keepFocus } from '../parts/keys.ts';
import styles from './Room.module.css';
import type { useTileDrag } from './useTileDrag.ts';

type Props = {
  readonly set: TileSet;
  readonly draft: PlayerDraft;
  /** The tile that waits for a square, or is being carried. */
  readonly picked: number | null;
  readonly carried: number | null;
  /** Nothing was sent and the time is nearly over. */
  readonly red: boolean;
  readonly rack: RefObject<HTMLDivElement | null>;
  readonly grip: ReturnType<typeof useTileDrag>['grip'];
  readonly onTile: (place: number) => void;
};

/** The tiles in the order in which this player wants to see them; where one was taken its place stays empty. */
export function PlayerRack({ set, draft, picked, carried, red, rack, grip, onTile }: Props) {
  const t = roomTexts.value.play;
  return (
    <div
      ref={rack}
      class={styles.rack}
      role="group"
      aria-label={t.rack}
      data-red={red || undefined}
      data-tappable=""
      onMouseDown={keepFocus}
    >
      {[...draft.rack].map((sign, place) =>
        draft.gaps.includes(place) ? (
          <i key={place} class={styles.gap} />
        ) : (
          <button
            key={place}
            type="button"
            class={styles.tile}
            data-picked={picked === place || undefined}
            data-carried={carried === place || undefined}
            aria-label={sign === BLANK ? t.blank : t.tile(sign)}
            {...(picked === place ? { 'aria-pressed': true } : {})}
            {...grip(() => ({ on: 'rack', place }))}
            onClick={(event) => {
              // With a pointer the grip knows whether it was a tap.
              if (event.detail === 0) onTile(place);
            }}
          >
            {sign === BLANK ? '' : sign}
            {sign !== BLANK && <small>{letterPoints(set, sign)}</small>}
          </button>
        ),
      )}
    </div>
  );
}
