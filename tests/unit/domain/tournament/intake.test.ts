import { describe, expect, test } from 'vitest';
import { judgeSlip, type SlipDecision } from '../../../../src/domain/tournament/intake/judge.ts';
import type { SlipReport } from '../../../../src/domain/tournament/intake/report.ts';
import { resultAt } from '../../../../src/domain/tournament/state.ts';
import { Hall, nameOf, SETTINGS, slip } from './hall.ts';

const hall = () => new Hall().players(8).pair(1, [1, 2], [3, 4], [5, 6], [7, 8]);
const codes = (decision: SlipDecision) =>
  decision.kind === 'question' ? decision.questions.map(({ why }) => why) : decision.kind;
const slot = { round: 1, table: 1, game: 1 };

describe('a slip', () => {
  test('of its own table is accepted, in the order of the pairing', () => {
    const decision = hall().judge(slip([2, 1], [250, 350], 1));
    expect(decision).toMatchObject({
      kind: 'accept',
      proposal: { slot, players: [1, 2], score: { scores: [350, 250], winner: 0 } },
    });
  });

  test('read twice is one; from another phone, or typed by hand, with the same result too', () => {
    const room = hall();
    const first = slip([1, 2], [350, 250], 1);
    room.accept(first);
    expect(room.judge(first)).toEqual({ kind: 'same', slot, other: false });
    expect(room.judge(slip([2, 1], [250, 350], 1, { gameId: 'gx', device: 'other' }))).toEqual({
      kind: 'same',
      slot,
      other: true,
    });
    room.result(1, 2, 300, 200);
    expect(room.judge(slip([3, 4], [300, 200], 1)).kind).toBe('same');
  });

  test('that is late goes to its own round', () => {
    const room = hall().pair(2, [1, 3], [2, 4], [5, 7], [6, 8]);
    expect(room.judge(slip([1, 2], [350, 250], 1))).toMatchObject({ kind: 'accept', proposal: { slot } });
    expect(room.judge(slip([1, 2], [350, 250], ''))).toMatchObject({ kind: 'accept', proposal: { slot } });
    expect(room.judge(slip([1, 3], [350, 250], 'runda 2'))).toMatchObject({
      kind: 'accept',
      proposal: { slot: { round: 2 } },
    });
  });

  test('has a date: last week’s, one of before the pairing and one of next year are asked about', () => {
    const HOUR = 3_600_000;
    const room = new Hall({}, 100 * HOUR).players(8).pair(1, [1, 2], [3, 4], [5, 6], [7, 8]);
    const { createdAt, rounds } = room.tournament;
    const begun = (startedAt: number) => slip([1, 2], [350, 250], 1, { startedAt });
    const judged = (startedAt: number) =>
      judgeSlip(room.tournament, begun(startedAt), { now: createdAt + HOUR });
    expect(judged(createdAt + HOUR / 2).kind).toBe('accept');
    // Phones' clocks differ a little.
    expect(judged(createdAt - HOUR / 4).kind).toBe('accept');
    expect(judged(createdAt + HOUR + HOUR / 4).kind).toBe('accept');
    const lastWeek = createdAt - 168 * HOUR;
    expect(judged(lastWeek)).toMatchObject({
      kind: 'question',
      questions: [{ why: 'before-pairing', at: lastWeek, since: createdAt }],
      proposal: { slot },
    });
    expect(judged(createdAt + 9_000 * HOUR)).toMatchObject({
      questions: [{ why: 'in-the-future', at: createdAt + 9_000 * HOUR }],
    });
    // A pairing that is changed later is as old as it was.
    room.clock += 5 * HOUR;
    room.pair(1, [1, 2], [3, 5], [4, 6], [7, 8]).pair(2, [1, 3], [2, 4], [5, 7], [6, 8]);
    expect(room.tournament.rounds[0]?.pairedAt).toBe(rounds[0]?.pairedAt);
    expect(judgeSlip(room.tournament, begun(createdAt), {}).kind).toBe('accept');
    expect(codes(judgeSlip(room.tournament, slip([1, 3], [1, 2], 2, { startedAt: createdAt }), {}))).toEqual([
      'before-pairing',
    ]);
  });

  const QUESTIONS: readonly [string, Partial<SlipReport>, readonly string[]][] = [
    ['of another table than the pairing’s', { table: 'stolik 17' }, ['wrong-table']],
    ['with a bad signature', { signature: 'bad' }, ['bad-signature']],
    ['without a signature', { signature: 'none' }, ['not-signed']],
    ['that does not add up', { consistent: false }, ['sums-differ']],
    ['of another regulation', { regulation: { id: 'pfs', name: 'PFS', mark: 5 } }, ['wrong-regulation']],
    [
      'of the regulation with changes',
      { regulation: { id: 'pinczow-school', name: 'Pińczów', mark: 6 } },
      ['changed-rules'],
    ],
    ['of another edition', { lexicon: { name: 'OSPS', edition: '49' } }, ['wrong-lexicon']],
    [
      'of a list of that name with other words',
      { lexicon: { name: 'OSPS', edition: '50', fingerprint: 'aaaaaaaaaa' } },
      ['wrong-lexicon'],
    ],
    ['without a lexicon', { lexicon: null }, ['wrong-lexicon']],
    ['not confirmed by both', { confirmed: [0] }, ['not-confirmed']],
    ['of another tournament', { tournament: 78 }, ['other-tournament']],
    ['of another round', { round: '2' }, ['wrong-round']],
    [
      'of somebody unknown',
      {
        players: [
          { name: nameOf(1), club: '', number: null },
          { name: 'Zorro', club: '', number: null },
        ],
      },
      ['unknown-player'],
    ],
    [
      'of three players',
      { players: [1, 2, 3].map((n) => ({ name: nameOf(n), club: '', number: null })) },
      ['not-two-players'],
    ],
    [
      'of one player against himself',
      { players: [1, 1].map((n) => ({ name: nameOf(n), club: '', number: null })) },
      ['same-player-twice'],
    ],
  ];
  test.each(QUESTIONS)('%s is a question', (_, changes, expected) => {
    expect(codes(hall().judge(slip([1, 2], [350, 250], 1, changes)))).toEqual(expected);
  });

  test('of another tournament says so before it asks who its players are, and suggests nobody by their table', () => {
    const strangers = ['Zoja Obca', 'Zyta Obca'].map((name) => ({ name, club: '', number: 1 }));
    const decision = hall().judge(
      slip([1, 2], [350, 250], 1, { tournament: 78, table: '1', players: strangers }),
    );
    expect(codes(decision)).toEqual(['other-tournament', 'unknown-player', 'unknown-player']);
    expect(decision).toMatchObject({ questions: [{}, { candidates: [] }, { candidates: [] }] });
  });

  test('accepted in spite of a question keeps what the organizer said about it', () => {
    const room = hall();
    room.accept(slip([1, 2], [350, 250], 1, { round: '2' }), 'pomyłka na karcie');
    expect(room.entries.at(-1)?.fact).toMatchObject({
      type: 'result',
      answered: ['wrong-round'],
      reason: 'pomyłka na karcie',
    });
  });

  test('before anything is paired is a question', () => {
    expect(codes(new Hall().players(2).judge(slip([1, 2], [1, 0], 1)))).toEqual(['nothing-paired']);
  });

  test('of a corrected game is a change that needs a yes; the older version never wins silently', () => {
    const room = hall();
    room.accept(slip([1, 2], [350, 250], 1));
    const second = slip([1, 2], [340, 250], 1, { version: 2 });
    expect(room.judge(second)).toMatchObject({
      kind: 'question',
      questions: [
        {
          why: 'changed-version',
          was: { scores: [350, 250] },
          now: { scores: [340, 250] },
          versions: [1, 2],
        },
      ],
    });
    expect(resultAt(room.tournament, slot)?.scores).toEqual([350, 250]);
    room.accept(second);
    expect(resultAt(room.tournament, slot)).toMatchObject({ scores: [340, 250], corrections: 1 });
    expect(codes(room.judge(slip([1, 2], [350, 250], 1)))).toEqual(['older-version']);
  });

  test('of another phone that says otherwise is a dispute', () => {
    const room = hall();
    room.accept(slip([1, 2], [350, 250], 1));
    expect(codes(room.judge(slip([1, 2], [350, 255], 1, { gameId: 'gy', device: 'other' })))).toEqual([
      'disagreement',
    ]);
    // The same game under another key is a forgery or a copy: never a new version.
    expect(codes(room.judge(slip([1, 2], [100, 255], 1, { version: 9, device: 'other' })))).toEqual([
      'disagreement',
    ]);
    expect(resultAt(room.tournament, slot)?.scores).toEqual([350, 250]);
  });

  test('of two who were not paired asks, and can become the pairing', () => {
    const room = hall();
    const wrong = slip([1, 3], [350, 250], 1);
    expect(room.judge(wrong)).toMatchObject({
      questions: [{ why: 'pairing-differs', round: 1, expected: [2, 4] }],
      proposal: { paired: { pairs: [{ players: [1, 3] }, { players: [2, 4] }, {}, {}] } },
    });
    room.accept(wrong);
    expect(resultAt(room.tournament, slot)?.scores).toEqual([350, 250]);
    expect(codes(room.judge(slip([2, 4], [300, 200], 1)))).toBe('accept');
  });

  test('of somebody who has a result this round is refused until that is put right', () => {
    const room = hall();
    room.accept(slip([1, 2], [350, 250], 1));
    const decision = room.judge(slip([1, 3], [350, 250], 1));
    expect(decision).toMatchObject({ kind: 'question', proposal: null });
    expect(codes(decision)).toEqual(['player-has-result', 'pairing-differs']);
  });

  test('whose corrected version names other players replaces the first, and is no second game', () => {
    const room = hall();
    room.accept(slip([1, 2], [350, 250], 1, { gameId: 'g1' }));
    const moved = slip([3, 4], [350, 250], 1, { gameId: 'g1', version: 2 });
    expect(room.judge(moved)).toMatchObject({ questions: [{ why: 'game-elsewhere', slot }] });
    room.accept(moved);
    expect(resultAt(room.tournament, slot)).toBe(null);
    expect(resultAt(room.tournament, { ...slot, table: 2 })?.scores).toEqual([350, 250]);
  });

  test('that was set aside is asked about again', () => {
    const room = hall();
    const bad = slip([1, 2], [350, 250], 1);
    room.add({ type: 'set-aside', slip: bad.digest, reason: 'żart' });
    expect(codes(room.judge(bad))).toEqual(['set-aside-before']);
  });

  test('of a match says which game it was', () => {
    const room = new Hall({ games: 3 }).players(2).pair(1, [1, 2]);
    expect(room.judge(slip([1, 2], [350, 250], 1, { game: 2 }))).toMatchObject({
      proposal: { slot: { game: 2 } },
    });
    expect(codes(room.judge(slip([1, 2], [350, 250], 1, { game: 4 })))).toEqual(['no-such-game']);
  });

  test('of a second game is asked about where the table was played when there was only one', () => {
    const room = hall().result(1, 1, 300, 200);
    room.add({ type: 'settings', settings: { ...SETTINGS, games: 2 } });
    expect(room.judge(slip([1, 2], [350, 250], 1, { game: 2 }))).toEqual({
      kind: 'question',
      questions: [{ why: 'no-such-game', number: 2, games: 1 }],
      proposal: null,
    });
    expect(room.judge(slip([3, 4], [350, 250], 1, { game: 2 }))).toMatchObject({
      kind: 'accept',
      proposal: { slot: { table: 2, game: 2 } },
    });
  });

  test('of a second game has its place where the table was begun when there were two', () => {
    const room = new Hall({ games: 2 }).players(2).pair(1, [1, 2]).result(1, 1, 300, 200);
    room.add({ type: 'settings', settings: { ...SETTINGS, games: 1 } });
    expect(room.judge(slip([1, 2], [350, 250], 1, { game: 2 }))).toMatchObject({
      kind: 'accept',
      proposal: { slot: { game: 2 } },
    });
  });

  test('that the tournament cannot take is a question without a yes', () => {
    const tooMuch = hall().judge(slip([1, 2], [6_000, 250], 1, { signature: 'none' }));
    expect(tooMuch).toMatchObject({ questions: [{ refusal: { why: 'bad-score' } }, {}], proposal: null });
    expect(codes(tooMuch)).toEqual(['not-recordable', 'not-signed']);
    // Who has withdrawn is seated in no new pair.
    const room = new Hall().players(3).pair(1, [1, 2]);
    room.add({ type: 'paired', round: 1, by: 'typed', pairs: [{ table: 1, players: [1, 2] }], byes: [] });
    room.add({ type: 'withdrawn', number: 3 });
    expect(codes(room.judge(slip([1, 3], [350, 250], 1)))).toEqual(['not-recordable', 'pairing-differs']);
  });
});

