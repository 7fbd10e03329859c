import { useSignal } from '@preact/signals';
import {
  laidByPlayer,
  moveLaid,
  playerHand,
  rackTiles,
  tappedByPlayer,
} from '../../app/room/playerLaying.ts';
import type { PlayerRoom } from '../../app/room/playerRoom.ts';
import type { Board as Lying } from '../../domain/board/board.ts';
import { caretOf, erased, type Laying, NOTHING_LAID, turned } from '../../domain/board/laying.ts';
import { semaphoreOf } from '../../domain/duplicate/semaphore.ts';
import { BLANK, letterPoints } from '../../domain/tiles/tileSet.ts';
import { roomTexts } from '../../i18n/room.ts';
import type { Scene } from '../../share/room/messages.ts';
import { LetterKeys } from '../board/LetterKeys.tsx';
import { keyed } from '../board/layingKeys.ts';
import { Board } from '../parts/Board.tsx';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { keepFocus, pressesButton, useKeys } from '../parts/keys.ts';
import { useTimeLeft } from './PlayerClock.tsx';
import styles from './Room.module.css';
import { SentLines } from './SentLines.tsx';

type Props = {
  readonly scene: Scene;
  readonly board: Lying;
  readonly laying: Laying;
  readonly room: PlayerRoom;
  readonly onChange: (laying: Laying) => void;
};

/** Laying a move from the rack with mouse, touch or keys, and sending it as often as one likes. */
export function PlayerPad({ scene, board, laying, room, onChange }: Props) {
  const t = roomTexts.value.play;
  const hand = playerHand(scene, board);
  const { set } = hand;
  /** The order in which this player wants to see the rack. */
  const rack = useSignal(scene.rack ?? '');
  const left = useTimeLeft(scene, room);
  const answered = room.sent.value.some(({ as }) => as === 'taken' || as === 'waiting');
  const { red } = semaphoreOf(scene.semaphore, left, answered);
  const open = !scene.paused && left > 0;
  const caret = caretOf(board, laying);

  const lay = (letter: string, blank = false) =>
    onChange({ ...laidByPlayer(laying, hand, letter, blank), blank: false });
  const send = () => {
    if (open) room.send(moveLaid(laying, hand, scene));
  };
  useKeys((event) => {
    const { key } = event;
    if (key === 'Enter') {
      if (pressesButton(event) || event.repeat) return;
      event.preventDefault();
      send();
    } else if (key === 'Escape') onChange(NOTHING_LAID);
    else if (key !== ' ' || !pressesButton(event)) {
      const next = keyed(laying, hand, key);
      if (next) {
        event.preventDefault();
        onChange(next);
      } else lay(key.toUpperCase(), event.shiftKey || laying.blank);
    }
  });

  return (
    <>
      <div class={styles.board}>
        <Board
          set={set}
          board={board}
          label={t.board(board.tiles)}
          fresh={laying.fresh}
          caret={caret === null ? null : { square: caret, direction: laying.direction }}
          naming={scene.naming}
          seat={0}
          onSquare={(square) => onChange(tappedByPlayer(laying, hand, square))}
        />
      </div>
      <div class={styles.readout}>
        <div>
          {scene.paused || left === 0 ? (
            <p role="status">{scene.paused ? t.paused : t.up}</p>
          ) : (
            room.sent.value.length === 0 && (
              <p class={styles.muted}>{laying.cursor === null ? t.tapSquare : t.tapLetters}</p>
            )
          )}
          {scene.rejected > 0 && <p class={styles.muted}>{t.replaced}</p>}
          {(room.sent.value.length > 0 || left === 0) && <SentLines room={room} naming={scene.naming} />}
        </div>
        <button
          type="button"
          class={styles.turn}
          aria-label={t.turn(t[laying.direction])}
          onMouseDown={keepFocus}
          onClick={() => onChange(turned(laying, board))}
        >
          <span class={styles.arrow} data-direction={laying.direction}>
            <Icon name="down" />
          </span>
          <span>{t[laying.direction]}</span>
        </button>
      </div>
      {laying.blank ? (
        <div class={styles.blank}>
          <p>{t.which}</p>
          <LetterKeys label={t.which} letters={set.alphabet} onLetter={(letter) => lay(letter, true)} />
        </div>
      ) : (
        <div
          class={styles.rack}
          role="group"
          aria-label={t.rack}
          data-red={(red && open) || undefined}
          onMouseDown={keepFocus}
        >
          {rackTiles(rack.value, laying, hand).map(({ sign, there }, place) => (
            <button
              key={`${place}${sign}`}
              type="button"
              class={styles.tile}
              disabled={!there}
              aria-label={sign === BLANK ? t.blank : t.tile(sign)}
              onClick={() => (sign === BLANK ? onChange({ ...laying, blank: true }) : lay(sign))}
            >
              {sign === BLANK ? '' : sign}
              {sign !== BLANK && <small>{letterPoints(set, sign)}</small>}
            </button>
          ))}
        </div>
      )}
      <div class={styles.foot}>
        <button
          type="button"
          aria-label={t.erase}
          onMouseDown={keepFocus}
          onClick={() => onChange(erased(laying))}
        >
          <Icon name="erase" />
        </button>
        <button
          type="button"
          aria-label={t.shuffle}
          onMouseDown={keepFocus}
          onClick={() => {
            rack.value = shuffled(rack.value);
          }}
        >
          <Icon name="swap" />
        </button>
        <button type="button" onMouseDown={keepFocus} onClick={() => onChange(NOTHING_LAID)}>
          {t.back}
        </button>
        <span class={styles.send} data-red={(red && open) || undefined}>
          <Button kind="main" wide disabled={!open} onClick={send}>
            {t.send}
          </Button>
        </span>
      </div>
    </>
  );
}

/** Only for the eye: every second tile first. */
function shuffled(rack: string): string {
  const tiles = [...rack];
  return [...tiles.filter((_, i) => i % 2 === 1), ...tiles.filter((_, i) => i % 2 === 0)].join('');
}
