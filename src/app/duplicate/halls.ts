import { type ReadonlySignal, signal } from '@preact/signals';
import { isExcluded, warningsOf } from '../../domain/duplicate/conduct.ts';
import { commitmentOf } from '../../domain/duplicate/drawing.ts';
import type { DuplicateStart, Participant } from '../../domain/duplicate/fact.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { latestBelieved } from '../../domain/units.ts';
import {
  type DuplicateBackupError,
  readDuplicateBackup,
  writeDuplicateBackup,
} from '../../share/duplicate/duplicateBackup.ts';
import { type Hall, openHall } from './hall.ts';
import type { HallPorts } from './ports.ts';

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
  /** The next game of the same tournament begins with everybody, and with everybody's warnings. */
  readonly createNext: (hall: Hall) => Promise<Hall | null>;
  /** All games of the tournament in one file. */
  readonly backup: (hall: Hall) => string;
  readonly restore: (text: string) => Promise<Result<number, DuplicateBackupError>>;
  readonly remove: (id: string) => Promise<void>;
};

/** After so long a game is over, or has a backup: its second copy makes room for others. */
const COPY_FOR = 14 * 24 * 3_600_000;

export async function openHalls(ports: HallPorts): Promise<Halls> {
  const { logs, databaseAnswers } = await ports.store.load();
  const all = signal<readonly Hall[]>(
    logs
      .flatMap((one) => openHall(one, ports) ?? [])
      .sort((a, b) => b.state.peek().startedAt - a.state.peek().startedAt),
  );
  for (const { id, game, saveAgain } of all.peek()) {
    if (ports.now() - (game.peek().entries.at(-1)?.at ?? 0) < COPY_FOR) void saveAgain();
    else ports.store.release(id);
  }
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
      const opened = openHall({ id: news.id, entries: news.rows }, ports);
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
    if (!openHall({ id, entries: [entry] }, ports)) return null;
    const kept = await ports.store.add(id, entry);
    const hall = openHall({ id, entries: [entry] }, ports, kept);
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
    createNext: (hall) => create(nextStart(series(hall))),
    backup: (hall) =>
      writeDuplicateBackup(series(hall).map(({ id, game }) => ({ id, entries: game.value.entries }))),
    async restore(text) {
      const read = readDuplicateBackup(text, latestBelieved(ports.now()));
      if (!read.ok) return read;
      let added = 0;
      for (const file of read.value) {
        // What is no game is not stored either: nobody could take it away again.
        if (file.id === '' || find(file.id) || !openHall(file, ports)) continue;
        const kept = await ports.store.add(file.id, ...file.entries);
        const hall = openHall(file, ports, kept);
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

/** N stays, and nobody's warnings are forgotten. */
function nextStart(games: readonly Hall[]): DuplicateStart {
  const last = games.at(-1)!.state.value;
  const people = new Map<number, Participant>();
  for (const { state } of games) {
    for (const { warnings: _, excluded: __, ...one } of state.value.start.participants) {
      const warnings = warningsOf(state.value, one.number);
      people.set(one.number, {
        ...one,
        ...(warnings > 0 ? { warnings } : {}),
        ...(isExcluded(state.value, one.number) ? { excluded: true } : {}),
      });
    }
  }
  const participants = [...people.values()].sort((a, b) => a.number - b.number);
  const { commitment: _, ...start } = last.start;
  return {
    ...start,
    participants,
    game: (last.start.game ?? 1) + 1,
    series: last.start.series ?? games[0]!.id,
    entrants: Math.max(participants.length, last.start.entrants ?? 0),
  };
}
