import { isEarly } from '../../domain/table/earlyEnd.ts';
import type { GameResult } from '../../domain/table/finalScore.ts';
import { wentOut } from '../../domain/table/finish.ts';
import type { GameState } from '../../domain/table/state.ts';
import { rackPoints } from '../../domain/tiles/tileSet.ts';
import type { Points, Seat } from '../../domain/units.ts';
import { PASSES, rackNote, writtenEarlyEnd } from './endNote.ts';
import type { GcgSheet } from './gcgSheet.ts';
import { pointsNote } from './notes.ts';
import type { GcgProfile } from './writeGcg.ts';

type Ended = {
  readonly state: GameState;
  readonly profile: GcgProfile;
  /** Seats in the order of the file's players. */
  readonly order: readonly Seat[];
  readonly result: GameResult | null;
};

/** The end of a game that has one: lines as far as every program reads them, the rest as a note. */
export function endLines(sheet: GcgSheet, ended: Ended) {
  const { state, result, order } = ended;
  if (!state.end || !result) return;
  for (const seat of order) writeOvertime(sheet, ended, seat, result.columns[seat]!.time);
  const out = wentOut(state);
  if (out === null) writeStop(sheet, ended);
  else writeOut(sheet, ended, out);
  sheet.note(`final ${order.map((seat) => result.columns[seat]!.total).join(' ')}`);
}

/** It stands with the last turn, as everything else that no move is worth. */
function writeOvertime(sheet: GcgSheet, { profile, order }: Ended, seat: Seat, points: Points) {
  if (points === 0) return;
  const booked = { seat, points, cause: 'referee', reason: 'overtime' } as const;
  sheet.note(pointsNote(booked, order.indexOf(seat)));
  if (profile === 'exact') sheet.takeAtEnd(seat, points);
}

function writeOut(sheet: GcgSheet, { state, profile, order, result }: Ended, out: Seat) {
  const others = order.filter((seat) => seat !== out);
  const racks = others.map((seat) => ({ seat, letters: lettersLeft(sheet, state, seat, others.length) }));
  const gained = result!.columns[out]!.rackGained;
  const together = racks.flatMap(({ letters }) => letters);
  const value = rackPoints(sheet.set, together);
  const lost = others.reduce((sum, seat) => sum - result!.columns[seat]!.rackLost, 0);
  if (profile === 'all') {
    if (together.length > 0) sheet.add(out, `(${together.join('')})`, 2 * value);
    if (lost > 0 || gained !== 2 * value) sheet.note(`ending +${gained}/-${lost}`);
  } else {
    if (gained > 0 && together.length > 0) sheet.add(out, `(${together.join('')})`, gained);
    for (const { seat, letters } of racks) {
      const { rackLost } = result!.columns[seat]!;
      if (rackLost !== 0 && letters.length > 0)
        sheet.add(seat, `${letters.join('')} (${letters.join('')})`, rackLost);
    }
    if (racks.some(({ letters }) => letters.length === 0)) sheet.note(`ending +${gained}/-${lost}`);
  }
  noteRacks(sheet, state, order, racks);
}

/** What the lines do not say: racks that are worth something else than their letters, and whose is what of several. */
function noteRacks(
  sheet: GcgSheet,
  { racksLeft }: GameState,
  order: readonly Seat[],
  racks: readonly { readonly seat: Seat; readonly letters: readonly string[] }[],
) {
  const [only, ...more] = racks;
  if (only && more.length === 0 && racksLeft[only.seat]?.value === rackPoints(sheet.set, only.letters))
    return;
  for (const { seat } of racks) {
    const left = racksLeft[seat];
    if (left) sheet.note(rackNote(order.indexOf(seat), left.letters?.join('') || left.value));
  }
}

/** Known by its letters; after going out in a game of two it is what nobody has seen. */
function lettersLeft(
  sheet: GcgSheet,
  { racksLeft }: GameState,
  seat: Seat,
  others: number,
): readonly string[] {
  return racksLeft[seat]?.letters ?? (others === 1 ? sheet.unseen() : []);
}

function writeStop(sheet: GcgSheet, { state, profile, order, result }: Ended) {
  const { end, racksLeft } = state;
  if (!end) return;
  if (isEarly(end.reason)) {
    sheet.note(writtenEarlyEnd(end.reason, 'seat' in end ? order.indexOf(end.seat) : null));
    return;
  }
  const racks = order.flatMap((seat) => {
    const left = racksLeft[seat];
    return left ? [{ seat, left: left.letters?.join('') ?? left.value }] : [];
  });
  const lines = racks.filter(({ left }) => profile === 'exact' && typeof left === 'string' && left !== '');
  for (const { seat, left } of lines) sheet.add(seat, `${left} (${left})`, result!.columns[seat]!.rackLost);
  if (end.reason === 'time' || end.reason === 'overtime') return;
  if (profile === 'exact' && lines.length === racks.length) return;
  const noted = racks.filter((rack) => !lines.includes(rack) && rack.left !== '');
  sheet.note(PASSES, ...noted.map(({ seat, left }) => rackNote(order.indexOf(seat), left)));
}
