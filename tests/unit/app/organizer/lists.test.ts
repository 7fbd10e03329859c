import { describe, expect, test } from 'vitest';
import type { Desk } from '../../../../src/app/organizer/desk.ts';
import { listQuestions } from '../../../../src/app/organizer/listQuestions.ts';
import { tableCards } from '../../../../src/app/organizer/tableCards.ts';
import { judgeSlip } from '../../../../src/domain/tournament/intake/judge.ts';
import { firstDifference } from '../../../../src/domain/tournament/intake/sheets.ts';
import { begins } from '../../../../src/share/card/begins.ts';
import { readCardText } from '../../../../src/share/card/card.ts';
import { readSlipText } from '../../../../src/share/slip/link.ts';
import { Hall, slip } from '../../domain/tournament/hall.ts';
import { NAMES, slipOf, started } from './device.ts';

const SJP = { name: 'SJP', edition: '2024' };
const asked = (desk: Desk) =>
  desk.inbox.value.map(({ decision }) =>
    decision.kind === 'question' ? decision.questions.map(({ why }) => why) : [decision.kind],
  );

/** Seeds whose games have a challenge that the list decided. */
async function challenged(count: number): Promise<readonly number[]> {
  const seeds: number[] = [];
  for (let seed = 1; seeds.length < count; seed += 1) {
    const read = readSlipText(await slipOf(1, { lexicon: SJP }, seed));
    if (read.ok && read.value.slip.challenges.some(({ source }) => source === 'lexicon')) seeds.push(seed);
  }
  return seeds;
}

describe('a list that is not the tournament’s', () => {
  test('is asked about once, and accepted for all of it', async () => {
    const { desk } = await started({ lexicon: { name: 'OSPS' } });
    const [one = 0, two = 0, three = 0] = await challenged(3);
    await desk.receive(await slipOf(1, { lexicon: SJP }, one));
    await desk.receive(await slipOf(2, { lexicon: SJP }, two));
    const [question, ...more] = listQuestions(desk.inbox.value);
    expect(more).toEqual([]);
    expect(question).toMatchObject({ said: { name: 'SJP' }, expected: { name: 'OSPS' } });
    expect(question?.slips).toHaveLength(2);
    expect(desk.acceptList(SJP).map(({ table }) => table)).toEqual([1, 2]);
    expect(desk.inbox.value).toEqual([]);
    await desk.receive(await slipOf(3, { lexicon: SJP }, three));
    expect(desk.latest.value).toMatchObject({ decision: { kind: 'accept' } });
  });

  test('all that differ in nothing else are accepted at once, and their tables are told', async () => {
    const { desk } = await started({ lexicon: { name: 'OSPS' } });
    const [one = 0, two = 0, three = 0] = await challenged(3);
    await desk.receive(await slipOf(1, { lexicon: SJP }, one));
    await desk.receive(await slipOf(2, { lexicon: SJP, round: '7' }, two));
    await desk.receive(await slipOf(3, { lexicon: SJP }, three));
    const { alone = [], slips = [] } = listQuestions(desk.inbox.value)[0] ?? {};
    expect([slips.length, alone.length]).toEqual([3, 2]);
    expect(desk.acceptAll(alone).map(({ table }) => table)).toEqual([1, 3]);
    expect(asked(desk)).toEqual([['wrong-lexicon', 'wrong-round']]);
    expect(desk.tournament.value.settings.acceptedLexicons).toBe(undefined);
  });

  test('decided no challenge: nothing is asked', () => {
    const hall = new Hall().players(2).pair(1, [1, 2]);
    const other = slip([1, 2], [300, 200], 1, { lexicon: SJP, challenges: 0 });
    expect(judgeSlip(hall.tournament, other).kind).toBe('accept');
    expect(judgeSlip(hall.tournament, { ...other, challenges: 1 }).kind).toBe('question');
    hall.add({
      type: 'settings',
      settings: { ...hall.tournament.settings, acceptedLexicons: [{ name: 'sjp' }] },
    });
    expect(judgeSlip(hall.tournament, { ...other, challenges: 1 }).kind).toBe('accept');
  });

  test('more lists than anybody has are refused', () => {
    const hall = new Hall();
    const acceptedLexicons = Array.from({ length: 9 }, (_, i) => ({ name: `L${i}` }));
    const settings = { ...hall.tournament.settings, acceptedLexicons };
    expect(hall.refusal({ type: 'settings', settings })).toEqual({ why: 'bad-settings' });
  });
});

