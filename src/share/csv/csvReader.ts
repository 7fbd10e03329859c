import { fail, ok, type Result } from '../../domain/result.ts';

const MOST_IN_CSV = 1_000_000;
const MOST_ROWS = 3_000;
const MOST_FIELDS = 60;
const MOST_IN_FIELD = 500;

export type CsvError =
  | { readonly why: 'too-large'; readonly most: number; readonly got: number }
  | { readonly why: 'too-many-rows' | 'too-many-fields' | 'field-too-long'; readonly line: number }
  | { readonly why: 'open-quote'; readonly line: number };

const SEPARATORS = ['\t', ';', ','] as const;

/** A table from a stranger's spreadsheet: comma, semicolon or tab, quoted fields, any line end. Empty lines are skipped. */
export function readCsv(text: string): Result<readonly (readonly string[])[], CsvError> {
  if (text.length > MOST_IN_CSV) return fail({ why: 'too-large', most: MOST_IN_CSV, got: text.length });
  const source = text.startsWith('\ufeff') ? text.slice(1) : text;
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let [line, quoted, begun] = [1, false, 0];

  const endField = () => {
    row.push(field.trim());
    field = '';
  };
  const endRow = () => {
    endField();
    if (row.some((value) => value !== '')) rows.push(row);
    row = [];
  };
  for (let i = 0; i < source.length; i += 1) {
    const sign = source[i]!;
    if (quoted) {
      if (sign === '\n') line += 1;
      if (sign !== '"') field += sign;
      else if (source[i + 1] === '"') {
        field += '"';
        i += 1;
      } else quoted = false;
    } else if (sign === '"' && field.trim() === '') {
      field = '';
      quoted = true;
      begun = line;
    } else if (sign === separator) endField();
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && source[i + 1] === '\n') i += 1;
      endRow();
      line += 1;
    } else field += sign;
    if (field.length > MOST_IN_FIELD) return fail({ why: 'field-too-long', line });
    if (row.length > MOST_FIELDS) return fail({ why: 'too-many-fields', line });
    if (rows.length > MOST_ROWS) return fail({ why: 'too-many-rows', line });
  }
  if (quoted) return fail({ why: 'open-quote', line: begun });
  endRow();
  return ok(rows);
}

/** The separator of the first line that has one, outside quotes. */
function separatorOf(text: string): string {
  const found = new Set<string>();
  let quoted = false;
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === '\n' || sign === '\r')) {
      if (found.size > 0) break;
    } else if (!quoted) found.add(sign);
    if (found.has('\t')) break;
  }
  return SEPARATORS.find((separator) => found.has(separator)) ?? ',';
}
