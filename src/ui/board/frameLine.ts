import type { Frame } from '../../app/board/replay.ts';
import { boardMessages } from '../../i18n/board.ts';

/** What happened, in a line. */
export function frameLine({ turn, challenge, fresh }: Frame, names: readonly string[]): string {
  const text = boardMessages.value;
  if (!turn) return text.atStart;
  const name = names[turn.seat] ?? '';
  const judged = challenge
    ? ` · ${challenge.valid ? text.stood(names[challenge.by] ?? '') : text.fell(names[challenge.by] ?? '')}`
    : '';
  switch (turn.kind) {
    case 'play': {
      const differs = turn.counted !== null && turn.counted !== turn.points;
      const worth = differs ? text.bothPoints(turn.points, turn.counted ?? 0) : String(turn.points);
      const nowhere = fresh.length === 0 ? ` · ${text.nowhere}` : '';
      return `${name}: ${turn.words[0]?.toUpperCase() ?? text.noWord} +${worth}${judged}${nowhere}`;
    }
    case 'exchange':
      return `${name}: ${text.exchanged(turn.tiles)}`;
    case 'pass':
      return `${name}: ${text.passed}`;
    case 'loss':
      return `${name}: ${text.lost(turn.words.join(', '))}${judged}`;
  }
}
