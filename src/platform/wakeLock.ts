/** Keeps the screen on. The browser lets go whenever the page is hidden, so it is asked again on return. */
export function wakeLock() {
  let wanted = false;
  let held: WakeLockSentinel | null = null;

  const hold = async (): Promise<boolean> => {
    if (!wanted || held || document.visibilityState !== 'visible') return held !== null;
    try {
      held = await navigator.wakeLock.request('screen');
      held.addEventListener('release', () => {
        held = null;
      });
    } catch {
      return false;
    }
    if (!wanted) await held?.release();
    return held !== null;
  };
  document.addEventListener('visibilitychange', hold);

  return async (keep: boolean): Promise<boolean> => {
    wanted = keep;
    if (keep) return hold();
    await held?.release();
    return true;
  };
}
