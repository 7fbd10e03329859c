import { describe, expect, test } from 'vitest';
import { SQUARES } from '../../../../src/domain/board/square.ts';
import { fromBase64url, toBase64url } from '../../../../src/share/bits/base64url.ts';
import { crc16 } from '../../../../src/share/bits/crc16.ts';
import { joined } from '../../../../src/share/bits/joined.ts';
import { type PhoneMoves, phoneCode } from '../../../../src/share/room/phoneCode.ts';
import { type Turn, turnCode } from '../../../../src/share/room/turnCode.ts';
import { dice } from '../finishedGames.ts';
import { mutatedBytes } from '../mutating.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 2_000);
const TIMEOUT = { timeout: 1_800_000 };

const UNTIL = 1_763_500_000_000;
const signs = Array.from({ length: SQUARES }, () => '.');
for (const [i, letter] of [...'MÁTkA'].entries()) signs[110 + i] = letter;
const turn: Turn = {
  game: 'vykladaci1',
  event: 'Majstrovstvá Slovenska',
  round: 2,
  language: 'sk',
  naming: 'letter-rows',
  size: 7,
  firstMove: 2,
  forbidden: 'QW',
  semaphore: { yellow: 60_000, blinking: 30_000, red: 30_000 },
  n: 14,
  rack: 'ŽÔAB?ÉI',
  board: signs.join(''),
  last: { at: 'H6', word: 'MÁTkA' },
  length: 180_000,
  until: UNTIL,
};
const phone: PhoneMoves = {
  game: 'vykladaci1',
  number: 17,
  language: 'sk',
  moves: [
    { n: 1, placement: { at: 'H8', word: 'MÁTkA' }, late: 0 },
    { n: 2, placement: { at: 'A1', word: 'ŽÔB', down: true }, late: 0 },
    { n: 2, placement: { at: 'O15', word: 'AB' }, late: 41_000 },
  ],
};
const CODES = [
  { code: turnCode, value: turn, sign: 'm' },
  { code: phoneCode, value: phone, sign: 'a' },
] as const;

describe('codes of a game without a room', () => {
  test('come back as they were: from a link, from what is behind #, from a message', () => {
    for (const { code, value } of CODES) {
      const text = code.write(value as Turn & PhoneMoves);
      for (const source of [text, `#${text}`, `https://example.org/#${text}`, `Ťah: ${text}`])
        expect(code.read(source)).toEqual({ ok: true, value });
      expect(code.looksLike(`#${text}`)).toBe(true);
    }
  });

  test('a move with a full board and 27 moves of one phone fit codes that are read from a screen', () => {
    const full = { ...turn, board: signs.map((_, i) => (i < 100 ? 'Ž' : '.')).join('') };
    expect(turnCode.write(full).length).toBeLessThan(300);
    const long = Array.from({ length: 27 }, (_, i) => ({
      n: i + 1,
      placement: { at: 'A8', word: 'ŽÔBÁTKA', down: true },
      late: 0,
    }));
    expect(phoneCode.write({ ...phone, moves: long }).length).toBeLessThan(400);
  });

  test('one is not read as the other; a cut, a mistyped and a newer one are refused with their reason', () => {
    const text = turnCode.write(turn);
    const why = (source: string) => {
      const read = turnCode.read(source);
      return read.ok ? 'read' : read.error.why;
    };
    expect(why(phoneCode.write(phone))).toBe('not-a-move');
    expect(why(text.slice(0, -5))).toBe('damaged');
    expect(why(text.replace('m1.', 'm2.'))).toBe('newer-version');
    expect(why('m1.'.repeat(2_000))).toBe('too-long');
    expect(why('')).toBe('not-a-move');
  });

  test(
    `${RUNS} changed ones behind a good checksum are refused, or hold only what a move may hold`,
    TIMEOUT,
    () => {
      const roll = dice(Number(process.env.FUZZ_SEED ?? 20_261_118));
      const codes = CODES.map(({ code, value, sign }) => {
        const packed = fromBase64url(code.write(value as Turn & PhoneMoves).slice(3))!.slice(3);
        return { code, sign, packed };
      });
      let good = 0;
      for (let run = 0; run < RUNS; run += 1) {
        const { code, sign, packed } = codes[run % 2]!;
        const changed = mutatedBytes(roll, packed);
        const sum = crc16(joined(Uint8Array.of(1), changed));
        const read = code.read(
          `${sign}1.${toBase64url(joined(Uint8Array.of(1, sum >> 8, sum & 255), changed))}`,
        );
        if (!read.ok) continue;
        good += 1;
        const { value } = read;
        const bounded = 'moves' in value ? value.moves.length <= 127 : [...value.board].length === SQUARES;
        if (!bounded || !/^[\w-]{1,64}$/.test(value.game)) throw new Error(JSON.stringify(value));
      }
      expect(good).toBeGreaterThan(RUNS / 100);
    },
  );
});