describe('names', () => {
  const named = (a: string, b: string, more: Partial<SlipReport> = {}) =>
    slip([1, 2], [350, 250], 1, {
      players: [a, b].map((name) => ({ name, club: '', number: null })),
      ...more,
    });

  test('in any case and order are the same; without their marks they are a suggestion', () => {
    expect(codes(hall().judge(named('ŻAK  anna', 'Łukasz Żak')))).toBe('accept');
    const decision = hall().judge(named('Anna Zak', 'Łukasz Żak'));
    expect(decision).toMatchObject({ questions: [{ why: 'unknown-player', seat: 0 }] });
    expect(decision.kind === 'question' && decision.questions[0]).toMatchObject({
      candidates: expect.arrayContaining([1]),
    });
    expect(codes(hall().judge(named('Anna Zak', 'Łukasz Żak'), [1, null]))).toBe('accept');
  });

  test('of two people of the same name are told apart by school, then by the pairing', () => {
    const room = new Hall();
    ['Jan Kot', 'Ola Lis', 'Jan Kot', 'Ewa Mak'].forEach((name, i) => {
      room.add({ type: 'player', number: i + 1, name, club: i < 2 ? 'SP 1' : 'SP 2' });
    });
    room.pair(1, [1, 2], [3, 4]);
    expect(codes(room.judge(named('Jan Kot', 'Ola Lis')))).toEqual(['ambiguous-player']);
    expect(codes(room.judge(named('Jan Kot', 'Ola Lis', { table: '1' })))).toBe('accept');
    const withClub = named('Jan Kot', 'Ewa Mak', {
      players: [
        { name: 'Jan Kot', club: 'sp 2', number: null },
        { name: 'Ewa Mak', club: '', number: null },
      ],
    });
    expect(codes(room.judge(withClub))).toBe('accept');
  });

  test('with a number from our own card may be cut, but not be somebody else’s', () => {
    const own = (name: string, number: number) =>
      named('', '', {
        tournament: 77,
        players: [
          { name, club: '', number: number },
          { name: 'Łukasz Żak', club: '', number: 2 },
        ],
      });
    expect(codes(hall().judge(own('Ann…', 1)))).toBe('accept');
    expect(codes(hall().judge(own('Zorro', 1)))).toEqual(['unknown-player']);
  });
});
