import { describe, expect, test } from 'vitest';
import { decodedText, rosterIn } from '../../../../src/app/organizer/roster.ts';
import type { TournamentFact } from '../../../../src/domain/tournament/fact.ts';
import { replayTournament } from '../../../../src/domain/tournament/replay.ts';
import { HIGHEST_RATING, MOST_CATEGORY, MOST_PLAYERS } from '../../../../src/domain/tournament/settings.ts';
import { standings } from '../../../../src/domain/tournament/standings.ts';
import { MOST_CLUB, MOST_NAME } from '../../../../src/domain/units.ts';
import { organizer as en } from '../../../../src/i18n/en/organizer.ts';
import { organizer as pl } from '../../../../src/i18n/pl/organizer.ts';
import { organizer as sk } from '../../../../src/i18n/sk/organizer.ts';
import { readTournamentFile, writeTournamentFile } from '../../../../src/share/tournament/tournamentFile.ts';
import { Hall } from '../../domain/tournament/hall.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const many = (n: number, line: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => line(i)).join('\n');

/** Lists and divisions as a stranger, a broken disk or a hurried hand may make them. */
const LISTS: Readonly<Record<string, string | Uint8Array>> = {
  nothing: '',
  'one byte of nothing': Uint8Array.of(0),
  'only blanks': ' '.repeat(5_000),
  'only line ends': '\n\r\n\r'.repeat(500),
  'only separators': ';;;;;;\n;;;;;;\n',
  'only quotes': '"""""""',
  'an open quote': 'Jan Kot;"SP 1\nAnna Lis;SP 2',
  'a quote in the middle': 'Jan "Kotek" Kot;SP 1',
  'sixty-one columns': `${'a;'.repeat(61)}\n`,
  'four thousand lines': many(4_000, (i) => `Gracz A${i}`),
  'more people than a tournament has': many(500, (i) => `Gracz ${'a'.repeat(1 + (i % 50))}${i};SP 1`),
  'a field without end': 'x'.repeat(600),
  'a field at the limit': 'x'.repeat(500),
  'a megabyte and one': 'x'.repeat(1_000_001),
  'four megabytes and one': new Uint8Array(4_000_001).fill(65),
  'a picture': Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82),
  'a spreadsheet (zip)': Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0, 0, 0, 33, 0),
  'a PDF': '%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< /Type /Catalog >>\nendobj\n',
  'a web page': '<!doctype html><html><body><script>alert(1)</script></body></html>',
  'a program': '#!/bin/sh\nrm -rf /\n',
  JSON: '{"players":[{"name":"Jan"}]}',
  'half of UTF-16': Uint8Array.of(0xff, 0xfe, 0x4a),
  'UTF-16 with lone halves': Uint8Array.of(0xff, 0xfe, 0x00, 0xd8, 0x0a, 0, 0x00, 0xdc),
  'UTF-16, the other way round': Uint8Array.of(0xfe, 0xff, 0, 0x4a, 0, 0x61, 0, 0x6e),
  'two marks of UTF-8': '\ufeff\ufeffJan Kot;SP 1',
  'bytes that are no UTF-8': Uint8Array.of(0xc3, 0x28, 0x0a, 0xff, 0x0a, 0x80),
  'every byte there is': Uint8Array.from({ length: 256 }, (_, i) => i),
  'text turned round': '\u202eabc gro\u202c; SP 1',
  'an invisible name': '\u200b\u200d\u2060; SP 1',
  'an invisible difference': 'Jan\u200b Kot; SP 1\nJan Kot; SP 1',
  'tags and fillers': '\u3164\u{e0041}\u{e0042}; \u2800',
  'a name of marks': `a${'\u0301'.repeat(400)}; SP 1`,
  'an emoji at the edge': `${'x'.repeat(59)}👩‍👩‍👧‍👦; ${'y'.repeat(79)}👍🏽`,
  'a formula': '=HYPERLINK("http://x.example";"a");+1+1',
  'a formula as a school': "Jan Kot;@SUM(1+1)*cmd|'/c calc'!A0",
  prototype: '__proto__;constructor\ntoString;hasOwnProperty',
  'headings only': 'Gracz;Szkoła;Ranking',
  'headings twice': 'Gracz;Gracz;Szkoła;Szkoła\nJan;Kot;SP;1',
  'headings in the middle': 'Jan Kot;SP 1\nGracz;Szkoła\nAnna Lis;SP 2',
  'headings without a name': 'Szkoła;Ranking\nSP 1;1200',
  'ratings that are none': 'Gracz;Ranking\nA B;1e9\nC D;-5\nE F;99999\nG H;NaN\nI J;0x10',
  'a rating of sixty figures': `Gracz;Ranking\nA B;${'9'.repeat(60)}`,
  'a class without end': `Gracz;Klasa\nJan Kot;${'7a '.repeat(150)}`,
  'numbers only': '1\n2\n3\n4',
  'numbers and points': '1.;2.;3.\n4.;5.;6.',
  dashes: '—\n–\n-\n___',
  'one word a line, a thousand letters': many(5, () => 'ą'.repeat(400)),
  'the same person five hundred times': many(500, () => 'Jan Kot; SP 1'),
  'tabs and semicolons': 'Jan\tKot;SP\t1\nAnna;Lis\tSP 2',
  'old Mac line ends': 'Jan Kot;SP 1\rAnna Lis;SP 2\r',
  'line ends of other worlds': 'Jan Kot\u2028Anna Lis\u2029Ewa Żak\u0085Piotr Dąb',
  'zero bytes between': 'J\0a\0n\0 \0K\0o\0t\0;\0S\0P',
  'escape codes': '\u001b[31mJan\u001b[0m Kot;\u0007SP 1',
  'TSH: nothing but fields': ';;;;',
  'TSH: no rating': 'Kot, Jan 2 3; 300',
  'TSH: a rating below nothing': 'Kot, Jan -5 2; 300;',
  'TSH: a rating of thirty figures': `Kot, Jan ${'9'.repeat(30)} 2; 300;`,
  'TSH: letters among scores': 'Kot, Jan 5 2; 300 abc;',
  'TSH: letters among opponents': 'Kot, Jan 5 2 x; 300;',
  'TSH: itself as opponent': 'Kot, Jan 5 1; 300;',
  'TSH: an opponent who is not there': 'Kot, Jan 5 9999; 300;',
  'TSH: ten thousand rounds': `Kot, Jan 5${' 2'.repeat(10_000)};${' 300'.repeat(10_000)};`,
  'TSH: a thousand and one lines': many(1_001, (i) => `Kot, Jan${'a'.repeat(i % 30)} 5 0; 50;`),
  'TSH: a name of two hundred letters': `${'K'.repeat(150)}, ${'J'.repeat(40)} 5 0; 50;`,
  'TSH: a name of letters and emoji': `Jan ${'🧩'.repeat(90)} 5 0; 50;`,
  'TSH: a name of emoji only': `${'🧩'.repeat(90)} 5 0; 50;`,
  'TSH: a name of marks only': '?, ? 5 0; 50;',
  'TSH: an invisible name': '\u200b\u200b\u200b 5 0; 50;',
  'TSH: a comma for a name': ',, 5 0; 50;',
  'TSH: a team without end': `Kot, Jan 5 0; 50; team ${'SP '.repeat(3_000)};`,
  'TSH: a team of emoji': `Kot, Jan 5 0; 50; team ${'🏫'.repeat(60)};`,
  'TSH: a class of emoji': `Kot, Jan 5 0; 50; class ${'🎒'.repeat(60)};`,
  'TSH: fields named like an object': 'Kot, Jan 5 0; 50; __proto__ 1; constructor 2; team SP 1;',
  'TSH: the same field twice': 'Kot, Jan 5 0; 50; team A; team B; team C;',
  'TSH: backslashes without end': `Kot, Jan 5 0; 50; team ${'\\'.repeat(5_001)};`,
  'TSH: a backslash last': 'Kot, Jan 5 0; 50; team a\\',
  'TSH: off with a word': 'Kot, Jan 5 0; 50; off soon;',
  'TSH: off without a value': 'Kot, Jan 5 0; 50; off;',
  'TSH: comments only': '#a\n #b\n\t#c\n',
  'TSH: blanks without end': `Kot, Jan 5${' '.repeat(200_000)}2; 300;`,
  'TSH: figures and blanks without end': `a${' 1'.repeat(100_000)} x; 1;`,
};

