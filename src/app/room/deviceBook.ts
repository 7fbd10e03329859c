import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Placement } from '../../domain/board/placement.ts';
import { isSamePlacement } from '../../domain/duplicate/moves.ts';
import { lastAnswers } from '../../domain/duplicate/state.ts';
import type { Millis } from '../../domain/units.ts';
import type { LogHead, Said, Says, SentMove } from '../../share/room/messages.ts';
import type { Hall } from '../duplicate/hall.ts';
import { createFloodGate } from './floodGate.ts';

/** Devices that are remembered: those that have a name, and the last ones that have none. */
const MOST_DEVICES = 1_000;

type Presence = 'here' | 'away' | 'gone';
type DeviceLine = { readonly device: string; readonly presence: Presence; readonly flooding: boolean };
type SecondClaim = { readonly number: number; readonly device: string };
type LateMove = {
  readonly device: string;
  readonly number: number;
  readonly n: number;
  readonly placement: Placement;
  /** By so much it came too late. */
  readonly by: Millis;
  /** The device says that it was sent before the end. */
  readonly pressedInTime: boolean;
  readonly seq: number;
};

type Known = {
  seq: number;
  line: number;
  presence: Presence;
  claim: Said['claim'];
  move: Said['move'];
  flooding: boolean;
};

type BookPorts = {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
  readonly owe: (device: string) => void;
};

/** Which device is whose, what each of them said last, and what the referee has to decide about. */
export type DeviceBook = {
  /** By participant's number. */
  readonly lines: ReadonlySignal<ReadonlyMap<number, DeviceLine>>;
  readonly taken: ReadonlySignal<readonly number[]>;
  /** One at most for each name. */
  readonly second: ReadonlySignal<readonly SecondClaim[]>;
  readonly late: ReadonlySignal<readonly LateMove[]>;
  readonly claims: () => LogHead['claims'];
  readonly take: (device: string, says: Says) => void;
  readonly gone: (device: string, line: number) => void;
  readonly saidTo: (device: string) => Said;
  /** The name goes to the device that asked second, or the second one is told to choose another. */
  readonly decideClaim: (claim: SecondClaim, gets: boolean) => void;
  readonly decideLate: (move: LateMove, reason: string | null) => void;
  /** Frees a name. */
  readonly release: (number: number) => void;
};

