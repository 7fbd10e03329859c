import { type ReadonlySignal, signal } from '@preact/signals';
import { commitmentOf } from '../../domain/duplicate/drawing.ts';
import type { DuplicateStart, Participant } from '../../domain/duplicate/fact.ts';
import { carriedInto, isAllBefore, peopleOf, seriesEntrants } from '../../domain/duplicate/series.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { latestBelieved } from '../../domain/units.ts';
import {
  type DuplicateBackupError,
  readDuplicateBackup,
  writeDuplicateBackup,
} from '../../share/duplicate/duplicateBackup.ts';
import type { SaveState } from '../shell/ports.ts';
import { keepSaving } from '../shell/savingAgain.ts';
import { carryOn } from './carrying.ts';
import { type Hall, openHall } from './hall.ts';
import type { HallPorts, StoredDuplicate } from './ports.ts';

/** The duplicate games on this device. */
export type Halls = {
  readonly ports: HallPorts;
  /** False if the database did not answer: games that are only there are not shown. */
  readonly complete: boolean;
  /** Latest first. */
  readonly all: ReadonlySignal<readonly Hall[]>;
  readonly find: (id: string) => Hall | null;
  /** All games of the tournament that a game belongs to, in their order. */
  readonly series: (hall: Hall) => readonly Hall[];
  readonly create: (start: DuplicateStart) => Promise<Hall | null>;
  /** The next game of the same tournament: with everybody, or with `people`; warnings, exclusions and N go on. */
  readonly createNext: (hall: Hall, people?: readonly Participant[]) => Promise<Hall | null>;
  /** All games of the tournament in one file. */
  readonly backup: (hall: Hall) => string;
  readonly restore: (text: string) => Promise<Result<number, DuplicateBackupError>>;
  readonly remove: (id: string) => Promise<void>;
};

/** After so long a game is over, or has a backup: its second copy makes room for others. */
const COPY_FOR = 14 * 24 * 3_600_000;

export async function openHalls(ports: HallPorts): Promise<Halls> {
  const { logs, databaseAnswers } = await ports.store.load();
  const all = signal<readonly Hall[]>([]);
  const open = (stored: StoredDuplicate, kept?: SaveState): Hall | null => {
    const hall = openHall(stored, ports, kept, (facts) => {
      if (hall && facts.some(({ type }) => CARRIED.has(type))) carryOn(series(hall), hall);
    });
    return hall;
  };
  all.value = logs
    .flatMap((one) => open(one) ?? [])
    .sort((a, b) => b.state.peek().startedAt - a.state.peek().startedAt);
  for (const { id, game, saveAgain } of all.peek()) {
    if (ports.now() - (game.peek().entries.at(-1)?.at ?? 0) < COPY_FOR) void saveAgain();
    else ports.store.release(id);
  }
  keepSaving(all, ports.repeat);
  const find = (id: string) => all.value.find((hall) => hall.id === id) ?? null;
  const put = (hall: Hall) => {
    all.value = [hall, ...all.value.filter(({ id }) => id !== hall.id)];
  };
  const takeAway = (id: string) => {
    all.value = all.value.filter((hall) => hall.id !== id);
  };
  ports.onBroadcast((news) => {
    if (news.what === 'removed') {
      ports.store.forget(news.id);
      takeAway(news.id);
      return;
    }
    const hall = find(news.id);
    if (hall) void hall.follow(news.seq, news.rows);
    else if (news.seq === 0) {
      const opened = open({ id: news.id, entries: news.rows });
      if (opened) put(opened);
    }
  });

  const series = (hall: Hall): readonly Hall[] => {
    const id = seriesOf(hall);
    return all.value
      .filter((one) => seriesOf(one) === id)
      .sort((a, b) => gameOf(a) - gameOf(b) || a.state.value.startedAt - b.state.value.startedAt);
  };

  const create = async (start: DuplicateStart): Promise<Hall | null> => {
    const id = ports.newId();
    const seed = ports.newSeed();
    ports.seeds.write(id, seed);
    const fact: DuplicateStart = { series: id, game: 1, ...start, commitment: commitmentOf(seed) };
    const entry = { at: ports.now(), fact };
    if (!open({ id, entries: [entry] })) return null;
    const kept = await ports.store.add(id, entry);
    const hall = open({ id, entries: [entry] }, kept);
    if (hall) put(hall);
    ports.broadcast({ what: 'rows', id, seq: 0, rows: [entry] });
    return hall;
  };

  return {
    ports,
    complete: databaseAnswers,
    all,
    find,
    series,
    create,
    createNext: (hall, people) => create(nextStart(series(hall), people)),
    backup: (hall) =>
      writeDuplicateBackup(series(hall).map(({ id, game }) => ({ id, entries: game.value.entries }))),
    async restore(text) {
      const read = readDuplicateBackup(text, latestBelieved(ports.now()));
      if (!read.ok) return read;
      let added = 0;
      for (const file of read.value) {
        // What is no game is not stored either: nobody could take it away again.
        if (file.id === '' || find(file.id) || !open(file)) continue;
        const kept = await ports.store.add(file.id, ...file.entries);
        const hall = open(file, kept);
        if (hall) put(hall);
        added += 1;
      }
      return added > 0 ? ok(added) : fail({ why: 'known' });
    },
    async remove(id) {
      await ports.store.remove(id);
      takeAway(id);
      ports.broadcast({ what: 'removed', id });
    },
  };
}

const seriesOf = ({ id, state }: Hall): string => state.value.start.series ?? id;
const gameOf = ({ state }: Hall): number => state.value.start.game ?? 1;

/** Facts that change what goes on into later games. */
const CARRIED: ReadonlySet<string> = new Set(['warning', 'retract', 'amend']);

/** N stays, and nobody's warnings are forgotten. */
function nextStart(halls: readonly Hall[], people?: readonly Participant[]): DuplicateStart {
  const games = halls.map(({ state }) => state.value);
  const { commitment: _, ...start } = games.at(-1)!.start;
  const known = peopleOf(games);
  const playing = [...(people ?? known.values())].sort((a, b) => a.number - b.number);
  const newcomers = playing.filter(({ number }) => !known.has(number)).length;
  return {
    ...start,
    participants: carriedInto(
      playing.map((one) => ({ ...known.get(one.number), ...one })),
      games,
      isAllBefore((start.game ?? 1) + 1, games),
    ),
    game: (start.game ?? 1) + 1,
    series: start.series ?? halls[0]!.id,
    entrants: seriesEntrants(games) + newcomers,
  };
}
