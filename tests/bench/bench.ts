import { duplicate } from './duplicate.ts';
import { benchLexicon } from './lexicon.ts';
import { moves } from './moves.ts';
import { opening } from './opening.ts';
import { organizer } from './organizer.ts';
import { places } from './places.ts';
import { replays } from './replays.ts';
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
  screens,
  duplicate,
  start,
  opening,
];

for (const table of TABLES) printTable(await table());
await benchLexicon();
