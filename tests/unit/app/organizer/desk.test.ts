import { effect } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { Desk } from '../../../../src/app/organizer/desk.ts';
import { openOrganizer } from '../../../../src/app/organizer/organizer.ts';
import type { OrganizerPorts, TournamentNews, TournamentStore } from '../../../../src/app/organizer/ports.ts';
import { PINCZOW_SCHOOL } from '../../../../src/domain/rules/presets/pinczow.ts';
import type { Start } from '../../../../src/domain/table/fact.ts';
import type { TournamentEntry } from '../../../../src/domain/tournament/fact.ts';
import { DAY } from '../../../../src/domain/units.ts';
import { webCryptography } from '../../../../src/platform/webCryptography.ts';
import { writeSlip } from '../../../../src/share/slip/link.ts';
import { slipPayload } from '../../../../src/share/slip/payload.ts';
import { newDeviceKey } from '../../../../src/share/slip/signature.ts';
import { tournamentStore } from '../../../../src/storage/tournaments.ts';
import { SETTINGS } from '../../domain/tournament/hall.ts';
import { finishedGame } from '../../share/finishedGames.ts';
import { MemoryRows, MemoryStorage, named, noWait } from '../../storage/memoryRows.ts';
import { MemorySlips } from '../../storage/memorySlips.ts';
import { STORED_V2 } from '../../storage/stored.ts';

const cryptography = webCryptography(crypto.subtle);

const BEGUN = 1_000;

/** A phone: its database and its second place, both of which can be told to fail, and windows that may be unable to talk. */
function phone(windowsTalk = true) {
  const rows = new MemoryRows<TournamentEntry>();
  const storage = new MemoryStorage();
  const slips = new MemorySlips();
  rows.remove = async (id) => {
    await rows.cut(id, 0);
    slips.rows = slips.rows.filter(({ tournament }) => tournament !== id);
  };
  /** The windows of this browser, each with its own reader of the one store; all but the teller are told. */
  const windows: ((news: TournamentNews) => void)[] = [];
  const open = () => {
    const told: ((news: TournamentNews) => void)[] = [];
    const hear = (news: TournamentNews) => {
      for (const listener of told) listener(news);
    };
    windows.push(hear);
    return openOrganizer({
      ...ports(tournamentStore(rows, slips, storage, noWait)),
      onBroadcast: (listener) => told.push(listener),
      broadcast: (news) => {
        for (const other of windows) if (windowsTalk && other !== hear) other(news);
      },
    });
  };
  return { rows, storage, slips, open };
}

