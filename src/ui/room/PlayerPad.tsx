import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { type PlayerDraft, reordered, shuffled, withLaying } from '../../app/room/playerDraft.ts';
import {
  droppedFromBoard,
  droppedFromRack,
  isFresh,
  laidByPlayer,
  playerHand,
  readMove,
  takenBack,
  tappedByPlayer,
} from '../../app/room/playerLaying.ts';
import type { Playing } from '../../app/room/playerRoom.ts';
import { type Board as Lying, tileAt } from '../../domain/board/board.ts';
import { letterOf } from '../../domain/board/laidTile.ts';
import { caretOf, erased, type Laying, NOTHING_LAID, turned } from '../../domain/board/laying.ts';
import { BOARD_SIZE, columnOf, rowOf, type Square } from '../../domain/board/square.ts';
import { semaphoreOf } from '../../domain/duplicate/semaphore.ts';
import { BLANK } from '../../domain/tiles/tileSet.ts';
import { messages } from '../../i18n/messages.ts';
import type { Scene } from '../../share/room/messages.ts';
import { LetterKeys } from '../board/LetterKeys.tsx';
import { keyed } from '../board/layingKeys.ts';
import { Board } from '../parts/Board.tsx';
import { Button } from '../parts/Button.tsx';
import { squareNear, WHOLE_BOARD } from '../parts/boardRegion.ts';
import { Icon } from '../parts/Icon.tsx';
import { keepFocus, pressesButton, useKeys } from '../parts/keys.ts';
import { TurnButton } from '../parts/TurnButton.tsx';
import { useTimeLeft } from './PlayerClock.tsx';
import { PlayerRack } from './PlayerRack.tsx';
import { playTexts } from './playTexts.ts';
import styles from './Room.module.css';
import { SentMoves } from './SentMoves.tsx';
import { type Spot, useTileDrag } from './useTileDrag.ts';

type Props = {
  readonly scene: Scene;
  readonly board: Lying;
  readonly draft: PlayerDraft;
  readonly room: Playing;
};

