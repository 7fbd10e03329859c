import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leftAt } from '../../../../src/domain/clock/clock.ts';
import { redoTarget, undoTarget } from '../../../../src/domain/log/undo.ts';
import { PRESETS } from '../../../../src/domain/rules/presets.ts';
import { type Fact, type GameEntry, isTurn, type Takeover } from '../../../../src/domain/table/fact.ts';
import { resultOf } from '../../../../src/domain/table/finalScore.ts';
import { append, current, type Game, replay } from '../../../../src/domain/table/game.ts';
import { type GameState, seatAfter, seatsOf, type Turn } from '../../../../src/domain/table/state.ts';
import { readGameFile, writeGameFile } from '../../../../src/share/gameFile/gameFile.ts';
import { nextMoment, successors } from './candidates.ts';
import { begin } from './script.ts';

/** A random table: at each step one of the legal facts is chosen, after a random pause. Tables have their moods. */
const tables = fc.record({
  preset: fc.constantFrom(...PRESETS.map(({ id }) => id)),
  four: fc.boolean(),
  mood: fc.constantFrom('any', 'lays', 'passes'),
  choices: fc.array(fc.tuple(fc.nat(10_000), fc.nat(120_000)), { maxLength: 90, size: 'max' }),
});

function gameAt({
  preset,
  four,
  mood,
  choices,
}: typeof tables extends fc.Arbitrary<infer T> ? T : never): Game {
  const many = four && ['english-school', 'home'].includes(preset);
  const players = ['Żaneta', 'Łukasz', 'Ćwirek', 'Ola'].slice(0, many ? 4 : 2).map((name) => ({ name }));
  const { game } = begin(preset, { players });
  return choices.reduce((before, choice) => randomStep(before, choice, LIKES[mood]!), game);
}

const LIKES: Record<string, (fact: Fact) => boolean> = {
  any: (fact) => isTurn(fact) || fact.type === 'stop' || fact.type === 'verdict',
  lays: (fact) => fact.type === 'play',
  passes: (fact) => fact.type === 'pass' || fact.type === 'rack' || fact.type === 'confirm',
};

function randomStep(game: Game, [choice, pause]: [number, number], likes: (fact: Fact) => boolean): Game {
  const options = successors(game, nextMoment(game, pause));
  const liked = options.filter(({ fact }) => likes(fact));
  const pool = liked.length > 0 && choice % 8 > 0 ? liked : options;
  return pool.length === 0 ? game : pool[choice % pool.length]!.game;
}

const state = (game: Game): GameState => current(game)!;
/** More in the soak. */
const LAW_RUNS = Number(process.env.LAW_RUNS ?? 60);
const law = (title: string, holds: (game: Game) => void) =>
  test(title, () =>
    fc.assert(
      fc.property(tables, (table) => holds(gameAt(table))),
      { numRuns: LAW_RUNS, interruptAfterTimeLimit: 20_000 },
    ),
  );

