import type { Player, RackLeft, Start } from '../../domain/table/fact.ts';
import type { Game } from '../../domain/table/game.ts';
import { type MatchResult, type MatchTally, tally } from '../../domain/table/match.ts';
import type { Points, Seat } from '../../domain/units.ts';
import type { GameHead } from '../games/gameHead.ts';
import { fileDay } from '../shell/fileDay.ts';
import { fileNameOf, placeParts } from '../shell/fileName.ts';
import type { Device, StoredGame } from '../shell/ports.ts';
import type { TypedRack } from './typedMove.ts';

/** What is typed as a fact. Nothing typed is an empty rack. */
export function rackOf({ seat, by, letters, value }: TypedRack): RackLeft {
  return by === 'letters' ? { type: 'rack', seat, letters } : { type: 'rack', seat, value: Number(value) };
}

/** The row that gave a seat's rack: what a correction has to name. */
export function rackRow({ facts }: Game, seat: Seat): number | null {
  const row = facts.findLastIndex((fact) => fact?.type === 'rack' && fact.seat === seat);
  return row < 0 ? null : row;
}

type MatchGame = { readonly id: string; readonly game: number; readonly result: MatchResult };

export type Match = {
  readonly games: readonly MatchGame[];
  readonly of: number;
  readonly tally: MatchTally;
};

/** The match a game belongs to, as far as its games are on this phone; null for a single game. */
export function matchOf(games: readonly GameHead[], id: string, start: Start): Match | null {
  if (start.rules.games < 2) return null;
  const match = start.match ?? id;
  const played = games
    .filter((game) => game.id === match || game.match === match)
    .flatMap(({ id: played, summary }) => {
      if (!summary?.decision) return [];
      const result = asSeated(start.players, summary.players, summary.points, summary.decision);
      return [{ id: played, game: summary.match?.game ?? 1, result }];
    })
    .sort((a, b) => a.game - b.game);
  return {
    games: played,
    of: start.rules.games,
    tally: tally(
      played.map(({ result }) => result),
      start.players.length,
    ),
  };
}

/** A result in the seats of another game of the match: sums go by person, wherever each sat. */
function asSeated(
  now: readonly Player[],
  then: readonly Player[],
  points: readonly Points[],
  decision: MatchResult['decision'],
): MatchResult {
  const places = now.map(({ name }) => then.findIndex((player) => player.name === name));
  // Somebody was renamed meanwhile: then the seats are all there is to go by.
  if (places.includes(-1) || new Set(places).size < now.length) return { points, decision };
  const winner = decision.winner === null ? null : places.indexOf(decision.winner);
  return { points: places.map((place) => points[place] ?? 0), decision: { winner } };
}

function startOf({ entries }: StoredGame): Start | null {
  const fact = entries[0]?.fact;
  return fact?.type === 'start' ? fact : null;
}

/** Is there a game to come in this match? */
export function hasNextGame({ rules, game = 1 }: Start): boolean {
  return game < rules.games;
}

/** Hands out the game file. The format's code is fetched only now: hardly any game needs it. */
export async function exportGame(device: Device, game: StoredGame): Promise<void> {
  const { writeGameFile } = await import('../../share/gameFile/gameFile.ts');
  device.saveFile(fileName(game), writeGameFile(game), 'application/json');
}

export function fileName(game: StoredGame): string {
  const start = startOf(game);
  const place = start
    ? placeParts(start.round ?? '', start.table ?? '', start.game ?? 1, start.rules.games)
    : [];
  const names = start?.players.map(({ name }) => name) ?? [];
  const day = fileDay(game.entries[0]?.at ?? 0);
  return fileNameOf(['sprawdzam', day, ...place, ...names], 'json');
}
