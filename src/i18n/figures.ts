/** `24`, `−7`: a whole number with a real minus. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** With its sign also where it is a gain: `+24`, `−7`, `0`. */
export function signedFigure(value: number): string {
  return value > 0 ? `+${value}` : figure(value);
}
