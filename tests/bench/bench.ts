import { board } from './board.ts';
import { duplicate } from './duplicate.ts';
import { benchLexicon } from './lexicon.ts';
import { moves } from './moves.ts';
import { opening } from './opening.ts';
import { organizer } from './organizer.ts';
import { places } from './places.ts';
import { replays } from './replays.ts';
import { resultEntry } from './resultEntry.ts';
import { screens } from './screens.ts';
import { slips } from './slips.ts';
import { start } from './start.ts';
import { printTable, type Table } from './table.ts';

/** `npm run bench`: figures of this machine, to be compared with each other and not with those of another one. */
const TABLES: readonly (() => Table | Promise<Table>)[] = [
  replays,
  places,
  slips,
  moves,
  organizer,
  resultEntry,
  screens,
  board,
  duplicate,
  start,
  opening,
];

/** Only the tables that are named, or all. */
const named = process.argv.slice(2);
for (const table of TABLES) if (named.length === 0 || named.includes(table.name)) printTable(await table());
if (named.length === 0 || named.includes('lexicon')) await benchLexicon();
