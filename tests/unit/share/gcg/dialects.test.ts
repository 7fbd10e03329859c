import { describe, expect, test } from 'vitest';
import { resultOf } from '../../../../src/domain/table/finalScore.ts';
import { current, type Game } from '../../../../src/domain/table/game.ts';
import { readGameFile, writeGameFile } from '../../../../src/share/gameFile/gameFile.ts';
import { decodeGcg } from '../../../../src/share/gcg/decodeGcg.ts';
import { importGcg } from '../../../../src/share/gcg/importGcg.ts';
import { sheetMoves } from '../../../../src/share/gcg/sheetMoves.ts';
import { writeGcg } from '../../../../src/share/gcg/writeGcg.ts';
import { DIALECTS } from './dialects.ts';
import { randomGame, seeded } from './randomGame.ts';

/** Over by going out and by passes, with words that come off, exchanges, penalties and blanks. */
const GAMES = [
  ['pfs', 13],
  ['pfs', 8],
  ['wespa', 4],
  ['english-school', 9],
] as const;

/** By who began: some files name the players otherwise. */
function finals(game: Game): readonly number[] {
  const state = current(game)!;
  const of = resultOf(state)?.columns.map(({ total }) => total) ?? state.scores;
  return of.map((_, i) => of[(i + state.start.first) % of.length]!);
}

const placed = (game: Game) => sheetMoves(game).map((move) => ('place' in move ? move.place : move.kind));

describe.each(Object.entries(DIALECTS))('%s', (_, dialect) => {
  test.each(GAMES)('a game by %s, %d', (id, seed) => {
    const game = randomGame(seeded(seed), id);
    const read = importGcg(decodeGcg(dialect(game)), 0);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const { game: imported, differences } = read.value;
    expect(finals(imported)).toEqual(finals(game));
    expect(placed(imported)).toEqual(placed(game));
    expect(differences.filter(({ why }) => why !== 'points')).toEqual([]);

    const once = writeGcg(imported, { profile: 'all' });
    if (!once.ok) throw new Error(JSON.stringify(once.error));
    const again = importGcg(once.value, 0);
    if (!again.ok) throw new Error(JSON.stringify(again.error));
    expect(writeGcg(again.value.game, { profile: 'all' })).toEqual(once);
    expect(finals(again.value.game)).toEqual(finals(game));
    const kept = readGameFile(writeGameFile({ id: '', entries: imported.entries }));
    expect(kept.ok && kept.value.entries).toEqual(imported.entries);
  });
});
