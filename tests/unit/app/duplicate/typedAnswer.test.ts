import { describe, expect, test } from 'vitest';
import { entryMoves } from '../../../../src/app/duplicate/entryMoves.ts';
import { groupAnswers } from '../../../../src/app/duplicate/groups.ts';
import { masterGuards } from '../../../../src/app/duplicate/guards.ts';
import { readHallRoute, writeHallRoute } from '../../../../src/app/duplicate/hallRoute.ts';
import { typedRoster } from '../../../../src/app/duplicate/roster.ts';
import { readAnswerLine } from '../../../../src/app/duplicate/typedAnswer.ts';
import { readMaster } from '../../../../src/app/duplicate/typedMaster.ts';
import { proposals } from '../../../../src/domain/duplicate/equals.ts';
import type { DuplicateFact } from '../../../../src/domain/duplicate/fact.ts';
import { openMove } from '../../../../src/domain/duplicate/state.ts';
import { startOf, stateAfter } from '../../domain/duplicate/script.ts';

function after(rack: string, ...lines: readonly string[]) {
  const facts: DuplicateFact[] = [startOf(9), { type: 'draw', rack }, { type: 'move' }];
  for (const line of lines) {
    const state = stateAfter(...facts);
    const read = readAnswerLine(line, state, openMove(state)!);
    if (!read.ok) throw new Error(read.error.why);
    facts.push(...read.value.answers);
  }
  const state = stateAfter(...facts);
  return { state, move: openMove(state)! };
}

const groupsOf = ({ state, move }: ReturnType<typeof after>) =>
  groupAnswers(state, move).map(({ answer, participants }) => [
    answer.placement ? `${answer.placement.at} ${answer.placement.word}` : '',
    answer.points,
    participants,
  ]);

describe('a line of typing', () => {
  test('number, square, word; the best so far; nothing; several; all who are missing', () => {
    expect(groupsOf(after('MATKAIV', '1 h8 matka', '2 TIK H8', '3,5-6 =', '4 0', '* ='))).toEqual([
      ['H8 MATKA', 16, [1, 3, 5, 6, 7, 8, 9]],
      ['H8 TIK', 8, [2]],
      ['', 0, [4]],
    ]);
  });

  test('whoever is excluded during the game is not missing: the line for all who are takes the others', () => {
    const warning: DuplicateFact = { type: 'warning', participant: 2, confirmed: { by: 'referee' } };
    const facts: DuplicateFact[] = [startOf(3), { type: 'draw', rack: 'MATKAIV' }, { type: 'move' }];
    const state = stateAfter(...facts, warning, warning, warning, warning);
    const read = readAnswerLine('* 0', state, openMove(state)!);
    expect(read.ok && read.value.answers.map(({ participant }) => participant)).toEqual([1, 3]);
  });

  test('of several, whoever is out or away is left out and named; alone they are refused', () => {
    const warning: DuplicateFact = { type: 'warning', participant: 2, confirmed: { by: 'referee' } };
    const state = stateAfter(
      ...([startOf(9), { type: 'draw', rack: 'MATKAIV' }, { type: 'move' }] satisfies DuplicateFact[]),
      ...([warning, warning, warning, warning, { type: 'left', participant: 5 }] satisfies DuplicateFact[]),
    );
    const move = openMove(state)!;
    const read = readAnswerLine('1-6 8H TIK', state, move);
    if (!read.ok) throw new Error(read.error.why);
    expect(read.value.answers.map(({ participant }) => participant)).toEqual([1, 3, 4, 6]);
    expect(read.value.leftOut).toEqual([2, 5]);
    expect(readAnswerLine('2 8H TIK', state, move)).toMatchObject({
      value: { answers: [{ participant: 2 }], leftOut: [] },
    });
  });

  test('rows are letters where the regulation says so: 8H runs down', () => {
    const { state } = after('MATKAIV', '1 8H tik');
    expect(state.moves[0]?.answers?.last.placement).toEqual({ at: 'H8', down: true, word: 'TIK' });
  });

  test('a letter that the rack has not is a blank, where it counts most', () => {
    const { state } = after('MATKAI?', '1 H8 matke');
    expect(state.moves[0]?.answers?.last.placement?.word).toBe('MATKe');
    const said = after('MATKAI?', '1 H8 mATKA');
    expect(said.state.moves[0]?.answers?.last.placement?.word).toBe('mATKA');
  });

  test.each([
    ['', 'no-number'],
    ['matka', 'no-number'],
    ['5-2 =', 'no-number'],
    ['1', 'no-word'],
    ['1 matka', 'no-place'],
    ['1 Z99 matka', 'no-place'],
    ['1 =', 'no-top'],
  ])('%s: %s', (line, why) => {
    const { state, move } = after('MATKAIV');
    expect(readAnswerLine(line, state, move)).toMatchObject({ ok: false, error: { why } });
  });

  test('nobody is missing any more', () => {
    const { state, move } = after('MATKAIV', '* 0');
    expect(readAnswerLine('* 0', state, move)).toMatchObject({ ok: false, error: { why: 'nobody-missing' } });
  });
});

