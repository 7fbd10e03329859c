import styles from './QrCode.module.css';

/** `code`: rows of dark and light squares, the light margin included. */
type Props = { readonly code: readonly (readonly boolean[])[]; readonly label: string };

/** A QR code as large as the room it is given. */
export function QrCode({ code, label }: Props) {
  const size = code.length;
  return (
    <svg
      class={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shape-rendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={squares(code)} fill="currentColor" />
    </svg>
  );
}

/** One stroke for each run of dark squares in a row. */
function squares(code: Props['code']): string {
  let path = '';
  code.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      let end = x;
      while (row[end]) end += 1;
      path += `M${x} ${y}h${end - x}v1h${x - end}z`;
      x = end;
    }
  });
  return path;
}
