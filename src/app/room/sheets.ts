import { partiarsOf } from '../../domain/duplicate/partiar.ts';
import type { DuplicateState } from '../../domain/duplicate/state.ts';
import { laidWords } from '../../domain/duplicate/words.ts';
import { partiarLink } from '../../share/duplicate/partiarLink.ts';
import type { Bytes } from '../../share/room/cryptography.ts';
import { type LogHead, type OverWords, type Sheet, writeMessage } from '../../share/room/messages.ts';

/** Words that every player is shown at most, the refused ones first. */
const MOST_WORDS = 600;

type Say = (kind: 'sheet' | 'words', rest: string, body: Bytes) => Promise<boolean>;

/** After a game every device is given its player's sheet (004 §15), and all of them the words that were judged; again when something is ruled. */
export function createSheets(say: Say, game: string, games: () => readonly DuplicateState[]) {
  let told = new Map<string, string>();
  let from: DuplicateState | null = null;
  let saying = false;
  const sayNew = async (kind: 'sheet' | 'words', rest: string, message: Sheet | OverWords) => {
    const text = JSON.stringify(message);
    if (told.get(rest) === text) return;
    if (await say(kind, rest, writeMessage(message))) told.set(rest, text);
    // The room could not be reached: all of it once more.
    else from = null;
  };
  return {
    /** The room has lost what it had. */
    forget(): void {
      told = new Map();
      from = null;
    },
    async say(state: DuplicateState, claims: LogHead['claims']): Promise<void> {
      if (saying || state.phase !== 'over') return;
      if (from === state && claims.every(({ device }) => told.has(device))) return;
      saying = true;
      from = state;
      await sayNew('words', '', { game, ...overWords(state) });
      const partiars = new Map(partiarsOf(state, games()).map((partiar) => [partiar.number, partiar]));
      for (const { number, device } of claims) {
        const partiar = partiars.get(number);
        await sayNew('sheet', device, { game, code: (partiar && partiarLink(partiar, '')) ?? '' });
      }
      saying = false;
    },
  };
}

function overWords(state: DuplicateState): Omit<OverWords, 'game'> {
  const words = laidWords(state);
  const of = (standing: 'valid' | 'invalid') =>
    words
      .filter((one) => one.standing === standing)
      .map(({ word, move, participants }) => ({ word, n: move, by: participants.length }));
  const invalid = of('invalid').slice(0, MOST_WORDS);
  return { invalid, valid: of('valid').slice(0, MOST_WORDS - invalid.length) };
}
