import { undoTarget } from '../../src/domain/log/undo.ts';
import { PFS } from '../../src/domain/rules/presets/pfs.ts';
import type { Fact, GameEntry, Start } from '../../src/domain/table/fact.ts';
import { append, current, EMPTY_GAME, type Game, replay } from '../../src/domain/table/game.ts';
import { figure, medianTime, type Table } from './table.ts';

const SECOND = 1_000;

/** Reading a game back is the whole of loading it, so a long log must cost no more per fact than a short one. */
export function replays(): Table {
  const short = sixtyTurns();
  const long = thousandFacts();
  const shortRow = row('replay: game of 60 turns', short.length, () => replay(short));
  const longRow = row('replay: log of 1,000 facts', long.length, () => replay(long));
  const game = gameOf(long);
  const last = long.at(-1)!;
  const before = gameOf(long.slice(0, -1));
  const undo: GameEntry = { at: last.at, fact: { type: 'retract', target: undoTarget(long)! } };
  const amend: GameEntry = {
    at: last.at,
    fact: { type: 'amend', target: 2, fact: { type: 'play', seat: 0, points: 99 } },
  };
  return {
    title: 'Replays',
    columns: ['what', 'facts', 'per second', 'µs each', 'µs per fact'],
    rows: [
      shortRow.cells,
      longRow.cells,
      row('append: all 60 turns, fact by fact', short.length, () => gameOf(short)).cells,
      row('append: one fact after 999', 1, () => append(before, last)).cells,
      row('undo: the last of 1,000', 1, () => append(game, undo)).cells,
      row('amend: the first move of 1,000 facts', long.length, () => append(game, amend)).cells,
    ],
    notes: [
      `A fact of the long log costs ${figure(longRow.perFact / shortRow.perFact)} times a fact of the short one (1 is linear).`,
    ],
  };
}

function row(what: string, facts: number, work: () => void) {
  const time = medianTime(work);
  const perFact = (time * 1_000) / facts;
  const cells = [
    what,
    figure(facts).replace(/\.0+$/, ''),
    figure(1_000 / time),
    figure(time * 1_000),
    figure(perFact),
  ];
  return { cells, perFact };
}

/** A club game as it is played, points only; four passes end it, and both racks are written down. */
function sixtyTurns(): readonly GameEntry[] {
  const passes = [0, 1, 0, 1].flatMap((seat): Fact[] => [
    { type: 'stop', seat },
    { type: 'pass', seat },
  ]);
  const racks: Fact[] = [
    { type: 'rack', seat: 0, value: 9 },
    { type: 'rack', seat: 1, value: 12 },
  ];
  return legal([startOf(PFS), ...Array.from({ length: 56 }, (_, n) => move(n)).flat(), ...passes, ...racks]);
}

/** The same kind of moves, longer than any game. */
function thousandFacts(): readonly GameEntry[] {
  return legal([startOf(PFS), ...Array.from({ length: 500 }, (_, n) => move(n)).flat()].slice(0, 1_000));
}

/** Stopped, then recorded; every tenth is challenged in vain. */
function move(n: number): readonly Fact[] {
  const seat = n % 2;
  const challenged: Fact[] = [
    { type: 'challenge', by: 1 - seat, words: ['SŁOWO'] },
    { type: 'verdict', words: [{ word: 'SŁOWO', valid: true }], source: 'lexicon' },
  ];
  const recorded: Fact = { type: 'play', seat, points: 12 + (n % 17) };
  return [{ type: 'stop', seat }, ...(n % 10 === 7 ? challenged : []), recorded];
}

function startOf(rules: Start['rules']): Start {
  return { type: 'start', rules, players: [{ name: 'Anna' }, { name: 'Marek' }], first: 0 };
}

/** Figures of a log with refusals in it would be figures of something else. */
function legal(facts: readonly Fact[]): readonly GameEntry[] {
  const entries = facts.map((fact, i) => ({ at: i * SECOND, fact }));
  const { refused } = replay(entries);
  if (refused.length > 0) throw new Error(`not a legal log: ${JSON.stringify(refused[0])}`);
  return entries;
}

function gameOf(entries: readonly GameEntry[]): Game {
  const game = entries.reduce((before, entry) => {
    const next = append(before, entry);
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    return next.value;
  }, EMPTY_GAME);
  if (!current(game)) throw new Error('an empty game');
  return game;
}
