const FETCH_EVERY = 10_000;

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Until the function it returns is called. */
export function repeat(run: () => void, span: number): () => void {
  const id = setInterval(run, span);
  return () => clearInterval(id);
}

/** What failed is tried anew when it is next asked for. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error) => {
      made = null;
      throw error;
    });
    return made;
  };
}

/** Parts of the app that cannot be fetched now, without a network and before it is stored, come later. */
export async function patiently<T>(fetch: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await fetch();
    } catch {
      await wait(FETCH_EVERY);
    }
  }
}

/** A promise that somebody else keeps. */
export function later(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
