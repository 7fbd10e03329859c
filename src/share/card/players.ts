import type { BitReader, BitWriter } from '../bits/bits.ts';
import { boundedText, list } from '../slip/fields.ts';
import { LIMITS } from '../slip/limits.ts';
import { shortText } from '../text/text.ts';

export type CardPlayer = { readonly number: number; readonly name: string; readonly club: string };

export const MOST_CARD_PLAYERS = 60;
const MOST_CLUBS = 60;

/** A club is written once; players refer to it by its place. */
export function writePlayers(to: BitWriter, players: readonly CardPlayer[]): void {
  const clubs = [...new Set(players.map(({ club }) => club))].filter((club) => club !== '');
  to.number(clubs.length, 0, MOST_CLUBS);
  for (const club of clubs) writeName(to, club);
  to.number(players.length, 0, MOST_CARD_PLAYERS);
  let next = 1;
  for (const { number, name, club } of players) {
    to.flag(number === next);
    if (number !== next) to.number(number, 1, LIMITS.number);
    next = number + 1;
    writeName(to, name);
    to.number(clubs.indexOf(club) + 1, 0, clubs.length);
  }
}

export function readPlayers(from: BitReader): CardPlayer[] {
  const clubs = list(from.number(0, MOST_CLUBS, 'clubs'), () => readName(from, 'club'));
  let next = 1;
  return list(from.number(0, MOST_CARD_PLAYERS, 'players'), () => {
    const number = from.flag() ? Math.min(next, LIMITS.number) : from.number(1, LIMITS.number, 'number');
    next = number + 1;
    const name = readName(from, 'name');
    return { number, name, club: clubs[from.number(0, clubs.length, 'club') - 1] ?? '' };
  });
}

/** The order is the format. Small letters, frequent ones first; a word begins with a capital. */
const NAME_SIGNS = [...' aeiornskzwltcmdjpuybgłhżńóf-śęąćqvxź.áäčďéíľĺňôŕšťúýž0123456789'];
const FREQUENT = 31;

/** A name in the usual spelling takes five bits for most letters; any other is written as it is. */
function writeName(to: BitWriter, name: string): void {
  const signs = [...name.toLowerCase()];
  const usual = capitalised(signs.join('')) === name && signs.every((sign) => NAME_SIGNS.includes(sign));
  to.flag(usual);
  if (!usual) {
    to.text(name, LIMITS.name);
    return;
  }
  to.number(signs.length, 0, LIMITS.name);
  for (const sign of signs) {
    const place = NAME_SIGNS.indexOf(sign);
    to.bits(Math.min(place, FREQUENT), 5);
    if (place >= FREQUENT) to.number(place, 0, NAME_SIGNS.length - 1);
  }
}

function readName(from: BitReader, field: string): string {
  if (!from.flag()) return boundedText(from, LIMITS.name, field);
  const signs = list(from.number(0, LIMITS.name, field), () => {
    const place = from.bits(5);
    return NAME_SIGNS[place < FREQUENT ? place : from.number(0, NAME_SIGNS.length - 1, field)];
  });
  return shortText(capitalised(signs.join('')), LIMITS.name);
}

const capitalised = (text: string) =>
  text.replace(/(^|[ -])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
