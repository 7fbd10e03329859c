import { as, chain, nothing, type Packing, record, shortOr, text, upTo, within } from '../bits/packing.ts';
import { LIMITS } from '../slip/limits.ts';
import { shortText } from '../text/text.ts';

export type CardPlayer = { readonly number: number; readonly name: string; readonly club: string };

export const MOST_CARD_PLAYERS = 60;
const MOST_CLUBS = 60;

/** The order is the format. Small letters, frequent ones first; a word begins with a capital. */
const NAME_SIGNS = [...' aeiornskzwltcmdjpuybgłhżńóf-śęąćqvxź.áäčďéíľĺňôŕšťúýž0123456789'];
const FREQUENT = 31;

/** Five bits for most letters; the last number of the five says that the whole place follows. */
const sign: Packing<string> = as(
  record<{ readonly short: number; readonly place: number }>({
    short: within(0, FREQUENT),
    place: ({ short }) => (short < FREQUENT ? nothing(short) : within(0, NAME_SIGNS.length - 1)),
  }),
  (letter) => {
    const place = NAME_SIGNS.indexOf(letter);
    return { short: Math.min(place, FREQUENT), place };
  },
  ({ place }) => NAME_SIGNS[place] ?? '',
);

const capitalised = (name: string) =>
  name.replace(/(^|[ -])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** A name in the usual spelling is written sign by sign; any other as it is. */
const playerName: Packing<string> = shortOr(
  (name) => {
    const signs = [...name.toLowerCase()];
    return capitalised(signs.join('')) === name && signs.every((one) => NAME_SIGNS.includes(one));
  },
  as(
    upTo(LIMITS.name, sign),
    (name) => [...name.toLowerCase()],
    (signs) => shortText(capitalised(signs.join('')), LIMITS.name),
  ),
  text(LIMITS.name),
);

/** Numbers mostly follow one another; a club is named by its place in the list of clubs, 0 for none. */
function playerAfter(before: CardPlayer | null, clubs: readonly string[]): Packing<CardPlayer> {
  const next = Math.min((before?.number ?? 0) + 1, LIMITS.number);
  return record<CardPlayer>({
    number: shortOr((number) => number === next, nothing(next), within(1, LIMITS.number)),
    name: playerName,
    club: as(
      within(0, clubs.length),
      (club) => clubs.indexOf(club) + 1,
      (place) => clubs[place - 1] ?? '',
    ),
  });
}

/** A club is written once, before the players. */
export const cardPlayers: Packing<readonly CardPlayer[]> = as(
  record<{ readonly clubs: readonly string[]; readonly players: readonly CardPlayer[] }>({
    clubs: upTo(MOST_CLUBS, playerName),
    players: ({ clubs }) => chain(MOST_CARD_PLAYERS, (before) => playerAfter(before, clubs)),
  }),
  (players) => ({
    clubs: [...new Set(players.map(({ club }) => club))].filter((club) => club !== ''),
    players,
  }),
  ({ players }) => players,
);
