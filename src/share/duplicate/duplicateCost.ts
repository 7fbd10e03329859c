import type { DuplicateFact, DuplicateRow } from '../../domain/duplicate/fact.ts';
import type { Entry } from '../../domain/log/entry.ts';
import { costOfCorrections } from '../gameFile/correctionCost.ts';

/** Rows played again: half a second. Four corrections of the first rack in the largest hall, or two hundred near the end. */
const MOST_REPLAYED = 100_000;
/** A row that is only looked at costs this part of one that is played again. */
const LOOKED_AT = 1 / 200;

/** Half a second too. 300 participants who answer three times in each of 27 moves cost a third of it. */
const MOST_COST = 5_000_000;
/** A row that is copied with every later one of its kind costs more than one that is looked at. */
const COPIED = 5;

export function dear(entries: readonly Entry<DuplicateFact>[]): 'corrections' | 'rows' | null {
  const corrections = costOfCorrections(entries, (back, rows) => back + rows * LOOKED_AT);
  if (corrections > MOST_REPLAYED) return 'corrections';
  return areTooManyRows(entries) ? 'rows' : null;
}

/**
 * What playing a game again costs beyond its rows: an answer goes by all moves, a move that is closed by all answers, a
 * verdict by all verdicts, everything else by its own kind. A stranger's file of 50,000 warnings would take a minute.
 */
function areTooManyRows(entries: readonly Entry<DuplicateFact>[]): boolean {
  let [answers, moves, words, others, cost] = [0, 0, 0, 0, 0];
  for (const { fact } of entries) {
    const said: DuplicateRow = fact.type === 'amend' ? fact.fact : fact;
    if (said.type === 'answer') {
      answers += 1;
      cost += moves;
    } else if (said.type === 'judged') {
      words += said.words.length;
      cost += words + COPIED * others;
      others += 1;
    } else if (said.type !== 'left') {
      if (said.type === 'master' || said.type === 'no-move') moves += 1;
      if (said.type === 'master' || said.type === 'no-move' || said.type === 'objection') cost += answers;
      cost += COPIED * others;
      others += 1;
    }
    if (cost > MOST_COST) return true;
  }
  return false;
}
