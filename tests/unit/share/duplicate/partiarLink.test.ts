import { describe, expect, test } from 'vitest';
import type { DuplicateStart } from '../../../../src/domain/duplicate/fact.ts';
import { current } from '../../../../src/domain/duplicate/game.ts';
import { type Partiar, partiarBoard, partiarsOf } from '../../../../src/domain/duplicate/partiar.ts';
import { rankGame } from '../../../../src/domain/duplicate/ranking.ts';
import { SLOVAK_DUPLICATE } from '../../../../src/domain/rules/presets/slovakDuplicate.ts';
import { fromBase64url, toBase64url } from '../../../../src/share/bits/base64url.ts';
import { crc16 } from '../../../../src/share/bits/crc16.ts';
import { joined } from '../../../../src/share/bits/joined.ts';
import {
  MOST_PARTIAR_LINK,
  partiarLink,
  readPartiarText,
} from '../../../../src/share/duplicate/partiarLink.ts';
import { diceOf, randomGame } from '../../domain/duplicate/randomGame.ts';
import { mutatedBytes } from '../mutating.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 3_000);
const EVERY = process.env.FUZZ_RUNS ? 10 : 1;
const TIMEOUT = { timeout: 1_800_000 };
const BASE = 'https://sprawdzam.example.org/app/';
const start: DuplicateStart = {
  type: 'start',
  rules: SLOVAK_DUPLICATE,
  event: 'Majstrovstvá Slovenska',
  participants: Array.from({ length: 9 }, (_, i) => ({ number: i + 1, name: `Ľubica Ťažká ${i + 1}` })),
};

function sheets(seed: number, moves: number): readonly Partiar[] {
  const state = current(randomGame(start, seed, moves))!;
  return partiarsOf(state, [state]);
}

function read(link: string): Partiar {
  const result = readPartiarText(link);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

describe('a partiár', () => {
  test('says of everybody what the table says, and ends with the board of the game', () => {
    const state = current(randomGame(start, 3, 12))!;
    const all = partiarsOf(state, [state]);
    const told = all.map(({ number, place, points, maxima }) => ({ number, place, points, maxima }));
    expect(rankGame(state)).toMatchObject(told);
    for (const partiar of all) expect(partiarBoard(partiar)).toEqual(state.board);
  });

  test('comes back from its link as it was, for every participant of many games', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      for (const partiar of sheets(seed, 8)) {
        const link = partiarLink(partiar, BASE)!;
        expect(read(link)).toEqual(partiar);
        expect(read(`Tvoj partiár: ${link}`)).toEqual(partiar);
      }
    }
  });

  test('of 27 moves fits a code that is read from a screen; racks are left out first, then the board', () => {
    const [partiar] = sheets(5, 8);
    const long = { ...partiar!, moves: Array.from({ length: 27 }, (_, i) => partiar!.moves[i % 8]!) };
    const longer = { ...partiar!, moves: Array.from({ length: 40 }, (_, i) => partiar!.moves[i % 8]!) };
    const links = [partiar!, long, longer].map((one) => partiarLink(one, BASE)!);
    for (const link of links) expect(link.length).toBeLessThanOrEqual(MOST_PARTIAR_LINK);
    expect(read(links[1]!).moves.map(({ points, best }) => [points, best])).toEqual(
      long.moves.map(({ points, best }) => [points, best]),
    );
    expect(read(links[2]!).moves.every(({ rack }) => rack === null)).toBe(true);
    expect(
      partiarLink({ ...partiar!, moves: Array.from({ length: 64 }, () => partiar!.moves[0]!) }, BASE),
    ).toBeNull();
  });

  test('that is cut, foreign, mistyped or too new is refused with its reason', () => {
    const link = partiarLink(sheets(1, 8)[0]!, BASE)!;
    const why = (text: string) => {
      const result = readPartiarText(text);
      return result.ok ? 'read' : result.error.why;
    };
    expect(why(link.slice(0, -4))).toBe('damaged');
    expect(why(link.replace('#p1.', '#p2.'))).toBe('newer-version');
    expect(why(link.replace('#p1.', '#t1.'))).toBe('not-a-partiar');
    expect(why('p'.repeat(4_001))).toBe('too-long');
  });

  test(
    `of a stranger, ${RUNS} of them, is refused, or a bounded sheet whose board can be shown`,
    TIMEOUT,
    () => {
      const roll = diceOf(Number(process.env.FUZZ_SEED ?? 7));
      const bytes = fromBase64url(partiarLink(sheets(2, 8)[0]!, BASE)!.split('#p1.')[1]!)!;
      let good = 0;
      for (let run = 0; run < RUNS; run += 1) {
        // The sum is made to fit, as a stranger would.
        const changed = resealed(mutatedBytes(roll, bytes, 3));
        const result = readPartiarText(`#p1.${toBase64url(changed)}`);
        if (!result.ok) continue;
        good += 1;
        if (result.value.moves.length > 63) throw new Error(JSON.stringify(result.value));
        // Laying it is dearer than reading it.
        if (good % EVERY === 0) partiarBoard(result.value);
      }
      expect(good).toBeGreaterThan(RUNS / 100);
    },
  );
});

function resealed(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const packed = bytes.slice(3);
  const sum = crc16(joined(Uint8Array.of(1), packed));
  return joined(Uint8Array.of(1, sum >> 8, sum & 255), packed);
}
