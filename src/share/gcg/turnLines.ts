import { type Board, EMPTY_BOARD } from '../../domain/board/board.ts';
import { asDrawn, writeLaidTile } from '../../domain/board/laidTile.ts';
import { fitWord, type Placement } from '../../domain/board/placement.ts';
import { squaresOf } from '../../domain/board/position.ts';
import { writeWordStart } from '../../domain/board/square.ts';
import { clockText } from '../../domain/clock/clock.ts';
import type { Game } from '../../domain/table/game.ts';
import type { Adjustment, GameState, Turn } from '../../domain/table/state.ts';
import type { GcgSheet } from './gcgSheet.ts';
import { judgedNote, lostTurnNote, pointsNote } from './notes.ts';
import type { GcgProfile } from './writeGcg.ts';

type Written = {
  readonly game: Game;
  readonly state: GameState;
  readonly turn: Turn;
  /** Its place on the sheet, from 0. */
  readonly n: number;
  readonly profile: GcgProfile;
};

/** One line of the sheet, with what was judged and booked beside it. */
export function turnLines(sheet: GcgSheet, written: Written) {
  const { game, turn } = written;
  const { seat } = turn;
  if (turn.kind === 'play') {
    const fact = game.facts[turn.index];
    const placement = fact?.type === 'play' ? fact.placement : undefined;
    if (placement) writePlay(sheet, written, placement, turn.points);
  } else if (turn.kind === 'exchange') {
    const some = sheet.unseen().slice(0, turn.tiles).join('');
    sheet.add(seat, `${some} -${some}`, 0);
    sheet.note(`exchanged ${turn.tiles} tiles, which ones is not known`);
  } else if (turn.kind === 'loss' && phonyOf(written)) {
    writePhony(sheet, written, phonyOf(written)!);
  } else {
    sheet.add(seat, `${anyTile(sheet)} -`, 0);
    if (turn.kind === 'loss') sheet.note(lostTurnNote(turn.words));
  }
  sheet.note(`time ${clockText(turn.took)}`, ...judged(written));
  for (const adjustment of adjustmentsAfter(written)) writeAdjustment(sheet, written, adjustment);
}

function writePlay(sheet: GcgSheet, written: Written, placement: Placement, points: number) {
  const { place, rack } = placeText(sheet, boardBefore(written), placement);
  sheet.add(written.turn.seat, `${rack.join('')} ${place}`, points);
  sheet.saw(rack);
}

type Phony = { readonly placement: Placement; readonly announced: number };

/** The tiles are back on the rack: nobody has seen them for good. */
function writePhony(sheet: GcgSheet, written: Written, { placement, announced }: Phony) {
  const { place, rack } = placeText(sheet, boardBefore(written), placement);
  const { seat } = written.turn;
  sheet.add(seat, `${rack.join('')} ${place}`, announced);
  sheet.add(seat, `${rack.join('')} --`, -announced);
}

/** A word that came off says where it lay, or was recorded with its place before it was challenged. */
function phonyOf({ game, turn }: Written): Phony | null {
  if (turn.kind !== 'loss') return null;
  if (turn.placement) return { placement: turn.placement, announced: turn.announced ?? 0 };
  for (let i = turn.index - 1; i > 0; i -= 1) {
    const fact = game.facts[i];
    if (fact?.type === 'play' && fact.seat === turn.seat && fact.placement) {
      const came = game.states[turn.index]?.turns.every(({ index }) => index !== i);
      return came ? { placement: fact.placement, announced: fact.points } : null;
    }
    if (fact?.type === 'play' || fact?.type === 'pass' || fact?.type === 'exchange') return null;
  }
  return null;
}

function boardBefore({ game, turn }: Written): Board {
  for (let i = turn.index - 1; i > 0; i -= 1) {
    const state = game.states[i];
    if (state && state.turns.length < turnCount(game, turn)) return state.board ?? EMPTY_BOARD;
  }
  return EMPTY_BOARD;
}

function turnCount(game: Game, turn: Turn): number {
  return game.states[turn.index]?.turns.length ?? 0;
}

function placeText({ set }: GcgSheet, board: Board, placement: Placement) {
  const fitted = fitWord(set, board, placement);
  if (!fitted.ok) throw new Error(`a recorded place does not fit: ${fitted.error.why}`);
  const { line, direction, fresh } = fitted.value;
  const tiles = squaresOf(line, direction).map((square) => {
    const laid = fresh.find((one) => one.square === square);
    return laid ? writeLaidTile(set, laid.tile) : '.';
  });
  const start = writeWordStart({ square: line.from, direction }, 'letter-columns');
  return { place: `${start} ${tiles.join('')}`, rack: fresh.map(({ tile }) => asDrawn(set, tile)) };
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
  if (points > 0) sheet.add(seat, `${anyTile(sheet)} (challenge)`, points);
  else sheet.takeAtEnd(seat, points);
}

function anyTile(sheet: GcgSheet): string {
  return sheet.unseen()[0] ?? '?';
}
