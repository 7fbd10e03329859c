import { isBefore, type Stamp } from '../../share/room/envelope.ts';
import type { RoomMemory, RoomPorts } from './ports.ts';

const KEY = 'since';
const sinceIn = (memory: RoomMemory): number => Number(memory.read(KEY)) || 0;

/** Whoever takes a room over knows who led it until now, and speaks after him, even if its own clock is behind. */
export function goOnAfter(memory: RoomMemory, { since }: Stamp): void {
  if (since > sinceIn(memory)) memory.write(KEY, String(since));
}

/** The stamps of one referee's page. They go up over its reloads, whatever the clock says. */
export function createStamps({ memory, now }: Pick<RoomPorts, 'memory' | 'now'>) {
  const before = sinceIn(memory);
  const since = Math.max(now(), before + 1);
  let count = 0;
  return {
    next(): Stamp {
      count += 1;
      return { since, count };
    },
    /** From here on the room is led by this page. */
    begin: async (): Promise<void> => {
      await memory.write(KEY, String(since));
    },
    isOurs: (stamp: Stamp): boolean => stamp.since === since,
    /** Of a page that this computer knows nothing of: what was played there is not in its log. */
    isForeign: (stamp: Stamp): boolean =>
      stamp.since !== since && isBefore({ since: before, count: 0 }, { ...stamp, count: 0 }),
  };
}
