import { isBlankLetter } from '../tiles/blank.ts';
import { capitals } from '../tiles/tileSet.ts';
import type { Millis, Points } from '../units.ts';
import type { GameState } from './state.ts';

type BlankWord = { readonly word: string; readonly letters: readonly string[] };

/** Which words hold a blank, and what it stands for: has to be known to everybody all the time. */
export function blankLedger({ turns }: GameState): readonly BlankWord[] {
  const words = turns.flatMap((turn) => (turn.kind === 'play' ? turn.words : []));
  return [...new Set(words)]
    .map((word) => ({ word, letters: [...word].filter(isBlankLetter).map(capitals) }))
    .filter(({ letters }) => letters.length > 0);
}

/** Per seat, after each turn, beginning with what was there before the first. */
type ScoreCurves = {
  readonly scores: readonly (readonly Points[])[];
  readonly times: readonly (readonly Millis[])[];
};

export function curvesOf(state: GameState): ScoreCurves {
  const { players, turns, start, scores } = state;
  const sums = [start.takeover?.scores ?? players.map(() => 0), ...turns.map((turn) => turn.sums)];
  // What was added or taken after the last turn belongs to its point.
  if (turns.length > 0) sums[sums.length - 1] = scores;
  const used = players.map((_, seat) => {
    let total = 0;
    return [0, ...turns.map((turn) => (total += turn.seat === seat ? turn.took : 0))];
  });
  return { scores: players.map((_, seat) => sums.map((sum) => sum[seat] ?? 0)), times: used };
}
