import { ok } from '../result.ts';
import type { FactOf, PlayerDetails, PlayerNumber } from './fact.ts';
import { isIntegerIn } from './isIntegerIn.ts';
import { refuseFact, type TournamentOutcome, type TournamentRefusal } from './refusal.ts';
import { HIGHEST_RATING, MOST_PLAYERS } from './settings.ts';
import { playerOf, type Tournament, type TournamentPlayer, wasPaired } from './state.ts';

/** Numbers are given in order and never again, so that a player can be found by the number alone. */
export function addPlayer(
  tournament: Tournament,
  { number, ...details }: FactOf<'player'>,
): TournamentOutcome<Tournament> {
  const { players, rounds } = tournament;
  if (players.length >= MOST_PLAYERS) return refuseFact({ why: 'too-many-players', most: MOST_PLAYERS });
  const expected = players.length + 1;
  if (number !== expected) return refuseFact({ why: 'number-out-of-order', expected, got: number });
  const refusal = detailsRefusal(number, details);
  if (refusal) return refuseFact(refusal);
  const since = rounds.length > 0 ? { since: rounds.length } : {};
  const player = { number, ...clean(details), withdrawn: false, ...since };
  return ok({ ...tournament, players: [...players, player] });
}

export function changePlayer(
  tournament: Tournament,
  { number, ...details }: FactOf<'player-changed'>,
): TournamentOutcome<Tournament> {
  const was = playerOf(tournament, number);
  if (!was) return refuseFact({ why: 'no-such-player', number });
  const refusal = detailsRefusal(number, details);
  if (refusal) return refuseFact(refusal);
  const { withdrawn, removed, since } = was;
  return withPlayer(tournament, {
    number,
    ...clean(details),
    withdrawn,
    ...(removed ? { removed } : {}),
    ...(since === undefined ? {} : { since }),
  });
}

/** Somebody who was paired is part of what happened: he can only be withdrawn. */
export function removePlayer(
  tournament: Tournament,
  { number }: FactOf<'player-removed'>,
): TournamentOutcome<Tournament> {
  const was = playerOf(tournament, number);
  if (!was) return refuseFact({ why: 'no-such-player', number });
  if (wasPaired(tournament, number)) return refuseFact({ why: 'player-paired', number });
  return withPlayer(tournament, { ...was, withdrawn: true, removed: true });
}

export const withdrawPlayer = (tournament: Tournament, { number }: FactOf<'withdrawn'>) =>
  changed(tournament, number, (was) => ({ ...was, withdrawn: true }));

/** Who was removed by mistake comes back too. */
export const returnPlayer = (tournament: Tournament, { number }: FactOf<'returned'>) =>
  changed(tournament, number, ({ removed, ...was }) => ({ ...was, withdrawn: false }));

function changed(
  tournament: Tournament,
  number: PlayerNumber,
  change: (was: TournamentPlayer) => TournamentPlayer,
): TournamentOutcome<Tournament> {
  const was = playerOf(tournament, number);
  return was ? withPlayer(tournament, change(was)) : refuseFact({ why: 'no-such-player', number });
}

const withPlayer = (tournament: Tournament, player: TournamentPlayer): TournamentOutcome<Tournament> =>
  ok({ ...tournament, players: tournament.players.with(player.number - 1, player) });

function detailsRefusal(
  number: PlayerNumber,
  { name, rating, table }: PlayerDetails,
): TournamentRefusal | null {
  if (name.trim() === '') return { why: 'name-missing' };
  const sound =
    (rating === undefined || isIntegerIn(rating, 0, HIGHEST_RATING)) &&
    (table === undefined || isIntegerIn(table, 1, MOST_PLAYERS));
  return sound ? null : { why: 'bad-player', number };
}

/** Only what says something is kept. */
function clean({ name, club, category = '', rating, table }: PlayerDetails): PlayerDetails {
  return {
    name: name.trim(),
    club: club.trim(),
    ...(category.trim() === '' ? {} : { category: category.trim() }),
    ...(rating === undefined ? {} : { rating }),
    ...(table === undefined ? {} : { table }),
  };
}