/** Laying a move from the rack with mouse, touch or keys, and sending it as often as one likes. */
export function PlayerPad({ scene, board, draft, room }: Props) {
  const t = playTexts(room);
  const hand = playerHand(scene, board);
  const { set } = hand;
  const { laying } = draft;
  const signs = [...draft.rack];
  /** A tile that was tapped before its square. */
  const picked = useSignal<number | null>(null);
  const squares = useRef<HTMLDivElement>(null);
  const rack = useRef<HTMLDivElement>(null);
  const left = useTimeLeft(scene, room);
  const answered = room.sent.value.some(({ as }) => as === 'taken' || as === 'waiting');
  const inTime = !scene.paused && left > 0;
  const open = inTime || room.keeps === true;
  const red = inTime && semaphoreOf(scene.semaphore, left, answered).red;
  const caret = caretOf(board, laying);
  const read = readMove(laying, hand, scene);
  const lies = read.ok ? read.value : null;
  const letters = set.alphabet.filter((letter) => !scene.forbidden.includes(letter));

  const keep = (next: PlayerDraft) => {
    picked.value = null;
    room.lay(next);
  };
  const change = (next: Laying, from: number | null = null) => keep(withLaying(draft, hand, next, from));
  const lay = (letter: string, blank = false, from: number | null = null) =>
    change({ ...laidByPlayer(laying, hand, letter, blank), blank: false }, from);
  const tapTile = (place: number) => {
    const sign = signs[place]!;
    if (caret === null) picked.value = picked.peek() === place ? null : place;
    else if (sign === BLANK) change({ ...laying, blank: true });
    else lay(sign, false, place);
  };
  const tapSquare = (square: Square) => {
    const place = picked.peek();
    if (place !== null && tileAt(board, square) === null && !isFresh(laying, square))
      drop({ on: 'rack', place }, { on: 'board', square });
    else change(tappedByPlayer(laying, hand, square));
  };
  const drop = (from: Spot, to: Spot | null) => {
    if (from.on === 'rack' && to?.on === 'board')
      change(droppedFromRack(laying, hand, signs[from.place]!, to.square), from.place);
    else if (from.on === 'rack' && to?.on === 'rack') keep(reordered(draft, from.place, to.place));
    else if (from.on === 'board' && to?.on === 'board')
      change(droppedFromBoard(laying, hand, from.square, to.square));
    else if (from.on === 'board') change(takenBack(laying, from.square));
  };
  const { dragged, grip } = useTileDrag({
    squares,
    rack,
    onDrop: drop,
    onTap: (spot) => (spot.on === 'rack' ? tapTile(spot.place) : tapSquare(spot.square)),
  });
  const send = () => {
    if (open) room.send(lies);
  };
  useKeys((event) => {
    const { key } = event;
    if (key === 'Enter') {
      if (pressesButton(event) || event.repeat) return;
      event.preventDefault();
      send();
    } else if (key === 'Escape') change(laying.blank ? { ...laying, blank: false } : NOTHING_LAID);
    else if (key !== ' ' || !pressesButton(event)) {
      const next = keyed(laying, hand, key);
      if (next) {
        event.preventDefault();
        change(next);
      } else if (key.length === 1) lay(key.toUpperCase(), event.shiftKey || laying.blank);
    }
  });

  const carried = dragged.value;
  const over = carried?.over?.on === 'board' ? carried.over.square : null;
  const falls = over !== null && tileAt(board, over) === null ? over : null;
  const target = falls ?? caret;
  return (
    <>
      <div
        class={styles.board}
        {...grip((event) => {
          const box = squares.current?.getBoundingClientRect();
          const square = box && squareNear(WHOLE_BOARD, box, event.clientX, event.clientY);
          return square !== undefined && isFresh(laying, square) ? { on: 'board', square } : null;
        })}
      >
        <Board
          set={set}
          board={board}
          label={t.board(board.tiles)}
          fresh={laying.fresh}
          caret={target === null ? null : { square: target, direction: laying.direction }}
          naming={scene.naming}
          seat={0}
          squaresRef={squares}
          onSquare={tapSquare}
        />
      </div>
      {laying.blank ? (
        <div class={styles.blank}>
          <p>{t.which}</p>
          <Button onClick={() => change({ ...laying, blank: false })}>{messages.value.common.cancel}</Button>
          <LetterKeys label={t.which} letters={letters} onLetter={(letter) => lay(letter, true)} />
        </div>
      ) : (
        <>
          <div class={styles.readout}>
            <div>
              {(scene.paused || left === 0) && <p role="alert">{scene.paused ? t.paused : t.up}</p>}
              {open && room.sent.value.length === 0 && (
                <p data-quiet>
                  {picked.value !== null ? t.tapItsSquare : caret === null ? t.tapSquare : t.tapLetters}
                </p>
              )}
              {scene.rejected > 0 && <p data-quiet>{t.replaced}</p>}
              <SentMoves
                room={room}
                naming={scene.naming}
                lies={lies}
                tiles={laying.fresh.length}
                why={read.ok ? null : read.error}
              />
            </div>
            <TurnButton
              direction={laying.direction}
              text={t[laying.direction]}
              label={t.turn(t[laying.direction])}
              onMouseDown={keepFocus}
              onClick={() => change(turned(laying, board))}
            />
          </div>
          <PlayerRack
            set={set}
            draft={draft}
            picked={picked.value}
            carried={carried?.from.on === 'rack' ? carried.from.place : null}
            red={red}
            rack={rack}
            grip={grip}
            onTile={tapTile}
          />
          <div class={styles.foot}>
            <button
              type="button"
              aria-label={t.erase}
              onMouseDown={keepFocus}
              onClick={() => change(erased(laying))}
            >
              <Icon name="erase" />
            </button>
            <button
              type="button"
              aria-label={t.shuffle}
              onMouseDown={keepFocus}
              onClick={() => keep(shuffled(draft))}
            >
              <Icon name="swap" />
            </button>
            <button type="button" onMouseDown={keepFocus} onClick={() => change(NOTHING_LAID)}>
              {t.back}
            </button>
            <span class={styles.send} data-red={red || undefined}>
              <Button kind="main" wide disabled={!open} onClick={send}>
                {t.send}
              </Button>
            </span>
          </div>
        </>
      )}
      {carried && (
        <b
          class={styles.carried}
          data-falls={falls === null ? undefined : ''}
          style={carriedStyle(carried, falls, squares.current)}
          aria-hidden="true"
        >
          {carriedSign(carried.from)}
        </b>
      )}
    </>
  );

  function carriedSign(from: Spot): string {
    if (from.on === 'rack') return signs[from.place]!.replace(BLANK, '');
    const tile = laying.fresh.find(({ square }) => square === from.square)?.tile;
    return tile === undefined ? '' : set.alphabet[letterOf(tile)]!;
  }
}

/** In the hand; over a free square it lies there already, in that square's size: that is where it will fall. */
function carriedStyle(
  { x, y }: { readonly x: number; readonly y: number },
  falls: Square | null,
  squares: HTMLElement | null,
): Readonly<Record<string, string>> {
  const box = falls === null ? null : squares?.getBoundingClientRect();
  if (falls === null || !box) return { left: `${x}px`, top: `${y}px` };
  const size = box.width / BOARD_SIZE;
  const [row, column] = [rowOf(falls), columnOf(falls)];
  return {
    left: `${box.left + (column + 0.5) * size}px`,
    top: `${box.top + (row + 0.5) * size}px`,
    width: `${size}px`,
    height: `${size}px`,
  };
}
