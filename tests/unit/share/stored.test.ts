import { describe, expect, test } from 'vitest';
import { rulesOfCard } from '../../../src/app/handoff/handoff.ts';
import { loadHeldCard } from '../../../src/app/handoff/heldCard.ts';
import { createOwnRules } from '../../../src/app/newGame/ownRules.ts';
import { regulationMark, regulationRules } from '../../../src/app/organizer/regulation.ts';
import type { Result } from '../../../src/domain/result.ts';
import { ADDED, completeRules } from '../../../src/domain/rules/complete.ts';
import { rulesMark } from '../../../src/domain/rules/mark.ts';
import { presetById } from '../../../src/domain/rules/presets.ts';
import { replay } from '../../../src/domain/table/game.ts';
import type { TournamentEntry } from '../../../src/domain/tournament/fact.ts';
import { replayTournament } from '../../../src/domain/tournament/replay.ts';
import { webCryptography } from '../../../src/platform/webCryptography.ts';
import { cardLink, ownRules, readCardText } from '../../../src/share/card/card.ts';
import { replayReport } from '../../../src/share/gameFile/report.ts';
import { encodeBody } from '../../../src/share/slip/codec.ts';
import { readSlipText } from '../../../src/share/slip/link.ts';
import { reportOf } from '../../../src/share/slip/slipReport.ts';
import { readTournamentFile } from '../../../src/share/tournament/tournamentFile.ts';
import { tournamentStore } from '../../../src/storage/tournaments.ts';
import { memoryPreferences } from '../app/memoryPreferences.ts';
import { MemoryRows, MemoryStorage, noWait } from '../storage/memoryRows.ts';
import { MemorySlips } from '../storage/memorySlips.ts';
import { STORED_V2 } from '../storage/stored.ts';
import { readBackup } from './wholeBackup.ts';

const cryptography = webCryptography(crypto.subtle);
const { preferences, marks, cards, slips, tournament, games } = STORED_V2;

function readOrThrow<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

describe('what version 2 stored', () => {
  test('own rules are all there, also those from before a word list was named', async () => {
    const own = createOwnRules(memoryPreferences({ rules: preferences.rules }));
    await own.load();
    expect(own.value.value).toEqual(preferences.rules.map((rules) => ({ ...ADDED, ...rules })));
    expect(own.value.value).toHaveLength(8);
  });

  test.each(marks)('the mark of $id with time $time is $mark', ({ id, time, mark }) => {
    const rules = presetById(id) ?? preferences.rules.find((own) => own.id === id);
    expect(regulationMark(completeRules(rules!), time)).toBe(mark);
  });

  test('the card a phone holds', async () => {
    const held = await loadHeldCard(memoryPreferences({ tournament: preferences.tournament }));
    expect(held.card.value).toEqual(readOrThrow(readCardText(preferences.tournament)));
    expect(rulesOfCard(held.card.value!)).toMatchObject({ id: 'own-6f', clock: { time: 1_200_000 } });
  });

  test('a tournament in the database, by the mark it was set up with', async () => {
    const rows = new MemoryRows<TournamentEntry>();
    rows.rows = tournament.database.facts.map(({ tournament: log, ...row }) => ({ log, ...row }));
    const kept = new MemorySlips(tournament.database.slips);
    const store = tournamentStore(rows, kept, new MemoryStorage(), noWait);
    const [loaded] = (await store.load()).tournaments;
    expect(loaded).toMatchObject({ id: 'fixture2026', unusable: 0 });
    expect(loaded?.slips).toHaveLength(2);
    const { tournament: now, refused } = replayTournament(loaded!.entries);
    expect(refused).toEqual([]);
    expect(now?.settings).toEqual(tournament.settings);
    const { settings } = now!;
    expect(regulationMark(regulationRules(settings)!, settings.time)).toBe(settings.regulation.mark);
  });
});

describe('what version 2 wrote into files', () => {
  test('a backup of games: every kind of fact', async () => {
    const { games: read, unreadable } = readOrThrow(await readBackup(games.backup));
    expect(unreadable).toBe(0);
    const now = read.map(({ id, entries }) => {
      const replayed = replay(entries);
      expect(replayed.refused).toEqual([]);
      return { id, facts: entries.length, ...replayReport(replayed, null) };
    });
    expect(now).toMatchObject(games.expected);
    const kinds = new Set(read.flatMap(({ entries }) => entries.map(({ fact }) => fact.type)));
    expect(kinds.size).toBe(19);
  });

  test('a tournament', () => {
    const { id, entries, slips: kept } = readOrThrow(readTournamentFile(tournament.file));
    expect(id).toBe('fixture2026');
    expect(entries).toEqual(tournament.database.facts.map(({ entry }) => entry));
    expect(kept).toEqual(tournament.database.slips.map(({ digest, text }) => ({ digest, text })));
    expect(new Set(entries.map(({ fact }) => fact.type)).size).toBe(13);
  });
});

describe('what version 2 sent', () => {
  // Version 2 called the seating a board.
  test.each(cards)('a card: $what', ({ link, card: { board: seating, ...card }, rules }) => {
    const read = readOrThrow(readCardText(link));
    // What was added to the rules since is read with its default.
    const { unseen } = ADDED;
    expect(read).toEqual({ ...card, rules: card.rules && { ...card.rules, unseen }, seating });
    expect(ownRules(read)).toEqual(rules && { ...rules, unseen });
    if (rules) expect(rulesMark(rules)).toBe(card.regulation.mark);
    // Byte for byte: a phone that was not updated reads what is written now.
    expect(cardLink(read, link.split('#')[0]!).link).toBe(link);
  });

  test('a card whose rules tell more or less of the unseen tiles is of the next format, and read as it was written', () => {
    const { link } = cards.find(({ rules }) => rules)!;
    const read = readOrThrow(readCardText(link));
    for (const unseen of ['none', 'list'] as const) {
      const rules = { ...ownRules(read)!, unseen };
      const regulation = { ...read.regulation, mark: rulesMark(rules) };
      const sent = cardLink({ ...read, regulation, rules: { ...read.rules!, unseen } }, '').link;
      expect(sent).toMatch(/^#t4\./);
      expect(ownRules(readOrThrow(readCardText(sent)))).toEqual(rules);
    }
  });

  test.each(slips)('a slip: $what', async ({ link, scheme, consistent, slip, digest, signature }) => {
    const received = readOrThrow(readSlipText(link));
    // In memory a list that was not named is null by now; its bytes are two empty texts still.
    const lexicon = slip.lexicon?.name === '' ? null : slip.lexicon;
    expect(received).toMatchObject({ slip: { ...slip, lexicon }, consistent, signature: { scheme } });
    expect(encodeBody(received.slip)).toEqual(received.body);
    expect(await reportOf(received, cryptography)).toMatchObject({ digest, signature });
  });

  test('slips of own rules name the mark those rules have now', () => {
    const own = new Map(preferences.rules.map((rules) => [rules.id, rulesMark(rules)]));
    const sent = slips.filter(({ slip }) => own.has(slip.regulation.id));
    expect(sent.map(({ slip }) => slip.regulation.id)).toContain('own-2b');
    for (const { slip } of sent) {
      if (slip.regulation.id === 'own-6f') continue;
      expect(slip.regulation.mark).toBe(own.get(slip.regulation.id));
    }
  });
});
