import { layWord } from '../../domain/board/lay.ts';
import { MOST_CHALLENGED } from '../../domain/table/challenge.ts';
import type { GameFact, Play, WordVerdict } from '../../domain/table/fact.ts';
import { append, current, EMPTY_GAME, type Game } from '../../domain/table/game.ts';
import type { Refusal } from '../../domain/table/refusal.ts';
import type { GameState } from '../../domain/table/state.ts';
import type { TileLanguage } from '../../domain/tiles/language.ts';
import { TILE_SETS } from '../../domain/tiles/tileSet.ts';
import type { Millis, Points, Seat } from '../../domain/units.ts';
import type { GcgDifference } from './difference.ts';
import { notedEarlyEnd } from './endNote.ts';
import type { GameDraft } from './gameDraft.ts';
import type { GcgEvent, GcgFile } from './gcgFile.ts';
import { type BesidePoints, importedEnd } from './importedEnd.ts';
import { importedRules } from './importedRules.ts';
import { lyingWord } from './lyingWord.ts';
import { notedLoss, notedPoints, notedTime, notedVerdicts } from './notes.ts';

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

type TurnEvent = Extract<GcgEvent, { readonly kind: 'play' | 'pass' | 'exchange' }>;
type PlayEvent = Extract<GcgEvent, { readonly kind: 'play' }>;

function isTurn(event: GcgEvent): event is TurnEvent {
  return event.kind === 'play' || event.kind === 'pass' || event.kind === 'exchange';
}

function addTurn(draft: GameDraft, event: TurnEvent, next: GcgEvent | undefined) {
  const { line, player: seat } = event;
  passMissing(draft, event);
  if (draft.state().phase.name !== 'thinking') {
    // Some programs let the other player pass, and so accept the last word.
    if (event.kind !== 'pass') draft.differs({ line, why: 'after-the-end' });
    return;
  }
  const isPhony = event.kind === 'play' && next?.kind === 'taken-back';
  const notes = isPhony ? [...event.notes, ...next.notes] : event.notes;
  draft.passed(notedTime(notes) ?? 0);
  const lost = notedLoss(notes);
  if (isPhony) addPhony(draft, event, notedVerdicts(notes));
  else if (event.kind !== 'play' && lost) addLoss(draft, seat, lost, notedVerdicts(notes));
  else {
    addChallenge(draft, seat, notedVerdicts(notes));
    if (event.kind === 'play') addPlay(draft, event, next);
    else if (event.kind === 'exchange') addExchange(draft, event);
    else draft.add({ type: 'pass', seat });
  }
}

/** Whoever should have moved before this player has passed, whether the file says so or not. */
function passMissing(draft: GameDraft, { line, player }: TurnEvent) {
  const { players } = draft.state();
  for (let missing = 1; missing < players.length; missing += 1) {
    const { phase } = draft.state();
    if (phase.name !== 'thinking' || phase.seat === player) return;
    draft.differs({ line, why: 'turn-missing', name: players[phase.seat]?.name ?? '' });
    draft.add({ type: 'pass', seat: phase.seat });
  }
}

function addPlay(draft: GameDraft, event: PlayEvent, next: GcgEvent | undefined) {
  const { line, score } = event;
  // After a move without a place nobody knows what this one touches: that was told there, and once is enough.
  const known = draft.state().board !== null;
  const trouble = addWithPlace(draft, event, known);
  if (trouble && known) draft.differs({ line, ...trouble });
  if (trouble) return addWithoutPlace(draft, event, next?.kind === 'rack-gained');
  const { counted } = lastPlay(draft.state());
  if (counted !== null && counted !== score) draft.differs({ line, why: 'points', file: score, counted });
}

type Trouble =
  | Pick<Extract<GcgDifference, { why: 'place' }>, 'why' | 'error'>
  | Pick<Extract<GcgDifference, { why: 'tile' }>, 'why' | 'letter'>
  | Pick<Extract<GcgDifference, { why: 'too-many-tiles' }>, 'why'>;

function addWithPlace({ set, state, add }: GameDraft, event: PlayEvent, known: boolean): Trouble | null {
  const placed = lyingWord(set, state().seen, event);
  if (!placed.ok) return { why: 'place', error: placed.error };
  const play = { type: 'play', seat: event.player, points: event.score, placement: placed.value } as const;
  const refusal = add(known ? play : { ...play, tiles: tilesIn(event) });
  return refusal && troubleOf(refusal);
}

