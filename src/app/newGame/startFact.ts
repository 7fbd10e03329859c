import type { Player, Start } from '../../domain/table/fact.ts';
import type { Seat } from '../../domain/units.ts';
import { type GameSetup, rulesInPlay, type SetupPlayer } from './gameSetup.ts';
import { drawOf, firstOf } from './startingLetters.ts';
import { takeoverOf } from './takeoverSetup.ts';

/** The fact that begins the game. Whether it may be, the game itself says. */
export function startFact(setup: GameSetup, nameOf: (seat: Seat) => string): Start {
  const { players, table, round, game, match, tournament, consents, letters, takeover } = setup;
  const rules = rulesInPlay(setup);
  return {
    type: 'start',
    rules,
    players: players.map((player, seat) => playerOf(player, nameOf(seat))),
    first: firstOf(setup) ?? -1,
    ...(letters.length > 0 && setup.chosen === null ? { draw: drawOf(setup).rounds } : {}),
    ...(rules.phoneConsent ? { consents } : {}),
    ...(setup.lower === 1 && players.length === 2 ? { lower: 1 } : {}),
    ...(table === '' ? {} : { table }),
    ...(round === '' ? {} : { round }),
    ...(rules.games > 1 ? { game } : {}),
    ...(rules.games > 1 && game > 1 && match !== null ? { match } : {}),
    ...(tournament === null ? {} : { tournament }),
    ...(takeover ? { takeover: takeoverOf(rules, takeover) } : {}),
  };
}

function playerOf({ club }: SetupPlayer, name: string): Player {
  return club.trim() === '' ? { name } : { name, club: club.trim() };
}
