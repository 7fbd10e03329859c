import type { GameEntry } from '../../domain/table/fact.ts';
import type { Library } from '../games/library.ts';
import type { StoredGame } from '../shell/ports.ts';
import type { Table } from './table.ts';

/** What the windows of one phone tell each other about the game on the table. */
export type WindowMessage =
  | { readonly kind: 'row'; readonly id: string; readonly seq: number; readonly entry: GameEntry }
  /** Rows were missed: whoever writes the game is asked for all of it. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'game'; readonly game: StoredGame };

/** Keeps a window that only watches up to date, also after a row that it missed and when a new game begins. */
export function followMessage(
  message: WindowMessage,
  table: Pick<Table, 'id' | 'game' | 'watchOnly' | 'stored' | 'open' | 'follow'>,
  library: Pick<Library, 'update'>,
  broadcast: (answer: WindowMessage) => void,
): void {
  const watches = table.watchOnly.peek();
  if (message.kind === 'missing') {
    if (!watches && table.id.peek() !== '') broadcast({ kind: 'game', game: table.stored() });
    return;
  }
  if (!watches) return;
  if (message.kind === 'game') table.open(message.game);
  else if (!table.follow(message.id, message.seq, message.entry)) {
    broadcast({ kind: 'missing' });
    return;
  }
  library.update(table.id.peek(), table.game.peek());
}