const ports = (store: TournamentStore): OrganizerPorts => ({
  store,
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
  now: () => BEGUN,
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

const saved = (desk: Desk, state: Desk['saving']['value'] = 'saved') =>
  expect.poll(() => desk.saving.value).toBe(state);

async function slipText(
  seed: number,
  round = '1',
  more: Partial<Start> = {},
  begun = BEGUN,
): Promise<string> {
  const { id, entries } = finishedGame(
    seed,
    12,
    {
      rules: PINCZOW_SCHOOL,
      players: [{ name: 'Anna Żak' }, { name: 'Jan Kot' }],
      round,
      table: '1',
      ...more,
    },
    begun,
  );
  const written = await writeSlip(slipPayload(id, entries)!, 'https://example.org/', {
    cryptography,
    key: await newDeviceKey(cryptography),
  });
  return written.link;
}

async function deskWithPair({ open }: Pick<ReturnType<typeof phone>, 'open'> = phone()) {
  const organizer = await open();
  const settings = {
    ...SETTINGS,
    lexicon: null,
    regulation: { id: 'pinczow-school', name: 'P', mark: null },
  };
  const desk = (await organizer.create(settings))!;
  desk.record(
    { type: 'player', number: 1, name: 'Anna Żak', club: '' },
    { type: 'player', number: 2, name: 'Jan Kot', club: '' },
    { type: 'paired', round: 1, by: 'typed', pairs: [{ table: 1, players: [1, 2] }], byes: [] },
  );
  await saved(desk);
  return { organizer, desk };
}

const dead = () => Array.from({ length: 3 }, () => named('UnknownError'));

describe('the desk', () => {
  test('accepts a signed slip at once and remembers it; a second phone is a question that survives a reload', async () => {
    const device = phone();
    const { desk } = await deskWithPair(device);
    const link = await slipText(5);
    expect(await desk.receive(link)).toMatchObject({ kind: 'slip', decision: { kind: 'accept' } });
    expect(await desk.receive(link)).toMatchObject({
      kind: 'slip',
      decision: { kind: 'same', other: false },
    });
    expect(await desk.receive(await slipText(6))).toMatchObject({ decision: { kind: 'question' } });
    expect(desk.inbox.value).toHaveLength(1);
    await saved(desk);

    const again = (await device.open()).find('abcdef')!;
    await expect.poll(() => again.inbox.value).toHaveLength(1);
    expect(again.tournament.value).toEqual(desk.tournament.value);
    const { digest } = again.inbox.value[0]!.report;
    expect(again.setAside(digest, '')).toEqual({ why: 'reason-missing' });
    expect(again.setAside(digest, 'pomyłka')).toBe(null);
    expect(again.inbox.value).toHaveLength(0);
  });

  test('shows nothing of a slip, result or question, before the slip is in its second place', async () => {
    const device = phone();
    const { desk } = await deskWithPair(device);
    const keptSlips = () =>
      Array.from({ length: device.storage.length }, (_, i) => device.storage.key(i) ?? '').filter((key) =>
        key.startsWith('sprawdzam.slip.'),
      ).length;
    // A database that does not answer: only the second place has them.
    device.slips.keep = (slip) => {
      device.storage.setItem(`sprawdzam.slip.${slip.digest}`, slip.text);
      return new Promise(() => undefined);
    };
    const seen: string[] = [];
    const stop = effect(() => {
      const results = desk.tournament.value.rounds[0]!.pairings[0]!.results.filter(Boolean).length;
      seen.push(`${results} ${desk.inbox.value.length} ${keptSlips()}`);
    });
    await desk.receive(await slipText(5));
    await desk.receive(await slipText(6));
    stop();
    expect(seen).toEqual(['0 0 0', '1 0 1', '1 1 2']);
  });

  test('asks about a slip that the tournament cannot take, and can only set it aside', async () => {
    const { desk } = await deskWithPair();
    const tooMuch = await slipText(5, '1', { takeover: { scores: [6_000, 90] } });
    expect(await desk.receive(tooMuch)).toMatchObject({
      decision: { kind: 'question', questions: [{ why: 'not-recordable' }], proposal: null },
    });
    expect(desk.tournament.value.rounds[0]!.pairings[0]!.results).toEqual([null]);
    expect(desk.setAside(desk.inbox.value[0]!.report.digest, 'żart')).toBe(null);
    expect(desk.inbox.value).toHaveLength(0);
    expect(await desk.receive(await slipText(6))).toMatchObject({ decision: { kind: 'accept' } });
  });

  test('asks about a slip of later today; one of the day after tomorrow is refused and not kept', async () => {
    const { desk } = await deskWithPair();
    const begun = (at: number) => slipText(5, '1', {}, BEGUN + at);
    expect(await desk.receive(await begun(2 * DAY))).toEqual({ kind: 'unreadable', why: 'impossible-date' });
    expect(await desk.collect(await begun(2 * DAY))).toEqual({ kind: 'unreadable', why: 'impossible-date' });
    expect(desk.slips()).toEqual([]);
    expect(await desk.receive(await begun(DAY / 2))).toMatchObject({
      decision: { kind: 'question', questions: [{ why: 'in-the-future' }] },
    });
    expect(desk.slips()).toHaveLength(1);
  });

  test('a slip changed by one letter has a bad signature or cannot be read', async () => {
    const { desk } = await deskWithPair();
    const link = await slipText(5);
    for (let at = link.indexOf('#s1.') + 20; at < link.length; at += 9) {
      const letter = link[at] === 'A' ? 'B' : 'A';
      const receipt = await desk.receive(link.slice(0, at) + letter + link.slice(at + 1));
      expect(receipt.kind === 'unreadable' || receipt.decision.kind === 'question').toBe(true);
    }
    expect(desk.tournament.value.rounds[0]!.pairings[0]!.results).toEqual([null]);
  });

  test('a database that refuses leaves the second copy, says so, and loses nothing', async () => {
    const device = phone();
    const { desk } = await deskWithPair(device);
    device.rows.failures = dead();
    desk.record({ type: 'withdrawn', number: 1 });
    await saved(desk, 'copy');

    const again = (await device.open()).find('abcdef')!;
    expect(again.tournament.value).toEqual(desk.tournament.value);
    // What only the second copy had is in the database now.
    await expect.poll(() => device.rows.rows).toHaveLength(desk.entries.value.length);
    await saved(again);
  });

  test('says what is wrong, and saves later', async () => {
    const device = phone();
    const { desk } = await deskWithPair(device);
    device.rows.failures = [named('QuotaExceededError')];
    desk.record({ type: 'withdrawn', number: 1 });
    await saved(desk, 'full');
    device.storage.full = true;
    device.rows.failures = dead();
    desk.record({ type: 'returned', number: 1 });
    await saved(desk, 'memory');
    await desk.saveAgain();
    expect(desk.saving.value).toBe('saved');
    expect(device.rows.rows.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('a database that does not answer at the start shows the second copies, and says so', async () => {
    const device = phone();
    const { desk } = await deskWithPair(device);
    device.rows.failures = dead();
    const organizer = await device.open();
    expect(organizer.complete).toBe(false);
    expect(organizer.find('abcdef')?.tournament.value).toEqual(desk.tournament.value);
  });

  test('what was recorded at once is stored at once or not at all', async () => {
    const device = phone();
    const { desk } = await deskWithPair(device);
    const adds: number[] = [];
    const { add } = device.rows;
    device.rows.add = (rows) => {
      adds.push(rows.length);
      return add(rows);
    };
    desk.record({ type: 'withdrawn', number: 1 }, { type: 'returned', number: 1 });
    await saved(desk);
    expect(adds).toEqual([2]);
  });

  test('a tournament long past gives up its second copy', async () => {
    const device = phone();
    await deskWithPair(device);
    expect(device.storage.length).toBe(1);
    const store = tournamentStore(device.rows, device.slips, device.storage, noWait);
    const later = await openOrganizer({ ...ports(store), now: () => 1_000 + 15 * 86_400_000 });
    expect(device.storage.length).toBe(0);
    expect(later.desks.value).toHaveLength(1);
  });

  test('two windows that cannot talk never mix: the slower one is told, and reads what the other wrote', async () => {
    const device = phone(false);
    const { desk } = await deskWithPair(device);
    const other = (await device.open()).find('abcdef')!;
    other.record({ type: 'withdrawn', number: 1 });
    await saved(other);
    desk.record({ type: 'player', number: 3, name: 'Ola', club: '' });
    await saved(desk, 'conflict');
    // Only a yes gives up what was entered here.
    await desk.reread(false);
    expect(desk.saving.value).toBe('conflict');
    await desk.reread(true);
    expect(desk.tournament.value).toEqual(other.tournament.value);
    expect(desk.saving.value).toBe('saved');
    desk.record({ type: 'returned', number: 1 });
    await saved(desk);
    await other.reread(false);
    expect(other.tournament.value).toEqual(desk.tournament.value);
  });

  test('a damaged row ends the history there, is told, and stops nobody', async () => {
    const device = phone();
    await deskWithPair(device);
    device.rows.rows = device.rows.rows.map((row) => (row.seq === 2 ? { ...row, sum: row.sum ^ 1 } : row));
    device.storage.removeItem('sprawdzam.tournament.abcdef');
    const desk = (await device.open()).find('abcdef')!;
    expect(desk.unusable).toBe(2);
    expect(desk.tournament.value.players).toHaveLength(1);
    desk.record({ type: 'player', number: 2, name: 'Jan Kot', club: '' });
    await saved(desk);
  });

  test('a backup moves it; an older or foreign one replaces nothing', async () => {
    const device = phone();
    const { desk } = await deskWithPair(device);
    await desk.receive(await slipText(5));
    await saved(desk);
    // As it was stored, not only as it is in memory.
    const organizer = await device.open();
    const backup = organizer.backup(organizer.find('abcdef')!);
    expect(await organizer.restore(backup)).toEqual({ ok: false, error: { why: 'known' } });
    const elsewhere = phone();
    const restored = await (await elsewhere.open()).restore(backup);
    expect(restored.ok && restored.value.tournament.value).toEqual(desk.tournament.value);
    expect(elsewhere.slips.rows).toHaveLength(1);
    expect(elsewhere.rows.rows).toHaveLength(desk.entries.value.length);
  });

  test('what came back from its backup has a round’s time of its own, which ends with its round', async () => {
    const { organizer, desk } = await deskWithPair();
    organizer.timer(desk);
    const backup = organizer.backup(desk);
    await organizer.remove('abcdef');
    const restored = await organizer.restore(backup);
    if (!restored.ok) throw new Error(JSON.stringify(restored.error));
    const timer = organizer.timer(restored.value);
    timer.start(60_000);
    expect(timer.time.value).not.toBeNull();
    const pairs = [{ table: 1, players: [1, 2] as const }];
    const paired = { type: 'paired', round: 2, by: 'typed', pairs, byes: [] } as const;
    expect(restored.value.record(paired)).toBeNull();
    expect(timer.time.value).toBeNull();
  });

  test('a slip opened as a link goes to the only tournament, or waits to be given one', async () => {
    const { organizer, desk } = await deskWithPair();
    expect(await organizer.receive(await slipText(5))).toBe(desk);
    expect(desk.latest.value).toMatchObject({ decision: { kind: 'accept' } });
    await organizer.remove('abcdef');
    expect(await organizer.receive(await slipText(6))).toBe(null);
    expect(organizer.waiting.value).not.toBe('');
  });
});

describe('a second window', () => {
  /** The same tournament in two windows of one browser. */
  async function twoWindows(device = phone()) {
    const one = await deskWithPair(device);
    const organizer = await device.open();
    return { one, two: { organizer, desk: organizer.find('abcdef')! } };
  }
  const asked = (desk: Desk) => desk.inbox.value.map(({ report }) => report.digest);

  test('has what the first one received: the results, the slips, the questions', async () => {
    const { one, two } = await twoWindows();
    await one.desk.receive(await slipText(5));
    await one.desk.receive(await slipText(6));
    await expect.poll(() => asked(two.desk)).toEqual(asked(one.desk));
    expect(asked(two.desk)).toHaveLength(1);
    await expect.poll(() => two.desk.tournament.value).toEqual(one.desk.tournament.value);
    expect(two.desk.slips()).toHaveLength(2);
    expect(two.organizer.backup(two.desk)).toBe(one.organizer.backup(one.desk));
  });

  test('answers what the first one was asked; a slip that comes once more asks in both', async () => {
    const device = phone();
    const { one, two } = await twoWindows(device);
    await one.desk.receive(await slipText(5));
    const disputed = await slipText(6);
    await one.desk.receive(disputed);
    await expect.poll(() => asked(two.desk)).toHaveLength(1);
    expect(two.desk.setAside(asked(two.desk)[0]!, 'pomyłka')).toBe(null);
    await expect.poll(() => asked(one.desk)).toEqual([]);
    await saved(two.desk);
    // A window opened now has no reason to ask.
    const three = (await device.open()).find('abcdef')!;
    await one.desk.receive(disputed);
    for (const desk of [two.desk, three]) await expect.poll(() => asked(desk)).toEqual(asked(one.desk));
    expect(asked(one.desk)).toHaveLength(1);
  });

  test('receives slips also while its own facts wait for a decision', async () => {
    const device = phone(false);
    const { one, two } = await twoWindows(device);
    one.desk.record({ type: 'withdrawn', number: 1 });
    await saved(one.desk);
    two.desk.record({ type: 'player', number: 3, name: 'Ola', club: '' });
    await saved(two.desk, 'conflict');
    await one.desk.receive(await slipText(5));
    await saved(one.desk);
    await two.desk.reread(false);
    expect(two.desk.saving.value).toBe('conflict');
    expect(two.desk.slips()).toEqual(one.desk.slips());
  });

  test('keeps the players that were chosen in it when the first one writes on', async () => {
    const { one, two } = await twoWindows();
    const players = [{ name: 'A. Żak' }, { name: 'Jan Kot' }];
    await one.desk.receive(await slipText(5, '1', { players }));
    await expect.poll(() => asked(two.desk)).toHaveLength(1);
    two.desk.choosePlayer(asked(two.desk)[0]!, 0, 1);
    one.desk.record({ type: 'player', number: 3, name: 'Ola', club: '' });
    await expect.poll(() => two.desk.tournament.value.players).toHaveLength(3);
    expect(two.desk.inbox.value).toMatchObject([{ players: [1, null], decision: { kind: 'accept' } }]);
  });

  test('has a tournament that was created or restored in the first one, with its slips', async () => {
    const device = phone();
    const other = await device.open();
    const { organizer, desk } = await deskWithPair(device);
    await desk.receive(await slipText(5));
    await expect.poll(() => other.find('abcdef')?.tournament.value).toEqual(desk.tournament.value);
    await expect.poll(() => other.find('abcdef')?.slips()).toEqual(desk.slips());

    const elsewhere = phone();
    const watching = await elsewhere.open();
    await (await elsewhere.open()).restore(organizer.backup(desk));
    await expect.poll(() => watching.find('abcdef')?.slips()).toEqual(desk.slips());
    expect(watching.find('abcdef')?.tournament.value).toEqual(desk.tournament.value);
  });

  test('a longer backup adds its slips to those that are here', async () => {
    const device = phone();
    const { organizer, desk } = await deskWithPair(device);
    const elsewhere = phone();
    const copy = await elsewhere.open();
    await copy.restore(organizer.backup(desk));
    await copy
      .find('abcdef')!
      .receive(await slipText(6, '9', { players: [{ name: 'Obcy' }, { name: 'Inny' }] }));
    await desk.receive(await slipText(5));
    const restored = await copy.restore(organizer.backup(desk));
    expect(restored.ok && restored.value.slips()).toHaveLength(2);
    await expect.poll(() => restored.ok && restored.value.inbox.value).toHaveLength(1);
  });
});

describe('a tournament that is removed', () => {
  test('takes its slips along; where the database refuses, everything is as it was', async () => {
    const device = phone();
    const { organizer, desk } = await deskWithPair(device);
    await desk.receive(await slipText(5));
    await saved(desk);
    const facts = device.rows.rows.length;
    device.rows.failures = dead();
    await expect(organizer.remove('abcdef')).rejects.toThrow();
    expect([device.rows.rows.length, device.slips.rows.length]).toEqual([facts, 1]);
    expect(organizer.find('abcdef')).toBe(desk);
    device.rows.failures = [];
    await organizer.remove('abcdef');
    expect([device.rows.rows.length, device.slips.rows.length, device.storage.length]).toEqual([0, 0, 0]);
    expect(organizer.desks.value).toEqual([]);
  });

  test('is gone from every window, and none of them brings it back', async () => {
    const device = phone();
    const { organizer, desk } = await deskWithPair(device);
    const other = await device.open();
    const there = other.find('abcdef')!;
    await saved(there);
    await organizer.remove('abcdef');
    expect(other.desks.value).toEqual([]);
    expect([device.rows.rows.length, device.storage.length]).toEqual([0, 0]);
    // What was still on its way finds nothing to write.
    await there.saveAgain();
    await desk.saveAgain();
    expect(device.rows.rows).toEqual([]);
    expect((await device.open()).desks.value).toEqual([]);
  });
});

describe('what version 2 stored', () => {
  const { database } = STORED_V2.tournament;
  const device = () => {
    const it = phone();
    it.rows.rows = database.facts.map(({ tournament: log, ...row }) => ({ log, ...row }));
    it.slips.rows = database.slips;
    return it;
  };

  test('a tournament of the database: its standings, its slips, the question that was open', async () => {
    const desk = (await device().open()).find('fixture2026')!;
    expect(desk.unusable).toBe(0);
    const lines = desk.standings.value.map((row) => [row.place, row.player.number, row.wins, row.points]);
    expect(lines).toEqual([
      [1, 5, 1, 300],
      [2, 1, 1, 60],
      [3, 3, 1, 0],
      [4, 2, 0, 33],
      [5, 4, 0, 0],
    ]);
    expect(desk.clubs.value.map(({ club, points }) => [club, points])).toEqual([
      ['LO; „Dwójka”', 150],
      ['SP 1', 30],
      ['SP 2', 33],
    ]);
    // By this phone's date it is still 1970.
    const dates = ['in-the-future'];
    const codes = ['unknown-player', 'unknown-player', 'wrong-regulation', 'set-aside-before', ...dates];
    await expect
      .poll(() => desk.inbox.value)
      .toMatchObject([{ decision: { questions: codes.map((why) => ({ why })) } }]);
    expect(desk.slipSummary('oz7PYTR1OdAmEPmhegpk')?.final).toEqual([60, 33]);
  });

  test('a backup of it is the same tournament, and adds nothing where it is known', async () => {
    const { file } = STORED_V2.tournament;
    const known = await device().open();
    expect(await known.restore(file)).toEqual({ ok: false, error: { why: 'known' } });
    const organizer = await phone().open();
    const restored = await organizer.restore(file);
    const desk = restored.ok ? restored.value : null;
    expect(desk?.tournament.value).toEqual(known.find('fixture2026')!.tournament.value);
    expect(desk?.slips()).toEqual(known.find('fixture2026')!.slips());
    expect(JSON.parse(organizer.backup(desk!))).toEqual(JSON.parse(file));
  });
});

describe('many slips', () => {
  test('are judged once each while more of them come: as many looks at the clock as slips', async () => {
    let looks = 0;
    const organizer = await openOrganizer({
      ...ports(tournamentStore(new MemoryRows(), new MemorySlips(), new MemoryStorage(), noWait)),
      now: () => {
        looks += 1;
        return BEGUN;
      },
    });
    const { desk } = await deskWithPair({ open: async () => organizer });
    const links = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        slipText(i + 1, '1', { players: [{ name: 'Obcy' }, { name: 'Jan Kot' }] }),
      ),
    );
    looks = 0;
    for (const [i, link] of links.entries()) {
      const before = desk.inbox.value;
      await desk.receive(link);
      expect(desk.inbox.value).toHaveLength(i + 1);
      // The same objects: what shows those that wait already has nothing to do.
      expect(desk.inbox.value.every((one, at) => at === i || one === before[at])).toBe(true);
    }
    // One to believe its date, one by whoever receives it, one by the list of those that wait.
    expect(looks).toBe(3 * links.length);
  });

  test('are set aside at once, for one reason; the others stay', async () => {
    const { desk } = await deskWithPair();
    const stranger = (seed: number) =>
      slipText(seed, '1', { players: [{ name: `Obcy ${seed}` }, { name: 'Jan Kot' }] });
    for (const seed of [3, 4, 5]) await desk.receive(await stranger(seed));
    await desk.receive(await slipText(6, '9'));
    const digests = desk.inbox.value
      .filter(
        ({ decision }) => decision.kind === 'question' && decision.questions[0]?.why === 'unknown-player',
      )
      .map(({ report }) => report.digest);
    expect(digests).toHaveLength(3);
    expect(desk.setAllAside(digests, 'obcy')).toBeNull();
    expect(desk.inbox.value).toHaveLength(1);
    expect(desk.entries.value.slice(-3).map(({ fact }) => fact)).toEqual(
      digests.map((slip) => ({ type: 'set-aside', slip, reason: 'obcy' })),
    );
  });

  test('from the folder that have their answer are not asked about again; given by hand they are', async () => {
    const { desk } = await deskWithPair();
    const link = await slipText(3, '1', { players: [{ name: 'Obcy' }, { name: 'Jan Kot' }] });
    expect(await desk.collect(link)).toMatchObject({ kind: 'slip', decision: { kind: 'question' } });
    desk.setAside(desk.inbox.value[0]!.report.digest, 'obcy');
    const { length } = desk.entries.value;
    expect((await desk.collect(link)).kind).toBe('answered');
    expect([desk.inbox.value.length, desk.entries.value.length]).toEqual([0, length]);
    await desk.receive(link);
    expect(desk.inbox.value).toHaveLength(1);
  });
});

describe('an answered slip', () => {
  /** The versions of one game as its phone sends them: before and after the signatures, and after a correction. */
  async function versions() {
    const { id, entries } = finishedGame(
      5,
      12,
      {
        rules: PINCZOW_SCHOOL,
        players: [{ name: 'Anna Żak' }, { name: 'Jan Kot' }],
        round: '1',
        table: '1',
        lexicon: { name: 'SJP', edition: '1' },
      },
      BEGUN,
    );
    const key = await newDeviceKey(cryptography);
    const payload = slipPayload(id, entries)!;
    const write = async (changes: Partial<typeof payload>) =>
      (await writeSlip({ ...payload, ...changes }, 'https://example.org/', { cryptography, key })).link;
    const columns = payload.columns.map((column, i) =>
      i === 0 ? { ...column, total: column.total + 2 } : column,
    );
    return {
      first: await write({}),
      unsigned: await write({ version: 2, columns, confirmed: [0] }),
      second: await write({ version: 2, columns }),
    };
  }
  const slot = { round: 1, table: 1, game: 1 };
  const asked = (desk: Desk) =>
    desk.inbox.value.map(({ decision }) =>
      decision.kind === 'question' ? decision.questions.map(({ why }) => why) : [],
    );
  const digestOf = async (desk: Desk, text: string) => {
    const receipt = await desk.receive(text);
    if (receipt.kind !== 'slip') throw new Error('unreadable');
    return receipt.report.digest;
  };
  /** OSPS is wanted, so that every slip asks something. */
  async function strictDesk(device = phone()) {
    const { desk } = await deskWithPair(device);
    const { settings } = desk.tournament.value;
    desk.record({ type: 'settings', settings: { ...settings, lexicon: { name: 'OSPS' } } });
    await saved(desk);
    return desk;
  }
  const reloaded = async (device: ReturnType<typeof phone>, desk: Desk) => {
    await saved(desk);
    return (await device.open()).find('abcdef')!;
  };

  test('is not asked about again when a newer version takes its place, also after a reload', async () => {
    const device = phone();
    const desk = await strictDesk(device);
    const { first, second } = await versions();
    expect(desk.accept(await digestOf(desk, first), '')).toBe(null);
    const later = await digestOf(desk, second);
    expect(asked(desk)).toEqual([['changed-version', 'sums-differ', 'wrong-lexicon']]);
    expect(desk.accept(later, 'poprawka')).toBe(null);
    expect(asked(desk)).toEqual([]);
    const other = await digestOf(desk, await slipText(6));
    const again = await reloaded(device, desk);
    await expect.poll(() => again.inbox.value.map(({ report }) => report.digest)).toEqual([other]);
  });

  test('is not asked about again when its result is corrected or removed by hand', async () => {
    const desk = await strictDesk();
    const { first } = await versions();
    desk.accept(await digestOf(desk, first), '');
    const score = { scores: [1, 2] as const, winner: 1 as const, forfeit: false };
    const fact = { ...slot, ...score, source: { kind: 'manual' as const }, answered: [], reason: 'sędzia' };
    expect(desk.record({ type: 'corrected', ...fact })).toBe(null);
    expect(asked(desk)).toEqual([]);
    expect(desk.record({ type: 'removed', ...slot, reason: 'sędzia' })).toBe(null);
    expect(asked(desk)).toEqual([]);
  });

  test('that comes once more is a question once more, and that survives a reload', async () => {
    const device = phone();
    const desk = await strictDesk(device);
    const { first, second } = await versions();
    desk.setAside(await digestOf(desk, first), 'pomyłka');
    expect(asked(desk)).toEqual([]);
    await desk.receive(first);
    await desk.receive(first);
    expect(asked(desk)).toEqual([['wrong-lexicon', 'set-aside-before']]);
    const again = await reloaded(device, desk);
    await expect.poll(() => asked(again)).toEqual([['wrong-lexicon', 'set-aside-before']]);
    expect(again.entries.value.filter(({ fact }) => fact.type === 'reopened')).toHaveLength(1);
    // An accepted one as well.
    again.accept(await digestOf(again, first), '');
    again.accept(await digestOf(again, second), 'poprawka');
    await again.receive(first);
    const third = await reloaded(device, again);
    await expect.poll(() => asked(third)).toEqual([['older-version', 'wrong-lexicon', 'set-aside-before']]);
  });

  test('signed by both takes the place of the same version that was not, waiting or accepted', async () => {
    const device = phone();
    const desk = await strictDesk(device);
    const { first, unsigned, second } = await versions();
    desk.accept(await digestOf(desk, first), '');
    await desk.receive(unsigned);
    const signed = await digestOf(desk, second);
    expect(asked(desk)).toEqual([['changed-version', 'sums-differ', 'wrong-lexicon']]);
    const again = await reloaded(device, desk);
    await expect.poll(() => asked(again)).toEqual([['changed-version', 'sums-differ', 'wrong-lexicon']]);
    expect(again.accept(signed, 'poprawka')).toBe(null);
    expect(asked(again)).toEqual([]);
    again.record({ type: 'removed', ...slot, reason: 'sędzia' });
    expect(asked(again)).toEqual([]);

    const other = await strictDesk();
    other.accept(await digestOf(other, unsigned), 'zgoda');
    expect(await other.receive(second)).toMatchObject({ decision: { kind: 'same' } });
  });

  test('is what is said last: accepted, or nothing once it was set aside', async () => {
    const desk = await strictDesk();
    const { first } = await versions();
    const digest = await digestOf(desk, first);
    await desk.receive('nonsense');
    desk.accept(digest, '');
    expect(desk.latest.value).toMatchObject({ report: { digest }, decision: { kind: 'accept' } });
    const other = await digestOf(desk, await slipText(6));
    await desk.receive(first);
    desk.setAside(other, 'pomyłka');
    expect(desk.latest.value).toBe(null);
  });

  test('set aside takes with it the one that it stood for', async () => {
    const desk = await strictDesk();
    const { unsigned, second } = await versions();
    await desk.receive(unsigned);
    const digest = await digestOf(desk, second);
    const { report } = desk.inbox.value[0]!;
    desk.setAside(digest, 'pomyłka');
    expect(asked(desk)).toEqual([]);
    // The history can still tell which it was.
    expect(desk.slipSummary(digest)).toEqual({ players: report.players, final: report.final });
    expect(desk.slipSummary('unknown')).toBe(null);
  });
});