const facts = (text: string): readonly TournamentFact[] =>
  (rosterIn(text)?.players ?? []).map((player, i) => ({ type: 'player', number: i + 1, ...player }));

const good = new Hall({ rounds: 3 })
  .players(6, (n) => `SP ${n % 2}`)
  .pair(1, [1, 2], [3, 4], [5, 6])
  .result(1, 1, 300, 250);
const file = writeTournamentFile({
  id: 'dobra1',
  entries: good.entries,
  slips: [{ digest: 'd1', text: 's1.abc' }],
});
/** The copy with one thing in it set to something else. */
const set = (path: string, value: unknown): string => {
  const copy = JSON.parse(file);
  const steps = path.split('.');
  const owner = steps.slice(0, -1).reduce((at, step) => at[step], copy);
  owner[steps.at(-1)!] = value;
  return JSON.stringify(copy);
};
const changed = (from: string, to: string): string => {
  expect(file).toContain(from);
  return file.replace(from, to);
};

/** Copies of tournaments, most of them nearly right. */
const COPIES: Readonly<Record<string, () => string>> = {
  nothing: () => '',
  'a word': () => 'turniej',
  null: () => 'null',
  'a list': () => '[]',
  'a number': () => '1e999',
  'cut in half': () => file.slice(0, file.length / 2),
  'a comma too many': () => file.replace('}', '},'),
  twice: () => file + file,
  'a mark before it and text after it': () => `\ufeff${file}x`,
  'nested without end': () => '['.repeat(100_000),
  'objects without end': () => '{"a":'.repeat(100_000),
  'sixteen megabytes and one': () => ' '.repeat(16_000_001),
  'half a million values': () => `[${'0,'.repeat(500_000)}0]`,
  'another format': () => set('format', 'sprawdzam-game'),
  'no format': () => set('format', undefined),
  'a later version': () => set('version', 2),
  'a version that is text': () => set('version', '1'),
  'a version below nothing': () => set('version', -1),
  'an id that is a path': () => set('id', '../../x'),
  'an id without end': () => set('id', 'a'.repeat(5_000)),
  'an id that is the prototype': () => set('id', '__proto__'),
  'no id': () => set('id', undefined),
  'no entries': () => set('entries', []),
  'entries that are an object': () => set('entries', {}),
  'an entry that is nothing': () => set('entries.1', null),
  'an entry without a moment': () => set('entries.1.at', undefined),
  'a moment of the year 9999': () => set('entries.1.at', 253_402_300_799_000),
  'a moment before all': () => set('entries.1.at', -1),
  'half a moment': () => set('entries.1.at', 1.5),
  'a fact nobody knows': () => set('entries.1.fact', { type: 'bomb' }),
  'a fact that says more than it may': () => set('entries.1.fact.evil', 1),
  'no beginning': () => set('entries.0', JSON.parse(file).entries[1]),
  'two beginnings': () => set('entries.1', JSON.parse(file).entries[0]),
  'a hundred million rounds': () => changed('"rounds":3', '"rounds":100000000'),
  'no rounds': () => changed('"rounds":3', '"rounds":0'),
  'a player called number 0': () => set('entries.1.fact.number', 0),
  'a player called number 2 billion': () => set('entries.1.fact.number', 2_000_000_000),
  'a player without a name': () => set('entries.1.fact.name', ''),
  'a name without end': () => set('entries.1.fact.name', 'x'.repeat(10_000)),
  'a name that cannot be seen': () => set('entries.1.fact.name', '\u200b\u202e'),
  'a pair with itself': () => changed('"players":[1,2]', '"players":[1,1]'),
  'a pair with nobody': () => changed('"players":[1,2]', '"players":[1,77]'),
  'a pair of three': () => changed('"players":[1,2]', '"players":[1,2,3]'),
  'one table for two pairs': () => changed('"table":2', '"table":1'),
  'a result of a million': () => changed('"scores":[300,250]', '"scores":[1000000,250]'),
  'a result that is text': () => changed('"scores":[300,250]', '"scores":["300","250"]'),
  'a winner who is not there': () => changed('"winner":0', '"winner":2'),
  'a winner with fewer points': () => changed('"winner":0', '"winner":1'),
  'a slip with a path for a name': () => set('slips.0.digest', '../x'),
  'a slip without end': () => set('slips.0.text', 'x'.repeat(200_000)),
  'eleven thousand slips': () =>
    set(
      'slips',
      Array.from({ length: 11_000 }, (_, i) => ({ digest: `d${i}`, text: 'a' })),
    ),
  'two slips under one name': () =>
    set('slips', [
      { digest: 'd1', text: 'a' },
      { digest: 'd1', text: 'b' },
    ]),
};

