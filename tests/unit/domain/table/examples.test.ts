import { describe, expect, test } from 'vitest';
import { EMPTY_BOARD } from '../../../../src/domain/board/board.ts';
import { layWord, putDown } from '../../../../src/domain/board/lay.ts';
import { runsOutAt } from '../../../../src/domain/clock/clock.ts';
import type { GameFact } from '../../../../src/domain/table/fact.ts';
import { resultOf } from '../../../../src/domain/table/finalScore.ts';
import type { TileLanguage } from '../../../../src/domain/tiles/language.ts';
import { TILE_SETS } from '../../../../src/domain/tiles/tileSet.ts';
import examples from '../../../fixtures/examples.json';
import { challenge, rulesOf, Script, startOf, stop, verdict } from './script.ts';

type Word = { pos: string; word: string; down?: boolean; blanks?: number[] };
type Event = { t: string; p: string; pts?: number; n?: number; k?: number; ann?: number };
type Example = {
  id: string;
  preset: string;
  title: string;
  players: string[];
  scores?: number[];
  bag?: number;
  racks?: number[];
  ev: Event[];
  sums: number[][];
  left: Record<string, string>;
  rackpts: Record<string, number>;
  end: string;
  final: Record<string, number>;
  winner: string;
  rests_on: string;
};

const PRESET: Record<string, string> = {
  '000': 'pinczow-school',
  '001': 'three-games',
  '002': 'english-school',
  '003': 'pinczow-open',
};
const REASON: Record<string, string> = {
  OUT: 'out',
  PASSES: 'passes',
  'PASSES+LOSSES': 'passes-and-losses',
  TIME: 'time',
};

describe('board scoring, worked examples', () => {
  test.each(examples.scoring)(
    '$id $play.word = $total',
    ({ lang, setup, play, words, bingo, tiles, total }) => {
      const set = TILE_SETS[lang as TileLanguage];
      const board = (setup as Word[]).reduce((before, { pos, word, down = false }) => {
        const after = putDown(set, before, { at: pos, word, down });
        if (!after.ok) throw new Error(JSON.stringify(after.error));
        return after.value;
      }, EMPTY_BOARD);
      const { pos, word, down = false, blanks = [] } = play as Word;
      const written = [...word]
        .map((letter, i) => (blanks.includes(i) ? letter.toLowerCase() : letter))
        .join('');
      const laid = layWord(set, board, { at: pos, down, word: written }, { rack: 7, bonus: 50 });
      if (!laid.ok) throw new Error(JSON.stringify(laid.error));
      const formed = laid.value.words.map(({ word, points }) => ({ word: word.toUpperCase(), points }));
      expect(formed).toEqual(words.map(({ word, points }) => ({ word, points })));
      expect(laid.value.tiles).toHaveLength(tiles);
      expect(laid.value.bonus).toBe(bingo);
      expect(laid.value.points).toBe(total);
    },
  );
});

describe('game scenarios, worked examples', () => {
  test.each(examples.games as unknown as Example[])(
    '$id, regulation $preset: $title ($rests_on)',
    (example) => {
      const { players, left, rackpts } = example;
      const seatOf = (name: string) => players.indexOf(name);
      const script = begin(example);
      const sums = example.ev.map((event) => {
        happen(script, event, seatOf(event.p));
        return script.state.scores;
      });
      expect(sums).toEqual(example.sums);
      expect(script.state.end?.reason).toBe(REASON[example.end]);

      for (const [name, letters] of Object.entries(left)) {
        script.given({ type: 'rack', seat: seatOf(name), letters });
      }
      expect(script.state.racksLeft.map((rack) => rack?.value ?? 0)).toEqual(
        players.map((name) => rackpts[name]),
      );
      const result = resultOf(script.state)!;
      expect(result.columns.map(({ total }) => total)).toEqual(players.map((name) => example.final[name]));
      expect(result.decision.winner).toBe(example.winner === 'DRAW' ? null : seatOf(example.winner));
    },
  );
});

function begin({ preset, players, scores, bag, racks, ev }: Example): Script {
  const first = players.indexOf(ev[0]!.p);
  const takeover = scores && bag !== undefined && racks ? { takeover: { scores, bag, racks } } : {};
  const rules = rulesOf(PRESET[preset]!);
  return new Script(startOf(rules, { players: players.map((name) => ({ name })), first, ...takeover }));
}

function happen(script: Script, { t, pts = 0, n, k, ann }: Event, seat: number): void {
  switch (t) {
    case 'play':
      script.given(stop(seat), { type: 'play', seat, points: pts, tiles: n! });
      return;
    case 'pass':
      script.given(stop(seat), { type: 'pass', seat });
      return;
    case 'exch':
      script.given(stop(seat), { type: 'exchange', seat, tiles: k! });
      return;
    case 'refuse':
      expect(script.when({ type: 'exchange', seat, tiles: 1 })).not.toBeNull();
      return;
    case 'loss': {
      const by = (seat + 1) % script.state.players.length;
      const declared = { ...challenge(by, 'XYZ'), announced: ann! } as GameFact;
      script.given(stop(seat), declared, verdict({ XYZ: false }), { type: 'loss', seat });
      return;
    }
    case 'timeout': {
      const { rules, clock } = script.state;
      const moment = runsOutAt(rules.clock, clock)!;
      expect(script.when({ type: 'timeout', seat }, moment - 1)).toMatchObject({ why: 'time-left', left: 1 });
      expect(script.when({ type: 'timeout', seat }, moment)).toBeNull();
      return;
    }
    default:
      throw new Error(`unknown event ${t}`);
  }
}
