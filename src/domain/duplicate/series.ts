import { isExcluded, warningsOf } from './conduct.ts';
import type { DuplicateEntry, DuplicateStart, Participant, ParticipantNumber } from './fact.ts';
import { current, type DuplicateReplay, replay } from './game.ts';
import { entrantsOf } from './ranking.ts';
import type { DuplicateState } from './state.ts';

/** Everybody who played at least one game; the last game knows the name best. */
export function peopleOf(games: readonly DuplicateState[]): ReadonlyMap<ParticipantNumber, Participant> {
  const people = new Map<ParticipantNumber, Participant>();
  for (const { start } of games) for (const one of start.participants) people.set(one.number, one);
  return people;
}

/** N of the whole tournament, whoever missed which game (I-29m). */
export function seriesEntrants(games: readonly DuplicateState[]): number {
  return Math.max(peopleOf(games).size, ...games.map(entrantsOf));
}

/**
 * What earlier games did goes with everybody into the next one: warnings, and being out (004 §4, „počas turnaja”). Where
 * `all` of them are known they decide: what was withdrawn in them is forgotten. Otherwise what the start says counts too.
 */
export function carriedInto(
  participants: readonly Participant[],
  earlier: readonly DuplicateState[],
  all = false,
): readonly Participant[] {
  return participants.map((one) => {
    const { warnings: _, excluded: __, ...who } = one;
    const { number } = one;
    const known = earlier.filter(({ start }) => start.participants.some((other) => other.number === number));
    const said: Partial<Participant> = all && known.length > 0 ? {} : one;
    const most = Math.max(said.warnings ?? 0, ...known.map((game) => warningsOf(game, number)));
    const out = said.excluded || known.some((game) => isExcluded(game, number));
    return { ...who, ...(most > 0 ? { warnings: most } : {}), ...(out ? { excluded: true } : {}) };
  });
}

/** Are these all the games before the one with this number? Games without numbers do not say. */
export function isAllBefore(game: number | undefined, earlier: readonly DuplicateState[]): boolean {
  const numbers = new Set(earlier.map(({ start }) => start.game));
  return (
    game !== undefined &&
    numbers.size === game - 1 &&
    earlier.every(({ start }) => (start.game ?? game) < game)
  );
}

/**
 * Reads the games of one tournament, each with what the earlier ones did to its participants, and with the same N. By
 * their numbers, where all have one of their own; otherwise in the order given, which is the order of the answer too.
 */
export function replaySeries(logs: readonly (readonly DuplicateEntry[])[]): readonly DuplicateReplay[] {
  const alone = logs.map((log) => current(replay(log).log));
  const states = alone.filter((state) => state !== null);
  const entrants = seriesEntrants(states);
  const numbers = new Set(states.map(({ start }) => start.game ?? null));
  const numbered = !numbers.has(null) && numbers.size === states.length;
  const numberOf = (i: number) => (numbered ? (alone[i]?.start.game ?? 0) : i);
  const order = logs.map((_, i) => i).sort((a, b) => numberOf(a) - numberOf(b));
  const played: DuplicateState[] = [];
  const replays = new Map<number, DuplicateReplay>();
  for (const i of order) {
    const into = (start: DuplicateStart): DuplicateStart => ({
      ...start,
      participants: carriedInto(start.participants, played, isAllBefore(start.game, played)),
      entrants,
    });
    const one = replay(logs[i]!.map((entry) => withStart(entry, into)));
    replays.set(i, one);
    const state = current(one.log);
    if (state) played.push(state);
  }
  return logs.map((_, i) => replays.get(i)!);
}

function withStart(entry: DuplicateEntry, change: (start: DuplicateStart) => DuplicateStart): DuplicateEntry {
  const { fact } = entry;
  if (fact.type === 'start') return { ...entry, fact: change(fact) };
  if (fact.type === 'amend' && fact.fact.type === 'start') {
    return { ...entry, fact: { ...fact, fact: change(fact.fact) } };
  }
  return entry;
}
