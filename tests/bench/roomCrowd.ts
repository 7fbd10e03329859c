import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Placement } from '../../src/domain/board/placement.ts';
import type { Told } from './roomChild.ts';

/* The processes of a hall full of devices. */

export const DEVICES = Number(process.env.DEVICES ?? 300);
export const PROCESSES = Math.min(DEVICES, Number(process.env.PROCESSES ?? 4));
/** No step takes longer. */
const MOST = Number(process.env.MOST_SECONDS ?? 60) * 1_000;

const children: ChildProcess[] = [];
process.on('exit', endAll);
export function endAll(): void {
  for (const one of children.splice(0)) one.kill();
}

type Moments = Map<number, number[]>;
type Counted = 'up' | 'claimed' | 'racks' | 'answered' | 'refused';
type Crowd = {
  /** How many devices have come so far. */
  readonly count: (what: Counted) => number;
  /** What each is to lay, by its place; only those that are told. */
  readonly lay: (plays: readonly (Placement | null)[]) => void;
  readonly seen: Moments;
  readonly taken: Moments;
};

function child(args: readonly string[], onTold: (told: Told) => void): ChildProcess {
  const file = fileURLToPath(new URL('./roomChild.ts', import.meta.url));
  const made = fork(file, args, { execArgv: ['--import', 'tsx'] });
  made.on('message', onTold);
  children.push(made);
  return made;
}

/** A broker in a process of its own, and the most memory it took. */
export function broker(
  role: 'broker' | 'bare',
): Promise<{ readonly port: number; readonly memory: () => number }> {
  let most = 0;
  return new Promise((resolve) => {
    child([role], (told) => {
      if (told.what === 'memory') most = Math.max(most, told.bytes);
      if (told.what === 'port') resolve({ port: told.port, memory: () => most });
    });
  });
}

export function crowd(role: 'devices' | 'players' | 'echoes', port: number, name: string): Crowd {
  const counts = new Map<string, number>();
  const moments: Pick<Crowd, 'seen' | 'taken'> = { seen: new Map(), taken: new Map() };
  const share = (part: number) => String(Math.round((part * DEVICES) / PROCESSES));
  const processes = Array.from({ length: PROCESSES }, (_, i) =>
    child([role, String(port), name, share(i), share(i + 1)], (told) => {
      if (told.what === 'seen' || told.what === 'taken')
        moments[told.what].set(told.n, [...(moments[told.what].get(told.n) ?? []), ...told.at]);
      else if ('count' in told) counts.set(`${told.what} ${i}`, told.count);
    }),
  );
  return {
    count: (what) => processes.reduce((all, _, i) => all + (counts.get(`${what} ${i}`) ?? 0), 0),
    lay(plays) {
      for (const one of processes) one.send([...plays]);
    },
    ...moments,
  };
}

/** Looks until so many are there; false if they do not come. */
export async function gather(what: string, count: () => number, wanted = DEVICES): Promise<boolean> {
  const since = Date.now();
  let said = since;
  while (count() < wanted) {
    const now = Date.now();
    if (now - said >= 5_000) {
      said = now;
      console.log(`… ${what}: ${count()} of ${wanted} after ${Math.round((now - since) / 1_000)} s`);
    }
    if (now - since > MOST) {
      console.log(`STALLED at ${what}: ${count()} of ${wanted}`);
      process.exitCode = 1;
      return false;
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return true;
}
