import type { Placement } from '../../domain/board/placement.ts';
import { isSamePlacement } from '../../domain/duplicate/moves.ts';
import type { SentLine } from './outgoing.ts';

/** What was sent in a move, as a player asks for it. */
type Counting = {
  /** What counts, or will if it arrives and the referee takes it. */
  readonly sent: SentLine | null;
  /** What counts for as long as `sent` does not. */
  readonly standing: SentLine | null;
  /** What was tried after that and is no move. */
  readonly slip: SentLine | null;
  /** Something else lies on the board than what was sent. */
  readonly unsent: boolean;
};

/** `lines`: the last one first; `lies`: what is laid, null for what is no move. */
export function countingOf(lines: readonly SentLine[], lies: Placement | null, tiles: number): Counting {
  const isNothing = ({ as }: SentLine) => as === 'none' || as === 'refused';
  const sent = lines.find((line) => !isNothing(line)) ?? null;
  const taken = lines.find(({ as }) => as === 'taken') ?? null;
  const isSent = lies !== null && sent?.placement != null && isSamePlacement(lies, sent.placement);
  return {
    sent,
    standing: taken === sent ? null : taken,
    slip: lines[0] && isNothing(lines[0]) ? lines[0] : null,
    unsent: sent !== null && tiles > 0 && !isSent,
  };
}
