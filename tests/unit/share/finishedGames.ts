import type { Fact, GameEntry, Start } from '../../../src/domain/table/fact.ts';
import { append, current, EMPTY_GAME, type Game } from '../../../src/domain/table/game.ts';
import { isRunning } from '../../../src/domain/table/state.ts';
import { rulesOf, startOf } from '../domain/table/script.ts';

/** Numbers that look random and are the same every time (mulberry32). */
export function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % sides;
  };
}

const FIRST = ['Anna', 'Marek', 'Żaneta', 'Łukasz', 'Małgorzata', 'Stanisław', 'Świętosława', 'Jan', 'Zofia'];
const LAST = [
  'Kowalska',
  'Zieliński',
  'Brzęczyszczykiewicz',
  'Nowak',
  'Wójcik-Dąbrowska',
  'Lis',
  'Gżegżółka',
];
const CLUBS = [
  'SP nr 3 w Pińczowie',
  'Szkoła Podstawowa nr 12 w Kielcach',
  'I LO',
  'Zespół Szkół w Busku-Zdroju',
];
const RACK = 'AEINOKSTWZ';

export type FinishedGame = { readonly id: string; readonly entries: readonly GameEntry[] };

/** A whole game of a tournament, legal fact by fact: about `turns` turns, challenges, an exchange now and then. */
export function finishedGame(
  seed: number,
  turns = 22 + (seed % 12),
  more: Partial<Start> = {},
  begun?: number,
): FinishedGame {
  const roll = dice(seed);
  const from = <T>(list: readonly T[]) => list[roll(list.length)]!;
  const hex = (digits: number) => Array.from({ length: digits }, () => roll(16).toString(16)).join('');
  const player = () => ({ name: `${from(FIRST)} ${from(LAST)}`, club: from(CLUBS) });
  const start = startOf(rulesOf(from(['pfs', 'pinczow-school', 'three-games', 'pinczow-open'])), {
    players: [player(), player()],
    first: roll(2),
    table: String(1 + roll(40)),
    round: String(1 + roll(7)),
    lexicon: { name: 'OSPS', edition: `${48 + roll(5)}` },
    ...more,
  });
  let game: Game = EMPTY_GAME;
  const someDay = 1_763_000_000_000 + roll(86_400) * 1_000 + roll(1_000);
  let now = begun ?? someDay;
  const put = (fact: Fact, pause: number) => {
    const next = append(game, { at: now + pause, fact });
    if (!next.ok) return false;
    game = next.value;
    now += pause;
    return true;
  };
  put(start, 0);
  for (let turn = 0; turn < turns; turn += 1) oneTurn(turn);
  for (let i = 0; i < 8 && running(); i += 1) whoever((seat) => stopAnd({ type: 'pass', seat }, 3_000));
  if (running()) throw new Error(`game ${seed} does not end`);
  for (const seat of [0, 1]) {
    const letters = Array.from({ length: state().tiles?.racks[seat] ?? 3 }, () => from([...RACK])).join('');
    if (!put({ type: 'rack', seat, letters }, 4_000)) put({ type: 'rack', seat, value: roll(20) }, 4_000);
  }
  for (const seat of [0, 1]) put({ type: 'confirm', seat }, 2_000);
  const id = `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;
  return { id, entries: game.entries };

  function state() {
    return current(game)!;
  }

  function running() {
    return isRunning(state()) && state().phase.name !== 'accepting';
  }

  function whoever(act: (seat: number) => void) {
    const { phase } = state();
    if (phase.name === 'thinking') act(phase.seat);
  }

  function stopAnd(fact: Extract<Fact, { readonly type: 'play' | 'pass' | 'exchange' }>, pause: number) {
    if (!put({ type: 'stop', seat: fact.seat }, pause)) return;
    // What the position does not allow (one tile in the first move, an exchange from a small bag) is a plain move.
    if (!put(fact, 1_500 + roll(4_000))) put({ type: 'play', seat: fact.seat, points: 10 }, 1_500);
  }

  function oneTurn(turn: number) {
    whoever((seat) => {
      const pause = 2_000 + roll(30_000);
      const kind = roll(20);
      if (kind === 0) return stopAnd({ type: 'exchange', seat, tiles: 1 + roll(5), bagAtLeast: 20 }, pause);
      if (kind === 1 && turn % 3 === 0) return stopAnd({ type: 'pass', seat }, pause);
      const points = kind < 4 ? 50 + roll(80) : 4 + roll(46);
      if (kind < 6 && put({ type: 'stop', seat }, pause)) {
        const valid = roll(2) === 0;
        put({ type: 'challenge', by: 1 - seat, words: ['ŻÓŁW', 'ĆMA'], announced: points }, 3_000);
        const words = ['ŻÓŁW', 'ĆMA'].map((word) => ({ word, valid }));
        put({ type: 'verdict', words, source: 'lexicon' }, 2_000);
        return put(valid ? { type: 'play', seat, points } : { type: 'loss', seat }, 2_000);
      }
      return stopAnd({ type: 'play', seat, points, ...(roll(3) > 0 ? { tiles: 1 + roll(6) } : {}) }, pause);
    });
  }
}
