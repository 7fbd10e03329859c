import { ok, type Result } from '../../domain/result.ts';
import type { PlayerDetails } from '../../domain/tournament/fact.ts';
import { HIGHEST_RATING, MOST_CATEGORY } from '../../domain/tournament/settings.ts';
import { MOST_CLUB, MOST_NAME } from '../../domain/units.ts';
import { type CsvError, readCsv } from '../csv/csvReader.ts';
import { cleanText, clippedText } from '../text/text.ts';

export type ListedPlayer = Omit<PlayerDetails, 'table'>;

type PlayerList = {
  readonly players: readonly ListedPlayer[];
  /** Lines without a name that could be read, with their numbers from 1. */
  readonly skipped: readonly SkippedLine[];
};

export type SkippedLine = { readonly line: number; readonly text: string };

/** `turned`: a whole name with the surname first. */
type Column = 'name' | 'turned' | 'first' | 'last' | 'club' | 'category' | 'rating' | 'other';

const HEADINGS: ReadonlyMap<string, Column> = new Map(
  Object.entries({
    name: 'name',
    player: 'name',
    gracz: 'name',
    zawodnik: 'name',
    uczestnik: 'name',
    uczeń: 'name',
    hráč: 'name',
    meno: 'name',
    'imię i nazwisko': 'name',
    'nazwisko i imię': 'turned',
    'nazwisko, imię': 'turned',
    'nazwisko imię': 'turned',
    'priezvisko a meno': 'turned',
    'surname, name': 'turned',
    'last name, first name': 'turned',
    'meno a priezvisko': 'name',
    'full name': 'name',
    imię: 'first',
    'first name': 'first',
    'krstné meno': 'first',
    nazwisko: 'last',
    surname: 'last',
    'last name': 'last',
    priezvisko: 'last',
    klub: 'club',
    club: 'club',
    szkoła: 'club',
    school: 'club',
    škola: 'club',
    drużyna: 'club',
    team: 'club',
    kategoria: 'category',
    category: 'category',
    kategória: 'category',
    klasa: 'category',
    class: 'category',
    trieda: 'category',
    grupa: 'category',
    'grupa wiekowa': 'category',
    group: 'category',
    skupina: 'category',
    ranking: 'rating',
    rating: 'rating',
    lp: 'other',
    'lp.': 'other',
    nr: 'other',
    no: 'other',
    číslo: 'other',
    number: 'other',
  } satisfies Record<string, Column>),
);

/** Players pasted or from a file: a name on each line, or a table with or without headings. */
export function readPlayerList(text: string): Result<PlayerList, CsvError> {
  const table = readCsv(text);
  if (!table.ok) return table;
  const [first = [], ...rest] = table.value;
  const headed = first.map((heading) => HEADINGS.get(cleanText(heading).toLowerCase()) ?? null);
  const known = headed.some((column) => column !== null && column !== 'other');
  const rows = known ? rest : table.value;
  const columns = known ? headed.map((column) => column ?? 'other') : guess(table.value);
  const players: ListedPlayer[] = [];
  const skipped: SkippedLine[] = [];
  for (const [i, row] of rows.entries()) {
    const of = (column: Column) =>
      row
        .filter((_, i) => columns[i] === column)
        .map(cleanText)
        .filter((value) => value !== '');
    const joined = (...columns: readonly Column[]) => withoutOrdinal(columns.flatMap(of).join(' '));
    const said = [withoutComma(joined('name')), joined('first', 'last')].join(' ').trim();
    const name = said || surnameLast(joined('turned'));
    if (!/\p{L}/u.test(name))
      skipped.push({ line: i + (known ? 2 : 1), text: clippedText(row.join(' '), MOST_NAME) });
    else
      players.push({
        name: clippedText(name, MOST_NAME),
        club: clippedText(of('club').join(' '), MOST_CLUB),
        ...categoryIn(of('category').join(' ')),
        ...ratingIn(of('rating').join('')),
      });
  }
  return ok({ players, skipped });
}

/** Without headings: a column of numbers is an ordinal, then the name, then the school. */
function guess(rows: readonly (readonly string[])[]): readonly Column[] {
  const ordinal = rows.length > 0 && rows.every(([first = '']) => /^\d{1,4}\.?$/.test(first));
  return ordinal ? ['other', 'name', 'club'] : ['name', 'club'];
}

const categoryIn = (text: string): Pick<ListedPlayer, 'category'> =>
  text === '' ? {} : { category: clippedText(text, MOST_CATEGORY) };

/** „1 412” and „141,55” as lists of ratings have them; what is no rating is none. */
function ratingIn(text: string): Pick<ListedPlayer, 'rating'> {
  const plain = text.replace(/\s/gu, '').replace(',', '.');
  if (!/^\d{1,5}(\.\d{1,6})?$/.test(plain)) return {};
  const rating = Math.round(Number(plain));
  return rating <= HIGHEST_RATING ? { rating } : {};
}

/** „Kowalska Anna Maria” under a heading that says so: the first word is the surname. */
function surnameLast(name: string): string {
  if (name.includes(',')) return withoutComma(name);
  const [last = '', ...first] = name.split(/\s+/u);
  return [...first, last].join(' ');
}

/** „Kowalska, Anna Maria” says it by itself. */
function withoutComma(name: string): string {
  const [last = '', first = '', ...more] = name.split(',').map((part) => part.trim());
  return last === '' || first === '' || more.length > 0 ? name : `${first} ${last}`;
}

const withoutOrdinal = (name: string) => name.replace(/^\d{1,4}[.)]?\s+/, '');
