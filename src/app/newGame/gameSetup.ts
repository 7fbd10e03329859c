import { type ReadonlySignal, signal } from '@preact/signals';
import type { RuleSet } from '../../domain/rules/tableRules.ts';
import type { WantedLexicon } from '../../domain/rules/wantedLexicon.ts';
import { replaceAt } from '../../domain/table/state.ts';
import type { Millis, Seat } from '../../domain/units.ts';
import { beginTakeover, carryOver, type TakeoverSetup } from './takeoverSetup.ts';

export type SetupPlayer = { readonly name: string; readonly club: string };

/** A game that is being prepared: what the players have said so far. */
export type GameSetup = {
  readonly rules: RuleSet;
  /** The organizer's time, where the regulation leaves it open. */
  readonly time: Millis | null;
  readonly players: readonly SetupPlayer[];
  readonly table: string;
  readonly round: string;
  /** Which game of the match. */
  readonly game: number;
  /** The letters drawn for the start, one after the other. */
  readonly letters: readonly string[];
  /** Who starts without a draw. */
  readonly chosen: Seat | null;
  readonly consents: readonly Seat[];
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
  readonly change: (update: (draft: GameSetup) => GameSetup) => void;
};

export function createSetup(draft: GameSetup): SetupModel {
  const value = signal(draft);
  return {
    setup: value,
    change(update) {
      value.value = update(value.value);
    },
  };
}

export function withRules(draft: GameSetup, rules: RuleSet): GameSetup {
  const players = seated(rules, draft.players);
  return {
    ...draft,
    rules,
    players,
    game: Math.min(draft.game, rules.games),
    letters: [],
    chosen: null,
    consents: [],
    takeover: draft.takeover && carryOver(draft.takeover, beginTakeover(rules, players.length, draft.time)),
  };
}

export function withTime(draft: GameSetup, time: Millis | null): GameSetup {
  const { rules, players, takeover } = draft;
  const left = beginTakeover(rules, players.length, time).left;
  return { ...draft, time, takeover: takeover && { ...takeover, left } };
}

export function withPlayer(draft: GameSetup, seat: Seat, changes: Partial<SetupPlayer>): GameSetup {
  const player = { ...(draft.players[seat] ?? NOBODY), ...changes };
  // Consent is a person's, not a seat's.
  return { ...draft, players: replaceAt(draft.players, seat, player), consents: [] };
}

export function withSeats(draft: GameSetup, players: readonly SetupPlayer[]): GameSetup {
  return withRules({ ...draft, players }, draft.rules);
}

export function withStarter(draft: GameSetup, chosen: Seat): GameSetup {
  return { ...draft, chosen, letters: [] };
}

export function withConsent(draft: GameSetup, seat: Seat): GameSetup {
  const consents = draft.consents.includes(seat)
    ? draft.consents.filter((other) => other !== seat)
    : [...draft.consents, seat].sort((a, b) => a - b);
  return { ...draft, consents };
}

export function withTakeover(draft: GameSetup, wanted: boolean): GameSetup {
  const takeover = wanted ? beginTakeover(draft.rules, draft.players.length, draft.time) : null;
  return { ...draft, takeover, letters: [], chosen: null };
}

/** The rules the game will be played by: with the organizer's time, where it had to be asked for. */
export function rulesInPlay({ rules, time }: GameSetup): RuleSet {
  return asksForTime(rules) && rules.clock.kind === 'budget'
    ? { ...rules, clock: { ...rules.clock, time } }
    : rules;
}

export function asksForTime({ clock }: RuleSet): boolean {
  return clock.kind === 'budget' && clock.time === null;
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
export function seated({ seats }: RuleSet, players: readonly SetupPlayer[]): readonly SetupPlayer[] {
  const missing = Math.max(0, seats.min - players.length);
  return [...players.slice(0, seats.max), ...Array.from({ length: missing }, () => NOBODY)];
}
