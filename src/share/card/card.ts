import { fail, ok, type Result } from '../../domain/result.ts';
import { completeRules } from '../../domain/rules/complete.ts';
import { rulesMark } from '../../domain/rules/mark.ts';
import { withOrganizerTime } from '../../domain/rules/organizerTime.ts';
import { presetById } from '../../domain/rules/presets.ts';
import type { TableRules } from '../../domain/rules/tableRules.ts';
import type { Millis } from '../../domain/units.ts';
import { fromBase64url, toBase64url } from '../bits/base64url.ts';
import { type BitTrouble, bitReader, bitWriter } from '../bits/bits.ts';
import { crc16 } from '../bits/crc16.ts';
import { joined } from '../bits/joined.ts';
import {
  as,
  nothing,
  orNull,
  type Packing,
  record,
  text,
  uint32,
  upTo,
  within,
  zeroIsNull,
} from '../bits/packing.ts';
import { readDropFolder } from '../drop/folder.ts';
import { anyLexicon, markedLexicon, namedLexicon, placeName, regulation } from '../slip/fields.ts';
import { LIMITS } from '../slip/limits.ts';
import type { SlipContext, SlipLexicon, SlipRegulation } from '../slip/payload.ts';
import { shortText } from '../text/text.ts';
import { type Contact, readContact } from './contact.ts';
import { type CardPlayer, cardPlayers, MOST_CARD_PLAYERS } from './players.ts';
import { laterRulePack, needsLaterPack, type PlayedRules, playedRules, rulePack } from './rulePack.ts';

/** What the organizer tells a table, so that nothing is typed there that is known already. */
export type TournamentCard = {
  /** Tells this tournament from any other. */
  readonly mark: number;
  readonly name: string;
  readonly regulation: SlipRegulation;
  /** The rules themselves where they are the organizer's own; null where the regulation is one of ours. */
  readonly rules: PlayedRules | null;
  /** The time that the organizer set; null where the regulation has its own. */
  readonly time: Millis | null;
  readonly lexicon: SlipLexicon;
  readonly contact: Contact;
  /** An address as `readDropFolder` takes it; empty without one. */
  readonly dropFolder: string;
  readonly round: string;
  /** The table this card lies at, and who plays there (start numbers, the first to move first). */
  readonly seating: { readonly table: string; readonly players: readonly number[] } | null;
  /** Everybody, or only this table's pairing where everybody would not fit. */
  readonly players: readonly CardPlayer[];
};

type CardError =
  | { readonly why: 'too-long'; readonly most: number; readonly got: number }
  | { readonly why: 'not-a-card' }
  | { readonly why: 'newer-version'; readonly known: number; readonly got: number }
  | { readonly why: 'damaged' }
  | { readonly why: 'too-much' }
  | BitTrouble;

/** A card is mostly printed, or shown on a large screen: a QR code of version 28-M (1190 bytes) is read there. */
export const MOST_CARD_LINK = 1_180;
const MOST_CARD_TEXT = 4_000;
const MOST_CARD_BYTES = 1_100;
/** Bytes. */
export const MOST_CARD_NAME = 48;
const MOST_ADDRESS = 200;
/** Seconds. */
const MOST_TIME = 86_400;
/**
 * The second format brings the organizer's own rules, the third the fingerprint of the word list, with or without own
 * rules, the fourth rules with a parameter that the first did not have; a card without them stays readable for older apps.
 */
type CardFormat = 1 | 2 | 3 | 4;
const FORMAT: CardFormat = 4;
const HEAD = 3;

const formatOf = ({ rules, lexicon }: TournamentCard): CardFormat => {
  if (rules && needsLaterPack(rules)) return 4;
  if (lexicon.fingerprint) return 3;
  return rules ? 2 : 1;
};

/** The card as a link; clubs are left out before players, and players before the table's own. */
export function cardLink(card: TournamentCard, base: string): { link: string; card: TournamentCard } {
  const room = Math.floor(((MOST_CARD_LINK - base.length - '#t1.'.length) * 3) / 4) - HEAD;
  const whole = cleanCard(card);
  const fitting = reductions(whole).find(
    (one) => one.players.length <= MOST_CARD_PLAYERS && encodeCard(one).length <= room,
  );
  const sent = fitting ?? { ...whole, seating: null, players: [] };
  const format = formatOf(sent);
  return { link: `${base}#t${format}.${toBase64url(sealCard(encodeCard(sent), format))}`, card: sent };
}

function reductions(card: TournamentCard): readonly TournamentCard[] {
  const without = (players: readonly CardPlayer[]) => players.map((player) => ({ ...player, club: '' }));
  const here = card.players.filter(({ number }) => card.seating?.players.includes(number));
  return [
    card,
    { ...card, players: without(card.players) },
    { ...card, players: here },
    { ...card, players: without(here) },
  ];
}