describe('laws of every legal game', () => {
  law('what was accepted fact by fact is accepted as a whole', (game) => {
    const again = replay(game.entries);
    expect(again.refused).toEqual([]);
    expect(current(again.log)).toEqual(state(game));
  });

  law('a game file brings the same game back', (game) => {
    const read = readGameFile(writeGameFile({ id: 'x', entries: game.entries }));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.entries).toEqual(game.entries);
    expect(current(replay(read.value.entries).log)).toEqual(state(game));
  });

  law('sums are the points so far, and every column of the slip adds up', (game) => {
    const { turns, adjustments, scores, players } = state(game);
    const sums = players.map((_, seat) =>
      [...turns, ...adjustments].reduce((sum, item) => (item.seat === seat ? sum + item.points : sum), 0),
    );
    expect(scores).toEqual(sums);
    for (const { total, ...parts } of resultOf(state(game))?.columns ?? []) {
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total);
    }
  });

  law('time is conserved: what a seat has left and what it has used are its budget', (game) => {
    const { rules, clock, players } = state(game);
    if (rules.clock.kind !== 'budget') return;
    const used = timeUsed(game);
    players.forEach((_, seat) => {
      const now = game.entries.at(-1)!.at;
      const left = leftAt(rules.clock, clock, seat, now);
      expect(left + used[seat]!).toBe((rules.clock as { time: number }).time);
    });
  });

  law('undo and redo restore the position exactly', (game) => {
    const target = undoTarget(game.entries);
    if (target === null) return;
    const at = game.entries.at(-1)!.at;
    const undone = append(game, { at, fact: { type: 'retract', target } });
    if (!undone.ok) throw new Error(JSON.stringify(undone.error));
    const redone = append(undone.value, {
      at,
      fact: { type: 'retract', target: redoTarget(undone.value.entries)! },
    });
    if (!redone.ok) throw new Error(JSON.stringify(redone.error));
    // A signature is not given back by a machine: where one was voided, it stays so.
    if (!state(game).confirmed.some(Boolean)) expect(state(redone.value)).toEqual(state(game));
  });

  law('amending the value of a move moves no clock and no other value', (game) => {
    const play = state(game).turns.find(({ kind }) => kind === 'play');
    if (!play) return;
    const { fact } = game.entries[play.index]!;
    if (fact.type !== 'play') return;
    const points = fact.points + 1;
    const at = game.entries.at(-1)!.at;
    const amended = append(game, {
      at,
      fact: { type: 'amend', target: play.index, fact: { ...fact, points } },
    });
    if (!amended.ok) throw new Error(JSON.stringify(amended.error));
    expect(state(amended.value).clock).toEqual(state(game).clock);
    const change = state(amended.value).scores.map((score, seat) => score - state(game).scores[seat]!);
    expect(change).toEqual(seatsOf(state(game)).map((seat) => (seat === play.seat ? 1 : 0)));
  });

  law('tiles are conserved', (game) => {
    const { tiles, turns } = state(game);
    if (!tiles) return;
    const laid = turns.reduce((sum, turn) => (turn.kind === 'play' ? sum + (turn.tiles ?? 0) : sum), 0);
    expect(tiles.bag + tiles.racks.reduce((sum, rack) => sum + rack, 0) + laid).toBe(100);
  });

  law('taken over from its own position, the game goes on identically', (game) => {
    const middle = lastThinking(game);
    if (!middle) return;
    const { index, seat } = middle;
    const before = game.states[index]!;
    if (before.owesTurn.some(Boolean)) return;
    const moment = game.entries[index]!.at;
    // A rack that is written down after an invalid verdict says that the turn was lost.
    const saysLoss = (row: number) => game.states[row - 1]?.phase.name === 'judged';
    const rest = game.entries
      .map((entry, row) => ({ ...entry, row }))
      .slice(index + 1)
      .filter(({ fact, row }) => fact.type !== 'confirm' && (fact.type !== 'rack' || saysLoss(row)))
      .map(({ at, fact }): GameEntry => ({ at, fact }));
    const start: GameEntry = {
      at: moment,
      fact: { ...before.start, first: seat, takeover: snapshot(before, moment) },
    };
    const taken = replay([start, ...rest]);
    expect(taken.refused).toEqual([]);
    const end = current(taken.log)!;
    const whole = state(game);
    expect(end.scores).toEqual(whole.scores);
    expect(end.tiles).toEqual(whole.tiles);
    expect(end.exchanges).toEqual(whole.exchanges);
    expect(end.end?.reason).toEqual(whole.end?.reason);
    const now = game.entries.at(-1)!.at;
    const lefts = (s: GameState) => seatsOf(s).map((seat) => leftAt(s.rules.clock, s.clock, seat, now));
    expect(lefts(end)).toEqual(lefts(whole));
  });
});

test('the random games are worth the name: they end in every way the rules know', () => {
  const reasons = new Set<string>();
  for (const table of fc.sample(tables, { numRuns: 300, seed: 7 })) {
    reasons.add(state(gameAt(table)).end?.reason ?? 'none');
  }
  expect([...reasons].sort()).toEqual(['none', 'out', 'passes', 'passes-and-losses', 'scoreless', 'time']);
});

/** The time each seat's clock ran, added up from the positions of the log and nothing else. */
function timeUsed({ entries, states }: Game): number[] {
  const used = states[0]!.players.map(() => 0);
  for (let i = 1; i < entries.length; i += 1) {
    const before = states[i - 1]!;
    const { at } = entries[i]!;
    const { running } = before.clock;
    const implied = thoughtSinceVerdict(before, entries[i]!);
    if (running) used[running.seat]! += at - entries[i - 1]!.at;
    else if (implied) used[implied.seat]! += implied.span;
  }
  return used;
}

/**
 * After an invalid verdict a later fact says that the next player's clock has run since the verdict; one who is alone
 * is the next player too. It has not run below zero, however late a time-out was called.
 */
function thoughtSinceVerdict(
  before: GameState,
  { at, fact }: GameEntry,
): { seat: number; span: number } | null {
  const { phase, clock } = before;
  if (phase.name !== 'judged' || phase.valid) return null;
  const seat = seatAfter(before, phase.seat);
  if (fact.type === 'timeout') return { seat, span: Math.min(at - phase.at, clock.left[seat]!) };
  const movesOn = fact.type === 'stop' || (isTurn(fact) && fact.seat !== phase.seat);
  return movesOn ? { seat, span: at - phase.at } : null;
}

/** The last position, not the very first, in which somebody had just begun to think. */
function lastThinking({ states, entries }: Game): { index: number; seat: number } | null {
  for (let index = states.length - 1; index > 0; index -= 1) {
    const { phase, clock } = states[index]!;
    const fresh = clock.spent === 0 && clock.running?.since === entries[index]!.at;
    if (phase.name === 'thinking' && fresh) return { index, seat: phase.seat };
  }
  return null;
}

function snapshot(before: GameState, at: number): Takeover {
  const { scores, tiles, exchanges, outOfTime, rules, clock, turns, runsFrom } = before;
  const run: Turn['kind'][] = [];
  for (const turn of turns.slice(runsFrom ?? 0).reverse()) {
    if (turn.points > 0) break;
    run.unshift(turn.kind);
  }
  return {
    scores,
    ...(tiles ? { bag: tiles.bag, racks: tiles.racks } : {}),
    ...(rules.clock.kind === 'none'
      ? {}
      : { left: seatsOf(before).map((seat) => leftAt(rules.clock, clock, seat, at)) }),
    exchanges,
    outOfTime: seatsOf(before).filter((seat) => outOfTime[seat] !== null),
    run,
  };
}
