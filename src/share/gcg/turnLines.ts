import { clockText } from '../../domain/clock/clock.ts';
import type { Adjustment, GameState, Turn } from '../../domain/table/state.ts';
import type { GcgSheet } from './gcgSheet.ts';
import { exchangedAt, type KnownRacks, rackAt } from './knownRacks.ts';
import { judgedNote, lostTurnNote, pointsNote } from './notes.ts';
import type { GcgProfile } from './writeGcg.ts';

type Written = {
  readonly state: GameState;
  readonly turn: Turn;
  /** Its place on the sheet, from 0. */
  readonly n: number;
  readonly known: KnownRacks;
  readonly profile: GcgProfile;
};

/** One line of the sheet, with what was judged and booked beside it. */
export function turnLines(sheet: GcgSheet, written: Written) {
  const { turn, n, known } = written;
  const { seat } = turn;
  const move = known.moves[n]!;
  const rack = rackAt(known, n, sheet.unseen()).join('');
  if (move.kind === 'play') {
    sheet.add(seat, `${rack} ${move.place}`, move.points);
    sheet.saw(move.laid);
  } else if (move.kind === 'phony') {
    // The tiles are back on the rack: nobody has seen them for good.
    sheet.add(seat, `${rack} ${move.place}`, move.points);
    sheet.add(seat, `${rack} --`, -move.points);
  } else if (turn.kind === 'exchange') {
    const some = exchangedAt(known, n, sheet.unseen(), turn.tiles).join('');
    sheet.add(seat, `${some} -${some}`, 0);
    sheet.note(`exchanged ${turn.tiles} tiles, which ones is not known`);
  } else {
    sheet.add(seat, `${rack || '?'} -`, 0);
    if (turn.kind === 'loss') sheet.note(lostTurnNote(turn.words));
  }
  sheet.note(turn.took > 0 ? `time ${clockText(turn.took)}` : '', ...judged(written));
  for (const adjustment of adjustmentsAfter(written)) writeAdjustment(sheet, written, adjustment);
}

function judged({ state, n }: Written): readonly string[] {
  return state.challenges.filter(({ turn }) => turn === n).map(({ words }) => judgedNote(words));
}

/** What was booked before the first turn stands with it. */
function adjustmentsAfter({ state, n }: Written): readonly Adjustment[] {
  return state.adjustments.filter(({ turn }) => Math.max(turn, 1) === n + 1);
}

function writeAdjustment(sheet: GcgSheet, { profile, state }: Written, adjustment: Adjustment) {
  const { seat, points } = adjustment;
  const { players, start } = state;
  sheet.note(pointsNote(adjustment, (seat - start.first + players.length) % players.length));
  if (profile === 'all') return;
  // Only a challenge may add points and only time may take some, as far as other programs know; a line of time ends the
  // game for them, so it stands behind everything else.
  if (points > 0) sheet.add(seat, `${sheet.unseen()[0] ?? '?'} (challenge)`, points);
  else sheet.takeAtEnd(seat, points);
}
