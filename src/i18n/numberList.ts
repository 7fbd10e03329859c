const AT_MOST = 24;
/** Two neighbours are as short by themselves. */
const LEAST_RUN = 3;

/** `1, 2, 5–9`; a long list ends with dots, as the screens it stands on have room for a few lines only. */
export function numberList(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && number === last.at(-1)! + 1) last.push(number);
    else runs.push([number]);
  }
  const parts = runs.flatMap((run) => (run.length < LEAST_RUN ? run.map(String) : `${run[0]}–${run.at(-1)}`));
  const shown = parts.slice(0, AT_MOST).join(', ');
  return parts.length > AT_MOST ? `${shown}…` : shown;
}
