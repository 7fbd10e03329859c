/** Whether this window writes the games: it does while it holds the lock, which another window may take at any time. */
type WritingWindow = {
  readonly writes: () => Promise<boolean>;
  /** Called when another window takes over; at once where that has happened already. */
  readonly onLost: (listener: () => void) => void;
};

/** The lock is asked for before there is a table to tell: that it was lost meanwhile must not be forgotten. */
export function createWritingWindow(take: (lost: () => void) => Promise<boolean>): WritingWindow {
  let lost = false;
  let tell = () => {};
  const held = take(() => {
    lost = true;
    tell();
  });
  return {
    writes: async () => (await held) && !lost,
    onLost(listener) {
      tell = listener;
      if (lost) listener();
    },
  };
}
