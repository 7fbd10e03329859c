import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitmentOf } from '../../../../src/domain/duplicate/drawing.ts';
import { append, current, type DuplicateGame, replay } from '../../../../src/domain/duplicate/game.ts';
import { rankGame } from '../../../../src/domain/duplicate/ranking.ts';
import { scoredMoves, sumOfBest, talliesOf } from '../../../../src/domain/duplicate/scoring.ts';
import { tournamentStandings } from '../../../../src/domain/duplicate/standings.ts';
import { wronglyDrawn } from '../../../../src/domain/duplicate/verify.ts';
import { laidWords } from '../../../../src/domain/duplicate/words.ts';
import { DUPLICATE_PRESETS } from '../../../../src/domain/rules/duplicatePresets.ts';
import { readDuplicateFile, writeDuplicateFile } from '../../../../src/share/duplicate/duplicateFile.ts';
import { randomGame, SEED } from './randomGame.ts';
import { startOf } from './script.ts';

const LAW_RUNS = Number(process.env.LAW_RUNS ?? 10);

const games = fc
  .record({
    rules: fc.constantFrom(...DUPLICATE_PRESETS),
    count: fc.integer({ min: 1, max: 6 }),
    moves: fc.integer({ min: 1, max: 30 }),
    seed: fc.nat(),
  })
  .map(({ rules, count, moves, seed }) =>
    randomGame({ ...startOf(count, rules), commitment: commitmentOf(SEED) }, seed, moves),
  );

const law = (title: string, holds: (game: DuplicateGame) => void) =>
  test(title, () =>
    fc.assert(fc.property(games, holds), { numRuns: LAW_RUNS, interruptAfterTimeLimit: 20_000 }),
  );

const state = (game: DuplicateGame) => current(game)!;

describe('laws of every duplicate game', () => {
  law('replaying it is living it', (game) => {
    const again = replay(game.entries);
    expect(again.refused).toEqual([]);
    expect(again.log.states.at(-1)).toEqual(game.states.at(-1));
    expect(again.log.facts).toEqual(game.facts);
  });

  law('its file says the same', (game) => {
    const read = readDuplicateFile(writeDuplicateFile({ id: 'a', entries: game.entries }));
    expect(read.ok && read.value.entries).toEqual(game.entries);
  });

  law('points add up', (game) => {
    const moves = scoredMoves(state(game));
    for (const tally of talliesOf(state(game))) {
      const own = moves.reduce((sum, { scores }) => sum + scores.get(tally.number)!.points, 0);
      expect(tally.points).toBe(own + tally.extra);
      expect(own).toBeLessThanOrEqual(sumOfBest(moves));
    }
    for (const { best, scores, move } of moves) {
      const most = Math.max(0, ...[...scores.values()].map(({ points }) => points));
      expect(most).toBeLessThanOrEqual(best);
      if (move.master) expect(best).toBeGreaterThanOrEqual(move.master.points);
    }
  });

  law('no tile comes from nowhere', (game) => {
    const { board, bag, rack, phase } = state(game);
    if (!board || !bag || !rack) throw new Error('the tiles are known here');
    const inBag = [...bag.values()].reduce((sum, count) => sum + count, 0);
    expect(phase).toBe('over');
    expect(board.tiles + inBag + rack.length).toBe(100);
    for (const count of bag.values()) expect(count).toBeGreaterThanOrEqual(0);
  });

  law('places go down, and nobody has more tournament points for a worse one', (game) => {
    const ranked = rankGame(state(game)).filter(({ place }) => place !== null);
    for (const [i, line] of ranked.entries()) {
      const before = ranked[i - 1];
      expect(line.place).toBeLessThanOrEqual(i + 1);
      if (before) expect(line.points).toBeLessThanOrEqual(before.points);
      if (before) expect(line.tournamentPoints).toBeLessThanOrEqual(before.tournamentPoints);
    }
  });

  law('the seed draws every rack again', (game) => {
    const revealed = append(game, { at: game.entries.at(-1)!.at, fact: { type: 'reveal', seed: SEED } });
    expect(revealed.ok && wronglyDrawn(revealed.value)).toEqual([]);
  });

  law('an objection changes whom it must, and nothing else', (game) => {
    const before = state(game);
    for (const { word, move, participants, standing } of laidWords(before).slice(0, 6)) {
      const fact = { type: 'objection', move, word, valid: standing === 'invalid' } as const;
      const after = append(game, { at: game.entries.at(-1)!.at, fact });
      if (!after.ok) throw new Error(after.error.why);
      const [was, is] = [scoredMoves(before), scoredMoves(state(after.value))];
      for (const [i, scored] of is.entries()) {
        for (const [number, score] of scored.scores) {
          const touched = i + 1 === move && participants.includes(number);
          if (!touched) expect(score.points).toBe(was[i]!.scores.get(number)!.points);
        }
      }
      expect(state(after.value).board).toBe(before.board);
      expect(state(after.value).moves).toBe(before.moves);
    }
  });

  law('one game is a tournament: the same order', (game) => {
    const placed = rankGame(state(game)).filter(({ place }) => place !== null);
    const lines = tournamentStandings([state(game)]).filter(({ place }) => place !== null);
    expect(lines.map(({ number }) => number).sort()).toEqual(placed.map(({ number }) => number).sort());
    expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(
      placed.reduce((sum, line) => sum + line.points, 0),
    );
  });
});
