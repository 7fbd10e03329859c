import { describe, expect, test } from 'vitest';
import {
  createDrafts,
  type PlayerDraft,
  reordered,
  shuffled,
  withLaying,
} from '../../../../src/app/room/playerDraft.ts';
import {
  droppedFromBoard,
  droppedFromRack,
  laidByPlayer,
  playerHand,
  readMove,
  takenBack,
} from '../../../../src/app/room/playerLaying.ts';
import { boardOf } from '../../../../src/app/room/scene.ts';
import { countingOf } from '../../../../src/app/room/sentMoves.ts';
import { type Laying, NOTHING_LAID } from '../../../../src/domain/board/laying.ts';
import { readSquare, SQUARES } from '../../../../src/domain/board/square.ts';
import type { Scene } from '../../../../src/share/room/messages.ts';

const at = (name: string) => readSquare(name)!;

/** DOM lies across the centre. */
function sceneWith(rack: string, n = 2): Scene {
  const signs = Array.from({ length: SQUARES }, () => '.');
  for (const [i, letter] of [...'DOM'].entries()) signs[at('G8') + i] = letter;
  return {
    now: 1,
    game: 'g',
    event: '',
    round: 1,
    language: 'pl',
    naming: 'letter-columns',
    size: 7,
    firstMove: 2,
    forbidden: '',
    semaphore: { yellow: 0, blinking: 0, red: 0 },
    phase: 'playing',
    paused: false,
    n,
    rack,
    rejected: 0,
    board: signs.join(''),
    last: null,
    clock: null,
  };
}
const scene = sceneWith('KOTAŚA?');
const hand = playerHand(scene, boardOf(scene));
const fresh: PlayerDraft = { rack: 'KOTAŚA?', gaps: [], laying: NOTHING_LAID };
const lying = ({ laying }: Pick<PlayerDraft, 'laying'>) => {
  const read = readMove(laying, hand, scene);
  return read.ok ? read.value : null;
};
const squaresOf = ({ fresh: tiles }: Laying) => tiles.map(({ square }) => square);

describe('laying with a mouse or a finger', () => {
  test('tiles carried to their squares make a word, whatever their order', () => {
    let draft = fresh;
    for (const [place, square] of [
      [2, 'I10'],
      [0, 'I7'],
      [1, 'I9'],
    ] as const) {
      const laying = droppedFromRack(draft.laying, hand, [...draft.rack][place]!, at(square));
      draft = withLaying(draft, hand, laying, place);
    }
    expect(lying(draft)).toEqual({ at: 'I7', word: 'KMOT', down: true });
    expect(draft.gaps).toEqual([2, 0, 1]);
    expect([draft.laying.direction, draft.laying.cursor]).toEqual(['down', at('I10')]);
  });

  test('the tile that was taken leaves the gap, not another one of its letter', () => {
    const taken = withLaying(fresh, hand, droppedFromRack(NOTHING_LAID, hand, 'A', at('H9')), 5);
    expect(taken.gaps).toEqual([5]);
    const both = withLaying(taken, hand, droppedFromRack(taken.laying, hand, 'A', at('H7')), 3);
    expect(both.gaps).toEqual([5, 3]);
    expect(withLaying(both, hand, takenBack(both.laying, at('H9'))).gaps).toEqual([5]);
  });

  test('a tile that lay there goes back, two tiles on the board change places, what lies for good stays', () => {
    const one = droppedFromRack(NOTHING_LAID, hand, 'K', at('J8'));
    const two = droppedFromRack(one, hand, 'O', at('J8'));
    expect(lying({ laying: two })).toEqual({ at: 'G8', word: 'DOMO' });
    const with_ = droppedFromRack(two, hand, 'T', at('K8'));
    const swapped = droppedFromBoard(with_, hand, at('J8'), at('K8'));
    expect(lying({ laying: swapped })).toEqual({ at: 'G8', word: 'DOMTO' });
    expect(droppedFromBoard(swapped, hand, at('J8'), at('H8'))).toBe(swapped);
    expect(droppedFromRack(swapped, hand, 'A', at('H8'))).toBe(swapped);
  });

  test('a blank is asked about on its square, and keeps its letter when it is moved', () => {
    const asked = droppedFromRack(NOTHING_LAID, hand, '?', at('J8'));
    expect([asked.blank, asked.cursor, asked.fresh]).toEqual([true, at('J8'), []]);
    const laid = laidByPlayer(asked, hand, 'Y', true);
    expect(lying({ laying: laid })).toEqual({ at: 'G8', word: 'DOMy' });
    const moved = droppedFromBoard(laid, hand, at('J8'), at('F8'));
    expect(lying({ laying: moved })).toEqual({ at: 'F8', word: 'yDOM' });
  });

  test('no more than the rack has, and nothing is called a move that cannot lie', () => {
    const one = droppedFromRack(NOTHING_LAID, hand, 'K', at('A1'));
    expect(lying({ laying: one })).toBeNull();
    const bare = playerHand(sceneWith('KOTAŚAB'), hand.board);
    expect(squaresOf(laidByPlayer({ ...one, cursor: at('B1') }, bare, 'K'))).toEqual([at('A1')]);
  });
});

