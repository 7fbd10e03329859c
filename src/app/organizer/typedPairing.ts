import { fail, ok, type Result } from '../../domain/result.ts';
import type { Pair, Paired } from '../../domain/tournament/fact.ts';
import { assignStarters } from '../../domain/tournament/pairing/pairRound.ts';
import type { Tournament } from '../../domain/tournament/state.ts';
import { type PairingTextError, readPairing, writePairing } from '../../share/tournament/pairingText.ts';

/** A round as the organizer typed it. */
export function typedPairing(
  tournament: Tournament,
  round: number,
  text: string,
): Result<Paired, PairingTextError> {
  const read = readPairing(text, tournament.players);
  if (!read.ok) return read;
  return ok(assignStarters(tournament, { type: 'paired', round, by: 'typed', ...read.value }));
}

/** Pairs that were settled before the rest is paired, at the tables named, else at the first ones. */
export function fixedPairs(
  tournament: Tournament,
  text: string,
): Result<readonly Pair[], PairingTextError | 'not-pairs'> {
  const read = readPairing(text, tournament.players);
  if (!read.ok) return read;
  const { pairs, byes } = read.value;
  return byes.length > 0 ? fail('not-pairs') : ok(pairs);
}

/** A round as a text that can be corrected; people of the same name go by their numbers. */
export function pairingAsText(tournament: Tournament, paired: Paired, bye: string): string {
  const { players } = tournament;
  const twice = new Set(
    players.map(({ name }) => name).filter((name, i, names) => names.indexOf(name) !== i),
  );
  const nameOf = (number: number) => {
    const name = players[number - 1]?.name ?? '';
    return twice.has(name) || /[–—;]|\s-\s/.test(name) ? `#${number}` : name;
  };
  return writePairing(paired, nameOf, bye);
}