export function createDeviceBook(hall: Hall, now: () => Millis, ports: BookPorts): DeviceBook {
  const devices = new Map<string, Known>();
  const kept = readKept(ports.read());
  const owners = signal<ReadonlyMap<number, string>>(new Map(kept.claims));
  const rejected = new Map(kept.rejected);
  const second = signal<readonly SecondClaim[]>([]);
  const late = signal<readonly LateMove[]>([]);
  /** Second claims that the referee has turned down, until the device asks for another name. */
  const turnedDown = new Map<string, number>();
  const touched = signal(0);
  const lets = createFloodGate(now);

  const keep = () => ports.write(JSON.stringify({ claims: [...owners.peek()], rejected: [...rejected] }));
  const numberOf = (device: string): number | null => {
    for (const [number, owner] of owners.peek()) if (owner === device) return number;
    return null;
  };
  const own = (number: number, device: string) => {
    const next = new Map([...owners.peek()].filter(([, owner]) => owner !== device));
    next.set(number, device);
    owners.value = next;
    keep();
  };

  const claimed = (device: string, number: number | null): Said['claim'] => {
    if (turnedDown.get(device) !== number) turnedDown.delete(device);
    second.value = second.peek().filter((one) => one.device !== device || one.number === number);
    if (number === null) return 'none';
    if (!hall.state.peek().start.participants.some((one) => one.number === number)) return 'unknown';
    const owner = owners.peek().get(number);
    if (owner === device) return 'yes';
    if (owner === undefined) {
      own(number, device);
      return 'yes';
    }
    const asked = turnedDown.has(device) || second.peek().some((one) => one.device === device);
    if (!asked) second.value = [...second.peek(), { number, device }];
    return 'taken';
  };

  const takeMove = (device: string, number: number, move: SentMove): NonNullable<Said['move']>['as'] => {
    const { n, placement } = move;
    if (move.game !== hall.id) return 'refused';
    const record = hall.state.peek().moves[n - 1];
    const before = record && lastAnswers(record).get(number)?.placement;
    // After a reload of the referee's page the room says everything again.
    if (before && isSamePlacement(before, placement)) return 'taken';
    if ((rejected.get(device) ?? 0) >= move.seq) return 'refused';
    const refusal = hall.add({ type: 'answer', participant: number, move: n, placement });
    if (!refusal) return 'taken';
    if (refusal.why === 'paused') return 'paused';
    if (refusal.why !== 'too-late') return 'refused';
    late.value = [
      ...late.peek().filter((one) => one.device !== device || one.n !== n),
      {
        device,
        number,
        n,
        placement,
        by: refusal.by,
        pressedInTime: move.pressed <= now() - refusal.by,
        seq: move.seq,
      },
    ];
    return 'late';
  };

  /** Whoever makes devices up keeps nobody out: the first one without a name goes. */
  const forgetOne = () => {
    const owning = new Set(owners.peek().values());
    for (const device of devices.keys()) {
      if (owning.has(device)) continue;
      devices.delete(device);
      turnedDown.delete(device);
      second.value = second.peek().filter((one) => one.device !== device);
      return;
    }
  };
  const bookOf = (device: string): Known => {
    const known = devices.get(device);
    if (known) return known;
    if (devices.size >= MOST_DEVICES) forgetOne();
    const made: Known = { seq: 0, line: 0, presence: 'gone', claim: 'none', move: null, flooding: false };
    devices.set(device, made);
    return made;
  };

  return {
    taken: computed(() => [...owners.value.keys()].sort((a, b) => a - b)),
    // One after the other: whoever makes devices up asks no more of the referee than there are names.
    second: computed(() => {
      const first = new Map(second.value.toReversed().map((claim) => [claim.number, claim] as const));
      return second.value.filter((claim) => first.get(claim.number) === claim);
    }),
    late: computed(() => late.value),
    lines: computed(() => {
      touched.value;
      return new Map(
        [...owners.value].map(([number, device]) => {
          const known = devices.get(device);
          return [
            number,
            { device, presence: known?.presence ?? 'gone', flooding: known?.flooding ?? false },
          ] as const;
        }),
      );
    }),
    claims: () => [...owners.peek()].map(([number, device]) => ({ number, device })),
    take(device, says) {
      const known = bookOf(device);
      if (!lets(device)) {
        if (!known.flooding) touched.value += 1;
        known.flooding = true;
        return;
      }
      if (says.seq < known.seq) return;
      const presence = says.here ? 'here' : 'away';
      if (known.presence !== presence) touched.value += 1;
      Object.assign(known, { seq: says.seq, line: says.line, presence });
      known.claim = claimed(device, says.number);
      if (known.claim === 'yes' && says.number !== null && says.move && isNews(known.move, says.move)) {
        known.move = { seq: says.move.seq, as: takeMove(device, says.number, says.move) };
      }
      ports.owe(device);
    },
    gone(device, line) {
      const known = devices.get(device);
      if (!known || known.line !== line) return;
      known.presence = 'gone';
      touched.value += 1;
    },
    saidTo(device) {
      const known = devices.get(device);
      return { now: now(), claim: known?.claim ?? 'none', seq: known?.seq ?? 0, move: known?.move ?? null };
    },
    decideClaim(claim, gets) {
      second.value = second.peek().filter((one) => one !== claim);
      const before = owners.peek().get(claim.number);
      if (!gets) {
        turnedDown.set(claim.device, claim.number);
        return;
      }
      own(claim.number, claim.device);
      for (const [device, as] of [[claim.device, 'yes'] as const, [before, 'taken'] as const]) {
        const known = device === undefined ? null : devices.get(device);
        if (!known || device === undefined) continue;
        known.claim = as;
        ports.owe(device);
      }
    },
    decideLate(move, reason) {
      const { number, n, placement, device } = move;
      if (reason === null) {
        rejected.set(device, Math.max(move.seq, rejected.get(device) ?? 0));
        keep();
      } else if (hall.add({ type: 'answer', participant: number, move: n, placement, reason })) return;
      late.value = late.peek().filter((one) => one !== move);
      const known = devices.get(device);
      if (known?.move?.seq !== move.seq) return;
      known.move = { seq: move.seq, as: reason === null ? 'refused' : 'taken' };
      ports.owe(device);
    },
    release(number) {
      const device = owners.peek().get(number);
      if (device === undefined) return;
      owners.value = new Map([...owners.peek()].filter(([one]) => one !== number));
      keep();
      const known = devices.get(device);
      if (known) known.claim = 'none';
      ports.owe(device);
      if (numberOf(device) === null) touched.value += 1;
    },
  };
}

/** What stood still while the clock did is tried anew when it is said again. */
function isNews(known: Said['move'], move: SentMove): boolean {
  return !known || move.seq > known.seq || (move.seq === known.seq && known.as === 'paused');
}

type Kept = {
  readonly claims: readonly (readonly [number, string])[];
  readonly rejected: readonly (readonly [string, number])[];
};

function readKept(text: string | null): Kept {
  try {
    const { claims = [], rejected = [] } = JSON.parse(text ?? '{}') as Partial<Kept>;
    return { claims, rejected };
  } catch {
    return { claims: [], rejected: [] };
  }
}