describe('what to beware of before a move is laid', () => {
  const guards = (rack: string, lines: readonly string[], chosen: number) => {
    const { state, move } = after(rack, ...lines);
    const proposed = proposals(state, move);
    return masterGuards(state, move, proposed, proposed[chosen]!);
  };

  test('an unjudged word, an equal move, another order, more blanks', () => {
    expect(guards('MATKAIV', ['1 H8 tik'], 0)).toEqual(['unjudged']);
    expect(guards('MATKAIV', ['1 H8 tik', '2 H8 kit'], 0)).toEqual(['unjudged', 'equals']);
    expect(guards('MATKAIV', ['1 H8 tik', '2 H8 kit'], 1)).toEqual(['unjudged', 'equals', 'not-proposed']);
    expect(guards('MATKAI?', ['1 H8 AMi', '2 H8 MA'], 0)).toContain('more-jokers');
  });
});

test('a move without a slip is read like one, with what to beware of in it', () => {
  const { state, move } = after('MATKAIV', '1 H8 tik', '2 H8 kit');
  const read = (text: string) => readMaster(text, state, move);
  expect(read('H8 MATKA')).toEqual({
    ok: true,
    value: { placement: { at: 'H8', word: 'MATKA' }, guards: ['unjudged'] },
  });
  expect(read('H8 KIT')).toMatchObject({ value: { guards: ['unjudged', 'equals'] } });
  expect(read('')).toMatchObject({ error: { why: 'no-word' } });
  expect(read('MATKA')).toMatchObject({ error: { why: 'no-place' } });
  expect(read('A1 MATKA')).toMatchObject({ error: { why: 'placement' } });
  expect(read('H8 MATKY')).toMatchObject({ error: { why: 'not-on-rack' } });
});

test('while slips of the last move are missing they are typed for it; the same again is what was laid then', () => {
  const laid = { type: 'master', placement: { at: 'H8', word: 'MATKA' } } as const;
  const begun = after('MATKAIV', '1 H8 matka').state;
  const facts: DuplicateFact[] = [
    { type: 'answer', participant: 1, placement: laid.placement },
    laid,
    { type: 'draw', rack: 'IVOSEL?' },
    { type: 'move' },
  ];
  expect(entryMoves(begun).map(({ n }) => n)).toEqual([1]);
  const start: DuplicateFact[] = [startOf(3), { type: 'draw', rack: 'MATKAIV' }];
  const behind = stateAfter(...start, ...facts);
  expect(entryMoves(behind).map(({ n }) => n)).toEqual([1, 2]);
  const read = readAnswerLine('* =', behind, behind.moves[0]!);
  if (!read.ok) throw new Error(read.error.why);
  expect(read.value.answers).toMatchObject([
    { participant: 2, move: 1, placement: laid.placement },
    { participant: 3, move: 1, placement: laid.placement },
  ]);
  expect(entryMoves(stateAfter(...start, ...facts, ...read.value.answers)).map(({ n }) => n)).toEqual([2]);
  expect(entryMoves(stateAfter(...start, ...facts.slice(0, 2))).map(({ n }) => n)).toEqual([1]);
});

test('a slip that is missing is asked for until it is there, also two moves later and after the end', () => {
  const facts: DuplicateFact[] = [startOf(2), { type: 'draw', rack: 'MATKAIV' }];
  for (const rack of ['MATKAIV', 'MATKAIV']) {
    facts.push({ type: 'answer', participant: 1 }, { type: 'no-move' }, { type: 'draw', rack });
  }
  expect(entryMoves(stateAfter(...facts)).map(({ n }) => n)).toEqual([1, 2]);
  facts.push({ type: 'ended', why: 'referee' });
  expect(entryMoves(stateAfter(...facts)).map(({ n }) => n)).toEqual([1, 2]);
  facts.push({ type: 'answer', participant: 2, move: 2, paper: true });
  expect(entryMoves(stateAfter(...facts)).map(({ n }) => n)).toEqual([1]);
});

test('a pasted list: numbers, names, clubs', () => {
  expect(typedRoster('17 Anna Nová; Bratislava\n\nBo\u200bris\n2. Cyril\tKošice\n17 Dana')).toEqual({
    people: [
      { number: 17, name: 'Anna Nová', club: 'Bratislava' },
      { number: 1, name: 'Boris' },
      { number: 2, name: 'Cyril', club: 'Košice' },
      { number: 3, name: 'Dana' },
    ],
    moved: [{ name: 'Dana', said: 17, number: 3 }],
  });
});

test('an address is read as it was written', () => {
  expect(readHallRoute(writeHallRoute('abc', 'partiars', 17))).toEqual({
    id: 'abc',
    view: 'partiars',
    n: 17,
  });
  expect(readHallRoute('abc-nowhere')).toEqual({ id: 'abc', view: 'play', n: 0 });
});
