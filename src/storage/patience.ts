/** A phone that wakes up runs all its timers that are due, before the database had any time: only one of these is. */
const PARTS = 4;
const A_PART = 500;

/** A database that hangs (some browsers' do) is a database that failed. */
export async function withTimeout<T>(work: Promise<T>, wait: (ms: number) => Promise<void>): Promise<T> {
  let done = false;
  const patience = async (): Promise<never> => {
    for (let part = 0; part < PARTS && !done; part += 1) await wait(A_PART);
    throw new Error('the database does not answer');
  };
  try {
    return await Promise.race([work, patience()]);
  } finally {
    done = true;
  }
}
