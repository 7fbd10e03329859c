/** A page that goes out of sight is not painted. */
const LONGEST_WAIT = 500;

/** Resolves when what is rendered now has been painted and can be tapped. Safari has no requestIdleCallback. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const idle = globalThis.requestIdleCallback ?? setTimeout;
    requestAnimationFrame(() => setTimeout(() => idle(() => resolve())));
    setTimeout(resolve, LONGEST_WAIT);
  });
}
