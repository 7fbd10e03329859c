import type { Millis } from '../../domain/units.ts';
import type { Table } from '../table/table.ts';
import type { Gaps } from './gaps.ts';
import type { Timekeeper } from './timekeeper.ts';

const LOOK_EVERY: Millis = 1_000;
/** Every so many looks it is noted that the page lives. */
const ALIVE_EVERY = 5;
const CHECK_EVERY: Millis = 10_000;

/** Compares the clocks, whoever has a reason to. */
type Watch = { readonly look: () => void; readonly wentOutOfSight: () => void };

export function createWatch(
  gaps: Pick<Gaps, 'noticed'>,
  time: Pick<Timekeeper, 'look'>,
  isVisible: () => boolean,
): Watch {
  let wasHidden = !isVisible();
  return {
    look() {
      gaps.noticed(time.look(wasHidden));
      wasHidden = !isVisible();
    },
    wentOutOfSight() {
      wasHidden = true;
    },
  };
}

type WatchPorts = {
  readonly repeat: (run: () => void, span: Millis) => () => void;
  readonly watchVisibility: (seen: () => void, hidden: () => void) => void;
  readonly writeLastSeen: (at: Millis, game: string) => void;
};

/** Looks at every wake-up and once a second, notes that the page lives, and that the game is still kept. */
export function watchTime(
  { look, wentOutOfSight }: Watch,
  gaps: Pick<Gaps, 'open'>,
  table: Pick<Table, 'id' | 'watchOnly' | 'check'>,
  time: Pick<Timekeeper, 'now'>,
  ports: WatchPorts,
): void {
  let looks = 0;
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
      wentOutOfSight();
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