describe('the rack', () => {
  test('is put in order, its gaps go with it, and every tile stays', () => {
    const one = withLaying(fresh, hand, droppedFromRack(NOTHING_LAID, hand, 'T', at('J8')), 2);
    const moved = reordered(one, 6, 0);
    expect([moved.rack, moved.gaps]).toEqual(['?KOTAŚA', [3]]);
    const back = reordered(moved, 0, 6);
    expect(back).toEqual(one);
    expect([...shuffled(one).rack].sort()).toEqual([...one.rack].sort());
    expect(shuffled(one).rack[shuffled(one).gaps[0]!]).toBe('T');
  });
});

describe('what is half laid', () => {
  const memory = () => {
    const texts = new Map<string, string>();
    return {
      texts,
      read: (key: string) => texts.get(key) ?? null,
      write: (key: string, text: string) => void texts.set(key, text),
    };
  };
  const half = reordered(
    withLaying(fresh, hand, droppedFromRack(NOTHING_LAID, hand, 'T', at('J8')), 2),
    6,
    0,
  );

  test('is there after a reload, in the order of the rack that was wanted, and only with its own rack', () => {
    const kept = memory();
    createDrafts(kept, 'r').keep(scene, half);
    expect(createDrafts(kept, 'r').of(scene)).toEqual(half);
    expect(createDrafts(kept, 'other').of(scene)).toEqual(fresh);
    expect(createDrafts(kept, 'r').of(sceneWith('KOTAŚA?', 3))).toEqual(fresh);
    expect(createDrafts(kept, 'r').of(sceneWith('KOTAŚAB')).rack).toBe('KOTAŚAB');
  });

  test.each([
    'nothing',
    '{}',
    '{"game":"g","n":2,"rack":"KOTAŚA?","gaps":[0],"laying":{"fresh":[{"square":999,"tile":3}]}}',
    '{"game":"g","n":2,"rack":"KOTAŚA?","gaps":[0],"laying":{"fresh":[{"square":1,"tile":99}]}}',
    `{"game":"g","n":2,"rack":"KOTAŚA?","gaps":[0],"laying":{"fresh":[{"square":${at('H8')},"tile":3}]}}`,
    '{"game":"g","n":2,"rack":"KOTAŚA?","gaps":[],"laying":{"fresh":[{"square":1,"tile":3}]}}',
    '{"game":"g","n":2,"rack":"KOTAŚA?","gaps":"x","laying":{"fresh":7}}',
  ])('that somebody has spoilt is begun anew: %s', (text) => {
    const kept = memory();
    kept.write('draft.r', text);
    expect(createDrafts(kept, 'r').of(scene)).toEqual(fresh);
  });
});

describe('what counts', () => {
  const line = (seq: number, word: string | null, as: 'taken' | 'waiting' | 'late' | 'none' | 'refused') => ({
    seq,
    game: 'g',
    n: 2,
    placement: word === null ? null : { at: 'G8', word },
    as,
  });
  const [kot, dom, nothing] = [line(1, 'KOT', 'taken'), line(2, 'DOM', 'waiting'), line(3, null, 'none')];

  test('is the last that was sent; until it arrives, the one before; what is no move changes nothing', () => {
    expect(countingOf([], null, 0)).toEqual({ sent: null, standing: null, slip: null, unsent: false });
    expect(countingOf([kot], kot.placement, 3)).toMatchObject({ sent: kot, standing: null, unsent: false });
    expect(countingOf([nothing, dom, kot], null, 1)).toEqual({
      sent: dom,
      standing: kot,
      slip: nothing,
      unsent: true,
    });
    const late = line(4, 'DOMY', 'late');
    expect(countingOf([late, kot], null, 0)).toEqual({
      sent: late,
      standing: kot,
      slip: null,
      unsent: false,
    });
  });
});
