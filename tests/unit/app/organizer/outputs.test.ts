import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { Desk } from '../../../../src/app/organizer/desk.ts';
import { diplomas } from '../../../../src/app/organizer/outputs/diplomas.ts';
import type { OutputTexts } from '../../../../src/app/organizer/outputs/outputTexts.ts';
import { roundTable, surnameTable } from '../../../../src/app/organizer/outputs/pairingTables.ts';
import { resultsFile, stateText } from '../../../../src/app/organizer/outputs/resultsFile.ts';
import { type Shown, screenPages, screenTables } from '../../../../src/app/organizer/outputs/screenPages.ts';
import type { Notes } from '../../../../src/app/organizer/ports.ts';
import { openPublisher, type PagePorts } from '../../../../src/app/organizer/publisher.ts';
import { openRoundTimer } from '../../../../src/app/organizer/roundTimer.ts';
import { pairRound } from '../../../../src/domain/tournament/pairing/pairRound.ts';
import { specialPrizes } from '../../../../src/domain/tournament/prizes.ts';
import { standings } from '../../../../src/domain/tournament/standings.ts';
import { surnameFirst } from '../../../../src/domain/tournament/surname.ts';
import { organizer } from '../../../../src/i18n/pl/organizer.ts';
import { outputs } from '../../../../src/i18n/pl/outputs.ts';
import { Hall } from '../../domain/tournament/hall.ts';

const texts: OutputTexts = {
  ...outputs.tables,
  language: 'pl',
  figure: String,
  signed: String,
  criteria: organizer.criteriaShort,
  prizes: organizer.prizes,
};
const { title } = outputs.screen;
const page = (hall: Hall, live = false) =>
  resultsFile(hall.tournament, specialPrizes(hall.tournament), texts, 'dziś', live);
const tables = (hall: Hall, shown: Shown) =>
  screenTables(hall.tournament, (round) => specialPrizes(hall.tournament, [], round), shown, texts, title);
const titles = (hall: Hall) => tables(hall, 'auto').map((table) => table.title);

describe('the big screen', () => {
  test('shows pairings for as long as a round runs, then results and the table after that round', () => {
    const hall = new Hall().players(4, (n) => `SP ${n % 2}`);
    expect(titles(hall)).toEqual(['Gracze']);
    hall.pair(1, [1, 2], [3, 4]);
    expect(titles(hall)).toEqual(['Runda 1']);
    hall.result(1, 1, 300, 200);
    expect(titles(hall)).toEqual(['Runda 1']);
    hall.result(1, 2, 300, 200);
    expect(titles(hall)).toEqual([
      'Wyniki rundy 1',
      'Po rundzie 1',
      'Szkoły po rundzie 1',
      'Nagrody specjalne',
    ]);
    hall.pair(2, [1, 3], [2, 4]);
    expect(titles(hall)).toEqual(['Runda 2']);
    // Whatever is pinned: nobody has played round 2.
    const pinned = tables(hall, 'standings');
    expect(pinned.map((table) => table.title)).toEqual(['Po rundzie 1']);
    expect(stateText(hall.tournament, texts)).toBe('Po rundzie 1');
  });

  test('gives every category its table', () => {
    const hall = new Hall();
    for (const [i, category] of ['kl. 4–6', 'kl. 7–8', 'kl. 4–6', 'kl. 7–8'].entries()) {
      hall.add({ type: 'player', number: i + 1, name: `Gracz ${i + 1}`, club: '', category });
    }
    hall.pair(1, [1, 2], [3, 4]).result(1, 1, 300, 200).result(1, 2, 300, 200);
    expect(titles(hall)).toContain('kl. 4–6, po rundzie 1');
    expect(tables(hall, 'prizes').map((table) => table.title)).toEqual(['Nagrody specjalne']);
  });

  test('cuts what does not fit into pages', () => {
    const hall = new Hall().players(25);
    const pages = screenPages(tables(hall, 'auto'), 10);
    expect(pages.map(({ table, n, of }) => [table.rows.length, n, of])).toEqual([
      [10, 1, 3],
      [10, 2, 3],
      [5, 3, 3],
    ]);
  });
});

