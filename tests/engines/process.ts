import { spawn } from 'node:child_process';

/** A program in a process group of its own, so that all of it can be killed at once. */
export function startProgram(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const program = spawn(command, args, {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
  const gone = new Promise<void>((resolve) => program.once('exit', () => resolve()));
  return {
    async kill() {
      if (program.pid && program.exitCode === null && program.signalCode === null) {
        process.kill(-program.pid, 'SIGKILL');
      }
      await gone;
    },
  };
}
