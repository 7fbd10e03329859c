import type { Laying } from '../../domain/board/laying.ts';
import type { Session } from '../shell/ports.ts';
import { LAID } from '../table/typedMove.ts';

/** A word that is being laid for a line written down before: which line of which game, and what lies so far. */
type LaidDraft = { readonly game: string; readonly row: number; readonly laying: Laying };

/** What was being laid for a line of this game when the page went; null where nothing was. */
export function laidDraft(session: Session, game: string): LaidDraft | null {
  try {
    const draft: LaidDraft | null = JSON.parse(session.read(LAID) || 'null');
    return draft?.game === game && Array.isArray(draft.laying.fresh) ? draft : null;
  } catch {
    return null;
  }
}

export function layingOfRow(session: Session, game: string, row: number): Laying | null {
  const draft = laidDraft(session, game);
  return draft?.row === row ? draft.laying : null;
}

export function keepLaying(session: Session, draft: LaidDraft): void {
  session.write(LAID, JSON.stringify(draft));
}

/** It was laid, or given up. */
export function dropLaying(session: Session): void {
  if (session.read(LAID)) session.write(LAID, '');
}
