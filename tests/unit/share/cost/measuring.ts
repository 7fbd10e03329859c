import { GCProfiler, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A reader of what strangers send, at what limit, and inputs of about a given length that are as dear as can be. */
export type Decoder<Input> = {
  readonly name: string;
  /** Its limit. */
  readonly most: number;
  /** It reads aside, a piece at a time or in a worker: nobody waits for it, and at its limit it may take longer. */
  readonly aside?: true;
  readonly read: (input: Input) => unknown;
  readonly worst: Readonly<Record<string, (size: number) => Input>>;
  /** As dear, but within all its other limits: these are read to their end, not refused at their beginning. */
  readonly taken?: Readonly<Record<string, (size: number) => Input>>;
};

/** As the readers say that they refuse. */
export const isRefused = (result: unknown): boolean =>
  result === null ||
  result === false ||
  (typeof result === 'object' && 'ok' in result && result.ok === false);

/** Below this a measurement says nothing. */
export const NOISE_MS = 20;
export const NOISE_BYTES = 16_000_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** The best of three: what else the machine does only makes it longer. */
export async function spent(read: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run += 1) {
    const begun = performance.now();
    const worked = process.cpuUsage();
    await read();
    const { user, system } = process.cpuUsage(worked);
    // Of a process that has to wait for others only its own time counts.
    best = Math.min(best, performance.now() - begun, (user + system) / 1_000);
    if (best < NOISE_MS) break;
  }
  return best;
}

/** What was in use at most beyond what was before, as the collector found it, and what is left with the result. */
export async function memoryFor(read: () => unknown): Promise<number> {
  collect();
  const before = inUse(process.memoryUsage());
  const profiler = new GCProfiler();
  profiler.start();
  const result = await read();
  const { statistics } = profiler.stop();
  collect();
  const left = inUse(process.memoryUsage());
  const found = statistics.map(
    ({ afterGC: { heapStatistics: after } }) => after.usedHeapSize + after.externalMemory,
  );
  // Held until here.
  void result;
  return Math.max(0, Math.max(left, ...found) - before);
}

const inUse = ({ heapUsed, external }: NodeJS.MemoryUsage) => heapUsed + external;
