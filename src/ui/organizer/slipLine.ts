import type { SlipReport } from '../../domain/tournament/intake/report.ts';

/** Whose slip it is, and what it says: `Anna Żak 350 – Jan Kot 250`. */
export const slipLine = ({ players, final }: Pick<SlipReport, 'players' | 'final'>): string =>
  players.map(({ name }, seat) => `${name} ${final[seat] ?? ''}`).join(' – ');
