const PATIENCE = 2_000;

/** A database that hangs (some browsers' do) is a database that failed. */
export function withTimeout<T>(work: Promise<T>, wait: (ms: number) => Promise<void>): Promise<T> {
  return Promise.race([
    work,
    wait(PATIENCE).then(() => {
      throw new Error('the database does not answer');
    }),
  ]);
}
