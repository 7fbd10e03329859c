import styles from './TableCards.module.css';

type Props = { readonly rows: readonly (readonly boolean[])[]; readonly label: string };

/** Dark runs as one path: crisp at any size, on paper too. */
export function QrCode({ rows, label }: Props) {
  const size = rows.length;
  let path = '';
  rows.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      let end = x;
      while (row[end]) end += 1;
      path += `M${x} ${y}h${end - x}v1H${x}z`;
      x = end;
    }
  });
  return (
    <svg
      class={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
