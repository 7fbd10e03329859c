import { describe, expect, test } from 'vitest';
import type { Hall } from '../../../../src/app/duplicate/hall.ts';
import { recordPhone, reviewPhone } from '../../../../src/app/duplicate/phoneReview.ts';
import { movesOf, openPlayedByCode, phoneLink } from '../../../../src/app/room/playedByCode.ts';
import { turnLink } from '../../../../src/app/room/turn.ts';
import { lastAnswers } from '../../../../src/domain/duplicate/state.ts';
import { type PhoneMoves, phoneCode } from '../../../../src/share/room/phoneCode.ts';
import { memoryDevice, START } from '../duplicate/memoryHall.ts';

const BASE = 'https://sprawdzam.example.org/';

function phoneOf(texts = new Map<string, string>()) {
  let now = 0;
  const memory = {
    read: (key: string) => texts.get(key) ?? null,
    write: (key: string, text: string) => texts.set(key, text),
  };
  return {
    texts,
    byCode: openPlayedByCode(memory, () => now),
    at(moment: number) {
      now = moment;
    },
  };
}

async function game(device = memoryDevice()): Promise<Hall> {
  const halls = await device.openWindow();
  const hall = (await halls.create(START))!;
  hall.add({ type: 'draw', rack: 'MATKAIV' });
  hall.add({ type: 'move' });
  return hall;
}
const turnOf = (hall: Hall) => turnLink(hall.id, hall.state.peek(), BASE)!;
const given = (phone: ReturnType<typeof phoneOf>): PhoneMoves => {
  const read = phoneCode.read(phoneLink(phone.byCode.games.peek()[0]!, BASE)!);
  if (!read.ok) throw new Error(read.error.why);
  return read.value;
};
const second = (hall: Hall) => {
  hall.add({ type: 'answer', participant: 2, placement: { at: 'H8', word: 'TIK' } });
  hall.add({ type: 'judged', by: 'referee', words: [{ word: 'TIK', valid: true }] });
  hall.add({ type: 'master', placement: { at: 'H8', word: 'TIK' } });
  hall.add({ type: 'draw', rack: 'MAKAVOS' });
  hall.add({ type: 'move' });
};

describe('a phone that plays from codes', () => {
  test('has the rack, the board and the time of the move, and keeps what is noted in it', async () => {
    const hall = await game();
    const phone = phoneOf();
    expect(phone.byCode.read('https://example.org/')).toBe(false);
    expect(phone.byCode.read(turnOf(hall))).toBe(true);
    const scene = phone.byCode.scene.value!;
    expect(scene).toMatchObject({ rack: 'MATKAIV', n: 1, last: null, phase: 'playing', game: hall.id });
    phone.at(scene.clock!.since! + 60_000);
    expect(phone.byCode.left()).toBe(scene.clock!.length - 60_000);
    phone.byCode.choose(17);
    phone.byCode.send({ at: 'H8', word: 'MAK' });
    phone.byCode.send({ at: 'H8', word: 'MATKA' });
    phone.byCode.send(null);
    expect(phone.byCode.sent.value.map(({ as }) => as)).toEqual(['none', 'taken', 'taken']);
    second(hall);
    phone.byCode.read(turnOf(hall));
    expect(phone.byCode.scene.value).toMatchObject({ n: 2, last: { n: 1, placement: { word: 'TIK' } } });
    expect(phone.byCode.number.value).toBe(17);
    expect(phone.byCode.sent.value).toEqual([]);
    expect(movesOf(phone.byCode.games.value[0]!)).toEqual([
      { n: 1, placement: { at: 'H8', word: 'MATKA' }, late: 0 },
    ]);
  });

  test('knows after a reload, and in another page of the same phone, what was noted', async () => {
    const hall = await game();
    const phone = phoneOf();
    phone.byCode.read(turnOf(hall));
    phone.byCode.choose(17);
    phone.byCode.send({ at: 'H8', word: 'MAK' });
    const other = phoneOf(phone.texts);
    expect(other.byCode.sent.value.map(({ placement }) => placement?.word)).toEqual(['MAK']);
    other.byCode.send({ at: 'H8', word: 'TIK' });
    phone.byCode.send({ at: 'H8', word: 'MATKA' });
    expect(phone.byCode.sent.value.map(({ placement }) => placement?.word)).toEqual(['MATKA', 'TIK', 'MAK']);
  });

  test('after the time notes a move as late, beside what was noted in time', async () => {
    const hall = await game();
    const phone = phoneOf();
    phone.byCode.read(turnOf(hall));
    phone.byCode.choose(17);
    phone.byCode.send({ at: 'H8', word: 'MAK' });
    const { clock } = phone.byCode.scene.value!;
    phone.at(clock!.since! + clock!.length + 5_000);
    expect(phone.byCode.left()).toBe(0);
    phone.byCode.send({ at: 'H8', word: 'MATKA' });
    expect(given(phone).moves).toEqual([
      { n: 1, placement: { at: 'H8', word: 'MAK' }, late: 0 },
      { n: 1, placement: { at: 'H8', word: 'MATKA' }, late: 5_000 },
    ]);
  });

  test('gives no code before it has a number, and does not mix up two games of an event', async () => {
    const device = memoryDevice();
    const [one, other] = [await game(device), await game(device)];
    const phone = phoneOf();
    phone.byCode.read(turnOf(one));
    phone.byCode.send({ at: 'H8', word: 'MAK' });
    expect(phoneLink(phone.byCode.games.value[0]!, BASE)).toBeNull();
    phone.byCode.choose(17);
    phone.byCode.read(turnOf(other));
    expect(phone.byCode.number.value).toBe(17);
    phone.byCode.send({ at: 'H8', word: 'TIK' });
    const links = phone.byCode.games.value.map((played) => phoneCode.read(phoneLink(played, BASE)!));
    expect(links.map((read) => read.ok && [read.value.game, read.value.moves[0]?.placement.word])).toEqual([
      [other.id, 'TIK'],
      [one.id, 'MAK'],
    ]);
  });

  test('no code of a move is shown while none is played or the clock stands', async () => {
    const hall = await game();
    hall.add({ type: 'pause' });
    expect(turnLink(hall.id, hall.state.peek(), BASE)).toBeNull();
    hall.add({ type: 'resume' });
    expect(turnLink(hall.id, hall.state.peek(), BASE)).not.toBeNull();
    hall.add({ type: 'no-move' });
    expect(turnLink(hall.id, hall.state.peek(), BASE)).toBeNull();
  });
});

