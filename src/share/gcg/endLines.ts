import { isEarly } from '../../domain/table/earlyEnd.ts';
import type { GameResult } from '../../domain/table/finalScore.ts';
import { wentOut } from '../../domain/table/finish.ts';
import type { GameState } from '../../domain/table/state.ts';
import { rackPoints } from '../../domain/tiles/tileSet.ts';
import type { Points, Seat } from '../../domain/units.ts';
import { writtenEarlyEnd } from './endNote.ts';
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
  if (together.length === 0) return;
  if (profile === 'all') {
    sheet.add(out, `(${together.join('')})`, 2 * value);
    if (lost > 0 || gained !== 2 * value) sheet.note(`ending +${gained}/-${lost}`);
    return;
  }
  if (gained > 0) sheet.add(out, `(${together.join('')})`, gained);
  for (const { seat, letters } of racks) {
    const { rackLost } = result!.columns[seat]!;
    if (rackLost !== 0) sheet.add(seat, `${letters.join('')} (${letters.join('')})`, rackLost);
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
  const racks = order.map((seat) => ({ seat, letters: (racksLeft[seat]?.letters ?? []).join('') }));
  const lines = racks.filter(({ letters }) => letters !== '');
  if (profile === 'exact') {
    for (const { seat, letters } of lines)
      sheet.add(seat, `${letters} (${letters})`, result!.columns[seat]!.rackLost);
  } else if (end.reason !== 'time' && end.reason !== 'overtime') {
    sheet.note(
      'ended by passes',
      ...lines.map(({ seat, letters }) => `rack ${order.indexOf(seat) + 1} ${letters}`),
    );
  }
}