describe('the page of results', () => {
  const HOSTILE = '</td><script>alert(1)</script>"\'><img src=x onerror=1>&';

  test('has a name for what it is, whoever wrote it: no tag, no attribute of a stranger', () => {
    const hall = new Hall({ name: HOSTILE });
    for (const number of [1, 2]) hall.add({ type: 'player', number, name: HOSTILE, club: HOSTILE });
    hall.pair(1, [1, 2]).result(1, 1, 300, 200);
    const text = page(hall);
    expect(text).not.toMatch(/<script|<img|onerror=1>/);
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).toContain("default-src 'none'");
    // Namesakes of one school are told apart by their number.
    expect(text).toContain('#1');
    expect(text).toContain('#2');
  });

  test('has standings, pairings, the cross-table, schools and special prizes; fetched again only where it is replaced', () => {
    const hall = new Hall().players(4, (n) => `SP ${n % 2}`);
    hall.pair(1, [1, 2], [3, 4]).result(1, 1, 300, 200).result(1, 2, 300, 200);
    const ids = [...page(hall).matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['standings', 'clubs', 'prizes', 'cross', 'round-1']);
    expect(page(hall)).not.toContain('http-equiv="refresh"');
    expect(page(hall, true)).toContain('http-equiv="refresh"');
    hall.pair(2, [1, 3], [2, 4]);
    expect(page(hall)).toMatch(/<section id="round-2"[\s\S]*<section id="standings"/);
  });
});

describe('lists', () => {
  test('by surname, in the order of the alphabet, with table and opponent', () => {
    const hall = new Hall();
    for (const [i, name] of ['Jan Żak', 'Ola Ćwik', 'Ewa Cis', 'Jan Ćwik'].entries())
      hall.add({ type: 'player', number: i + 1, name, club: '' });
    hall.pair(1, [1, 2], [3, 4]);
    const rows = surnameTable(hall.tournament, 1, texts).rows.map(({ cells }) => cells.slice(0, 2));
    expect(rows.map(([name]) => name?.replace('\u00a0●', ''))).toEqual([
      'Cis Ewa',
      'Ćwik Jan',
      'Ćwik Ola',
      'Żak Jan',
    ]);
    expect(rows.map(([, table]) => table)).toEqual(['2', '2', '1', '1']);
    expect(roundTable(hall.tournament, 1, texts, '__').rows.map(({ cells }) => cells.at(-1))).toEqual([
      '__',
      '__',
    ]);
  });

  test('both lists say the same who begins, as the pairing does', () => {
    const hall = new Hall().players(12, (n) => `SP ${n % 3}`);
    for (const round of [1, 2, 3]) {
      hall.add(pairRound(hall.tournament, round, 'swiss'));
      for (const { table } of hall.tournament.rounds[round - 1]!.pairings)
        hall.result(round, table, 300 + table, 290 + 3 * round);
      const starters = hall.tournament.rounds[round - 1]!.pairings.map(
        ({ players, first }) => hall.tournament.players[players[first!] - 1]!.name,
      );
      const marked = (cells: readonly string[]) => cells.filter((cell) => cell.endsWith('●'));
      const byTable = roundTable(hall.tournament, round, texts).rows.flatMap(({ cells }) => marked(cells));
      const bySurname = surnameTable(hall.tournament, round, texts).rows.flatMap(({ cells }) =>
        marked(cells),
      );
      expect(byTable).toEqual(starters.map((name) => `${name}\u00a0●`));
      expect(bySurname.toSorted()).toEqual(starters.map((name) => `${surnameFirst(name)}\u00a0●`).toSorted());
    }
  });

  test('what stands behind a surname stays there', () => {
    expect(surnameFirst('Jan Kowalski II')).toBe('Kowalski Jan II');
    expect(surnameFirst('Anna Maria Żak (SP 1)')).toBe('Żak Anna Maria (SP 1)');
    expect(surnameFirst('Jan Żak #2')).toBe('Żak Jan #2');
    expect(surnameFirst('Jan Żak 2')).toBe('Żak Jan 2');
    expect(surnameFirst('II')).toBe('II');
    expect(surnameFirst('Jan Żak (SP 1 (Pińczów))')).toBe('Żak Jan (SP 1 (Pińczów))');
    expect(surnameFirst('Cher')).toBe('Cher');
  });

  test('diplomas for three places by a template with the tournament’s name', () => {
    const hall = new Hall({ name: 'Puchar' }).players(4).pair(1, [1, 2], [3, 4]);
    hall.result(1, 1, 300, 200).result(1, 2, 290, 250);
    const { diploma } = outputs.print;
    const made = diplomas(hall.tournament, standings(hall.tournament), [], diploma.text, diploma);
    expect(made).toHaveLength(3);
    const lines = made[0]!.lines.map(({ text }) => text);
    expect(lines).toContain('za zajęcie I miejsca');
    expect(lines).toContain('Puchar');
    expect(lines.join()).not.toContain('{');
  });
});

