/** Cells that a spreadsheet would read as a formula are made text: the words come from strangers. */
const FORMULA = /^\s*[=+\-@|\t\r＝＋－＠]/u;

/** Every text quoted, numbers bare, semicolons between them (what spreadsheets in Poland and Slovakia expect), a mark for UTF-8 in front. */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => row.map(cell).join(';'));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', ',') : '';
  const text = value.replace(/[\r\n\t]+/g, ' ');
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
