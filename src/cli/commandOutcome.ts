/** What a command says and ends with: 0 all is well, 1 not everything could be taken, 2 nothing and one sentence why. */
export type CommandOutcome = {
  readonly status: 0 | 1 | 2;
  readonly stdout: string;
  readonly stderr: string;
};

/** Nothing can be made of what was given; the message is the sentence. */
export class NoGame extends Error {}

export function orOneSentence(command: () => CommandOutcome): CommandOutcome {
  try {
    return command();
  } catch (error) {
    if (!(error instanceof NoGame)) throw error;
    return { status: 2, stdout: '', stderr: `${error.message}\n` };
  }
}

/** Ends the process as the outcome says. */
export function finish({ status, stdout, stderr }: CommandOutcome) {
  process.stderr.write(stderr);
  // A reader that has seen enough, as `head`, closes its end: no reason for a stack trace.
  process.stdout.on('error', () => process.exit(status));
  process.stdout.write(stdout, () => process.exit(status));
}