describe('two phones disagree', () => {
  const turn = (seat: number, points: number, kind = 'play') => ({ seat, points, kind });

  test('the first move at which their sheets differ is named', () => {
    const was = [turn(0, 20), turn(1, 31), turn(0, 8)];
    expect(firstDifference(was, [turn(0, 20), turn(1, 13), turn(0, 9)])).toEqual({
      move: 2,
      was: turn(1, 31),
      now: turn(1, 13),
    });
    expect(firstDifference(was, was.slice(0, 2))).toEqual({ move: 3, was: turn(0, 8), now: null });
    expect(firstDifference(was, [turn(0, 20), turn(1, 31), turn(0, 8, 'exchange')])?.move).toBe(3);
    expect(firstDifference(was, was)).toBe(null);
  });

  test('the sheet that stands is held against the other, whichever way round the players sat', async () => {
    const { desk } = await started();
    const [one, other] = [await slipOf(1, {}, 5), await slipOf(1, {}, 6)];
    await desk.receive(one);
    const waiting = desk.inbox.value[0];
    if (waiting) desk.accept(waiting.report.digest, 'tak');
    const { source } = desk.tournament.value.rounds[0]!.pairings[0]!.results[0]!;
    expect(desk.compareSheets(source, one)).toEqual({ kind: 'same' });
    const compared = desk.compareSheets(source, other);
    expect(compared).toMatchObject({ kind: 'differ', names: NAMES.slice(0, 2) });
    expect(desk.compareSheets({ kind: 'manual' }, other)).toBe(null);
    const turned = [NAMES[1]!, NAMES[0]!].map((name) => ({ name }));
    const read = readSlipText(one);
    const first = read.ok ? read.value.slip.turns?.[0]?.seat : 0;
    const swapped = desk.compareSheets(
      source,
      await slipOf(1, { players: turned, first: 1 - (first ?? 0) }, 5),
    );
    // The same dice, the other way round: the first move is the same player's.
    expect(swapped?.kind === 'differ' ? swapped.difference.move : 99).toBeGreaterThan(1);
  });
});

test('best moves come from the slips that are kept', async () => {
  const { desk } = await started();
  const text = await slipOf(2, {}, 7);
  await desk.receive(text);
  const waiting = desk.inbox.value[0];
  if (waiting) desk.accept(waiting.report.digest, 'tak');
  const read = readSlipText(text);
  const plays = read.ok ? (read.value.slip.turns ?? []).filter(({ kind }) => kind === 'play') : [];
  const top = Math.max(...plays.map(({ points }) => points));
  const seat = plays.find(({ points }) => points === top)?.seat;
  expect(desk.prizes.value.bestMove[0]).toMatchObject({
    points: top,
    round: 1,
    table: 2,
    player: 3 + (seat ?? 0),
  });
  expect(desk.prizesAfter(0).bestMove).toEqual([]);
});

test('a table’s card says who begins, unless the table draws', () => {
  const hall = new Hall().players(2);
  const cardOf = (first?: 0 | 1) => {
    const pair = { table: 1, players: [1, 2] as const, ...(first === undefined ? {} : { first }) };
    hall.add({ type: 'paired', round: 1, by: 'typed', pairs: [pair], byes: [] });
    const read = readCardText(tableCards(hall.tournament, 1, 'https://example.org/')[0]!.link);
    return read.ok ? [begins(read.value), read.value.seating?.players] : null;
  };
  expect(cardOf()).toEqual([false, [1, 2]]);
  expect(cardOf(1)).toEqual([true, [2, 1]]);
  expect(cardOf(0)).toEqual([true, [1, 2]]);
});
