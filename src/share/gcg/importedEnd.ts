import { wentOut } from '../../domain/table/finish.ts';
import { isRunning } from '../../domain/table/state.ts';
import { readTiles } from '../../domain/tiles/rack.ts';
import { rackPoints } from '../../domain/tiles/tileSet.ts';
import type { Points, Seat } from '../../domain/units.ts';
import { endingOf } from './endNote.ts';
import type { GameDraft } from './gameDraft.ts';
import type { GcgEvent, GcgFile } from './gcgFile.ts';

type RackEvent = Extract<GcgEvent, { readonly kind: 'rack-gained' | 'rack-lost' }>;

/** What was left on the racks. Where the file's points are not those of its letters, the file's stay. */
export function importedEnd(draft: GameDraft, file: GcgFile) {
  const events = file.events.filter((event): event is RackEvent => 'rack' in event);
  const state = draft.state();
  if (isRunning(state)) {
    for (const { line, player: seat, score: points, rack } of events) {
      draft.differs({ line, why: 'not-over' });
      if (points !== 0) draft.add({ type: 'penalty', seat, points, reason: `(${rack})` });
    }
    return;
  }
  const note = endingOf(file);
  if (note?.kind === 'run') for (const [seat, letters] of note.racks) addRack(draft, seat, letters);
  const out = wentOut(state);
  for (const event of events.filter(({ kind }) => kind === 'rack-lost')) addLost(draft, event);
  for (const [i, event] of events.filter(({ kind }) => kind === 'rack-gained').entries()) {
    if (event.player !== out) {
      draft.differs({ line: event.line, why: 'not-over' });
      draft.add({ type: 'penalty', seat: event.player, points: event.score, reason: `(${event.rack})` });
      continue;
    }
    addGained(draft, event, (out + 1 + i) % state.players.length);
  }
}

function addLost(draft: GameDraft, { line, player: seat, score, rack }: RackEvent) {
  const value = addRack(draft, seat, rack);
  keep(draft, line, seat, score, -value);
}

function addGained(draft: GameDraft, { line, player: seat, score, rack }: RackEvent, other: Seat) {
  const value = addRack(draft, other, rack);
  const { outGains, othersLose } = draft.state().rules.ending;
  const counted = outGains === 'others-twice' ? 2 * value : value;
  // Where a note says that the points were taken from the one and given to the other, the line says both together.
  const both = othersLose === 'own' && score === 2 * value;
  if (!both) keep(draft, line, seat, score, counted);
}

function keep(draft: GameDraft, line: number, seat: Seat, file: Points, counted: Points) {
  if (file === counted) return;
  draft.differs({ line, why: 'rack', file, counted });
  draft.add({ type: 'penalty', seat, points: file - counted, reason: 'GCG' });
}

/** Writes a rack down once, by its letters if they can be there, otherwise by their value, and says what it counts. */
function addRack(draft: GameDraft, seat: Seat, rack: string): Points {
  const letters = rack.toUpperCase();
  const read = readTiles(draft.set, letters);
  const value = read.ok ? rackPoints(draft.set, read.value) : 0;
  const given = draft.state().racksLeft[seat];
  if (given) return given.value;
  if (draft.add({ type: 'rack', seat, letters })) draft.add({ type: 'rack', seat, value });
  return value;
}
