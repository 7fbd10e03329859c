import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Laying } from '../../domain/board/laying.ts';
import type { Placement } from '../../domain/board/placement.ts';
import type { Verdict } from '../../domain/table/fact.ts';
import type { Game } from '../../domain/table/game.ts';
import type { Points, Seat } from '../../domain/units.ts';
import type { Session } from '../shell/ports.ts';
import type { Typed } from '../shell/typed.ts';
import type { Table } from './table.ts';
import type { TypedWords } from './typedWords.ts';

/** What is typed about a move and not recorded yet. */
export type TypedMove = {
  readonly kind: 'play' | 'exchange' | 'pass';
  readonly pad: 'digits' | 'letters' | 'tiles' | 'board';
  /** Points without the bonus, as typed. */
  readonly digits: string;
  readonly bonus: boolean;
  /** The points as typed hold the bonus already; null while nobody was asked. */
  readonly held: boolean | null;
  readonly tiles: number | null;
  readonly out: boolean;
  readonly words: TypedWords;
  readonly exchanged: number | null;
  /** The players' answer: does the bag hold at least so many tiles? */
  readonly bag: { readonly least: number; readonly yes: boolean } | null;
  /** „Sprawdzam!” was pressed and the words are being named; nothing is declared yet. */
  readonly challenge: { readonly by: Seat | null; readonly words: TypedWords } | null;
  /** The answer to a challenge of a move that was recorded already and stands: recorded once both have seen it. */
  readonly verdict: Verdict | null;
  /** The verdict was read, the move stands and is written down. */
  readonly stands: boolean;
  readonly rack: TypedRack | null;
  /** The word while it is laid on the board. */
  readonly laying: Laying | null;
  /** Where the word lies: laid so, or chosen from what was proposed. */
  readonly placement: Placement | null;
  /** What the move is worth by the board; equal points are the board's and follow it. */
  readonly counted: Points | null;
};

/** What is left on a rack, as typed. */
export type TypedRack = {
  readonly seat: Seat;
  readonly by: 'letters' | 'value';
  readonly letters: string;
  readonly value: string;
};

export const NOTHING_TYPED: TypedMove = {
  kind: 'play',
  pad: 'digits',
  digits: '',
  bonus: false,
  held: null,
  tiles: null,
  out: false,
  words: { words: [''], at: 0 },
  exchanged: null,
  bag: null,
  challenge: null,
  verdict: null,
  stands: false,
  rack: null,
  laying: null,
  placement: null,
  counted: null,
};

type Slot = { readonly key: string; readonly typed: TypedMove };

const ON_BOARD: TypedMove = { ...NOTHING_TYPED, pad: 'board' };

/** The move is being laid on the board, and nobody is naming words to challenge. */
export function isOnBoard({ kind, pad, challenge }: TypedMove): boolean {
  return kind === 'play' && pad === 'board' && !challenge;
}

export type TypedMoveModel = {
  readonly typed: ReadonlySignal<TypedMove>;
  readonly change: (changes: Partial<TypedMove>) => void;
  /** The game is over: nothing that was typed is needed any more. */
  readonly clear: () => void;
};

/**
 * One typed move, the one that was stopped last: it outlives the screen, a reload, an undo of the move it became, and a
 * stop that is taken back. Its key is the row of the turn's first stop, so that the next turn begins with an empty form.
 */
export function createTypedMove(table: Pick<Table, 'id' | 'game'>, session: Typed): TypedMoveModel {
  const slot = signal(readSlot(session));
  session.whole.then(() => {
    slot.value = readSlot(session);
  });
  const key = computed(() => `${table.id.value}/${turnStop(table.game.value)}`);
  const typed = computed(() =>
    slot.value.key === key.value ? slot.value.typed : anew(slot.value, table.id.value),
  );
  return {
    typed,
    change(changes) {
      // Whether the points hold the bonus was said of those points.
      const other = 'digits' in changes || 'bonus' in changes ? { held: null } : {};
      slot.value = { key: key.value, typed: { ...typed.value, ...other, ...changes } };
      session.write(SLOT, JSON.stringify({ key: key.value, draft: slot.value.typed }));
    },
    clear() {
      if (slot.peek().key === '') return;
      slot.value = { key: '', typed: NOTHING_TYPED };
      session.write(SLOT, '');
    },
  };
}

/** Who laid the last move of this game on the board lays the next one there too. */
function anew({ key, typed: { pad } }: Slot, id: string): TypedMove {
  return pad === 'board' && key.startsWith(`${id}/`) ? ON_BOARD : NOTHING_TYPED;
}

/** One place, written over: what was typed for a move is gone when the next is typed. */
const SLOT = 'draft';
/** The word that is being laid for a line written down before. */
export const LAID = 'laid';
export const TYPED = [SLOT, LAID];

function readSlot(session: Session): Slot {
  try {
    const { key, draft } = JSON.parse(session.read(SLOT) ?? '{}');
    return { key: String(key), typed: { ...NOTHING_TYPED, ...draft } };
  } catch {
    return { key: '', typed: NOTHING_TYPED };
  }
}

/** What may happen between two stops of the same turn. */
const WITHIN_TURN: readonly string[] = ['pause', 'resume', 'clock', 'gap', 'penalty'];

/** The row of the first stop of the last turn that was stopped: one that was taken back and made again is the same turn. */
export function turnStop({ facts, entries }: Game): number {
  const last = facts.findLastIndex((fact) => fact?.type === 'stop');
  const stop = facts[last];
  let first = last;
  for (let row = last - 1; row > 0; row -= 1) {
    const standing = facts[row];
    if (standing && !WITHIN_TURN.includes(standing.type)) break;
    const written = entries[row]?.fact;
    if (written?.type === 'stop' && stop?.type === 'stop' && written.seat === stop.seat) first = row;
  }
  return first;
}
