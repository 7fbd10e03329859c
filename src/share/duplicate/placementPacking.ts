import type { Placement } from '../../domain/board/placement.ts';
import { readSquare, SQUARES, writeSquare } from '../../domain/board/square.ts';
import { isBlankLetter } from '../../domain/tiles/blank.ts';
import { BLANK, type TileSet } from '../../domain/tiles/tileSet.ts';
import { as, between, flag, nothing, type Packing, record, within } from '../bits/packing.ts';

const BLANK_PLACE = 63;

/** A small letter, or a blank that nobody named: by its place in the alphabet. */
export const tilePacking = (set: TileSet): Packing<string> =>
  as(
    record<{ readonly place: number; readonly blank: boolean }>({
      place: within(0, BLANK_PLACE),
      blank: ({ place: at }) => (at === BLANK_PLACE ? nothing(false) : flag),
    }),
    (sign) => ({
      place: sign === BLANK ? BLANK_PLACE : set.alphabet.indexOf(sign.toUpperCase()),
      blank: isBlankLetter(sign),
    }),
    ({ place: at, blank }, refuse) => {
      if (at === BLANK_PLACE) return BLANK;
      const letter = set.alphabet[at] ?? set.alphabet[refuse()]!;
      return blank ? letter.toLowerCase() : letter;
    },
  );

export const placementPacking = (set: TileSet): Packing<Placement> =>
  as(
    record<{ readonly at: number; readonly down: boolean; readonly word: readonly string[] }>({
      at: within(0, SQUARES - 1),
      down: flag,
      word: between(1, 15, tilePacking(set)),
    }),
    ({ at, down = false, word }) => ({ at: readSquare(at) ?? 0, down, word: [...word.normalize('NFC')] }),
    ({ at, down, word }) => ({
      at: writeSquare(at),
      word: word.join(''),
      ...(down ? { down } : {}),
    }),
  );
