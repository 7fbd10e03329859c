import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GameHead } from '../../../src/app/games/gameHead.ts';
import type { DuplicateEntry } from '../../../src/domain/duplicate/fact.ts';
import { current, replay } from '../../../src/domain/duplicate/game.ts';
import { rankGame } from '../../../src/domain/duplicate/ranking.ts';
import type { Result } from '../../../src/domain/result.ts';
import { rulesMark } from '../../../src/domain/rules/mark.ts';
import type { TournamentEntry } from '../../../src/domain/tournament/fact.ts';
import { replayTournament } from '../../../src/domain/tournament/replay.ts';
import type { Tournament } from '../../../src/domain/tournament/state.ts';
import { hasWord } from '../../../src/lexicon/cursor.ts';
import { readListFile } from '../../../src/lexicon/file.ts';
import { webCryptography } from '../../../src/platform/webCryptography.ts';
import { cardLink, ownRules, readCardText, type TournamentCard } from '../../../src/share/card/card.ts';
import { readDuplicateBackup } from '../../../src/share/duplicate/duplicateBackup.ts';
import { readDuplicateFile } from '../../../src/share/duplicate/duplicateFile.ts';
import { readPartiarText } from '../../../src/share/duplicate/partiarLink.ts';
import { openBackup } from '../../../src/share/gameFile/backup.ts';
import { encodeBody, type SlipFormat } from '../../../src/share/slip/codec.ts';
import { readSlipText } from '../../../src/share/slip/link.ts';
import { reportOf } from '../../../src/share/slip/slipReport.ts';
import { readTournamentFile } from '../../../src/share/tournament/tournamentFile.ts';
import type { Head } from '../../../src/storage/head.ts';
import { openJournal } from '../../../src/storage/journal.ts';
import { tournamentStore } from '../../../src/storage/tournaments.ts';
import { openVault } from '../../../src/storage/vault.ts';
import { phone } from '../app/games/phone.ts';
import { read } from '../project/repository.ts';
import { MemoryRows, MemoryStorage, noWait } from '../storage/memoryRows.ts';
import { MemorySlips } from '../storage/memorySlips.ts';

type Kept<E> = { readonly seq: number; readonly entry: E; readonly sum: number };

/** What version 3 stored and sent, and what it made of it itself. */
const STORED = JSON.parse(read('tests/fixtures/stored-v3.json')) as {
  readonly database: { readonly heads: readonly Head<GameHead>[] };
  readonly backup: string;
  readonly expected: { readonly final: readonly number[] };
  readonly belongings: unknown;
  readonly duplicate: {
    readonly database: { readonly rows: readonly (Kept<DuplicateEntry> & { readonly game: string })[] };
    readonly file: string;
    readonly backup: string;
    readonly expected: { readonly phase: string; readonly table: unknown };
    readonly partiars: readonly { readonly link: string; readonly sheet: unknown }[];
  };
  readonly slips: readonly {
    readonly format: SlipFormat;
    readonly link: string;
    readonly slip: unknown;
    readonly scheme: string;
    readonly digest: string;
    readonly signature: string;
  }[];
  readonly cards: readonly {
    readonly format: number;
    readonly link: string;
    readonly card: TournamentCard;
  }[];
  readonly tournament: {
    readonly database: {
      readonly facts: readonly (Kept<TournamentEntry> & { readonly tournament: string })[];
      readonly slips: readonly {
        readonly tournament: string;
        readonly digest: string;
        readonly text: string;
      }[];
    };
    readonly file: string;
    readonly expected: Pick<Tournament, 'settings' | 'players' | 'rounds' | 'contested'>;
  };
  readonly list: { readonly name: string; readonly words: number; readonly fingerprint: string };
};
const { database, backup, belongings, duplicate, slips, cards, tournament, list } = STORED;
const cryptography = webCryptography(crypto.subtle);

function readOrThrow<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

