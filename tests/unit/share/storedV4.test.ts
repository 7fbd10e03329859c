import { expect, test } from 'vitest';
import { openPlayedByCode } from '../../../src/app/room/playedByCode.ts';
import type { TournamentEntry } from '../../../src/domain/tournament/fact.ts';
import { replayTournament } from '../../../src/domain/tournament/replay.ts';
import type { Tournament } from '../../../src/domain/tournament/state.ts';
import { type PhoneMoves, phoneCode } from '../../../src/share/room/phoneCode.ts';
import { type Turn, turnCode } from '../../../src/share/room/turnCode.ts';
import { readTournamentFile, writeTournamentFile } from '../../../src/share/tournament/tournamentFile.ts';
import { tournamentStore } from '../../../src/storage/tournaments.ts';
import { read } from '../project/repository.ts';
import { MemoryRows, MemoryStorage, noWait } from '../storage/memoryRows.ts';
import { MemorySlips } from '../storage/memorySlips.ts';

/** What version 4 stored and sent that none before it did, and what it made of it itself. */
const { tournament, codes, memory } = JSON.parse(read('tests/fixtures/stored-v4.json')) as {
  readonly tournament: {
    readonly file: string;
    readonly journal: Readonly<Record<string, string>>;
    readonly expected: Pick<Tournament, 'settings' | 'players' | 'rounds'>;
  };
  readonly codes: {
    readonly turn: { readonly text: string; readonly read: Turn };
    readonly phone: { readonly text: string; readonly read: PhoneMoves };
  };
  readonly memory: Readonly<Record<string, string>>;
};

test('a tournament with a bye that was asked for and counted corrections is the same, and comes back from a new file', () => {
  const file = readTournamentFile(tournament.file);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const { tournament: now, refused } = replayTournament(file.value.entries);
  expect(refused).toEqual([]);
  expect(now).toMatchObject(tournament.expected);
  expect(now?.settings.requestedBye).toEqual({ wins: 0.5, points: 300, spread: 25 });
  expect(file.value.entries.filter(({ fact }) => 'over' in fact)).toHaveLength(2);
  expect(readTournamentFile(writeTournamentFile(file.value))).toEqual(file);
});

test('its second copy in pages is all of it', async () => {
  const storage = new MemoryStorage();
  for (const [key, text] of Object.entries(tournament.journal)) storage.setItem(key, text);
  const rows = new MemoryRows<TournamentEntry>();
  const store = tournamentStore(rows, new MemorySlips([]), storage, noWait);
  const [loaded] = (await store.load()).tournaments;
  const file = readTournamentFile(tournament.file);
  expect(file).toMatchObject({ ok: true, value: { id: loaded?.id, entries: loaded?.entries } });
  expect(loaded?.unusable).toBe(0);
});

test('codes of a game without a network are read, and written the same', () => {
  expect(turnCode.read(codes.turn.text)).toEqual({ ok: true, value: codes.turn.read });
  expect(turnCode.write(codes.turn.read)).toBe(codes.turn.text);
  expect(phoneCode.read(codes.phone.text)).toEqual({ ok: true, value: codes.phone.read });
  expect(phoneCode.write(codes.phone.read)).toBe(codes.phone.text);
});

test('a phone that plays by codes still knows its move and who plays on it', () => {
  const played = openPlayedByCode(
    { read: (key) => memory[key] ?? null, write: async () => {} },
    () => codes.turn.read.until - 1,
  );
  expect(played.number.value).toBe(17);
  expect(played.scene.value?.event ?? null).not.toBeNull();
});
