/** The phone's two clocks, in milliseconds. */
export const wall = (): number => Date.now();
export const monotonic = (): number => performance.now();
