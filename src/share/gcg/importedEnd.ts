import { supplyOf } from '../../domain/board/supply.ts';
import { columnsOf } from '../../domain/table/finalScore.ts';
import { wentOut } from '../../domain/table/finish.ts';
import { isRunning } from '../../domain/table/state.ts';
import type { Points, Seat } from '../../domain/units.ts';
import { endingOf, notedFinal, notedRacks } from './endNote.ts';
import type { GameDraft } from './gameDraft.ts';
import type { GcgEvent, GcgFile } from './gcgFile.ts';
import { rackValue } from './rackValue.ts';

type RackEvent = Extract<GcgEvent, { readonly kind: 'rack-gained' | 'rack-lost' }>;

export type BesidePoints = { readonly seat: Seat; readonly points: Points };

/** The end of the game as the file has it: racks, and what each player comes to. `noted`: points that no line has. */
export function importedEnd(draft: GameDraft, file: GcgFile, noted: readonly BesidePoints[]) {
  const { line } = file.events.at(-1)!;
  if (isRunning(draft.state())) addUnled(draft, file);
  else {
    addRacks(draft, file);
    tellOtherTiles(draft, line);
  }
  keepFinal(draft, file, noted, line);
}

/** An end that the moves do not lead to. */
function addUnled(draft: GameDraft, file: GcgFile) {
  for (const { line, player: seat, score: points, rack } of rackEvents(file)) {
    draft.differs({ line, why: 'not-over' });
    if (points !== 0) draft.add({ type: 'penalty', seat, points, reason: `(${rack})` });
  }
}

function rackEvents({ events }: GcgFile): readonly RackEvent[] {
  return events.filter((event): event is RackEvent => 'rack' in event);
}

/** What was left on the racks. Where the file's points are not those of its letters, the file's stay. */
function addRacks(draft: GameDraft, file: GcgFile) {
  const events = rackEvents(file);
  const state = draft.state();
  const { line } = file.events.at(-1)!;
  for (const [seat, rack] of notedRacks(file)) addRack(draft, line, seat, rack);
  const out = wentOut(state);
  for (const event of events.filter(({ kind }) => kind === 'rack-lost')) addLost(draft, event);
  const gained = events.filter(({ kind }) => kind === 'rack-gained');
  const others = state.players.slice(1).map((_, i) => ((out ?? 0) + 1 + i) % state.players.length);
  for (const [i, event] of gained.entries()) {
    if (event.player !== out) {
      draft.differs({ line: event.line, why: 'not-over' });
      draft.add({ type: 'penalty', seat: event.player, points: event.score, reason: `(${event.rack})` });
      continue;
    }
    // A line for each of the others, or one for all of them; one too many says it again.
    const whose = gained.length > 1 && i < others.length ? others.slice(i, i + 1) : others;
    addGained(draft, event, whose, endingOf(file)?.kind === 'out');
  }
}

function addLost(draft: GameDraft, { line, player: seat, score, rack }: RackEvent) {
  const value = addRack(draft, line, seat, rack);
  keep(draft, line, seat, score, -value);
}

/** `noted`: the line says twice the rack for every program, and a note what was given and taken. */
function addGained(
  draft: GameDraft,
  { line, player: seat, score, rack }: RackEvent,
  [first = 0, ...others]: readonly Seat[],
  noted: boolean,
) {
  const { racksLeft } = draft.state();
  const known = [first, ...others].some((other) => racksLeft[other]);
  if (!known) addRack(draft, line, first, rack);
  const value = [first, ...others].reduce(
    (sum, other) => sum + (draft.state().racksLeft[other]?.value ?? 0),
    0,
  );
  const { outGains } = draft.state().rules.ending;
  const factor = { others: 1, 'others-twice': 2, nothing: 0 }[outGains];
  if (!(noted && score === 2 * rackValue(draft.set, rack))) keep(draft, line, seat, score, factor * value);
}

function keep(draft: GameDraft, line: number, seat: Seat, file: Points, counted: Points) {
  if (file === counted) return;
  draft.differs({ line, why: 'rack', file, counted });
  draft.add({ type: 'penalty', seat, points: file - counted, reason: 'GCG' });
}

/** Writes a rack down once, by its letters if they can be there, otherwise by their value, and says what it counts. */
function addRack(draft: GameDraft, line: number, seat: Seat, rack: string | Points): Points {
  const value = rackValue(draft.set, rack);
  const given = draft.state().racksLeft[seat];
  if (given) return given.value;
  if (typeof rack === 'number') {
    draft.add({ type: 'rack', seat, value });
    return value;
  }
  const letters = rack.toUpperCase();
  const refusal = draft.add({ type: 'rack', seat, letters });
  if (refusal) {
    // Of a full rack some letters may be all that anybody knew.
    if (refusal.why !== 'rack-count' || isBagEmpty(draft)) tellTiles(draft, line, letters);
    draft.add({ type: 'rack', seat, value });
  }
  return value;
}

/** Where the bag is empty and every rack is written down, they are the tiles that lie nowhere. */
function tellOtherTiles(draft: GameDraft, line: number) {
  const { racksLeft } = draft.state();
  const out = wentOut(draft.state());
  const given = racksLeft.filter((_, seat) => seat !== out);
  if (!isBagEmpty(draft) || given.some((rack) => !rack?.letters)) return;
  const rack = given.flatMap((one) => one?.letters ?? []);
  const inOrder = (list: readonly string[]) => [...list].sort().join('');
  if (inOrder(rack) !== inOrder(unseenOf(draft))) tellTiles(draft, line, rack.join(''));
}

/** Beside the letters that cannot be it the few that must. */
function tellTiles(draft: GameDraft, line: number, rack: string) {
  draft.differs({ line, why: 'rack-tiles', rack, left: isBagEmpty(draft) ? unseenOf(draft).join('') : '' });
}

function isBagEmpty({ state }: GameDraft): boolean {
  const { board, tiles } = state();
  return board !== null && tiles?.bag === 0;
}

function unseenOf({ set, state }: GameDraft): readonly string[] {
  return [...supplyOf(set, state().seen)].flatMap(([tile, count]) =>
    Array.from({ length: Math.max(0, count) }, () => tile),
  );
}

/** Whatever the rest could not say: each player ends with what the file gives, by its points or by its last sum. */
function keepFinal(draft: GameDraft, file: GcgFile, noted: readonly BesidePoints[], line: number) {
  for (const [seat, { name }] of file.players.entries()) {
    const counted = columnsOf(draft.state())[seat]?.total ?? 0;
    const [total = 0, ...others] = finalsOf(file, seat, noted);
    if (total === counted || others.includes(counted)) continue;
    draft.differs({ line, why: 'final', name, file: total, counted });
    draft.add({ type: 'penalty', seat, points: total - counted, reason: 'GCG' });
  }
}

function finalsOf(file: GcgFile, seat: Seat, noted: readonly BesidePoints[]): readonly Points[] {
  const final = notedFinal(file)?.[seat];
  if (final !== undefined) return [final];
  const own = file.events.filter(({ player }) => player === seat);
  const beside = noted.filter((one) => one.seat === seat).reduce((sum, { points }) => sum + points, 0);
  const sums = own.flatMap(({ sum }) => (sum === null ? [] : [sum + beside]));
  return [own.reduce((sum, { score }) => sum + score, beside), ...sums.slice(-1)];
}
