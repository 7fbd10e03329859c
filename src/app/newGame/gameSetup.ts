import { type ReadonlySignal, signal } from '@preact/signals';
import type { RuleSet } from '../../domain/rules/tableRules.ts';
import type { WantedLexicon } from '../../domain/rules/wantedLexicon.ts';
import { replaceAt } from '../../domain/table/state.ts';
import type { Millis, Seat } from '../../domain/units.ts';
import { beginTakeover, carryOver, type TakeoverDraft } from './takeoverSetup.ts';

export type DraftPlayer = { readonly name: string; readonly club: string };

/** A game that is being prepared: what the players have said so far. */
export type Draft = {
  readonly rules: RuleSet;
  /** The organizer's time, where the regulation leaves it open. */
  readonly time: Millis | null;
  readonly players: readonly DraftPlayer[];
  readonly table: string;
  readonly round: string;
  /** Which game of the match. */
  readonly game: number;
  /** The letters drawn for the start, one after the other. */
  readonly letters: readonly string[];
  /** Who starts without a draw. */
  readonly chosen: Seat | null;
  readonly consents: readonly Seat[];
  readonly takeover: TakeoverDraft | null;
  /** The mark of the card that this game was told from; null without one. */
  readonly tournament: number | null;
  /** The word list the tournament names; it goes before the regulation's. */
  readonly tournamentLexicon: WantedLexicon | null;
  /** The word list the players took themselves. */
  readonly list: string | null;
};

export type NewGame = {
  readonly draft: ReadonlySignal<Draft>;
  readonly change: (update: (draft: Draft) => Draft) => void;
};

export function createNewGame(draft: Draft): NewGame {
  const value = signal(draft);
  return {
    draft: value,
    change(update) {
      value.value = update(value.value);
    },
  };
}

export function withRules(draft: Draft, rules: RuleSet): Draft {
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

export function withTime(draft: Draft, time: Millis | null): Draft {
  const { rules, players, takeover } = draft;
  const left = beginTakeover(rules, players.length, time).left;
  return { ...draft, time, takeover: takeover && { ...takeover, left } };
}

export function withPlayer(draft: Draft, seat: Seat, changes: Partial<DraftPlayer>): Draft {
  const player = { ...(draft.players[seat] ?? NOBODY), ...changes };
  // Consent is a person's, not a seat's.
  return { ...draft, players: replaceAt(draft.players, seat, player), consents: [] };
}

export function withSeats(draft: Draft, players: readonly DraftPlayer[]): Draft {
  return withRules({ ...draft, players }, draft.rules);
}

export function withStarter(draft: Draft, chosen: Seat): Draft {
  return { ...draft, chosen, letters: [] };
}

export function withConsent(draft: Draft, seat: Seat): Draft {
  const consents = draft.consents.includes(seat)
    ? draft.consents.filter((other) => other !== seat)
    : [...draft.consents, seat].sort((a, b) => a - b);
  return { ...draft, consents };
}

export function withTakeover(draft: Draft, wanted: boolean): Draft {
  const takeover = wanted ? beginTakeover(draft.rules, draft.players.length, draft.time) : null;
  return { ...draft, takeover, letters: [], chosen: null };
}

/** The rules the game will be played by: with the organizer's time, where it had to be asked for. */
export function rulesOf({ rules, time }: Draft): RuleSet {
  return asksForTime(rules) && rules.clock.kind === 'budget'
    ? { ...rules, clock: { ...rules.clock, time } }
    : rules;
}

export function asksForTime({ clock }: RuleSet): boolean {
  return clock.kind === 'budget' && clock.time === null;
}

export function needsConsent({ rules, players, consents }: Draft): readonly Seat[] {
  if (!rules.phoneConsent) return [];
  return players.flatMap((_, seat) => (consents.includes(seat) ? [] : [seat]));
}

/** Which list is asked for, and who asks; null where the players are free. */
export function wantedOf({
  rules,
  tournamentLexicon,
}: Draft): { readonly by: 'tournament' | 'rules'; readonly lexicon: WantedLexicon } | null {
  if (tournamentLexicon) return { by: 'tournament', lexicon: tournamentLexicon };
  return rules.lexicon ? { by: 'rules', lexicon: rules.lexicon } : null;
}

const NOBODY: DraftPlayer = { name: '', club: '' };

/** As many players as the rules allow, and at least as many as they need. */
export function seated({ seats }: RuleSet, players: readonly DraftPlayer[]): readonly DraftPlayer[] {
  const missing = Math.max(0, seats.min - players.length);
  return [...players.slice(0, seats.max), ...Array.from({ length: missing }, () => NOBODY)];
}
