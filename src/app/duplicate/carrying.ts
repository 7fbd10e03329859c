import type { Participant } from '../../domain/duplicate/fact.ts';
import { carriedInto, isAllBefore } from '../../domain/duplicate/series.ts';
import type { Hall } from './hall.ts';

/**
 * A warning that is withdrawn in an earlier game, or given in it later, counts so in the games that have begun since then.
 * What was played there stays: where it would be refused now, so is the correction.
 */
export function carryOn(series: readonly Hall[], from: Hall): void {
  const index = series.findIndex(({ id }) => id === from.id);
  if (index < 0) return;
  for (let n = index + 1; n < series.length; n += 1) {
    const later = series[n]!;
    const { start } = later.state.peek();
    const earlier = series.slice(0, n).map(({ state }) => state.peek());
    const participants = carriedInto(start.participants, earlier, isAllBefore(start.game, earlier));
    if (participants.every((one, i) => isAlike(one, start.participants[i]!))) continue;
    later.add({ type: 'amend', target: 0, fact: { ...start, participants } });
  }
}

function isAlike(one: Participant, other: Participant): boolean {
  return one.warnings === other.warnings && one.excluded === other.excluded;
}
