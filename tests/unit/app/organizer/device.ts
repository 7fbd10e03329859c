import type { Desk } from '../../../../src/app/organizer/desk.ts';
import { type Organizer, openOrganizer } from '../../../../src/app/organizer/organizer.ts';
import type { OrganizerPorts } from '../../../../src/app/organizer/ports.ts';
import { PINCZOW_SCHOOL } from '../../../../src/domain/rules/presets/pinczow.ts';
import type { Start } from '../../../../src/domain/table/fact.ts';
import type { TournamentEntry } from '../../../../src/domain/tournament/fact.ts';
import type { TournamentSettings } from '../../../../src/domain/tournament/settings.ts';
import { webCryptography } from '../../../../src/platform/webCryptography.ts';
import { writeSlip } from '../../../../src/share/slip/link.ts';
import { slipPayload } from '../../../../src/share/slip/payload.ts';
import { newDeviceKey } from '../../../../src/share/slip/signature.ts';
import { tournamentStore } from '../../../../src/storage/tournaments.ts';
import { SETTINGS, score } from '../../domain/tournament/hall.ts';
import { finishedGame } from '../../share/finishedGames.ts';
import { MemoryRows, MemoryStorage, noWait } from '../../storage/memoryRows.ts';
import { MemorySlips } from '../../storage/memorySlips.ts';

const cryptography = webCryptography(crypto.subtle);

/** A device with a clock of its own, and what it has stored. */
export function device(clock: number) {
  const store = () => tournamentStore(rows, slips, new MemoryStorage(), noWait);
  const rows = new MemoryRows<TournamentEntry>();
  const slips = new MemorySlips();
  let now = clock;
  const ports = (): OrganizerPorts => ({
    store: store(),
    camera: { open: async () => ({ ok: false, trouble: 'missing' }), read: async () => null },
    box: {
      list: async () => ({ kind: 'unreachable' }),
      get: async () => ({ kind: 'unreachable' }),
      isOnline: () => false,
      inSight: () => true,
      repeat: () => () => undefined,
      files: { read: async () => new Map(), write: async () => undefined },
    },
    cryptography,
    now: () => {
      now += 10;
      return now;
    },
    newId: () => 'abcdef',
    base: 'https://example.org/',
    broadcast: () => undefined,
    onBroadcast: () => undefined,
    openBytes: async () => null,
    qr: () => [],
    fullScreen: () => undefined,
    openWindow: () => undefined,
    closeWindow: () => undefined,
    sharePage: null,
    copyText: async () => true,
    page: { put: async () => ({ kind: 'stored' }), isOnline: () => true, repeat: () => () => undefined },
    notes: { read: () => null, write: () => undefined, onChange: () => undefined },
  });
  return { open: () => openOrganizer(ports()) };
}

export const NAMES = ['Anna Żak', 'Jan Kot', 'Ola Lis', 'Ewa Mróz', 'Igor Dąb', 'Maja Śliwa'];

/** Six players, round 1 paired at three tables. */
export async function started(
  settings: Partial<TournamentSettings> = {},
): Promise<{ organizer: Organizer; desk: Desk }> {
  const organizer = await device(1_000_000).open();
  const desk = (await organizer.create({
    ...SETTINGS,
    lexicon: null,
    regulation: { id: PINCZOW_SCHOOL.id, name: PINCZOW_SCHOOL.name, mark: null },
    ...settings,
  }))!;
  NAMES.forEach((name, i) => {
    desk.record({ type: 'player', number: i + 1, name: ` ${name}`, club: '' });
  });
  desk.record({
    type: 'paired',
    round: 1,
    by: 'typed',
    pairs: [1, 2, 3].map((table) => ({ table, players: [2 * table - 1, 2 * table] as const })),
    byes: [],
  });
  return { organizer, desk };
}

export const enter = (desk: Desk, table: number, a: number, b: number) =>
  desk.record({
    type: 'result',
    round: 1,
    table,
    game: 1,
    ...score(a, b),
    source: { kind: 'manual' },
    answered: [],
  });

/** The slip of a table of round 1, signed by a phone of its own. */
export async function slipOf(table: number, more: Partial<Start> = {}, seed = table): Promise<string> {
  const players = NAMES.slice(2 * table - 2, 2 * table).map((name) => ({ name }));
  const start = { rules: PINCZOW_SCHOOL, players, round: '1', table: String(table), ...more };
  const { id, entries } = finishedGame(seed, 12, start, 1_000_000);
  const key = await newDeviceKey(cryptography);
  const written = await writeSlip(slipPayload(id, entries)!, 'https://example.org/', { cryptography, key });
  return written.link;
}
