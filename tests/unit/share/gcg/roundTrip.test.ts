import { describe, expect, test } from 'vitest';
import type { GameFact } from '../../../../src/domain/table/fact.ts';
import { resultOf } from '../../../../src/domain/table/finalScore.ts';
import { append, current, EMPTY_GAME, type Game } from '../../../../src/domain/table/game.ts';
import { importGcg } from '../../../../src/share/gcg/importGcg.ts';
import { type GcgProfile, writeGcg } from '../../../../src/share/gcg/writeGcg.ts';
import { randomGame, seeded } from './randomGame.ts';

const RUNS = Number(process.env.LAW_RUNS ?? 60);
const PRESETS = ['pfs', 'three-games', 'pinczow-school', 'english-school', 'wespa', 'home'];

const written = (game: Game, profile: GcgProfile) => {
  const text = writeGcg(game, { profile });
  if (!text.ok) throw new Error(JSON.stringify(text.error));
  return text.value;
};

const read = (text: string) => {
  const imported = importGcg(text, 0);
  if (!imported.ok) throw new Error(`${JSON.stringify(imported.error)}\n${text}`);
  return imported.value;
};

/** Each line of the sheet with its place, seats counted from who began. */
function lines(game: Game) {
  const state = current(game)!;
  const turn = (seat: number) => (seat - state.start.first + state.players.length) % state.players.length;
  return state.turns.map((line) => {
    const fact = game.facts[line.index];
    const placement =
      fact?.type === 'play' ? placeOf(fact) : line.kind === 'loss' ? line.placement : undefined;
    const tiles = line.kind === 'exchange' ? line.tiles : undefined;
    return { seat: turn(line.seat), kind: line.kind, points: line.points, placement, tiles };
  });
}

const placeOf = ({ placement }: Extract<GameFact, { type: 'play' }>) => placement;

/** As players do who only count what they have left, and sometimes miscount. */
function withRacksCounted(game: Game): Game {
  return game.entries.reduce<Game>((next, { at, fact }, i) => {
    const counted = fact.type === 'rack' ? { type: fact.type, seat: fact.seat, value: 5 + (i % 9) } : fact;
    const added = append(next, { at, fact: counted });
    if (!added.ok) throw new Error(JSON.stringify(added.error));
    return added.value;
  }, EMPTY_GAME);
}

const totals = (game: Game) => {
  const { start, players } = current(game)!;
  const result = resultOf(current(game)!);
  return result && players.map((_, i) => result.columns[(i + start.first) % players.length]!.total);
};

const KINDS = [...PRESETS.map((id) => [id, 2] as const), ['home', 3], ['english-school', 4]] as const;

describe.each(KINDS)('random games by %s of %d', (id, players) => {
  const games = Array.from({ length: Math.ceil(RUNS / KINDS.length) }, (_, seed) =>
    randomGame(seeded(seed), id, players),
  );

  test.each(['all', 'exact'] as const)(
    'written as %s and read again, every line of the sheet is the same',
    (profile) => {
      for (const game of games) {
        const again = read(written(game, profile));
        expect(lines(again.game)).toEqual(lines(game));
        expect(again.differences.filter(({ why }) => why !== 'points')).toEqual([]);
      }
    },
  );

  test('the final score too', () => {
    for (const game of games) {
      if (!resultOf(current(game)!)) continue;
      expect(totals(read(written(game, 'exact')).game)).toEqual(totals(game));
      expect(totals(read(written(game, 'all')).game)).toEqual(totals(game));
    }
  });

  test.each(['all', 'exact'] as const)(
    'racks of which only the worth was written down keep it, and no correction is made of it: %s',
    (profile) => {
      for (const game of games.map(withRacksCounted)) {
        const once = written(game, profile);
        const again = read(once);
        expect(again.differences.filter(({ why }) => why !== 'points')).toEqual([]);
        expect(written(again.game, profile)).toBe(once);
        if (resultOf(current(game)!)) expect(totals(again.game)).toEqual(totals(game));
      }
    },
  );

  test.each(['all', 'exact'] as const)('what is read and written again is the same text: %s', (profile) => {
    for (const game of games) {
      const once = written(game, profile);
      expect(written(read(once).game, profile)).toBe(once);
    }
  });
});
