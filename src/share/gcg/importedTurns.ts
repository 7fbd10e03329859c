import { layWord } from '../../domain/board/lay.ts';
import { MOST_CHALLENGED } from '../../domain/table/challenge.ts';
import type { GameFact, Play, WordVerdict } from '../../domain/table/fact.ts';
import type { Refusal } from '../../domain/table/refusal.ts';
import type { GameState } from '../../domain/table/state.ts';
import type { Points, Seat } from '../../domain/units.ts';
import type { GcgDifference } from './difference.ts';
import type { GameDraft } from './gameDraft.ts';
import type { GcgEvent } from './gcgFile.ts';
import { lyingWord } from './lyingWord.ts';
import { notedLoss, notedTime, notedVerdicts } from './notes.ts';

type TurnEvent = Extract<GcgEvent, { readonly kind: 'play' | 'pass' | 'exchange' }>;
type PlayEvent = Extract<GcgEvent, { readonly kind: 'play' }>;

export function isTurn(event: GcgEvent): event is TurnEvent {
  return event.kind === 'play' || event.kind === 'pass' || event.kind === 'exchange';
}

/** What a line of the file says a player did, as facts; the next line may take it back. */
export function addTurn(draft: GameDraft, event: TurnEvent, next: GcgEvent | undefined) {
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
