import type { PlayerNumber } from '../fact.ts';

/** Who meets whom, the leaders' pair first, before tables are given; and who has a bye. */
export type RoundPairing = {
  readonly pairs: readonly (readonly [PlayerNumber, PlayerNumber])[];
  readonly byes: readonly PlayerNumber[];
};