/** Reads a card from a link, from what stands behind `#`, or from a text with a link in it. */
export function readCardText(source: string): Result<TournamentCard, CardError> {
  if (source.length > MOST_CARD_TEXT) {
    return fail({ why: 'too-long', most: MOST_CARD_TEXT, got: source.length });
  }
  const [, format = '', code = ''] = /(?:^|[#\s])t(\d{1,3})\.([\w-]{8,2000})/.exec(source) ?? [];
  if (Number(format) > FORMAT) return fail({ why: 'newer-version', known: FORMAT, got: Number(format) });
  if (!/^[1-4]$/.test(format)) return fail({ why: 'not-a-card' });
  const bytes = fromBase64url(code);
  return bytes ? decodeCard(bytes) : fail({ why: 'damaged' });
}

export function looksLikeCard(source: string): boolean {
  return source.length <= MOST_CARD_TEXT && /(?:^|[#\s])t\d{1,3}\./.test(source);
}

/** Reads what a stranger may have written; never throws. */
export function decodeCard(bytes: Uint8Array): Result<TournamentCard, CardError> {
  if (bytes.length > MOST_CARD_BYTES) {
    return fail({ why: 'too-long', most: MOST_CARD_BYTES, got: bytes.length });
  }
  const [format = 0, high = 0, low = 0] = bytes;
  if (bytes.length < HEAD || format === 0) return fail({ why: 'not-a-card' });
  if (!isKnown(format)) return fail({ why: 'newer-version', known: FORMAT, got: format });
  const body = bytes.slice(HEAD);
  if (crc16(joined(Uint8Array.of(format), body)) !== high * 256 + low) return fail({ why: 'damaged' });
  const from = bitReader(body);
  const card = cardBody(format).read(from, 'card');
  const trouble = from.trouble();
  if (trouble) return fail(trouble);
  if (card.rules && !ownRules(card)) return fail({ why: 'damaged' });
  return from.rest() > 0 ? fail({ why: 'too-much' }) : ok(card);
}

export function sealCard(body: Uint8Array, format: CardFormat = 1): Uint8Array<ArrayBuffer> {
  const sum = crc16(joined(Uint8Array.of(format), body));
  return joined(Uint8Array.of(format, sum >> 8, sum & 255), body);
}

/**
 * The organizer's own rules as they are to be played; null where the card brings none, or none to be trusted: the mark
 * must be theirs, and they must not pass for a regulation of ours.
 */
export function ownRules({ regulation, rules, time }: TournamentCard): TableRules | null {
  if (!rules || presetById(regulation.id) || rules.seats.min > 2 || rules.seats.max < 2) return null;
  const { id, name, mark } = regulation;
  const whole = withOrganizerTime(completeRules({ mode: 'table', id, name, ...rules, sources: [] }), time);
  return rulesMark(whole) === mark ? whole : null;
}

/** What a card brings of these rules: nothing where every phone has them. */
export function rulesToSend(rules: TableRules): PlayedRules | null {
  return presetById(rules.id) ? null : playedRules(rules);
}

/** What a slip takes over from the card. */
export function contextOf(card: TournamentCard | null): SlipContext {
  if (!card) return { tournament: null, numberOf: () => null };
  const numbers = new Map(card.players.map(({ name, number }) => [name, number]));
  return { tournament: card.mark, numberOf: (name) => numbers.get(shortText(name, LIMITS.name)) ?? null };
}

function cleanCard(card: TournamentCard): TournamentCard {
  return {
    ...card,
    name: shortText(card.name, MOST_CARD_NAME),
    lexicon: {
      name: shortText(card.lexicon.name, LIMITS.lexicon),
      edition: shortText(card.lexicon.edition, LIMITS.lexicon),
      ...(card.lexicon.fingerprint ? { fingerprint: card.lexicon.fingerprint } : {}),
    },
    contact: readContact(card.contact),
    dropFolder: usableFolder(card.dropFolder),
    round: shortText(card.round, LIMITS.place),
    seating: card.seating && {
      table: shortText(card.seating.table, LIMITS.place),
      players: card.seating.players.slice(0, LIMITS.seats),
    },
    players: card.players.map(({ number, name, club }) => ({
      number,
      name: shortText(name, LIMITS.name),
      club: shortText(club, LIMITS.club),
    })),
  };
}

const usableFolder = (address: string) =>
  address.length <= MOST_ADDRESS && readDropFolder(address) ? address : '';

export function encodeCard(card: TournamentCard): Uint8Array<ArrayBuffer> {
  const to = bitWriter();
  cardBody(formatOf(card)).write(to, card);
  return to.bytes();
}

const isKnown = (format: number): format is CardFormat => format <= FORMAT;

/** There in every card of the format. */
const always = <T>(inner: Packing<T>): Packing<T | null> => ({
  write(to, value) {
    if (value !== null) inner.write(to, value);
  },
  read: inner.read,
});

const seating = record<NonNullable<TournamentCard['seating']>>({
  table: placeName,
  players: upTo(LIMITS.seats, within(1, LIMITS.number)),
});

const RULES_OF = {
  1: nothing<TournamentCard['rules']>(null),
  2: always(rulePack),
  3: orNull(rulePack),
  4: orNull(laterRulePack),
} satisfies Record<CardFormat, Packing<TournamentCard['rules']>>;

const LEXICON_OF = {
  1: namedLexicon,
  2: namedLexicon,
  3: markedLexicon,
  4: anyLexicon,
} satisfies Record<CardFormat, Packing<SlipLexicon>>;

/** The order is the format; see the README beside this file before adding to it. */
const cardBody = (format: CardFormat): Packing<TournamentCard> =>
  record<TournamentCard>({
    mark: uint32,
    name: text(MOST_CARD_NAME),
    regulation,
    rules: RULES_OF[format],
    time: as(
      zeroIsNull(within(0, MOST_TIME)),
      (time) => time && time / 1_000,
      (seconds) => seconds && seconds * 1_000,
    ),
    lexicon: LEXICON_OF[format],
    contact: as(
      record<Contact>({ email: text(MOST_ADDRESS), phone: text(LIMITS.place) }),
      (contact) => contact,
      readContact,
    ),
    dropFolder: as(text(MOST_ADDRESS), (address) => address, usableFolder),
    round: placeName,
    seating: orNull(seating),
    players: cardPlayers,
  });
