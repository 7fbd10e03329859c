/** What is written of a number without its sign. */
type Write = (size: number) => string;

/** `24`, `−7`, `−1:30`: a real minus; a whole number where nothing else is said. */
export function figure(value: number, write: Write = String): string {
  return value < 0 ? `−${write(-value)}` : write(value);
}

/** With its sign also where it is a gain: `+24`, `−7`, `0`. */
export function signedFigure(value: number, write: Write = String): string {
  return value > 0 ? `+${write(value)}` : figure(value, write);
}

/** `402 : 377`, never torn apart at the end of a line. */
export const scoreFigure = (scores: readonly number[]): string => scores.join('\u00a0:\u00a0');
