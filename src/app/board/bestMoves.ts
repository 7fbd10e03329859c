import type { PlacedTile } from '../../domain/board/board.ts';
import type { WordStart } from '../../domain/board/square.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { lexiconTitle } from '../../domain/rules/wantedLexicon.ts';
import { current, type Game } from '../../domain/table/game.ts';
import { TILE_SETS, type TileSet } from '../../domain/tiles/tileSet.ts';
import type { Millis, Points } from '../../domain/units.ts';
import { type Hindsight, leftBySeat } from '../../moves/hindsight.ts';
import { playPlacement } from '../../moves/play.ts';
import { isBeingPlayed } from '../judge/isBeingPlayed.ts';
import { chooseList } from '../lists/listChoice.ts';
import type { Lists } from '../lists/lists.ts';
import type { NoPlays } from '../plays/playSearch.ts';
import type { Settings } from '../shell/settings.ts';
import type { Table } from '../table/table.ts';

/** What a move could have been. */
export type BestLine = {
  /** The best of them, first in order; null where the list knows none. */
  readonly best: {
    /** Small letters for blanks. */
    readonly word: string;
    readonly start: WordStart;
    readonly tiles: readonly PlacedTile[];
    readonly points: Points;
  } | null;
  /** So many are as good. */
  readonly others: number;
  /** How much it is worth beyond the move that was made. */
  readonly left: Points;
  /** All of the rack was known; otherwise it is the best of the tiles that were held for certain. */
  readonly whole: boolean;
};

/** What the moves of a game could have been. */
export type BestMoves = {
  /** The list that says so. */
  readonly list: string;
  /** By line of the sheet, from 0; a line that is not here was no move on a known board. */
  readonly lines: ReadonlyMap<number, BestLine>;
  /** By seat; `least` where a rack was not known as a whole. */
  readonly left: readonly { readonly points: Points; readonly least: boolean }[];
};

export type NoBestMoves = NoPlays['why'] | 'being-played' | 'no-board';

export type AskedOf = {
  readonly table: Pick<Table, 'state' | 'game'>;
  readonly lists: Pick<Lists, 'lists' | 'plays'> | null;
  readonly usual: Settings['lists'];
  readonly now: Millis;
};

/** Asked after a game, and not while another is being played on this phone: the answers would be of use there. */
export async function bestMovesOf(
  game: Game,
  { table, lists, usual, now }: AskedOf,
): Promise<Result<BestMoves, NoBestMoves>> {
  const state = current(game);
  if (!state) return fail('game-running');
  if (isBeingPlayed(table, now)) return fail('being-played');
  const { start, rules, players } = state;
  const list = chooseList(lists?.lists.value ?? [], {
    language: rules.language,
    picked: start.lexicon?.id ?? null,
    wanted: rules.lexicon ?? null,
    usual: usual[rules.language] ?? null,
  });
  if (!lists || !list) return fail('no-list');
  const told = await lists.plays.hindsight(list.id, game);
  if (!told.ok) return fail(told.error.why);
  if (told.value.length === 0) return fail('no-board');
  const left = leftBySeat(told.value, players.length);
  return ok({
    list: lexiconTitle(list),
    lines: new Map(told.value.map((line) => [line.turn, bestLine(TILE_SETS[rules.language], line)])),
    left: left.map((points, seat) => ({
      points,
      least: told.value.some((line) => line.seat === seat && !line.whole),
    })),
  });
}

function bestLine(set: TileSet, { best: [first, ...others], left, whole }: Hindsight): BestLine {
  const best = first && {
    word: playPlacement(set, first).word,
    start: { square: first.square, direction: first.direction },
    tiles: first.tiles,
    points: first.points,
  };
  return { best: best ?? null, others: others.length, left, whole };
}