test('a diploma has the name alone, whoever else has it: the school stands in a line of its own', () => {
  const hall = new Hall();
  hall.add({ type: 'player', number: 1, name: 'Jan Lis', club: 'SP 1' });
  hall.add({ type: 'player', number: 2, name: 'Jan Lis', club: 'SP 2' });
  hall.pair(1, [1, 2]).result(1, 1, 300, 200);
  const { diploma } = outputs.print;
  const made = diplomas(hall.tournament, standings(hall.tournament), [], '{kto}\n{szkoła}', diploma);
  expect(made.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    ['Jan Lis', 'SP 1'],
    ['Jan Lis', 'SP 2'],
  ]);
});

test('the best school’s diploma says that its place is one among schools', () => {
  const hall = new Hall({ name: 'Puchar' }).players(2).pair(1, [1, 2]).result(1, 1, 300, 200);
  const { diploma } = outputs.print;
  const school = {
    place: 1,
    shared: false,
    club: 'SP 1',
    counted: [],
    members: 2,
    wins: 1,
    points: 2,
    spread: 0,
  };
  const made = diplomas(hall.tournament, [], [school], diploma.text, diploma);
  const lines = made[0]!.lines.map(({ text }) => text);
  expect(lines.join(' ')).toContain('za zajęcie I miejsca w klasyfikacji szkół w turnieju Puchar');
});

/** What the windows of a browser share. */
function notes(): Notes & { readonly texts: Map<string, string> } {
  const kept = new Map<string, string>();
  const listeners: ((key: string) => void)[] = [];
  return {
    texts: kept,
    read: (key) => kept.get(key) ?? null,
    write(key, text) {
      kept.set(key, text);
      for (const listener of listeners) listener(key);
    },
    onChange: (listener) => listeners.push(listener),
  };
}

test('a round’s time runs in every window, stands, is moved, and whatever else lies there is nothing', () => {
  const shared = notes();
  let now = 1_000;
  const round = signal(2);
  const here = openRoundTimer('t', shared, () => now, round);
  const there = openRoundTimer('t', shared, () => now, round);
  here.start(60_000);
  now += 20_000;
  expect(there.left()).toBe(40_000);
  there.pause();
  now += 5_000;
  expect(here.left()).toBe(40_000);
  here.shift(60_000);
  here.resume();
  now += 200_000;
  expect(there.left()).toBe(0);
  shared.write('timer-t', '{"until":"x"}');
  expect(here.time.value).toBeNull();
});

test('a round’s time belongs to the round it was started in; one of an earlier version to the one that is played', () => {
  const shared = notes();
  const round = signal(2);
  const here = openRoundTimer('t', shared, () => 1_000, round);
  const there = openRoundTimer('t', shared, () => 1_000, round);
  here.start(60_000);
  round.value = 4;
  expect([here.time.value, there.time.value]).toEqual([null, null]);
  expect([here.left(), there.left()]).toEqual([0, 0]);
  round.value = 2;
  expect(there.left()).toBe(60_000);
  there.pause();
  round.value = 3;
  here.resume();
  expect(here.time.value).toBeNull();
  shared.write('timer-t', '{"until":51000}');
  expect(here.left()).toBe(50_000);
});

test('the page goes into the folder after every change, waits for a server that is gone, and asks no twice where it was told no', async () => {
  const hall = new Hall({ dropFolder: 'https://ola:haslo@host.example/drop/' }).players(2);
  const tournament = signal(hall.tournament);
  const desk = { id: 't', tournament } satisfies Pick<Desk, 'id' | 'tournament'>;
  const put: string[] = [];
  let answer: Awaited<ReturnType<PagePorts['put']>> = { kind: 'stored' };
  let look = () => undefined as unknown;
  const ports: PagePorts = {
    put: async (folder, name) => {
      put.push(folder.url + name);
      return answer;
    },
    isOnline: () => true,
    repeat(run) {
      look = run;
      return () => undefined;
    },
  };
  const turn = async () => {
    look();
    await Promise.resolve();
    await Promise.resolve();
  };
  const publisher = openPublisher(desk, notes(), ports, () => 7);
  publisher.watch(() => 'page');
  await turn();
  expect(put).toEqual([]);
  publisher.change({ on: true, address: '' });
  expect(publisher.address()).toBe('https://host.example/drop/results.html');
  await turn();
  await turn();
  expect(put).toEqual(['https://host.example/drop/results.html']);
  expect(publisher.state.value).toEqual({ kind: 'put', at: 7 });

  answer = { kind: 'unreachable' };
  tournament.value = hall.pair(1, [1, 2]).tournament;
  for (let i = 0; i < 12; i += 1) await turn();
  expect(put).toHaveLength(3);
  answer = { kind: 'refused', status: 412 };
  for (let i = 0; i < 30; i += 1) await turn();
  expect(put).toHaveLength(4);
  expect(publisher.state.value).toEqual({ kind: 'refused', status: 412 });
});
