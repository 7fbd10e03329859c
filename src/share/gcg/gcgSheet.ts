import type { GameState } from '../../domain/table/state.ts';
import { addTiles, NO_TILES, type TileCounts } from '../../domain/tiles/rack.ts';
import { BLANK, TILE_SETS, type TileSet } from '../../domain/tiles/tileSet.ts';
import type { Points, Seat } from '../../domain/units.ts';
import { noteText } from './nicks.ts';

export type GcgLine = { readonly text: string; readonly notes: string[] };

/** The lines of a file while they are written, with the sums and the tiles nobody has seen yet. */
export class GcgSheet {
  readonly lines: GcgLine[] = [];
  readonly set: TileSet;
  readonly #nick: (seat: Seat) => string;
  readonly #sums: Points[];
  readonly #taken: { readonly seat: Seat; readonly points: Points }[] = [];
  #seen: TileCounts = NO_TILES;

  constructor({ players, rules }: GameState, nick: (seat: Seat) => string) {
    this.set = TILE_SETS[rules.language];
    this.#nick = nick;
    this.#sums = players.map(() => 0);
  }

  /** `what`: everything between the nick and the sum. */
  add(seat: Seat, what: string, points: Points) {
    const sum = (this.#sums[seat] ?? 0) + points;
    this.#sums[seat] = sum;
    this.lines.push({
      text: `>${this.#nick(seat)}: ${what} ${points < 0 ? points : `+${points}`} ${sum}`,
      notes: [],
    });
  }

  /** Points that no line may take before the game is over. */
  takeAtEnd(seat: Seat, points: Points) {
    this.#taken.push({ seat, points });
  }

  /** The lines for them. */
  addTaken() {
    for (const { seat, points } of this.#taken) this.add(seat, `${this.unseen()[0] ?? '?'} (time)`, points);
  }

  note(...texts: readonly string[]) {
    this.lines.at(-1)?.notes.push(...texts.map(noteText).filter((text) => text !== ''));
  }

  saw(tiles: readonly string[]) {
    this.#seen = addTiles(this.#seen, tiles);
  }

  /** The tiles that lie nowhere, by the alphabet: a rack nobody wrote down is some of them. */
  unseen(): readonly string[] {
    return unseenLetters(this.set, this.#seen);
  }
}

/** Which tiles have not been seen, by the alphabet. */
export function unseenLetters(set: TileSet, seen: TileCounts): readonly string[] {
  return [...set.alphabet, BLANK].flatMap((letter) => {
    const left = (set.tiles.get(letter)?.count ?? 0) - (seen.get(letter) ?? 0);
    return Array.from({ length: Math.max(0, left) }, () => letter);
  });
}
