import { type ReadonlySignal, signal } from '@preact/signals';
import { asksForTime, withOrganizerTime } from '../../domain/rules/organizerTime.ts';
import type { TableRules } from '../../domain/rules/tableRules.ts';
import type { WantedLexicon } from '../../domain/rules/wantedLexicon.ts';
import { replaceAt } from '../../domain/table/state.ts';
import type { Millis, Seat } from '../../domain/units.ts';
import { timedRules } from './ruleEdit.ts';
import { beginTakeover, carryOver, type TakeoverSetup } from './takeoverSetup.ts';

export type SetupPlayer = { readonly name: string; readonly club: string };

/** A game that is being prepared: what the players have said so far. */
export type GameSetup = {
  readonly rules: TableRules;
  /** The organizer's time, where the regulation leaves it open. */
  readonly time: Millis | null;
  readonly players: readonly SetupPlayer[];
  readonly table: string;
  readonly round: string;
  /** Which game of the match. */
  readonly game: number;
  /** The id of the first game of the match this goes on with; null for a match anew and for a single game. */
  readonly match: string | null;
  /** The letters drawn for the start, one after the other. */
  readonly letters: readonly string[];
  /** Who starts without a draw. */
  readonly chosen: Seat | null;
  readonly consents: readonly Seat[];
  /** Of two players, whose half of the phone is the lower one. */
  readonly lower: Seat;
  readonly takeover: TakeoverSetup | null;
  /** The mark of the card that this game was told from; null without one. */
  readonly tournament: number | null;
  /** The word list the tournament names; it goes before the regulation's. */
  readonly tournamentLexicon: WantedLexicon | null;
  /** The word list the players took themselves. */
  readonly list: string | null;
};

export type SetupModel = {
  readonly setup: ReadonlySignal<GameSetup>;
  readonly change: (update: (setup: GameSetup) => GameSetup) => void;
};

export function createSetup(setup: GameSetup): SetupModel {
  const value = signal(setup);
  return {
    setup: value,
    change(update) {
      value.value = update(value.value);
    },
  };
}

export function withRules(setup: GameSetup, rules: TableRules): GameSetup {
  const players = seated(rules, setup.players);
  return {
    ...setup,
    rules,
    players,
    game: rules.id === setup.rules.id ? setup.game : 1,
    match: rules.id === setup.rules.id ? setup.match : null,
    letters: [],
    chosen: null,
    consents: [],
    takeover: setup.takeover && carryOver(setup.takeover, beginTakeover(rules, players.length, setup.time)),
  };
}

export function withTime(setup: GameSetup, time: Millis | null): GameSetup {
  const { rules, players, takeover } = setup;
  const left = beginTakeover(rules, players.length, time).left;
  return { ...setup, time, takeover: takeover && { ...takeover, left } };
}

/** The time each begins with, as it will be played; null while the organizer's is not known. */
export function timeOf(setup: GameSetup): Millis | null {
  const { clock } = rulesInPlay(setup);
  return clock.kind === 'none' ? null : clock.time;
}

/** What a seat's clock will show at the start; null where there is none, or nobody knows it yet. */
export function startingTime(setup: GameSetup, seat: Seat): Millis | null {
  const time = timeOf(setup);
  return time === null ? null : (setup.takeover?.left[seat] ?? time);
}

/** Another time: the organizer's, where the regulation leaves it open; otherwise these are other rules. */
export function withClockTime(
  setup: GameSetup,
  time: Millis,
  own: readonly TableRules[],
  nameOf: (base: TableRules, time: Millis) => string,
): GameSetup {
  const { rules } = setup;
  return asksForTime(rules) ? withTime(setup, time) : withRules(setup, timedRules(rules, time, own, nameOf));
}

export function withPlayer(setup: GameSetup, seat: Seat, changes: Partial<SetupPlayer>): GameSetup {
  const player = { ...(setup.players[seat] ?? NOBODY), ...changes };
  // Consent is a person's, not a seat's.
  return { ...setup, players: replaceAt(setup.players, seat, player), consents: [] };
}

export function withSeats(setup: GameSetup, players: readonly SetupPlayer[]): GameSetup {
  return withRules({ ...setup, players }, setup.rules);
}

export function withStarter(setup: GameSetup, chosen: Seat): GameSetup {
  return { ...setup, chosen, letters: [] };
}

/** The phone lies the other way round: the halves change places, the order of play stays. */
export function withSidesSwapped(setup: GameSetup): GameSetup {
  return { ...setup, lower: setup.lower === 0 ? 1 : 0 };
}

export function withConsent(setup: GameSetup, seat: Seat): GameSetup {
  const consents = setup.consents.includes(seat)
    ? setup.consents.filter((other) => other !== seat)
    : [...setup.consents, seat].sort((a, b) => a - b);
  return { ...setup, consents };
}

export function withTakeover(setup: GameSetup, wanted: boolean): GameSetup {
  const takeover = wanted ? beginTakeover(setup.rules, setup.players.length, setup.time) : null;
  return { ...setup, takeover, letters: [], chosen: null };
}

/** The rules the game will be played by: with the organizer's time, where it had to be asked for. */
export function rulesInPlay({ rules, time }: GameSetup): TableRules {
  return withOrganizerTime(rules, time);
}

export function needsConsent({ rules, players, consents }: GameSetup): readonly Seat[] {
  if (!rules.phoneConsent) return [];
  return players.flatMap((_, seat) => (consents.includes(seat) ? [] : [seat]));
}

/** Which list is asked for, and who asks; null where the players are free. */
export function wantedLexiconOf({
  rules,
  tournamentLexicon,
}: GameSetup): { readonly by: 'tournament' | 'rules'; readonly lexicon: WantedLexicon } | null {
  if (tournamentLexicon) return { by: 'tournament', lexicon: tournamentLexicon };
  return rules.lexicon ? { by: 'rules', lexicon: rules.lexicon } : null;
}

const NOBODY: SetupPlayer = { name: '', club: '' };

/** As many players as the rules allow, and at least as many as they need. */
export function seated({ seats }: TableRules, players: readonly SetupPlayer[]): readonly SetupPlayer[] {
  const missing = Math.max(0, seats.min - players.length);
  return [...players.slice(0, seats.max), ...Array.from({ length: missing }, () => NOBODY)];
}