describe('the code of a phone on the referee’s device', () => {
  const mak = { n: 1, placement: { at: 'H8', word: 'MAK' }, late: 0 };
  const of = (hall: Hall, ...moves: PhoneMoves['moves']): PhoneMoves => ({
    game: hall.id,
    number: 17,
    language: 'sk',
    moves,
  });

  test('is recorded as slips are, and read again it has nothing to add', async () => {
    const hall = await game();
    second(hall);
    const low = { n: 1, placement: { at: 'H8', word: 'IK' }, late: 0 };
    const phone = of(hall, low);
    expect(reviewPhone(hall, phone).lines).toEqual([{ move: low, as: 'open', doubts: [] }]);
    expect(recordPhone(hall, phone, phone.moves, 'reason')).toBeNull();
    const line = lastAnswers(hall.state.value.moves[0]!).get(17);
    expect(line).toMatchObject({ placement: low.placement, paper: true, reason: null });
    expect(reviewPhone(hall, phone).lines.map(({ as }) => as)).toEqual(['recorded']);
  });

  test('asks about what contradicts a slip, came late, or is worth more than what was laid', async () => {
    const hall = await game();
    hall.add({ type: 'answer', participant: 17, placement: { at: 'H8', word: 'TAK' } });
    second(hall);
    const late = { n: 1, placement: { at: 'H8', word: 'IK' }, late: 7_000 };
    const high = { n: 1, placement: { at: 'H8', word: 'MATKA' }, late: 0 };
    const before = hall.game.value.entries.length;
    const { lines } = reviewPhone(hall, of(hall, high, late));
    const why = lines.map((line) => (line.as === 'open' ? line.doubts.map((doubt) => doubt.why) : line.as));
    expect(why).toEqual([
      ['other', 'above'],
      ['other', 'late'],
    ]);
    expect(hall.game.value.entries.length).toBe(before);
  });

  test('refuses a strange number, a move that was never played, and what cannot lie there', async () => {
    const hall = await game();
    expect(reviewPhone(hall, { ...of(hall, mak), number: 99 })).toEqual({ name: null, lines: [] });
    const never = { ...mak, n: 5 };
    const foreign = { ...mak, placement: { at: 'H8', word: 'ŽŽŽ' } };
    const lines = reviewPhone(hall, of(hall, never, foreign)).lines;
    expect(lines.map((line) => line.as === 'refused' && line.refusal.why)).toEqual([
      'no-such-move',
      'not-on-rack',
    ]);
    expect(hall.state.value.moves).toHaveLength(1);
  });

  test('a late one counts with its reason once the referee has chosen it', async () => {
    const hall = await game();
    const late = { ...mak, late: 9_000 };
    const [line] = reviewPhone(hall, of(hall, late)).lines;
    expect(line).toMatchObject({ as: 'open', doubts: [{ why: 'late' }] });
    expect(recordPhone(hall, of(hall, late), [late], 'bez siete')).toBeNull();
    expect(lastAnswers(hall.state.value.moves[0]!).get(17)).toMatchObject({ reason: 'bez siete' });
  });
});
