import { retractedRows } from '../../domain/log/corrections.ts';
import { isCorrection } from '../../domain/log/entry.ts';
import type { GameFact, TimeOut } from '../../domain/table/fact.ts';
import type { Game } from '../../domain/table/game.ts';
import { capitals } from '../../domain/tiles/tileSet.ts';

/** What the sheet owes to more than the moves: written otherwise at first, taken back, or the referee's word. */
export type Mark =
  | { readonly kind: 'corrected'; readonly index: number; readonly was: GameFact; readonly is: GameFact }
  | { readonly kind: 'undone'; readonly index: number; readonly was: GameFact }
  | { readonly kind: 'referee'; readonly index: number; readonly is: TimeOut };

/** Taking these back changes what the sheet says; a stop, a break or a signature taken back does not. */
const TOLD: readonly GameFact['type'][] = [
  'play',
  'exchange',
  'pass',
  'loss',
  'challenge',
  'verdict',
  'timeout',
  'clock',
  'penalty',
  'finish',
];

/** The marks of a game, by the rows they are about; an undo that was undone, or a correction taken back, leaves none. */
export function marksOf({ entries, facts }: Game): readonly Mark[] {
  const retracted = retractedRows(entries);
  return entries.flatMap(({ fact: was }, index): readonly Mark[] => {
    if (isCorrection(was)) return [];
    if (retracted.has(index)) return TOLD.includes(was.type) ? [{ kind: 'undone', index, was }] : [];
    const is = facts[index];
    if (!is) return [];
    if (reads(is) !== reads(was)) return [{ kind: 'corrected', index, was, is }];
    return is.type === 'timeout' && is.by === 'referee' ? [{ kind: 'referee', index, is }] : [];
  });
}

/** What of a fact is read on the sheet: a place on the board that was added later is no correction. */
function reads(fact: GameFact): string {
  switch (fact.type) {
    case 'play':
      return JSON.stringify([fact.type, fact.seat, fact.points, capitals(mainWord(fact))]);
    case 'loss':
      return JSON.stringify([fact.type, fact.seat, capitals(mainWord(fact))]);
    case 'start':
      return JSON.stringify(fact.players);
    case 'exchange':
      return JSON.stringify([fact.type, fact.seat, fact.tiles]);
    default:
      return JSON.stringify(fact);
  }
}

function mainWord({ words, placement }: Extract<GameFact, { type: 'play' | 'loss' }>): string {
  return placement?.word ?? words?.[0] ?? '';
}
