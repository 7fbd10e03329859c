import { presetById } from '../../domain/rules/presets.ts';
import type { Seat } from '../../domain/units.ts';
import type { BitReader, BitWriter } from '../bits/bits.ts';
import { shortText } from '../text/text.ts';
import { LIMITS } from './limits.ts';
import type { SlipRegulation } from './payload.ts';

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
/** Leaves room for more regulations of our own. */
const MOST_REGULATIONS = 31;
const ROUND_NUMBERS = 511;
export const UINT32 = 0xffff_ffff;

export function writeRegulation(to: BitWriter, { id, name, mark }: SlipRegulation): void {
  const place = REGULATIONS.indexOf(id);
  // A regulation of ours that kept its name is one number; its name is on every phone.
  const ours = place >= 0 && presetById(id)?.name === name;
  to.number(ours ? place : MOST_REGULATIONS, 0, MOST_REGULATIONS);
  to.number(mark, 0, UINT32);
  if (ours) return;
  to.text(id, LIMITS.regulation);
  to.text(name, LIMITS.regulation);
}

export function readRegulation(from: BitReader): SlipRegulation {
  const place = from.number(0, MOST_REGULATIONS, 'regulation');
  const mark = from.number(0, UINT32, 'mark');
  if (place === MOST_REGULATIONS) {
    return {
      id: boundedText(from, LIMITS.regulation, 'regulation'),
      name: boundedText(from, LIMITS.regulation, 'regulation'),
      mark,
    };
  }
  // A number of a later app: the mark still says whether it is the regulation that was asked for.
  const id = REGULATIONS[place] ?? `#${place}`;
  return { id, name: presetById(id)?.name ?? id, mark };
}

/** A table or a round: nearly always a small number. */
export function writePlaceName(to: BitWriter, place: string): void {
  const number = /^(0|[1-9]\d{0,2})$/.test(place) ? Number(place) : ROUND_NUMBERS + 1;
  to.flag(number <= ROUND_NUMBERS);
  if (number <= ROUND_NUMBERS) to.number(number, 0, ROUND_NUMBERS);
  else to.text(place, LIMITS.place);
}

export function readPlaceName(from: BitReader, field: string): string {
  if (from.flag()) return String(from.number(0, ROUND_NUMBERS, field));
  return boundedText(from, LIMITS.place, field);
}

export function readSeat(from: BitReader, seats: number, field: string): Seat {
  const seat = from.number(0, 3, field);
  return seat < seats ? seat : from.refuse(field);
}

export function pick<T>(from: BitReader, known: readonly [T, ...T[]], most: number, field: string): T {
  return known[from.number(0, most, field)] ?? known[from.refuse(field)];
}

export const boundedText = (from: BitReader, mostBytes: number, field: string) =>
  shortText(from.text(mostBytes, field), mostBytes);

export const list = <T>(length: number, item: (place: number) => T): T[] =>
  Array.from({ length }, (_, place) => item(place));
