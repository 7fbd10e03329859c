import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { TournamentSettings } from '../../domain/tournament/settings.ts';
import { settingsRefusal } from '../../domain/tournament/setup.ts';
import { latestBelieved } from '../../domain/units.ts';
import { readSlipText } from '../../share/slip/link.ts';
import { readTournamentFile, writeTournamentFile } from '../../share/tournament/tournamentFile.ts';
import { keepSaving } from '../shell/savingAgain.ts';
import { type TournamentRestoreError, takeCopy } from './copies.ts';
import { type Desk, openDesk } from './desk.ts';
import { type DropBox, openDropBox } from './dropBox.ts';
import type { OrganizerPorts } from './ports.ts';
import { openPublisher, type Publisher, publishKey } from './publisher.ts';
import { openRoundTimer, type RoundTimer, timerKey } from './roundTimer.ts';

/** The tournaments on this device. */
export type Organizer = {
  readonly ports: OrganizerPorts;
  /** False if the database did not answer: tournaments that are only there are not shown. */
  readonly complete: boolean;
  /** Latest first. */
  readonly desks: ReadonlySignal<readonly Desk[]>;
  readonly find: (id: string) => Desk | null;
  readonly create: (settings: TournamentSettings) => Promise<Desk | null>;
  readonly backup: (desk: Desk) => string;
  /**
   * Takes a tournament from a file. To one that is here already it adds what only the file has, at once where that
   * contradicts nothing of this device's own.
   */
  readonly restore: (text: string) => Promise<Result<Desk, TournamentRestoreError>>;
  readonly remove: (id: string) => Promise<void>;
  /**
   * A slip that was opened as a link: goes to the tournament it names, or to the only one there is. Otherwise it waits
   * for the tournament that is opened next.
   */
  readonly receive: (text: string) => Promise<Desk | null>;
  readonly waiting: ReadonlySignal<string>;
  readonly giveWaiting: (desk: Desk) => Promise<void>;
  /** The tournament's drop folder; what was read from it is remembered as long as the app is open. */
  readonly dropBox: (desk: Desk) => DropBox;
  readonly publisher: (desk: Desk) => Publisher;
  readonly timer: (desk: Desk) => RoundTimer;
};

/** After so long a tournament is over, or has a backup: its second copy makes room for others. */
const COPY_FOR = 14 * 24 * 3_600_000;

export async function openOrganizer(ports: OrganizerPorts): Promise<Organizer> {
  const { tournaments, databaseAnswers } = await ports.store.load();
  const desks = signal<readonly Desk[]>(
    tournaments
      .flatMap((one) => openDesk(one, one.slips, ports) ?? [])
      .sort((a, b) => (b.entries.peek()[0]?.at ?? 0) - (a.entries.peek()[0]?.at ?? 0)),
  );
  for (const desk of desks.peek()) {
    const touched = desk.entries.peek().at(-1)?.at ?? 0;
    // What only the second copy had goes into the database now.
    if (ports.now() - touched < COPY_FOR) desk.saveAgain();
    else ports.store.release(desk.id);
  }
  keepSaving(desks, ports.box.repeat);
  const waiting = signal('');
  const boxes = new WeakMap<Desk, DropBox>();
  const publishers = new WeakMap<Desk, Publisher>();
  const timers = new WeakMap<Desk, RoundTimer>();
  const find = (id: string) => desks.value.find((desk) => desk.id === id) ?? null;
  const put = (desk: Desk) => {
    desks.value = [desk, ...desks.value.filter(({ id }) => id !== desk.id)];
  };
  const takeAway = (id: string) => {
    desks.value = desks.value.filter((desk) => desk.id !== id);
  };
  const reread = async (id: string) => {
    const desk = find(id);
    if (desk) return desk.reread(false);
    const [fresh, slips] = await Promise.all([ports.store.reread(id, false), ports.store.slips(id)]);
    const opened = fresh && openDesk(fresh, slips, ports);
    if (opened) put(opened);
  };
  /** What is being read anew; true where more was told meanwhile, and it has to be read once more. */
  const reading = new Map<string, boolean>();
  ports.onBroadcast(async ({ id, what }) => {
    if (what === 'removed') {
      ports.store.forget(id);
      takeAway(id);
      return;
    }
    const busy = reading.has(id);
    reading.set(id, busy);
    if (busy) return;
    try {
      do {
        reading.set(id, false);
        await reread(id);
      } while (reading.get(id));
    } finally {
      reading.delete(id);
    }
  });

  return {
    ports,
    complete: databaseAnswers,
    desks,
    find,
    async create(settings) {
      if (settingsRefusal(settings)) return null;
      const entries = [{ at: ports.now(), fact: { type: 'created' as const, settings } }];
      const id = ports.newId();
      const kept = await ports.store.add(id, ...entries);
      const desk = openDesk({ id, entries, unusable: 0, kept }, [], ports);
      if (desk) put(desk);
      ports.broadcast({ id, what: 'changed' });
      return desk;
    },
    backup: (desk) => writeTournamentFile({ id: desk.id, entries: desk.entries.value, slips: desk.slips() }),
    async restore(text) {
      const read = readTournamentFile(text, latestBelieved(ports.now()));
      if (!read.ok) return read;
      const { id, entries, slips } = read.value;
      const here = find(id);
      if (here) return takeCopy(here, read.value, ports.cryptography);
      const kept = await ports.store.add(id, ...entries);
      const desk = openDesk({ id, entries, unusable: 0, kept }, [], ports);
      if (!desk) return fail({ why: 'not-a-tournament' });
      await desk.keepSlips(slips);
      put(desk);
      ports.broadcast({ id, what: 'changed' });
      return ok(desk);
    },
    async remove(id) {
      await ports.store.remove(id);
      // An address may hold a password.
      for (const key of [publishKey(id), timerKey(id)]) ports.notes.write(key, '');
      takeAway(id);
      ports.broadcast({ id, what: 'removed' });
    },
    async receive(text) {
      const read = readSlipText(text);
      const mark = read.ok ? read.value.slip.tournament : null;
      const named = desks.value.find((desk) => desk.tournament.value.settings.mark === mark);
      const desk = named ?? (desks.value.length === 1 ? desks.value[0] : undefined);
      if (desk) await desk.receive(text);
      else waiting.value = text;
      return desk ?? null;
    },
    waiting,
    async giveWaiting(desk) {
      const text = waiting.value;
      waiting.value = '';
      await desk.receive(text);
    },
    dropBox(desk) {
      const box = boxes.get(desk) ?? openDropBox(desk, ports.box, ports.now);
      boxes.set(desk, box);
      return box;
    },
    publisher(desk) {
      const publisher = publishers.get(desk) ?? openPublisher(desk, ports.notes, ports.page, ports.now);
      publishers.set(desk, publisher);
      return publisher;
    },
    timer(desk) {
      const timer =
        timers.get(desk) ??
        openRoundTimer(
          desk.id,
          ports.notes,
          ports.now,
          computed(() => desk.tournament.value.rounds.length),
        );
      timers.set(desk, timer);
      return timer;
    },
  };
}
