import type { WantedLexicon } from '../../domain/rules/wantedLexicon.ts';
import { type Pairing, playerOf, type Tournament } from '../../domain/tournament/state.ts';
import { cardLink, MOST_CARD_NAME, rulesToSend } from '../../share/card/card.ts';
import { shortText } from '../../share/text/text.ts';
import { regulationRules } from './regulation.ts';

/** As much of a tournament's name as a card carries to the tables: the same name everywhere. */
export const fittingName = (name: string): string =>
  isFittingName(name) ? name : shortText(name, MOST_CARD_NAME);

const isFittingName = (name: string) => new TextEncoder().encode(name).length <= MOST_CARD_NAME;

/** What is printed for a table: its code leads to a game with nothing left to type. */
type TableCard = { readonly pairing: Pairing; readonly link: string };

export function tableCards(tournament: Tournament, round: number, base: string): readonly TableCard[] {
  return (tournament.rounds[round - 1]?.pairings ?? []).map((pairing) => ({
    pairing,
    link: tableCardLink(tournament, round, pairing, base),
  }));
}

const fingerprintOf = (list: WantedLexicon | null | undefined) =>
  list?.fingerprint ? { fingerprint: list.fingerprint } : {};

function tableCardLink(tournament: Tournament, round: number, pairing: Pairing, base: string): string {
  const { name, mark, regulation, time, lexicon, contact, dropFolder } = tournament.settings;
  const rules = regulationRules(tournament.settings);
  const seated = pairing.first === 1 ? pairing.players.toReversed() : pairing.players;
  // Own rules travel without the list they ask for: it has its place on the card.
  const named = lexicon ?? regulation.rules?.lexicon;
  return cardLink(
    {
      mark,
      name,
      regulation: { id: regulation.id, name: regulation.name, mark: regulation.mark ?? 0 },
      rules: rules && rulesToSend(rules),
      time,
      lexicon: { name: named?.name ?? '', edition: named?.edition ?? '', ...fingerprintOf(named) },
      contact,
      dropFolder,
      round: String(round),
      seating: { table: String(pairing.table), players: seated },
      // Only the two who play here: a small code is read faster.
      // Whoever begins comes last here and first in the seating: see `begins`.
      players: (pairing.first === undefined ? seated : seated.toReversed()).flatMap((number) => {
        const player = playerOf(tournament, number);
        return player ? [{ number, name: player.name, club: player.club }] : [];
      }),
    },
    base,
  ).link;
}