test('there are a hundred and more of them', () => {
  expect(Object.keys(LISTS).length + Object.keys(COPIES).length).toBeGreaterThan(130);
});

describe('a bad list of players', () => {
  test.each(Object.entries(LISTS))('%s: is refused with a sentence, or read within bounds', (_, content) => {
    const text = decodedText(typeof content === 'string' ? utf8(content) : content);
    const roster = text === null ? null : rosterIn(text);
    if (!roster) {
      for (const texts of [pl, en, sk]) expect(texts.players.badFile).toMatch(/\.$/);
      return;
    }
    for (const { name, club, category = '', rating = 0 } of roster.players) {
      expect(name.length).toBeLessThanOrEqual(MOST_NAME);
      expect(club.length).toBeLessThanOrEqual(MOST_CLUB);
      expect(category.length).toBeLessThanOrEqual(MOST_CATEGORY);
      expect(rating).toBeLessThanOrEqual(HIGHEST_RATING);
      expect(name).toMatch(/[\p{L}\p{N}]/u);
      for (const said of [name, club, category]) {
        expect(said).not.toMatch(/[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u202a-\u202e]/u);
        expect(said.trim()).toBe(said);
      }
    }
    // They go into a tournament, whose copy is then read; or the tournament is full, and says so.
    const hall = new Hall();
    for (const fact of facts(text!)) {
      const refusal = hall.refusal(fact);
      if (refusal) expect(refusal).toEqual({ why: 'too-many-players', most: MOST_PLAYERS });
    }
    const written = writeTournamentFile({ id: 'abcdef', entries: hall.entries, slips: [] });
    expect(readTournamentFile(written)).toEqual({
      ok: true,
      value: { id: 'abcdef', entries: hall.entries, slips: [] },
    });
  });
});

describe('a bad copy of a tournament', () => {
  test('the good one is good', () => {
    expect(readTournamentFile(file).ok).toBe(true);
  });

  test.each(Object.entries(COPIES))(
    '%s: is refused with a sentence, or read as a tournament that holds',
    (_, make) => {
      const read = readTournamentFile(make());
      if (!read.ok) {
        for (const texts of [pl, en, sk]) expect(texts.restoreErrors[read.error.why]).toMatch(/\./);
        return;
      }
      const { tournament } = replayTournament(read.value.entries);
      expect(tournament).not.toBe(null);
      expect(tournament!.players.length).toBeLessThanOrEqual(MOST_PLAYERS);
      expect(standings(tournament!).length).toBeLessThanOrEqual(tournament!.players.length);
      expect(readTournamentFile(writeTournamentFile(read.value))).toEqual(read);
    },
  );
});
