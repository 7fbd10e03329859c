import { EMPTY_BOARD } from '../board/board.ts';
import { ok } from '../result.ts';
import { TILE_SETS } from '../tiles/tileSet.ts';
import type { Millis } from '../units.ts';
import { isSeed } from './drawing.ts';
import type { DuplicateStart } from './fact.ts';
import { type Outcome, outOfRange, refuse } from './refusal.ts';
import type { DuplicateState } from './state.ts';

const MOST_PARTICIPANTS = 400;
const MOST_NUMBER = 9_999;
const MOST_EARLIER_WARNINGS = 100;

export function startDuplicate(start: DuplicateStart, at: Millis): Outcome<DuplicateState> {
  const { rules, participants, entrants = participants.length, commitment } = start;
  const refusal =
    outOfRange('participants', participants.length, 1, MOST_PARTICIPANTS) ??
    outOfRange('entrants', entrants, participants.length, MOST_PARTICIPANTS) ??
    (commitment !== undefined && !isSeed(commitment) ? { why: 'other-seed' as const } : null);
  if (refusal) return refuse(refusal);
  const seen = new Set<number>();
  for (const { number, warnings = 0 } of participants) {
    const wrong =
      outOfRange('number', number, 1, MOST_NUMBER) ??
      outOfRange('warnings', warnings, 0, MOST_EARLIER_WARNINGS);
    if (wrong) return refuse(wrong);
    if (seen.has(number)) return refuse({ why: 'same-number', participant: number });
    seen.add(number);
  }
  const { tiles } = TILE_SETS[rules.language];
  return ok({
    rules,
    start,
    startedAt: at,
    phase: 'drawing',
    paused: null,
    stopping: null,
    board: EMPTY_BOARD,
    bag: new Map([...tiles].map(([tile, { count }]) => [tile, count])),
    rack: [],
    rackSince: at,
    draws: [],
    moves: [],
    verdicts: new Map(),
    excluded: new Set(participants.filter(({ excluded }) => excluded).map(({ number }) => number)),
    warnings: [],
    penalties: [],
    ruledWords: [],
    ruledPoints: [],
    failures: 0,
    end: null,
    seed: null,
  });
}
