import type { Seat } from '../../domain/units.ts';
import type { GcgFile } from './gcgFile.ts';

/**
 * How a game ended, in the note behind its last line: what no line can say that every program accepts.
 * `ending +12/-12; final 312 288` or `ended by passes; rack 1 KÓ?; rack 2 ĄB; final 294 282`.
 */
export type Ending =
  | { readonly kind: 'out' }
  | { readonly kind: 'run'; readonly racks: ReadonlyMap<Seat, string> };

export const LOST_TURN = 'lost turn';

export function endingOf({ events }: GcgFile): Ending | null {
  const parts = (events.at(-1)?.notes ?? []).flatMap((note) => note.split('; '));
  if (parts.some((part) => /^ending \+\d+\/-\d+$/.test(part))) return { kind: 'out' };
  if (!parts.includes('ended by passes')) return null;
  const racks = parts.flatMap((part) => {
    const rack = /^rack ([1-4]) (\S{0,20})$/.exec(part);
    return rack ? [[Number(rack[1]) - 1, rack[2] ?? ''] as const] : [];
  });
  return { kind: 'run', racks: new Map(racks) };
}
