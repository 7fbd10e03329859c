import { computed, signal } from '@preact/signals';
import type { Placement } from '../../domain/board/placement.ts';
import type { Millis } from '../../domain/units.ts';
import type { Said, Says, SentMove } from '../../share/room/messages.ts';
import type { RoomMemory } from './ports.ts';

/** Lines that are kept: enough for a whole game, for whoever wants to see what was sent. */
const MOST_LINES = 400;

/** `waiting`: the referee has not answered yet; `none`: what lies on the screen was no move, and nothing was sent. */
type SentAs = 'waiting' | NonNullable<Said['move']>['as'] | 'none';
export type SentLine = {
  readonly seq: number;
  readonly game: string;
  readonly n: number;
  readonly placement: Placement | null;
  readonly as: SentAs;
};

type Kept = {
  readonly seq: number;
  readonly number: number | null;
  readonly move: SentMove | null;
  readonly sent: readonly SentLine[];
};

type Sending = {
  readonly game: string;
  readonly n: number;
  readonly placement: Placement | null;
  readonly pressed: Millis;
};

/** What a device has to say, kept before it goes out: a reload loses nothing, and it is said until the referee has it. */
export function createOutgoing(memory: RoomMemory, room: string, now: () => Millis) {
  const key = `player.${room}`;
  const kept = readKept(memory.read(key));
  let { seq } = kept;
  let { move } = kept;
  let line = 0;
  let here = true;
  const number = signal(kept.number);
  const claim = signal<Said['claim'] | 'waiting'>(kept.number === null ? 'none' : 'waiting');
  const sent = signal(kept.sent);

  const keep = () => {
    const all: Kept = { seq, number: number.peek(), move, sent: sent.peek() };
    memory.write(key, JSON.stringify(all));
  };
  /** Numbers go up whatever is forgotten: the wall clock is in them. */
  const nextSeq = (): number => {
    seq = Math.max(seq + 1, now());
    keep();
    return seq;
  };
  const mark = (of: number, as: SentAs) => {
    sent.value = sent.peek().map((one) => (one.seq === of ? { ...one, as } : one));
  };

  return {
    number: computed(() => number.value),
    claim: computed(() => claim.value),
    sent: computed(() => sent.value),
    next: (): Says => ({ seq: nextSeq(), number: number.peek(), line, here, move }),
    newLine(): number {
      line = nextSeq();
      return line;
    },
    choose(wanted: number | null): void {
      number.value = wanted;
      claim.value = wanted === null ? 'none' : 'waiting';
      keep();
    },
    send({ game, n, placement, pressed }: Sending): void {
      const of = nextSeq();
      if (placement) move = { seq: of, game, n, placement, pressed };
      const line: SentLine = { seq: of, game, n, placement, as: placement ? 'waiting' : 'none' };
      sent.value = [...sent.peek(), line].slice(-MOST_LINES);
      keep();
    },
    /** True if it changed. */
    look(now: boolean): boolean {
      const changed = here !== now;
      here = now;
      return changed;
    },
    answered(said: Said): void {
      // An answer to what was said before the name was chosen says nothing about it.
      if (number.peek() !== null && said.seq >= seq) {
        claim.value = said.claim;
        if (said.claim === 'none' || said.claim === 'unknown') number.value = null;
      }
      if (said.move) mark(said.move.seq, said.move.as);
      keep();
    },
    isWaiting(): boolean {
      const waits = move && sent.peek().find((one) => one.seq === move?.seq)?.as;
      return claim.peek() === 'waiting' || waits === 'waiting' || waits === 'paused';
    },
  };
}

function readKept(text: string | null): Kept {
  const empty: Kept = { seq: 0, number: null, move: null, sent: [] };
  try {
    return text === null ? empty : { ...empty, ...(JSON.parse(text) as Partial<Kept>) };
  } catch {
    return empty;
  }
}