const tilesIn = ({ tiles }: PlayEvent) => [...tiles].filter((sign) => sign !== '.').length;

function troubleOf(refusal: Refusal): Trouble {
  if (refusal.why === 'placement') return { why: 'place', error: refusal.error };
  if (refusal.why === 'no-such-tile') return { why: 'tile', letter: refusal.letter };
  return { why: 'too-many-tiles' };
}

/** What cannot lie where the file says is a move all the same: its points, and its tiles as far as they can be. */
function addWithoutPlace(draft: GameDraft, event: PlayEvent, out: boolean) {
  const { player: seat, score } = event;
  const tiles = tilesIn(event);
  const play: Play = { type: 'play', seat, points: Math.max(0, score) };
  for (const fact of [{ ...play, tiles }, out ? { ...play, out } : play]) if (!draft.add(fact)) return;
}

/** A challenge in vain, as a note tells it. */
function addChallenge(draft: GameDraft, seat: Seat, words: readonly WordVerdict[]) {
  if (words.length === 0 || words.some(({ valid }) => !valid)) return;
  const by = (seat + 1) % draft.state().players.length;
  draft.add(
    { type: 'stop', seat },
    { type: 'challenge', by, words: words.map(({ word }) => word) },
    { type: 'verdict', source: 'referee', words },
  );
}

/** A turn that was lost without a place. */
function addLoss(draft: GameDraft, seat: Seat, words: readonly string[], judged: readonly WordVerdict[]) {
  const by = (seat + 1) % draft.state().players.length;
  const challenged: readonly GameFact[] = [
    { type: 'stop', seat },
    { type: 'challenge', by, words: judged.map(({ word }) => word) },
    { type: 'verdict', source: 'referee', words: judged },
    { type: 'loss', seat },
  ];
  if (judged.some(({ valid }) => !valid) && !draft.add(...challenged)) return;
  if (draft.add({ type: 'loss', seat, ...(words.length > 0 && { words }) }))
    draft.add({ type: 'loss', seat });
}

/** A word that was challenged off: where nobody says by what it failed, all its words did. */
function addPhony(draft: GameDraft, event: PlayEvent, judged: readonly WordVerdict[]) {
  const { player: seat, score: announced } = event;
  const { players } = draft.state();
  const { placement, words } = phonyWords(draft, event);
  const by = (seat + 1) % players.length;
  const verdicts = judged.some(({ valid }) => !valid)
    ? judged
    : words.map((word) => ({ word: word.toUpperCase(), valid: false }));
  const said = verdicts.map(({ word }) => word);
  draft.add({ type: 'stop', seat });
  draft.add({ type: 'challenge', by, words: said, announced, ...(placement && { placement }) });
  draft.add({ type: 'verdict', source: 'referee', words: verdicts });
  draft.add({ type: 'loss', seat });
}

function phonyWords(draft: GameDraft, event: PlayEvent) {
  const { board, rules } = draft.state();
  const letters = { placement: null, words: [event.tiles.replaceAll('.', '') || '?'] };
  const placed = board && lyingWord(draft.set, board, event);
  const laid =
    board && placed?.ok && layWord(draft.set, board, placed.value, { rack: rules.rack, bonus: rules.bingo });
  if (!placed?.ok || !laid) return letters;
  if (!laid.ok) {
    draft.differs({ line: event.line, why: 'place', error: laid.error });
    return letters;
  }
  const words = [...new Set(laid.value.words.map(({ word }) => word.toUpperCase()))];
  return { placement: placed.value, words: words.slice(0, MOST_CHALLENGED) };
}

function addExchange(
  draft: GameDraft,
  { line, player: seat, tiles }: Extract<GcgEvent, { kind: 'exchange' }>,
) {
  if (!draft.add({ type: 'exchange', seat, tiles, bagAtLeast: tiles })) return;
  draft.differs({ line, why: 'exchange' });
  draft.add({ type: 'pass', seat });
}

function lastPlay({ turns }: GameState): { readonly counted: Points | null } {
  const turn = turns.at(-1);
  return turn?.kind === 'play' ? turn : { counted: null };
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
