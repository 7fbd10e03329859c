import { EARLY_ENDS, type EarlyEnd } from '../../domain/table/fact.ts';
import type { Points, Seat } from '../../domain/units.ts';
import type { GcgFile } from './gcgFile.ts';
import { partsOf } from './notes.ts';

/**
 * How a game ended, in the note behind its last line: what no line can say that every program accepts.
 * `ending +12/-12; final 312 288` or `ended by passes; rack 1 KÓ?; rack 2 14; final 294 282`.
 */
type Ending =
  | { readonly kind: 'out'; readonly gained: Points; readonly lost: Points }
  | { readonly kind: 'run' };

export const PASSES = 'ended by passes';

/** `resigned 2`: before its end, and by whom, in the order of the file. */
export function writtenEarlyEnd(how: EarlyEnd, player: Seat | null): string {
  return `ended early: ${how}${player === null ? '' : ` ${player + 1}`}`;
}

export function notedEarlyEnd(file: GcgFile): { readonly how: EarlyEnd; readonly seat: Seat | null } | null {
  for (const part of endParts(file)) {
    const [, named, player] = /^ended early: ([a-z]+)(?: ([1-4]))?$/.exec(part) ?? [];
    const how = EARLY_ENDS.find((one) => one === named);
    if (how) return { how, seat: player === undefined ? null : Number(player) - 1 };
  }
  return null;
}

export function endingOf(file: GcgFile): Ending | null {
  const parts = endParts(file);
  const [, gained, lost] = parts.flatMap((part) => /^ending \+(\d{1,3})\/-(\d{1,3})$/.exec(part) ?? []);
  if (lost !== undefined) return { kind: 'out', gained: Number(gained), lost: Number(lost) };
  return parts.includes(PASSES) ? { kind: 'run' } : null;
}

/** What was left on a rack: its letters, or what they are worth where nobody wrote them down. `player`: from 0. */
export function rackNote(player: Seat, left: string | Points): string {
  return `rack ${player + 1} ${left}`;
}

export function notedRacks(file: GcgFile): ReadonlyMap<Seat, string | Points> {
  return new Map(
    endParts(file).flatMap((part) => {
      const [, player, left = ''] = /^rack ([1-4]) (\S{0,20})$/.exec(part) ?? [];
      return player ? [[Number(player) - 1, /^\d{1,3}$/.test(left) ? Number(left) : left] as const] : [];
    }),
  );
}

/** What each player ended with, if the note says so. */
export function notedFinal(file: GcgFile): readonly Points[] | null {
  const final = endParts(file).find((part) => /^final(?: -?\d{1,5})+$/.test(part));
  const points = final?.split(' ').slice(1).map(Number);
  return points?.length === file.players.length ? points : null;
}

/** The note may stand behind the last turn, with lines of time after it. */
function endParts({ events }: GcgFile): readonly string[] {
  const last = events.findLastIndex(({ kind }) => TURNS.includes(kind));
  return partsOf(events.slice(Math.max(0, last)).flatMap(({ notes }) => notes));
}

const TURNS: readonly string[] = ['play', 'pass', 'exchange', 'taken-back'];
