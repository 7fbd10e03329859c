import { completeRules } from '../../domain/rules/complete.ts';
import { rulesMark } from '../../domain/rules/mark.ts';
import { asksForTime, withOrganizerTime } from '../../domain/rules/organizerTime.ts';
import { PRESETS, presetById } from '../../domain/rules/presets.ts';
import type { TableRules } from '../../domain/rules/tableRules.ts';
import { MOST_GAMES, type TournamentSettings } from '../../domain/tournament/settings.ts';
import { MINUTE, type Millis } from '../../domain/units.ts';

const TOURNAMENT_TIME = 20 * MINUTE;

/** The mark of the rules as they are to be played, with the organizer's time where the regulation leaves it open. */
export function regulationMark(rules: TableRules, time: Millis | null): number {
  return rulesMark(withOrganizerTime(rules, time));
}

/** The rules a tournament plays by; null where a later app chose a regulation that this one does not know. */
export function regulationRules({ regulation }: TournamentSettings): TableRules | null {
  return regulation.rules ? completeRules(regulation.rules) : presetById(regulation.id);
}

/** Equal points stay a draw; where the regulation is not known, somebody has to say. */
export const drawStays = (settings: TournamentSettings): boolean =>
  regulationRules(settings)?.tieBreak.kind === 'draw';

/** Another regulation brings its own number of games, and asks for a time if it has none. */
export function withRegulation(settings: TournamentSettings, rules: TableRules): TournamentSettings {
  const time = asksForTime(rules) ? (settings.time ?? TOURNAMENT_TIME) : null;
  const { id, name } = rules;
  const regulation = { id, name, mark: regulationMark(rules, time) };
  return {
    ...settings,
    time,
    games: Math.min(rules.games, MOST_GAMES),
    // A copy: what becomes of the rules on this phone later is not the tournament's affair.
    regulation: presetById(id) ? regulation : { ...regulation, rules },
  };
}

/** What can be a tournament's regulation: what two can play by. The one it has stays on offer. */
export function offeredRules(
  settings: TournamentSettings,
  custom: readonly TableRules[],
): readonly TableRules[] {
  const has = settings.regulation.rules && completeRules(settings.regulation.rules);
  const all = [...PRESETS, ...custom.filter(({ id }) => id !== has?.id), ...(has ? [has] : [])];
  return all.filter(({ seats }) => seats.min <= 2 && seats.max >= 2);
}

/** Own rules that were changed on this phone since the tournament took them; null where nothing differs. */
export function changedSince(settings: TournamentSettings, custom: readonly TableRules[]): TableRules | null {
  const has = settings.regulation.rules;
  const now = has && custom.find(({ id }) => id === has.id);
  return has && now && rulesMark(now) !== rulesMark(has) ? now : null;
}
