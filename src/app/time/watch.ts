import type { Millis } from '../../domain/units.ts';
import type { Table } from '../table/table.ts';
import type { Gaps } from './gaps.ts';
import type { Timekeeper } from './timekeeper.ts';

const LOOK_EVERY: Millis = 1_000;
/** Every so many looks it is noted that the page lives. */
const ALIVE_EVERY = 5;
const CHECK_EVERY: Millis = 10_000;

export type WatchPorts = {
  readonly repeat: (run: () => void, span: Millis) => () => void;
  readonly isVisible: () => boolean;
  readonly watchVisibility: (seen: () => void, hidden: () => void) => void;
  readonly writeLastSeen: (at: Millis, game: string) => void;
};

/** Compares the clocks at every wake-up and once a second, notes that the page lives, and that the game is still kept. */
export function watchTime(
  gaps: Pick<Gaps, 'open' | 'noticed'>,
  table: Pick<Table, 'id' | 'watchOnly' | 'check'>,
  time: Pick<Timekeeper, 'look' | 'now'>,
  ports: WatchPorts,
): void {
  let wasHidden = !ports.isVisible();
  let looks = 0;
  const look = () => {
    gaps.noticed(time.look(wasHidden));
    wasHidden = !ports.isVisible();
  };
  // A gap that the players have not decided about must still be one after a reload; a window that only watches has
  // nothing to say about the one that runs the clock.
  const alive = () => {
    if (gaps.open.value === null && !table.watchOnly.value) ports.writeLastSeen(time.now(), table.id.value);
  };
  ports.watchVisibility(
    () => {
      look();
      table.check();
    },
    () => {
      wasHidden = true;
      alive();
    },
  );
  ports.repeat(() => {
    look();
    looks += 1;
    if (looks % ALIVE_EVERY === 0) alive();
  }, LOOK_EVERY);
  ports.repeat(table.check, CHECK_EVERY);
}
