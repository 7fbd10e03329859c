import { HOME } from '../../domain/rules/presets/home.ts';
import type { EndingRule, RunRule, TableRules } from '../../domain/rules/tableRules.ts';
import type { TileLanguage } from '../../domain/tiles/language.ts';
import { TILE_SETS } from '../../domain/tiles/tileSet.ts';
import type { Points } from '../../domain/units.ts';
import { endingOf, notedRacks } from './endNote.ts';
import type { GcgEvent, GcgFile } from './gcgFile.ts';
import { rackValue } from './rackValue.ts';

/** Rules by which the game of a file comes to the end that the file gives it: nobody knows by which it was played. */
export function importedRules(file: GcgFile, language: TileLanguage): TableRules {
  const gained = file.events.some(({ kind }) => kind === 'rack-gained');
  const lost = file.events.some(({ kind }) => kind === 'rack-lost');
  const note = endingOf(file);
  const stopped = (lost && !gained) || note?.kind === 'run';
  return {
    ...HOME,
    id: 'gcg',
    name: 'GCG',
    language,
    firstMove: 1,
    exchange: { limit: null, smallestBag: 0 },
    challenge: { closes: 'at-recording', failed: { kind: 'nothing' } },
    runs: stopped ? lastRun(file.events) : [],
    ending: {
      ...HOME.ending,
      outGains: outGains(file, language),
      othersLose: lost || (note?.kind === 'out' && note.lost > 0) ? 'own' : 'nothing',
      nobodyOut: lost || note?.kind === 'run' ? 'own' : 'nothing',
    },
    tieBreak: { kind: 'draw' },
    sources: [],
  };
}

/** What going out brings, by the points of the lines that say so: the others' racks, twice that, or nothing. */
function outGains(file: GcgFile, language: TileLanguage): EndingRule['outGains'] {
  const gained = file.events.filter((event) => event.kind === 'rack-gained');
  const lost = file.events.some(({ kind }) => kind === 'rack-lost');
  const note = endingOf(file);
  if (gained.length === 0 && note?.kind !== 'out') return lost ? 'nothing' : 'others-twice';
  const noted = [...notedRacks(file).values()];
  const racks = noted.length > 0 ? noted : gained.map(({ rack }) => rack);
  const value = racks.reduce<Points>((sum, left) => sum + rackValue(TILE_SETS[language], left), 0);
  const points = note?.kind === 'out' ? note.gained : gained.reduce((sum, { score }) => sum + score, 0);
  if (points === value) return 'others';
  if (points === 0) return 'nothing';
  return lost && points !== 2 * value ? 'others' : 'others-twice';
}

/** The turns without points at the end, unless there were as many in a row before: the game would have been over. */
function lastRun(events: readonly GcgEvent[]): readonly RunRule[] {
  const runs = scorelessRuns(events);
  const last = runs.at(-1) ?? 0;
  if (last === 0 || runs.slice(0, -1).some((run) => run >= last)) return [];
  const length = { kind: 'total', turns: last, alone: last } as const;
  return [{ reason: 'scoreless', length, loss: 'counts', exchange: 'counts', passes: 0 }];
}

function scorelessRuns(events: readonly GcgEvent[]): readonly number[] {
  const runs = [0];
  for (const [i, event] of events.entries()) {
    if (!['play', 'pass', 'exchange'].includes(event.kind)) continue;
    const scores = event.kind === 'play' && event.score > 0 && events[i + 1]?.kind !== 'taken-back';
    if (scores) runs.push(0);
    else runs[runs.length - 1]! += 1;
  }
  return runs;
}
