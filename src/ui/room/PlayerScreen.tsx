import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { PlayerRoom } from '../../app/room/playerRoom.ts';
import { boardOf } from '../../app/room/scene.ts';
import type { App } from '../../app/shell/app.ts';
import { EMPTY_BOARD, type Board as Lying, type PlacedTile, tileAt } from '../../domain/board/board.ts';
import { fitWord } from '../../domain/board/placement.ts';
import type { Partiar } from '../../domain/duplicate/partiar.ts';
import { TILE_SETS } from '../../domain/tiles/tileSet.ts';
import { roomTexts } from '../../i18n/room.ts';
import type { Scene } from '../../share/room/messages.ts';
import { Board } from '../parts/Board.tsx';
import { placeText } from '../parts/placeText.ts';
import { RoundButton } from '../parts/RoundButton.tsx';
import { AfterGame } from './AfterGame.tsx';
import { PlayerClock } from './PlayerClock.tsx';
import { PlayerPad } from './PlayerPad.tsx';
import { RefereeNotice } from './RefereeNotice.tsx';
import styles from './Room.module.css';
import { SentMoves } from './SentMoves.tsx';

/** Draws a player's sheet: it belongs to the duplicate game's own screens. */
export type SheetOf = (partiar: Partiar) => ComponentChildren;

type Props = {
  readonly app: Pick<App, 'device' | 'navigation'>;
  readonly room: PlayerRoom;
  readonly sheetOf: SheetOf;
};

/** A player's screen (004 §5–8): board, rack, clock, semaphore, what was sent. Nothing about validity, nothing about points. */
export function PlayerScreen({ app, room, sheetOf }: Props) {
  const t = roomTexts.value;
  useEffect(() => {
    app.device.keepAwake(true);
    return () => void app.device.keepAwake(false);
  }, []);
  const scene = room.scene.value;
  const over = scene?.phase === 'over';
  const me = room.people.value.find(({ number }) => number === room.number.value);
  return (
    <main class={styles.screen}>
      <header class={styles.head}>
        <RoundButton icon="back" label={t.play.leave} onClick={() => app.navigation.go('home')} />
        <h1 class={styles.who}>
          <b data-cut>{me ? `${me.number}. ${me.name}` : ''}</b>
          <span data-cut data-quiet>
            {[scene && !over && t.play.move(scene.n), scene?.event].filter(Boolean).join(' · ')}
          </span>
        </h1>
        {scene && !over && <PlayerClock scene={scene} room={room} />}
      </header>
      {scene ? (
        <Playing scene={scene} room={room} sheetOf={sheetOf} />
      ) : (
        <p class={styles.note}>{t.join.waiting}</p>
      )}
      <RefereeNotice room={room} />
    </main>
  );
}

function Playing({ scene, room, sheetOf }: Pick<Props, 'room' | 'sheetOf'> & { readonly scene: Scene }) {
  const t = roomTexts.value;
  const set = TILE_SETS[scene.language];
  const board = useMemo(() => boardOf(scene), [scene.board, scene.language]);
  const draft = room.draft.value;
  if (scene.phase === 'playing' && scene.rack && draft)
    return (
      <PlayerPad key={`${scene.game} ${scene.n}`} scene={scene} board={board} draft={draft} room={room} />
    );
  if (scene.phase === 'over' && (room.partiar.value || room.words.value))
    return <AfterGame room={room} sheetOf={sheetOf} />;
  const placement = scene.last?.placement ?? null;
  const fitted = lastWord(scene, board);
  const what = scene.phase === 'over' ? t.play.over : scene.phase === 'ready' ? t.play.ready : t.play.drawing;
  return (
    <>
      <div class={styles.board}>
        <Board
          set={set}
          board={board}
          fresh={fitted}
          naming={scene.naming}
          label={t.play.board(board.tiles)}
        />
      </div>
      <div class={styles.between} data-stack="2">
        {scene.last && (
          <p class={styles.last}>
            {t.play.laid(scene.last.n)}{' '}
            <b>
              {placement
                ? `${placement.word.toUpperCase()} · ${placeText(placement, scene.naming)}`
                : t.play.nothingLaid}
            </b>
          </p>
        )}
        <p class={styles.note} role="status">
          {scene.paused ? t.play.paused : what}
        </p>
        {room.sent.value.length > 0 && <SentMoves room={room} naming={scene.naming} />}
      </div>
    </>
  );
}

/** The word that was laid last, with an edge around all of its tiles. */
function lastWord({ language, last }: Scene, board: Lying): readonly PlacedTile[] {
  const fitted = last?.placement && fitWord(TILE_SETS[language], EMPTY_BOARD, last.placement);
  return fitted?.ok ? fitted.value.fresh.filter(({ square, tile }) => tileAt(board, square) === tile) : [];
}
