import { ok } from '../result.ts';
import type { FactOf, PlayerNumber } from './fact.ts';
import { refuseFact, type TournamentOutcome } from './refusal.ts';
import { MOST_PLAYERS } from './settings.ts';
import { playerOf, type Tournament, type TournamentPlayer } from './state.ts';

/** Numbers are given in order and never again, so that a player can be found by the number alone. */
export function addPlayer(
  tournament: Tournament,
  { number, name, club }: FactOf<'player'>,
): TournamentOutcome<Tournament> {
  const { players } = tournament;
  if (players.length >= MOST_PLAYERS) return refuseFact({ why: 'too-many-players', most: MOST_PLAYERS });
  const expected = players.length + 1;
  if (number !== expected) return refuseFact({ why: 'number-out-of-order', expected, got: number });
  if (name.trim() === '') return refuseFact({ why: 'name-missing' });
  const added = { number, name: name.trim(), club: club.trim(), withdrawn: false };
  return ok({ ...tournament, players: [...players, added] });
}

export function changePlayer(
  tournament: Tournament,
  { number, name, club }: FactOf<'player-changed'>,
): TournamentOutcome<Tournament> {
  if (!playerOf(tournament, number)) return refuseFact({ why: 'no-such-player', number });
  if (name.trim() === '') return refuseFact({ why: 'name-missing' });
  return withPlayer(tournament, number, { name: name.trim(), club: club.trim() });
}

export const withdrawPlayer = (tournament: Tournament, { number }: FactOf<'withdrawn'>) =>
  withPlayer(tournament, number, { withdrawn: true });

export const returnPlayer = (tournament: Tournament, { number }: FactOf<'returned'>) =>
  withPlayer(tournament, number, { withdrawn: false });

function withPlayer(
  tournament: Tournament,
  number: PlayerNumber,
  changes: Partial<TournamentPlayer>,
): TournamentOutcome<Tournament> {
  const was = playerOf(tournament, number);
  if (!was) return refuseFact({ why: 'no-such-player', number });
  return ok({ ...tournament, players: tournament.players.with(number - 1, { ...was, ...changes }) });
}
