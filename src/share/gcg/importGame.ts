import { append, current, EMPTY_GAME, type Game } from '../../domain/table/game.ts';
import type { TileLanguage } from '../../domain/tiles/language.ts';
import { TILE_SETS } from '../../domain/tiles/tileSet.ts';
import type { Millis, Points, Seat } from '../../domain/units.ts';
import type { GcgDifference } from './difference.ts';
import { notedEarlyEnd } from './endNote.ts';
import type { GameDraft } from './gameDraft.ts';
import type { GcgEvent, GcgFile } from './gcgFile.ts';
import { type BesidePoints, importedEnd } from './importedEnd.ts';
import { importedRules } from './importedRules.ts';
import { addTurn, isTurn } from './importedTurns.ts';
import { notedPoints } from './notes.ts';

export type ImportedGame = { readonly game: Game; readonly differences: readonly GcgDifference[] };

/** The game of a file as a log like any other, in the tiles of one language. */
export function importGame(file: GcgFile, language: TileLanguage, begun: Millis): ImportedGame {
  const differences: GcgDifference[] = [];
  let game: Game = EMPTY_GAME;
  let now = begun;
  const draft: GameDraft = {
    set: TILE_SETS[language],
    state: () => current(game)!,
    add(...facts) {
      let next = game;
      for (const fact of facts) {
        const added = append(next, { at: now, fact });
        if (!added.ok) return added.error;
        next = added.value;
      }
      game = next;
      return null;
    },
    passed(time) {
      now += time;
    },
    differs: (difference) => void differences.push(difference),
  };
  draft.add({
    type: 'start',
    rules: importedRules(file, language),
    players: file.players.map(({ name }) => ({ name })),
    first: file.events.find(isTurn)?.player ?? 0,
    ...(file.lexicon && { lexicon: { name: file.lexicon } }),
  });
  const noted = addEvents(draft, file);
  const early = notedEarlyEnd(file);
  if (early) draft.add({ type: 'finish', how: early.how, ...(early.seat !== null && { seat: early.seat }) });
  importedEnd(draft, file, noted);
  return { game, differences: [...differences, ...sumDifferences(file)].sort((a, b) => a.line - b.line) };
}

/**
 * What a line says of points has been booked where a note said so first: then it is not booked once more. Gives back what
 * only notes say.
 */
function addEvents(draft: GameDraft, { events }: GcgFile): readonly BesidePoints[] {
  const booked: BesidePoints[] = [];
  for (const [i, event] of events.entries()) {
    if (isTurn(event)) addTurn(draft, event, events[i + 1]);
    if (event.kind === 'taken-back' && events[i - 1]?.kind !== 'play') addNothingTaken(draft, event);
    if (event.kind === 'beside') addBeside(draft, event, booked);
    for (const { seat, points, reason } of notedPoints(event.notes)) {
      if (!draft.add({ type: 'penalty', seat, points, reason })) booked.push({ seat, points });
    }
  }
  return booked;
}

/** What it takes back nobody knows; its points are gone all the same. */
function addNothingTaken(draft: GameDraft, { line, player: seat, score: points }: GcgEvent) {
  draft.differs({ line, why: 'nothing-to-take-back' });
  if (points !== 0) draft.add({ type: 'penalty', seat, points, reason: 'GCG' });
}

/** Points beside the moves are the referee's, whatever the file calls them. */
function addBeside(
  draft: GameDraft,
  { player: seat, score: points, reason }: Extract<GcgEvent, { kind: 'beside' }>,
  booked: BesidePoints[],
) {
  const noted = booked.findIndex((one) => one.seat === seat && one.points === points);
  if (noted >= 0) booked.splice(noted, 1);
  else if (points !== 0) draft.add({ type: 'penalty', seat, points, reason });
}

/** Every sum is counted again from the one before it, so that one slip of the pen is told once. */
function sumDifferences({ events, players }: GcgFile): readonly GcgDifference[] {
  const sums = new Map<Seat, Points>(players.map((_, seat) => [seat, 0]));
  return events.flatMap(({ line, player, score, sum: file }) => {
    const counted = (sums.get(player) ?? 0) + score;
    sums.set(player, file ?? counted);
    return file === null || file === counted ? [] : [{ line, why: 'sum' as const, file, counted }];
  });
}
