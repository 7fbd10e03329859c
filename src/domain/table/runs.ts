import type { RunEffect, RunReason, RunRule } from '../rules/tableRules.ts';
import type { Points } from '../units.ts';
import { activeSeats, type GameState, type Turn } from './state.ts';

type TurnKindName = Turn['kind'];
/** What a run asks about a turn; turns from paper come without points, because they had none. */
type RunTurn = { readonly kind: TurnKindName; readonly points: Points };

/** The first rule whose run of turns without points is complete; null while play goes on. */
export function completeRun(state: GameState): RunReason | null {
  const active = activeSeats(state).length;
  const rule = state.rules.runs.find((run) => isComplete(run, state, active));
  return rule?.reason ?? null;
}

function isComplete(rule: RunRule, state: GameState, active: number): boolean {
  const need = turnsNeeded(rule, active);
  let counted = 0;
  let passes = 0;
  for (const turn of latestFirst(state)) {
    const effect = effectOf(rule, turn);
    if (effect === 'breaks') return false;
    if (effect === 'ignored') continue;
    counted += 1;
    if (turn.kind === 'pass') passes += 1;
    if (counted === need) return passes >= rule.passes;
  }
  return false;
}

function turnsNeeded({ length }: RunRule, active: number): number {
  if (length.kind === 'each') return length.turns * active;
  return active === 1 ? length.alone : length.turns;
}

function effectOf(rule: RunRule, { kind, points }: RunTurn): RunEffect {
  if (kind === 'pass') return 'counts';
  if (kind === 'loss') return rule.loss;
  if (kind === 'exchange') return rule.exchange;
  // A word of blanks alone is a move, but it is no score.
  return rule.reason === 'scoreless' && points === 0 ? 'counts' : 'breaks';
}

function* latestFirst({ turns, runsFrom, start }: GameState): Generator<RunTurn> {
  for (let i = turns.length - 1; i >= (runsFrom ?? 0); i -= 1) yield turns[i]!;
  if (runsFrom !== null) return;
  for (const kind of [...(start.takeover?.run ?? [])].reverse()) yield { kind, points: 0 };
}
