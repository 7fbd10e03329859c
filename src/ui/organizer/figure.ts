/** `1½`, `+24`, `−7`: a number as a table shows it. */
export function figure(value: number, signed = false): string {
  const size = Math.abs(value);
  const whole = Math.floor(size);
  const rest = size - whole;
  const part = rest === 0 ? '' : rest === 0.5 ? '½' : rest === 0.25 ? '¼' : rest === 0.75 ? '¾' : null;
  const text =
    part === null ? size.toFixed(2).replace('.', ',') : `${whole === 0 && part ? '' : whole}${part}`;
  const sign = value < 0 ? '−' : signed && value > 0 ? '+' : '';
  return `${sign}${text}`;
}
