import { presetById } from '../../domain/rules/presets.ts';
import type {
  BudgetTimeOut,
  ClockRule,
  FailedChallenge,
  RunReason,
  RunRule,
  TableRules,
} from '../../domain/rules/tableRules.ts';
import { MINUTE, type Millis, SECOND } from '../../domain/units.ts';

/** A copy to be changed. What the regulation says about its own values no longer holds for the copy. */
export function copyOf(base: TableRules, id: string, name: string): TableRules {
  return { ...base, id, name, sources: [] };
}

/** Between the id of rules and the seconds somebody gave them instead of their own. */
const TIMED = '@';

/** The same rules with another time, and a name that says so. With their own time again they are themselves again. */
export function timedRules(
  rules: TableRules,
  time: Millis,
  own: readonly TableRules[],
  nameOf: (base: TableRules, time: Millis) => string,
): TableRules {
  const [id = ''] = rules.id.split(TIMED);
  const base = own.find((one) => one.id === id) ?? presetById(id) ?? rules;
  const { clock } = base;
  if (clock.kind === 'none' || clock.time === time) return base;
  const copy = copyOf(base, `${id}${TIMED}${time / SECOND}`, nameOf(base, time));
  return { ...copy, clock: { ...clock, time } };
}

const USUAL_TIME: Readonly<Record<Exclude<ClockRule['kind'], 'none'>, Millis>> = {
  budget: 20 * MINUTE,
  move: 2 * MINUTE,
  shared: 40 * MINUTE,
};

const OUT: BudgetTimeOut = { kind: 'out', mayChallenge: true, restartsRuns: true };
const PENALTY: BudgetTimeOut = { kind: 'penalty', points: 10, per: MINUTE, limit: 10 * MINUTE };

/** Another kind of clock, with usual values; whose time runs while settling stays, where both kinds know it. */
export function clockOfKind(kind: ClockRule['kind'], before: ClockRule): ClockRule {
  if (kind === before.kind) return before;
  const settling = 'settling' in before ? before.settling : 'nobody';
  switch (kind) {
    case 'none':
      return { kind };
    case 'budget':
      return { kind, time: USUAL_TIME.budget, settling, timeOut: OUT };
    case 'move':
      return { kind, time: USUAL_TIME.move, timeOut: { kind: 'turn-over', counts: 'pass' } };
    case 'shared':
      return { kind, time: USUAL_TIME.shared, settling };
  }
}

export function timeOutOfKind(kind: BudgetTimeOut['kind']): BudgetTimeOut {
  return kind === 'out' ? OUT : PENALTY;
}

export function failedOfKind(kind: FailedChallenge['kind']): FailedChallenge {
  switch (kind) {
    case 'nothing':
    case 'lost-turn':
      return { kind };
    case 'challenger-loses':
      return { kind, points: 5, per: 'challenge' };
    case 'mover-gains':
      return { kind, points: 5, per: 'word' };
  }
}

/** The usual run for each reason the game may end by. */
export function runOfReason(reason: RunReason): RunRule {
  switch (reason) {
    case 'passes':
      return { reason, length: { kind: 'each', turns: 2 }, loss: 'breaks', exchange: 'breaks', passes: 0 };
    case 'passes-and-losses':
      return {
        reason,
        length: { kind: 'total', turns: 5, alone: 3 },
        loss: 'counts',
        exchange: 'breaks',
        passes: 0,
      };
    case 'scoreless':
      return {
        reason,
        length: { kind: 'total', turns: 6, alone: 6 },
        loss: 'counts',
        exchange: 'counts',
        passes: 0,
      };
  }
}
