import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { root } from './sharedConfig.ts';

export type RoomProcess = {
  readonly port: number;
  /** All that it has said. */
  readonly said: () => string;
  /** `kill -9`. */
  readonly kill: () => Promise<void>;
};

const started = new Set<ChildProcess>();

/** `npm start -- --room` as a process of its own, on what was built before; on a free port unless one is given. */
export async function startRoom(options: readonly string[] = [], port?: number): Promise<RoomProcess> {
  const wanted = port ?? (await freePort());
  const args = ['--built', '--room', '--host', 'hall.test', '--port', String(wanted), ...options];
  const child = spawn(process.execPath, [`${root}.tools/start.mjs`, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  let said = '';
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const here = /On this computer: \w+:\/\/localhost:(\d+)\//.exec(said)?.[1];
        if (here) resolve(here);
      });
    }
    child.once('exit', () => reject(new Error(`the room did not start: ${said}`)));
  });
  return {
    port: Number(await address),
    said: () => said,
    async kill() {
      started.delete(child);
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** After a test, however it ended. */
export function endRooms(): void {
  for (const child of started) child.kill('SIGKILL');
  started.clear();
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
