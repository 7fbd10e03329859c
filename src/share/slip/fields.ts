import { presetById } from '../../domain/rules/presets.ts';
import { TILE_LANGUAGES, type TileLanguage } from '../../domain/tiles/language.ts';
import type { Seat } from '../../domain/units.ts';
import {
  amongMore,
  as,
  each,
  nothing,
  orNull,
  type Packing,
  record,
  shortOr,
  text,
  uint32,
  within,
} from '../bits/packing.ts';
import { LIMITS } from './limits.ts';
import type { SlipLexicon, SlipRegulation } from './payload.ts';

/* What slips and cards write in the same way. */

/** The order is the format: new members go to the end, nothing is taken out. */
const REGULATIONS: readonly string[] = [
  'pfs',
  'three-games',
  'pinczow-school',
  'pinczow-open',
  'english-school',
  'wespa',
  'home',
];
/** Leaves room for more regulations of our own; the last number is any other regulation, by name. */
const OTHER_REGULATION = 31;
const ROUND_NUMBERS = 511;

/** Two bits for the first three; the fourth number says that more bits follow. */
export const tileLanguage: Packing<TileLanguage> = amongMore(TILE_LANGUAGES, 3);

const named = ({ place }: { readonly place: number }) =>
  place === OTHER_REGULATION ? text(LIMITS.regulation) : nothing('');

export const regulation: Packing<SlipRegulation> = as(
  record<SlipRegulation & { readonly place: number }>({
    place: within(0, OTHER_REGULATION),
    mark: uint32,
    id: named,
    name: named,
  }),
  ({ id, name, mark }) => {
    const place = REGULATIONS.indexOf(id);
    // A regulation of ours that kept its name is one number; its name is on every phone.
    const ours = place >= 0 && presetById(id)?.name === name;
    return { place: ours ? place : OTHER_REGULATION, mark, id, name };
  },
  ({ place, mark, ...written }) => {
    if (place === OTHER_REGULATION) return { ...written, mark };
    // A number of a later app: the mark still says whether it is the regulation that was asked for.
    const id = REGULATIONS[place] ?? `#${place}`;
    return { id, name: presetById(id)?.name ?? id, mark };
  },
);

export const namedLexicon: Packing<SlipLexicon> = record<Omit<SlipLexicon, 'fingerprint'>>({
  name: text(LIMITS.lexicon),
  edition: text(LIMITS.lexicon),
});

/** Ten hexadecimal digits as two halves of twenty bits. */
const FINGERPRINT_HALF = 5;
const fingerprint: Packing<string> = as(
  each(2, within(0, 16 ** FINGERPRINT_HALF - 1)),
  (digits) =>
    [digits.slice(0, FINGERPRINT_HALF), digits.slice(FINGERPRINT_HALF)].map((half) =>
      Number.parseInt(half, 16),
    ),
  (halves) => halves.map((half) => half.toString(16).padStart(FINGERPRINT_HALF, '0')).join(''),
);

/** A list with its fingerprint, which is there in every slip or card of a format that has it. */
export const markedLexicon: Packing<SlipLexicon> = as(
  record<Required<SlipLexicon>>({
    name: text(LIMITS.lexicon),
    edition: text(LIMITS.lexicon),
    fingerprint,
  }),
  (list) => ({ ...list, fingerprint: list.fingerprint ?? '' }),
  (list) => list,
);

/** A list that may have a fingerprint, in formats that do not say so by their number. */
export const anyLexicon: Packing<SlipLexicon> = as(
  record<{ readonly name: string; readonly edition: string; readonly fingerprint: string | null }>({
    name: text(LIMITS.lexicon),
    edition: text(LIMITS.lexicon),
    fingerprint: orNull(fingerprint),
  }),
  (list) => ({ ...list, fingerprint: list.fingerprint ?? null }),
  ({ fingerprint: digits, ...list }) => (digits === null ? list : { ...list, fingerprint: digits }),
);

/** A table or a round: nearly always a small number. */
export const placeName: Packing<string> = shortOr(
  (place) => /^(0|[1-9]\d{0,2})$/.test(place) && Number(place) <= ROUND_NUMBERS,
  as(within(0, ROUND_NUMBERS), Number, String),
  text(LIMITS.place),
);

export const seatOf = (seats: number): Packing<Seat> =>
  as(
    within(0, LIMITS.seats - 1),
    (seat) => seat,
    (seat, refuse) => (seat < seats ? seat : refuse()),
  );
