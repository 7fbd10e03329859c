import type { PlayerNumber } from '../fact.ts';
import type { Tournament } from '../state.ts';
import { identify, isNameOf } from './identify.ts';
import { numberIn } from './numberIn.ts';
import type { Question } from './question.ts';
import type { SlipReport } from './report.ts';

/** Who each of a slip's players is, in the order of its seats; null with a question about whoever is not known. */
type Recognised = {
  readonly numbers: readonly (PlayerNumber | null)[];
  readonly questions: readonly Question[];
};

/** `chosen`: whom the organizer has named already. */
export function recognisePlayers(
  tournament: Tournament,
  slip: SlipReport,
  chosen: readonly (PlayerNumber | null)[],
): Recognised {
  const expected = isForeign(tournament, slip) ? [] : expectedAt(tournament, slip);
  const ownCard = slip.tournament !== null && slip.tournament === tournament.settings.mark;
  const questions: Question[] = [];
  const numbers = slip.players.map(({ name, club, number }, seat) => {
    const given = chosen[seat];
    if (given && tournament.players[given - 1]) return given;
    const listed = ownCard && number !== null ? tournament.players[number - 1] : undefined;
    if (listed && isNameOf(listed, name)) return listed.number;
    const identity = identify(tournament.players, name, club, expected);
    if (identity.kind === 'one') return identity.number;
    const why = identity.kind === 'several' ? 'ambiguous-player' : 'unknown-player';
    questions.push({ why, seat, name, club, candidates: identity.candidates });
    return null;
  });
  return { numbers, questions };
}

/** Is it a slip of another tournament? One without a card may be of any. */
export const isForeign = ({ settings }: Tournament, { tournament }: SlipReport): boolean =>
  tournament !== null && tournament !== settings.mark;

/** Those whom the pairing puts at the slip's table in the slip's round. */
function expectedAt({ rounds }: Tournament, slip: SlipReport): readonly PlayerNumber[] {
  const round = rounds[(numberIn(slip.round) ?? rounds.length) - 1];
  return round?.pairings.find(({ table }) => table === numberIn(slip.table))?.players ?? [];
}
