import type { DuplicateEntry } from '../../domain/duplicate/fact.ts';
import type { Bytes } from '../../share/room/cryptography.ts';
import { type LogHead, writeMessage } from '../../share/room/messages.ts';

/** Rows in one part of a log as it lies in the room: only the last part is said again when a row is added. */
const PART = 64;

type Say = (rest: string, body: Bytes) => Promise<boolean>;

/** Keeps a sealed copy of a game's log in the room, for a referee's computer that has to take over. */
export function createLogCopy(say: Say, game: string) {
  let there = 0;
  let head = '';
  return {
    /** How many rows the room has. */
    rows: () => there,
    /** The room has lost what it had. */
    forget(): void {
      there = 0;
      head = '';
    },
    /** True once all of it is there. */
    async write(
      entries: readonly DuplicateEntry[],
      { seed, claims }: Pick<LogHead, 'seed' | 'claims'>,
    ): Promise<boolean> {
      for (let from = there - (there % PART); from < entries.length; from += PART) {
        if (from + PART <= there) continue;
        const rows = entries.slice(from, from + PART).map(({ at, fact }) => ({ at, ...fact }));
        if (!(await say(`${game}/${from / PART}`, writeMessage(rows)))) return false;
      }
      const next: LogHead = {
        parts: Math.ceil(entries.length / PART),
        entries: entries.length,
        seed,
        claims,
      };
      const text = JSON.stringify(next);
      if (text !== head && !(await say(`${game}/head`, writeMessage(next)))) return false;
      head = text;
      there = Math.max(there, entries.length);
      return true;
    },
  };
}
