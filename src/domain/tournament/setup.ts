import { ok } from '../result.ts';
import type { FactOf, TournamentEntry } from './fact.ts';
import { isIntegerIn } from './isIntegerIn.ts';
import { refuseFact, type TournamentOutcome, type TournamentRefusal } from './refusal.ts';
import {
  BYE_WINS,
  CRITERIA,
  HIGHEST_SCORE,
  MOST_CLUB_PLAYERS,
  MOST_GAMES,
  MOST_LISTS,
  MOST_ROUNDS,
  type TournamentSettings,
} from './settings.ts';
import { hasResult, type Tournament } from './state.ts';

export function createTournament(
  { settings }: FactOf<'created'>,
  { at }: Pick<TournamentEntry, 'at'>,
): TournamentOutcome<Tournament> {
  const refusal = settingsRefusal(settings);
  if (refusal) return refuseFact(refusal);
  return ok({
    createdAt: at,
    settings,
    players: [],
    rounds: [],
    away: [],
    contested: [],
    setAside: [],
  });
}

export function changeSettings(
  tournament: Tournament,
  { settings }: FactOf<'settings'>,
): TournamentOutcome<Tournament> {
  const refusal = settingsRefusal(settings);
  return refusal ? refuseFact(refusal) : ok(withGames({ ...tournament, settings }));
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
  requestedBye,
  walkover,
  lastRounds,
  acceptedLexicons = [],
}: TournamentSettings): TournamentRefusal | null {
  if (name.trim() === '') return { why: 'name-missing' };
  const sound =
    isIntegerIn(rounds, 1, MOST_ROUNDS) &&
    isIntegerIn(games, 1, MOST_GAMES) &&
    isIntegerIn(clubs.best, 1, MOST_CLUB_PLAYERS) &&
    isIntegerIn(bye.points, 0, HIGHEST_SCORE) &&
    isIntegerIn(bye.spread, 0, HIGHEST_SCORE) &&
    (!requestedBye ||
      (BYE_WINS.includes(requestedBye.wins) &&
        isIntegerIn(requestedBye.points, 0, HIGHEST_SCORE) &&
        isIntegerIn(requestedBye.spread, 0, HIGHEST_SCORE))) &&
    (!walkover ||
      (isIntegerIn(walkover.winner, 0, HIGHEST_SCORE) && isIntegerIn(walkover.loser, 0, HIGHEST_SCORE))) &&
    (!lastRounds || isIntegerIn(lastRounds.count, 0, MOST_ROUNDS)) &&
    acceptedLexicons.length <= MOST_LISTS &&
    criteria.length > 0 &&
    new Set(criteria).size === criteria.length &&
    criteria.every((criterion) => CRITERIA.includes(criterion));
  return sound ? null : { why: 'bad-settings' };
}