describe('what version 3 stored', () => {
  test('a head: the game is known by it, or by a newer one made from its rows', async () => {
    const { rows, open } = phone();
    const stored = JSON.parse(read('tests/fixtures/stored-v3.json')) as {
      readonly database: { readonly rows: readonly { readonly game: string }[] };
    };
    rows.rows = stored.database.rows.map(({ game, ...row }) => ({
      log: game,
      ...(row as Omit<(typeof rows.rows)[number], 'log'>),
    }));
    rows.headRows = [...database.heads];
    await open();
    expect(rows.headRows).toMatchObject([{ log: 'fixture', count: rows.rows.length }]);
    expect(rows.headRows[0]?.about.summary?.points).toEqual(STORED.expected.final);
  });

  test('a duplicate game, from its rows, its file and the backup of its tournament', async () => {
    const rows = new MemoryRows<DuplicateEntry>();
    rows.rows = duplicate.database.rows.map(({ game, ...row }) => ({ log: game, ...row }));
    const journal = openJournal<DuplicateEntry>(new MemoryStorage());
    const { logs } = await openVault(rows, journal, noWait).load();
    const file = readOrThrow(readDuplicateFile(duplicate.file));
    expect(logs).toMatchObject([{ id: file.id, unusable: 0, entries: file.entries }]);
    expect(readOrThrow(readDuplicateBackup(duplicate.backup))).toEqual([file]);
    const { log, refused } = replay(file.entries);
    const state = current(log)!;
    expect(refused).toEqual([]);
    expect({ phase: state.phase, table: rankGame(state) }).toMatchObject(duplicate.expected);
  });

  test('a tournament with absences, classes, ratings, accepted lists, a copy that was taken over', async () => {
    const rows = new MemoryRows<TournamentEntry>();
    rows.rows = tournament.database.facts.map(({ tournament: log, ...row }) => ({ log, ...row }));
    const kept = new MemorySlips(tournament.database.slips);
    const store = tournamentStore(rows, kept, new MemoryStorage(), noWait);
    const [loaded] = (await store.load()).tournaments;
    const file = readOrThrow(readTournamentFile(tournament.file));
    expect(loaded).toMatchObject({ id: file.id, unusable: 0, entries: file.entries });
    expect(file.slips).toEqual(tournament.database.slips.map(({ digest, text }) => ({ digest, text })));
    const { tournament: now, refused } = replayTournament(file.entries);
    expect(refused).toEqual([]);
    expect(now).toMatchObject(tournament.expected);
    const kinds = new Set(file.entries.map(({ fact }) => fact.type));
    for (const kind of ['away', 'back', 'merged', 'reopened'] as const) expect(kinds).toContain(kind);
  });

  test('a word list of the second format', () => {
    const bytes = new Uint8Array(readFileSync(new URL('../../fixtures/list-v2.bin', import.meta.url)));
    const opened = readListFile(bytes);
    if (!opened.ok) throw new Error(opened.error.why);
    expect(opened.value).toMatchObject({ ...list, official: true, doubted: true });
    for (const word of ['dal', 'nieda', 'żal']) expect(hasWord(opened.value.graph, word)).toBe(true);
  });

  test('a backup with own rules and settings', async () => {
    const opened = readOrThrow(await openBackup(backup, async () => {}));
    expect([...opened.games]).toHaveLength(1);
    expect(opened.belongings).toEqual(belongings);
  });
});

describe('what version 3 sent', () => {
  test.each(slips)('a slip of format $format', async ({ format, link, slip, scheme, digest, signature }) => {
    const received = readOrThrow(readSlipText(link));
    expect(received).toMatchObject({ slip, format, consistent: true, signature: { scheme } });
    expect(encodeBody(received.slip, format)).toEqual(received.body);
    expect(await reportOf(received, cryptography)).toMatchObject({ digest, signature });
  });

  test.each(cards)('a card of format $format', ({ link, card }) => {
    const received = readOrThrow(readCardText(link));
    expect(received).toEqual(card);
    // Byte for byte: a phone that was not updated reads what is written now.
    expect(cardLink(received, link.split('#')[0]!).link).toBe(link);
    const rules = ownRules(received);
    if (rules) expect(rulesMark(rules)).toBe(card.regulation.mark);
  });

  test.each(duplicate.partiars)('the sheet of a participant: $link', ({ link, sheet }) => {
    expect(readOrThrow(readPartiarText(link))).toEqual(sheet);
  });
});
