import { expect, test } from 'vitest';
import { handOf, layingLine, withMoveIn } from '../../../../src/app/duplicate/layingLine.ts';
import { readAnswerLine } from '../../../../src/app/duplicate/typedAnswer.ts';
import {
  blankCalled,
  type Laying,
  NOTHING_LAID,
  tapped,
  typed,
} from '../../../../src/domain/board/laying.ts';
import { readSquare } from '../../../../src/domain/board/square.ts';
import { openMove } from '../../../../src/domain/duplicate/state.ts';
import { startOf, stateAfter } from '../../domain/duplicate/script.ts';

const state = stateAfter(startOf(3), { type: 'draw', rack: 'MATKAI?' }, { type: 'move' });
const move = openMove(state)!;
const hand = handOf(state, move)!;

/** A small letter calls the blank first. */
function lays(at: string, word: string): Laying {
  let laying = tapped(NOTHING_LAID, hand, readSquare(at)!);
  for (const sign of word) {
    if (sign !== sign.toUpperCase()) laying = blankCalled(laying);
    laying = typed(laying, hand, hand.set.alphabet.indexOf(sign.toUpperCase())).laying;
  }
  return laying;
}

test('what is laid on the board is typed as a line that means the same move', () => {
  const line = layingLine(state, move, lays('H8', 'MATKA'))!;
  const read = readAnswerLine(withMoveIn('17', line), state, move);
  expect(read).toMatchObject({
    ok: true,
    value: { answers: [{ participant: 17, placement: { at: 'H8', word: 'MATKA' } }] },
  });
});

test('a blank stays where it was laid, also where the rack has the letter', () => {
  const line = layingLine(state, move, lays('H8', 'MaTKA'))!;
  const read = readAnswerLine(withMoveIn('3,5-8 8H TIK', line), state, move);
  expect(read).toMatchObject({
    ok: true,
    value: { answers: [3, 5, 6, 7, 8].map((participant) => ({ participant, placement: { word: 'MaTKA' } })) },
  });
});

test('is no line while it is no move', () => {
  expect(layingLine(state, move, NOTHING_LAID)).toBeNull();
  expect(layingLine(state, move, lays('A1', 'MATKA'))).toBeNull();
});
