import { signal } from '@preact/signals';
import { type Board, tileAt } from '../../domain/board/board.ts';
import { asDrawn, letterOf } from '../../domain/board/laidTile.ts';
import { type Hand, type Laying, NOTHING_LAID } from '../../domain/board/laying.ts';
import { SQUARES } from '../../domain/board/square.ts';
import type { Scene } from '../../share/room/messages.ts';
import { isOverdrawn, playerHand } from './playerLaying.ts';
import type { RoomMemory } from './ports.ts';
import { boardOf } from './scene.ts';

/** What a player has before the eyes and has not sent: the rack in the order that is wanted, and what lies. */
export type PlayerDraft = {
  readonly rack: string;
  /** Places of the rack whose tiles lie on the board. */
  readonly gaps: readonly number[];
  readonly laying: Laying;
};

/** With something else on the board. `from`: the place of the rack that a tile was taken from. */
export function withLaying(
  { rack, gaps }: PlayerDraft,
  { set }: Hand,
  laying: Laying,
  from: number | null = null,
): PlayerDraft {
  const signs = [...rack];
  const before = from === null ? gaps : [...gaps, from];
  const next: number[] = [];
  for (const { tile } of laying.fresh) {
    const sign = asDrawn(set, tile);
    const isIts = (place: number) => signs[place] === sign && !next.includes(place);
    const place = before.find(isIts) ?? signs.findIndex((_, at) => isIts(at));
    if (place >= 0) next.push(place);
  }
  return { rack, gaps: next, laying };
}

/** The tile at one place stands at another one; those between move up. */
export function reordered(draft: PlayerDraft, from: number, to: number): PlayerDraft {
  const places = Array.from(draft.rack, (_, place) => place);
  places.splice(to, 0, ...places.splice(from, 1));
  return inOrder(draft, places);
}

/** Only for the eye: every second tile first. */
export function shuffled(draft: PlayerDraft): PlayerDraft {
  const places = Array.from(draft.rack, (_, place) => place);
  return inOrder(draft, [
    ...places.filter((place) => place % 2 === 1),
    ...places.filter((place) => place % 2 === 0),
  ]);
}

function inOrder({ rack, gaps, laying }: PlayerDraft, places: readonly number[]): PlayerDraft {
  const signs = [...rack];
  return {
    rack: places.map((place) => signs[place]).join(''),
    gaps: gaps.map((gap) => places.indexOf(gap)),
    laying,
  };
}

type Kept = PlayerDraft & { readonly game: string; readonly n: number };

/** What is half laid in one room, kept with every touch: a reload finds it again, the next rack does not. */
export function createDrafts(memory: RoomMemory, room: string) {
  const key = `draft.${room}`;
  const kept = signal(readKept(memory.read(key)));
  return {
    of(scene: Scene): PlayerDraft {
      if (kept.value && isOf(scene, kept.value)) {
        const { rack, gaps, laying } = kept.value;
        return { rack, gaps, laying };
      }
      return { rack: scene.rack ?? '', gaps: [], laying: NOTHING_LAID };
    },
    keep({ game, n }: Scene, draft: PlayerDraft): void {
      kept.value = { ...draft, game, n };
      memory.write(key, JSON.stringify(kept.peek()));
    },
  };
}

const sorted = (rack: string) => [...rack].sort().join('');

/** Of this move, the same tiles and only these, on squares that are free. */
function isOf(scene: Scene, { game, n, rack, gaps, laying }: Kept): boolean {
  if (game !== scene.game || n !== scene.n || sorted(rack) !== sorted(scene.rack ?? '')) return false;
  const board = boardOf(scene);
  const hand = playerHand(scene, board);
  const squares = new Set(laying.fresh.map(({ square }) => square));
  return (
    gaps.length === laying.fresh.length &&
    squares.size === laying.fresh.length &&
    laying.fresh.every(
      ({ square, tile }) => isFree(board, square) && hand.set.alphabet[letterOf(tile)] !== undefined,
    ) &&
    !isOverdrawn(laying, hand)
  );
}

const isFree = (board: Board, square: number): boolean =>
  Number.isInteger(square) && square >= 0 && square < SQUARES && tileAt(board, square) === null;

function readKept(text: string | null): Kept | null {
  try {
    const { game, n, rack, gaps, laying } = JSON.parse(text ?? '') as Kept;
    const cursor = typeof laying.cursor === 'number' ? laying.cursor : null;
    const fresh = laying.fresh.map(({ square, tile }) => ({ square, tile }));
    const direction = laying.direction === 'down' ? 'down' : 'across';
    return {
      game,
      n,
      rack: String(rack),
      gaps: [...gaps],
      laying: { cursor, direction, fresh, blank: laying.blank === true },
    };
  } catch {
    return null;
  }
}
