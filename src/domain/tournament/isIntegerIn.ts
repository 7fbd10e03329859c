export const isIntegerIn = (n: number, least: number, most: number): boolean =>
  Number.isInteger(n) && n >= least && n <= most;
