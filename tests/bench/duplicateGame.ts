import type { Placement } from '../../src/domain/board/placement.ts';
import { drawRack } from '../../src/domain/duplicate/drawing.ts';
import { proposals } from '../../src/domain/duplicate/equals.ts';
import type { DuplicateFact } from '../../src/domain/duplicate/fact.ts';
import { append, current, type DuplicateGame } from '../../src/domain/duplicate/game.ts';
import { nextMove, openMove, tileSetOf } from '../../src/domain/duplicate/state.ts';
import { unjudgedWords } from '../../src/domain/duplicate/words.ts';
import { EMPTY_LOG } from '../../src/domain/log/log.ts';
import { SLOVAK_DUPLICATE } from '../../src/domain/rules/presets/slovakDuplicate.ts';
import { writeDuplicateBackup } from '../../src/share/duplicate/duplicateBackup.ts';
import { placeText } from '../../src/ui/parts/placeText.ts';
import { diceOf, randomPlacement, SEED } from '../unit/domain/duplicate/randomGame.ts';

/** So few letters a move that the bag lasts. */
const MOST_LETTERS = 3;

export type PlayedHall = {
  /** A game in which the last move has begun and nobody has answered it. */
  readonly backup: string;
  /** What every participant's slip for it says, as the referee types it. */
  readonly slips: readonly string[];
  /** The same before its last rack was drawn. */
  readonly closed: string;
  /** Its last rack, and what every participant lays of it. */
  readonly rack: string;
  readonly plays: readonly Placement[];
};

export function playedHall(event: string, participants: number, moves: number): PlayedHall {
  let game: DuplicateGame = EMPTY_LOG;
  let at = Date.UTC(2026, 0, 1);
  const dice = diceOf(7);
  const add = (fact: DuplicateFact) => {
    at += 1_000;
    const next = append(game, { at, fact });
    if (!next.ok) throw new Error(JSON.stringify([fact, next.error]));
    game = next.value;
  };
  const state = () => current(game)!;
  const place = () => {
    for (;;) {
      const placement = randomPlacement(state(), dice, MOST_LETTERS);
      if (placement) return placement;
    }
  };
  const numbers = Array.from({ length: participants }, (_, i) => i + 1);
  const people = numbers.map((number) => ({ number, name: `Hráč ${number}` }));
  add({ type: 'start', rules: SLOVAK_DUPLICATE, participants: people, event, game: 1, series: 'bench' });
  for (let n = 1; n <= moves; n += 1) {
    const { rules, rack, bag } = state();
    const drawn = drawRack(rules, tileSetOf(state()), SEED, nextMove(state()), rack!, bag!);
    const rejected = drawn.rejected.map((one) => one.join(''));
    add({ type: 'draw', rack: drawn.rack.join(''), ...(rejected.length > 0 ? { rejected } : {}) });
    add({ type: 'move' });
    if (n === moves) break;
    for (const participant of numbers) {
      add({ type: 'answer', participant, move: n, placement: place(), paper: true });
    }
    const words = unjudgedWords(state()).map((word) => ({ word, valid: true }));
    add({ type: 'judged', by: 'list', words });
    add({ type: 'master', placement: proposals(state(), openMove(state())!)[0]!.placement! });
  }
  const plays = numbers.map(place);
  const slips = plays.map((placement, i) => {
    return `${i + 1} ${placeText(placement, SLOVAK_DUPLICATE.naming)} ${placement.word}`;
  });
  const backupOf = (entries: DuplicateGame['entries']) => writeDuplicateBackup([{ id: 'bench', entries }]);
  const { entries } = game;
  const drawn = entries.findLastIndex(({ fact }) => fact.type === 'draw');
  const rack = state().rack!.join('');
  return { backup: backupOf(entries), slips, closed: backupOf(entries.slice(0, drawn)), rack, plays };
}
