import { csv } from '../../share/csv/csv.ts';
import type { Career } from './career.ts';

/** What the columns are called, in the reader's language. */
type CareerColumns = readonly string[];

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** Every player in a line, for a spreadsheet. */
export function careersCsv(columns: CareerColumns, list: readonly Career[]): string {
  const rows = list.map((career) => [
    career.name,
    career.games,
    career.wins,
    career.draws,
    oneDecimal(career.points / career.games),
    career.highest,
    career.moves === 0 ? '' : oneDecimal(career.movePoints / career.moves),
    career.bestMove?.points ?? '',
    career.bestMove?.word.toUpperCase() ?? '',
    career.bonuses,
    career.challenges,
    career.challengesWon,
  ]);
  return csv([columns, ...rows]);
}
