import { ok } from '../result.ts';
import type { FactOf } from './fact.ts';
import { isWhole } from './isWhole.ts';
import { type Outcome, refuse, type TournamentRefusal } from './refusal.ts';
import {
  CRITERIA,
  HIGHEST_SCORE,
  MOST_CLUB_PLAYERS,
  MOST_GAMES,
  MOST_ROUNDS,
  type TournamentSettings,
} from './settings.ts';
import { hasResult, type Tournament } from './state.ts';

export function createTournament({ settings }: FactOf<'created'>): Outcome<Tournament> {
  const refusal = settingsRefusal(settings);
  return refusal ? refuse(refusal) : ok({ settings, players: [], rounds: [], setAside: new Set() });
}

export function changeSettings(
  tournament: Tournament,
  { settings }: FactOf<'settings'>,
): Outcome<Tournament> {
  const refusal = settingsRefusal(settings);
  return refusal ? refuse(refusal) : ok(withGames({ ...tournament, settings }));
}

/** Another number of games a round: pairings that have no result yet follow it. */
function withGames(tournament: Tournament): Tournament {
  const { games } = tournament.settings;
  const rounds = tournament.rounds.map((round) => ({
    ...round,
    pairings: round.pairings.map((pairing) =>
      hasResult(pairing) || pairing.results.length === games
        ? pairing
        : { ...pairing, results: Array.from({ length: games }, () => null) },
    ),
  }));
  return { ...tournament, rounds };
}

/** Why a tournament cannot be run by these settings; null where it can. */
export function settingsRefusal({
  name,
  rounds,
  games,
  criteria,
  clubs,
  bye,
}: TournamentSettings): TournamentRefusal | null {
  if (name.trim() === '') return { why: 'name-missing' };
  const sound =
    isWhole(rounds, 1, MOST_ROUNDS) &&
    isWhole(games, 1, MOST_GAMES) &&
    isWhole(clubs.best, 1, MOST_CLUB_PLAYERS) &&
    isWhole(bye.points, 0, HIGHEST_SCORE) &&
    isWhole(bye.spread, 0, HIGHEST_SCORE) &&
    criteria.length > 0 &&
    new Set(criteria).size === criteria.length &&
    criteria.every((criterion) => CRITERIA.includes(criterion));
  return sound ? null : { why: 'bad-settings' };
}
