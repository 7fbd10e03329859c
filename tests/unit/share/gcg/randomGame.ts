import { asDrawn } from '../../../../src/domain/board/laidTile.ts';
import { layWord } from '../../../../src/domain/board/lay.ts';
import { fitWord, type Placement } from '../../../../src/domain/board/placement.ts';
import { SQUARES, writeSquare } from '../../../../src/domain/board/square.ts';
import { PRESETS } from '../../../../src/domain/rules/presets.ts';
import type { TableRules } from '../../../../src/domain/rules/tableRules.ts';
import type { GameFact } from '../../../../src/domain/table/fact.ts';
import { append, current, EMPTY_GAME, type Game } from '../../../../src/domain/table/game.ts';
import { isRunning } from '../../../../src/domain/table/state.ts';
import { BLANK, TILE_SETS, type TileSet } from '../../../../src/domain/tiles/tileSet.ts';
import { lyingWord } from '../../../../src/share/gcg/lyingWord.ts';

const NAMES = ['Anna Nowak', 'Ł. #1 > Kot', 'Anna Nowak', 'Ćma'];

export type Random = () => number;

/** Mulberry32: the same games for the same seed, everywhere. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole game with every place: words of any letters, passes, exchanges, words that come off, blanks, racks. */
export function randomGame(random: Random, id: string, players = 2): Game {
  // Some games end by passes: whoever has had enough passes on.
  const patience = random() < 0.3 ? 4 + Math.floor(random() * 10) : 200;
  const rules = withoutClock(PRESETS.find((preset) => preset.id === id)!);
  const set = TILE_SETS[rules.language];
  const bag = shuffled(random, tilesOf(set));
  const racks = NAMES.slice(0, players).map(() => bag.splice(0, rules.rack));
  const first = random() < 0.5 ? 0 : 1;
  const after = (seat: number) => (seat + 1) % players;
  let game: Game = EMPTY_GAME;
  const add = (...facts: GameFact[]) => {
    for (const fact of facts) {
      const next = append(game, {
        at: (game.entries.at(-1)?.at ?? 0) + 1_000 * (1 + (game.entries.length % 90)),
        fact,
      });
      if (!next.ok) throw new Error(`${JSON.stringify(fact)}: ${JSON.stringify(next.error)}`);
      game = next.value;
    }
  };
  add({
    type: 'start',
    rules,
    players: NAMES.slice(0, players).map((name) => ({ name })),
    first,
    consents: racks.map((_, seat) => seat),
  });
  for (let turn = 0; turn < 200 && isRunning(current(game)!); turn += 1) {
    const { phase } = current(game)!;
    if (phase.name === 'accepting') {
      add({ type: 'accept', seat: after(phase.seat) });
      continue;
    }
    const seat = phase.name === 'thinking' ? phase.seat : 0;
    if (random() < 0.03) {
      const points = random() < 0.5 ? -10 : 5;
      add({ type: 'penalty', seat: after(seat), points, reason: 'late; twice' });
    }
    const rack = racks[seat]!;
    const move = randomPlay(random, game, rack);
    if (random() < 0.06 && bag.length >= 7) {
      add({ type: 'exchange', seat, tiles: 1 + Math.floor(random() * 3) });
    } else if (!move || turn > patience || random() < 0.04) {
      add({ type: 'pass', seat });
    } else if (random() < 0.08) {
      const words = ['KOT'];
      add({ type: 'stop', seat });
      add({ type: 'challenge', by: after(seat), words, announced: move.points, placement: move.placement });
      add({ type: 'verdict', source: 'referee', words: words.map((word) => ({ word, valid: false })) });
      add({ type: 'loss', seat });
    } else {
      const points = move.points + (random() < 0.05 ? 2 : 0);
      add({ type: 'play', seat, points, placement: move.placement });
      for (const tile of move.tiles) rack.splice(rack.indexOf(tile), 1);
      rack.push(...bag.splice(0, rules.rack - rack.length));
    }
  }
  if (isRunning(current(game)!)) return game;
  const { end } = current(game)!;
  for (const seat of racks.keys()) {
    if (end?.reason === 'out' && end.seat === seat) continue;
    add({ type: 'rack', seat, letters: racks[seat]!.join('') });
  }
  return game;
}

function withoutClock(rules: TableRules): TableRules {
  return { ...rules, clock: { kind: 'none' }, exchange: { limit: null, smallestBag: 7 } };
}

function randomPlay(random: Random, game: Game, rack: readonly string[]) {
  const { rules, board, turns } = current(game)!;
  const set = TILE_SETS[rules.language];
  const isFirst = !turns.some(({ kind }) => kind === 'play');
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const most = attempt > 200 ? 3 : rack.length;
    const count = isFirst ? Math.max(2, Math.ceil(random() * most)) : Math.ceil(random() * most);
    const tiles = shuffled(random, rack)
      .slice(0, count)
      .map((tile) => (tile === BLANK ? blankFor(random, set) : tile));
    const placement = spread(random, set, game, tiles);
    if (!placement || !board) continue;
    const laid = layWord(set, board, placement, { rack: rules.rack, bonus: rules.bingo });
    const fitted = fitWord(set, board, placement);
    if (!laid.ok || !fitted.ok) continue;
    return {
      placement,
      points: laid.value.points,
      tiles: fitted.value.fresh.map(({ tile }) => asDrawn(set, tile)),
    };
  }
  return null;
}

/** Tiles one after the other from some square on, over whatever lies there. */
function spread(random: Random, set: TileSet, game: Game, tiles: readonly string[]): Placement | null {
  const board = current(game)!.board;
  if (!board) return null;
  const square =
    board.tiles === 0 ? 112 - Math.floor(random() * tiles.length) : Math.floor(random() * SQUARES);
  const name = writeSquare(square);
  const down = board.tiles > 0 && random() < 0.5;
  const at = down ? name : `${name.slice(1)}${name[0]}`;
  let text = '';
  const left = [...tiles];
  const step = down ? 15 : 1;
  for (let here = square; left.length > 0; here += step) {
    if (here >= SQUARES || (!down && Math.floor(here / 15) !== Math.floor(square / 15))) return null;
    text += board.bytes[here] ? '.' : left.shift();
  }
  const placed = lyingWord(set, board, { at, tiles: text });
  return placed.ok ? placed.value : null;
}

function blankFor(random: Random, set: TileSet): string {
  return set.alphabet[Math.floor(random() * set.alphabet.length)]!.toLowerCase();
}

function tilesOf(set: TileSet): string[] {
  return [...set.tiles].flatMap(([letter, { count }]) => Array.from({ length: count }, () => letter));
}

function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [copy[i], copy[j]] = [copy[j]!, copy[i]!];
  }
  return copy;
}
