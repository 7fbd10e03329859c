/** A page that goes out of sight is not painted. */
const LONGEST_WAIT = 500;

/** Resolves when what is rendered now has been painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT);
  });
}
