import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clubStandings } from '../../../src/domain/tournament/clubs.ts';
import { pairRound } from '../../../src/domain/tournament/pairing/pairRound.ts';
import { standings } from '../../../src/domain/tournament/standings.ts';
import type { Tournament } from '../../../src/domain/tournament/state.ts';
import { csv } from '../../../src/share/csv/csv.ts';
import { readCsv } from '../../../src/share/csv/csvReader.ts';
import { decodeText, MOST_TEXT_BYTES } from '../../../src/share/text/textBytes.ts';
import { readPairing, writePairing } from '../../../src/share/tournament/pairingText.ts';
import { readPlayerList } from '../../../src/share/tournament/playerList.ts';
import { readTournamentFile, writeTournamentFile } from '../../../src/share/tournament/tournamentFile.ts';
import { clubsCsv, resultsCsv, standingsCsv } from '../../../src/share/tournament/tournamentTable.ts';
import { readTshDivision, tshName, writeTshDivision } from '../../../src/share/tournament/tsh.ts';
import { Hall } from '../domain/tournament/hall.ts';

const labels = <T>() => new Proxy({}, { get: (_, key) => String(key) }) as T;

function smallHall(): Hall {
  return new Hall()
    .players(5, (number) => (number < 4 ? 'SP 1' : 'LO; „Dwójka”'))
    .pair(1, [1, 2], [3, 4])
    .result(1, 1, 400, 300)
    .result(1, 2, 350, 350)
    .pair(2, [1, 3], [2, 5])
    .result(2, 1, 310, 320);
}

test('a file brings back everything a player, a round and the settings may say', () => {
  const hall = new Hall({
    seeding: 'drawn',
    walkover: { winner: 350, loser: 0 },
    lastRounds: { count: 1, system: 'danish' },
    acceptedLexicons: [{ name: 'SJP', edition: '1' }],
  });
  hall.add({ type: 'player', number: 1, name: 'A', club: '', category: '7a', rating: 9_999, table: 400 });
  hall.players(3).add({ type: 'player-removed', number: 4 });
  hall.add({ type: 'away', round: 1, number: 3, as: 'bye' }, { type: 'back', round: 1, number: 3 });
  const file = { id: 'abcdef', entries: hall.entries, slips: [] };
  const read = readTournamentFile(writeTournamentFile(file));
  expect(read).toEqual({ ok: true, value: file });
  for (const [from, to] of [
    ['"rating":9999', '"rating":10000'],
    ['"rating":9999', '"rating":"9999"'],
    ['"table":400', '"table":401'],
    ['"as":"bye"', '"as":"win"'],
    ['"seeding":"drawn"', '"seeding":"__proto__"'],
    ['"category":"7a"', `"category":"${'a'.repeat(41)}"`],
  ] as const)
    expect(readTournamentFile(writeTournamentFile(file).replace(from, to))).toMatchObject({
      error: { why: 'invalid' },
    });
});

describe('CSV', () => {
  test.each([
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b,c\r\n1;2',
      [
        ['a', 'b,c'],
        ['1', '2'],
      ],
    ],
    [
      'a\tb;c\r1\t2',
      [
        ['a', 'b;c'],
        ['1', '2'],
      ],
    ],
    ['\ufeff"a;1";"b ""x""\ny"\n\n;;\n', [['a;1', 'b "x"\ny']]],
    ['Jan\nOla', [['Jan'], ['Ola']]],
    ['', []],
  ])('reads %j', (text, rows) => {
    expect(readCsv(text)).toEqual({ ok: true, value: rows });
  });

  test('is bounded', () => {
    expect(readCsv('x'.repeat(1_000_001))).toMatchObject({ error: { why: 'too-large' } });
    expect(readCsv('a\n'.repeat(3_002))).toMatchObject({ error: { why: 'too-many-rows' } });
    expect(readCsv(';'.repeat(100))).toMatchObject({ error: { why: 'too-many-fields', line: 1 } });
    expect(readCsv('x'.repeat(501))).toMatchObject({ error: { why: 'field-too-long' } });
    expect(readCsv('a;"b\nc')).toEqual({ ok: false, error: { why: 'open-quote', line: 1 } });
  });

  test.each(['=1+1', '+48123', '-2', '@SUM(A1)', '\t=1', ' =cmd|calc', '＝1', '|x'])(
    'writes %j as text, not as a formula',
    (text) => {
      expect(csv([[text]])).toBe(`\ufeff"'${text.replaceAll('\t', ' ')}"\r\n`);
    },
  );

  test('keeps numbers numbers and quotes what needs it', () => {
    expect(csv([['Żak; „A”', -12, 1.5, 'a"b']])).toBe('\ufeff"Żak; „A”";-12;1,5;"a""b"\r\n');
  });

  test('what was written is read again', () => {
    const words = fc.array(fc.array(fc.string({ maxLength: 20 }), { minLength: 2, maxLength: 5 }), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(words, (rows) => {
        const read = readCsv(csv(rows));
        const plain = (text: string) =>
          text
            .replace(/[\r\n\t]+/g, ' ')
            .trim()
            .replace(/^'/, '')
            .trim();
        const cells = (table: readonly (readonly string[])[]) =>
          table.map((row) => row.map(plain)).filter((row) => row.some((cell) => cell !== ''));
        expect(read.ok && cells(read.value)).toEqual(cells(rows));
      }),
      { numRuns: 300 },
    );
  });

  test('anything is read or refused, never thrown', () => {
    const anything = fc.oneof(
      fc.string({ maxLength: 300, unit: 'binary' }),
      fc
        .array(fc.constantFrom('"', ';', ',', '\t', '\r', '\n', 'a', 'Ż', '=', '1'), { maxLength: 200 })
        .map((signs) => signs.join('')),
    );
    fc.assert(
      fc.property(anything, (text) => {
        expect(typeof readCsv(text).ok).toBe('boolean');
        expect(typeof readPlayerList(text).ok).toBe('boolean');
        expect(typeof readPairing(text, smallHall().tournament.players).ok).toBe('boolean');
        readTshDivision(text);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('bytes of a text', () => {
  test('UTF-8, UTF-16 and what Windows wrote', () => {
    const text = 'Żółć; Ľuboš';
    expect(decodeText(new TextEncoder().encode(text))).toEqual({ ok: true, value: text });
    const wide = Uint8Array.from([
      0xff,
      0xfe,
      ...[...'Żak'].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8]),
    ]);
    expect(decodeText(wide)).toEqual({ ok: true, value: 'Żak' });
    const windows = Uint8Array.from([0xaf, 0xf3, 0xb3, 0xe6, 0x3b, 0x20, 0xbc, 0x75, 0x62, 0x6f, 0x9a]);
    expect(decodeText(windows)).toEqual({ ok: true, value: text });
    expect(decodeText(new Uint8Array(MOST_TEXT_BYTES + 1))).toMatchObject({ error: { why: 'too-large' } });
  });
});

describe('a list of players', () => {
  const read = (text: string) => {
    const list = readPlayerList(text);
    return list.ok ? list.value.players.map(({ name, club }) => [name, club]) : list.error;
  };
  test.each([
    [
      'names',
      '1. Jan Kot\n2) Ola Lis\n\n3 Ewa Mak',
      [
        ['Jan Kot', ''],
        ['Ola Lis', ''],
        ['Ewa Mak', ''],
      ],
    ],
    [
      'name and school',
      'Jan Kot;SP 1\nOla Lis;SP 2',
      [
        ['Jan Kot', 'SP 1'],
        ['Ola Lis', 'SP 2'],
      ],
    ],
    [
      'ordinals',
      '1,Jan Kot,SP 1\n2,Ola Lis,SP 2',
      [
        ['Jan Kot', 'SP 1'],
        ['Ola Lis', 'SP 2'],
      ],
    ],
    ['headings', 'Lp.;Nazwisko;Imię;Klasa;Szkoła\n1;Kot;Jan;7a;SP 1', [['Jan Kot', 'SP 1']]],
    ['Slovak headings', 'Meno a priezvisko\tŠkola\nĽuboš Kováč\tZŠ 1', [['Ľuboš Kováč', 'ZŠ 1']]],
    ['hostile text', 'A\u202enna\u0000 Kot;<b>SP</b>', [['Anna Kot', '<b>SP</b>']]],
  ])('with %s', (_, text, players) => {
    expect(read(text)).toEqual(players);
  });

  test('long names are cut between letters, lines without a name are told', () => {
    expect(readPlayerList(`${'ż'.repeat(100)}\n123\n`)).toEqual({
      ok: true,
      value: { players: [{ name: 'ż'.repeat(60), club: '' }], skipped: [{ line: 2, text: '123' }] },
    });
  });

  test('classes and ratings are kept; what is no rating is left out', () => {
    const list = 'Gracz;Szkoła;Klasa;Ranking\nJan Kot;SP 1;7a;141,55\nOla Lis;;;brak\nEwa Żak;;;99999';
    expect(readPlayerList(list)).toEqual({
      ok: true,
      value: {
        players: [
          { name: 'Jan Kot', club: 'SP 1', category: '7a', rating: 142 },
          { name: 'Ola Lis', club: '' },
          { name: 'Ewa Żak', club: '' },
        ],
        skipped: [],
      },
    });
  });

  test.each(['constructor', '__proto__', 'toString'])(
    'somebody called %s is a player, not a heading',
    (name) => {
      expect(readPlayerList(`${name}\nJan Kowalski`)).toMatchObject({
        value: { players: [{ name }, { name: 'Jan Kowalski' }] },
      });
    },
  );
});

describe('typed pairings', () => {
  const players = smallHall().tournament.players;
  test.each([
    [
      '1 2\n3-4\n5',
      [
        [1, 1, 2],
        [2, 3, 4],
      ],
      [5],
    ],
    [
      '7: 1 – 2\n3 4\n5 – wolny los',
      [
        [7, 1, 2],
        [8, 3, 4],
      ],
      [5],
    ],
    [
      '2 1 3\n1 2 4',
      [
        [2, 1, 3],
        [1, 2, 4],
      ],
      [],
    ],
    [
      'Anna Żak - Żak Łukasz\nstolik 4: Ola Żak – #3',
      [
        [1, 1, 2],
        [4, 5, 3],
      ],
      [],
    ],
    [
      '1\t2\n3\t4',
      [
        [1, 1, 2],
        [2, 3, 4],
      ],
      [],
    ],
  ])('%j', (text, pairs, byes) => {
    const read = readPairing(text, players);
    expect(read.ok && read.value.pairs.map(({ table, players: [a, b] }) => [table, a, b])).toEqual(pairs);
    expect(read.ok && read.value.byes).toEqual(byes);
  });

  test('a surname or a beginning is enough where it means one person', () => {
    const hall = new Hall();
    const names = ['Jan Nowak', 'Anna Nowak', 'Ewa Jeż', 'Nowakowski Adam', 'Jerzy Kot'];
    for (const [i, name] of names.entries()) {
      hall.add({ type: 'player', number: i + 1, name, club: '' });
    }
    const seats = (text: string) => {
      const read = readPairing(text, hall.tournament.players);
      return read.ok ? read.value.pairs.map((pair) => pair.players) : read.error;
    };
    expect(seats('Jeż – Kot')).toEqual([[3, 5]]);
    expect(seats('Nowak J. – Nowakow')).toEqual([[1, 4]]);
    expect(seats('Nowak – Kot')).toEqual({
      why: 'ambiguous-player',
      text: 'Nowak',
      numbers: [1, 2],
      line: 1,
    });
    expect(seats('Nowaczyk – Kot')).toEqual({ why: 'unknown-player', text: 'Nowaczyk', line: 1 });
  });

  test('say which line is not understood', () => {
    expect(readPairing('1 2\nZorro – 3', players)).toEqual({
      ok: false,
      error: { why: 'unknown-player', text: 'Zorro', line: 2 },
    });
    expect(readPairing('1 2\n\n3 – 1', players)).toMatchObject({
      error: { why: 'twice', number: 1, line: 3, before: 1 },
    });
    expect(readPairing('4: 1 – 2\n4: 3 – 4', players)).toMatchObject({
      error: { why: 'table-twice', table: 4, line: 2, before: 1 },
    });
    expect(readPairing('1 – 2 – 3', players)).toMatchObject({ error: { why: 'not-a-pair' } });
    expect(readPairing('9 – 1', players)).toMatchObject({ error: { why: 'unknown-player' } });
  });

  test('blanks without end are one blank', { timeout: 10_000 }, () => {
    const { players } = smallHall().tournament;
    const blanks = ' '.repeat(49_000);
    expect(readPairing(`1${blanks}–${blanks}2`, players)).toMatchObject({
      value: { pairs: [{ table: 1, players: [1, 2] }] },
    });
    expect(readPairing(`1${blanks}${blanks}x`, players).ok).toBe(false);
  });

  test('are read as they were written', () => {
    const hall = new Hall().players(9);
    const { pairs, byes } = pairRound(hall.tournament, 1, 'swiss');
    const text = writePairing(
      { pairs, byes },
      (number) => hall.tournament.players[number - 1]!.name,
      'wolny los',
    );
    const written = pairs.map(({ table, players }) => ({ table, players }));
    expect(readPairing(text, hall.tournament.players)).toEqual({ ok: true, value: { pairs: written, byes } });
  });
});

describe('tables out', () => {
  test('standings, schools and results as CSV', () => {
    const { tournament } = smallHall();
    const table = standings(tournament);
    expect(standingsCsv(table, labels())).toBe(
      `\ufeff${[
        '"place";"number";"player";"club";"category";"rating";"played";"wins";"won";"draws";"losses";"points";"spread";"opponents";"median";"berger";"highest";"byes"',
        '1;3;"Żaneta Żak";"SP 1";"";"";2;1,5;1;1;0;670;10;2,5;1,5;1,75;350;0',
        '2;4;"Ćwirek Żak";"LO; „Dwójka”";"";"";1;1,5;0;1;0;650;50;2,5;1,5;1,75;350;1',
        '3;1;"Anna Żak";"SP 1";"";"";2;1;1;0;1;710;90;1,5;1,5;0;400;0',
        '4;5;"Ola Żak";"LO; „Dwójka”";"";"";0;1;0;0;0;300;50;1;0;1;0;1',
        '5;2;"Łukasz Żak";"SP 1";"";"";1;0;0;0;1;300;-100;1;0;0;300;0',
        '',
      ].join('\r\n')}`,
    );
    expect(clubsCsv(clubStandings(table, tournament.settings.clubs), labels())).toBe(
      '\ufeff"place";"club";"players";"counted";"wins";"points";"spread"\r\n1;"SP 1";3;3;2,5;1680;0\r\n2;"LO; „Dwójka”";2;2;2,5;950;100\r\n',
    );
    expect(resultsCsv(tournament, labels()).split('\r\n').slice(0, 5)).toEqual([
      '\ufeff"round";"table";"game";"number1";"player1";"club1";"score1";"number2";"player2";"club2";"score2";"start";"winner";"forfeited"',
      '1;1;1;1;"Anna Żak";"SP 1";400;2;"Łukasz Żak";"SP 1";300;"";"Anna Żak";""',
      '1;2;1;3;"Żaneta Żak";"SP 1";350;4;"Ćwirek Żak";"LO; „Dwójka”";350;"";"draw";""',
      '1;"";"";5;"Ola Żak";"LO; „Dwójka”";"";"";"bye";"";"";"";"";""',
      '2;1;1;1;"Anna Żak";"SP 1";310;3;"Żaneta Żak";"SP 1";320;"";"Żaneta Żak";""',
    ]);
  });

  test('the TSH division file', () => {
    const { tournament } = smallHall();
    const text = writeTshDivision(tournament);
    expect(text).toBe(
      [
        'Żak, Anna 0 2 3; 400 310; board 1 1; p12 4 4; team SP 1;',
        'Żak, Łukasz 0 1 5; 300; board 1 2; p12 4 4; team SP 1;',
        'Żak, Żaneta 0 4 1; 350 320; board 2 1; p12 4 4; team SP 1;',
        'Żak, Ćwirek 0 3 0; 350 50; board 2 0; p12 4 0; team LO\\; „Dwójka”;',
        'Żak, Ola 0 0 2; 50; board 0 2; p12 0 4; team LO\\; „Dwójka”;',
        '',
      ].join('\n'),
    );
    expect(readTshDivision(text)?.[2]).toEqual({
      name: 'Żaneta Żak',
      rating: 0,
      opponents: [4, 1],
      scores: [350, 320],
      boards: [2, 1],
      firsts: [4, 4],
      off: null,
      team: 'SP 1',
      category: '',
    });
    expect(readTshDivision('Vince Castellano 1717\n')).toMatchObject([
      { name: 'Vince Castellano', rating: 1717, opponents: [], scores: [], team: '', category: '' },
    ]);
    expect(readTshDivision('Jan Kot;SP 1')).toBe(null);
    expect(tshName('Jan 2; Kot')).toBe('Kot, Jan 2,');
    for (const name of ['Jan Maria Kot II', 'Jan Kot 2', 'Cher 2', 'Jan Kot (SP 1)']) {
      const line = readTshDivision(`${tshName(name)} 100 0; 50;`);
      expect(line?.map((player) => player.name)).toEqual([name]);
    }
    expect(tshName('Jan Kot 2')).toBe('Kot 2, Jan');
  });

  test('a name with the surname first is turned where the list says so, by its heading or a comma', () => {
    const names = (text: string) => {
      const list = readPlayerList(text);
      return list.ok && list.value.players.map(({ name }) => name);
    };
    expect(names('Lp.;Nazwisko i imię;Szkoła\n1;Kowalska Anna Maria;SP 1\n2;Lis-Kot Jan;SP 2')).toEqual([
      'Anna Maria Kowalska',
      'Jan Lis-Kot',
    ]);
    expect(names('Zawodnik;Szkoła\nKowalska, Anna Maria;SP 1\nJan Lis;SP 2')).toEqual([
      'Anna Maria Kowalska',
      'Jan Lis',
    ]);
    expect(names('Imię i nazwisko\nAnna Kowalska')).toEqual(['Anna Kowalska']);
    // Columns of their own say by themselves which is which.
    expect(names('Nazwisko;Imię\nKowalski, mgr;Jan')).toEqual(['Jan Kowalski, mgr']);
    expect(names('Nazwisko i imię\nCher')).toEqual(['Cher']);
  });

  test('ratings, classes and double forfeits survive TSH, and come back', () => {
    const hall = new Hall();
    for (const [i, category] of ['Klasy 4–6', 'Klasy 4–6', 'senior', undefined].entries()) {
      const details = { name: `Gracz ${'ABCD'[i]}`, club: `SP ${i} w Busku`, rating: 100 + i };
      hall.add({ type: 'player', number: i + 1, ...details, ...(category ? { category } : {}) });
    }
    hall.pair(1, [1, 2], [3, 4]).result(1, 1, 300, 200);
    hall.add({
      type: 'result',
      round: 1,
      table: 2,
      game: 1,
      scores: [0, 0],
      winner: null,
      forfeit: true,
      bothLose: true,
      source: { kind: 'manual' },
      answered: [],
    });
    const text = writeTshDivision(hall.tournament);
    expect(text.split('\n')[0]).toBe(
      'A, Gracz 100 2; 300; board 1; p12 4; class Klasy_4–6; team SP 0 w Busku;',
    );
    expect(text.split('\n')[2]).toBe('C, Gracz 102 0; -50; board 0; p12 0; class senior; team SP 2 w Busku;');
    expect(readTshDivision(text)).toMatchObject([
      {
        name: 'Gracz A',
        rating: 100,
        opponents: [2],
        scores: [300],
        team: 'SP 0 w Busku',
        category: 'Klasy 4–6',
      },
      {
        name: 'Gracz B',
        rating: 101,
        opponents: [1],
        scores: [200],
        team: 'SP 1 w Busku',
        category: 'Klasy 4–6',
      },
      {
        name: 'Gracz C',
        rating: 102,
        opponents: [0],
        scores: [-50],
        team: 'SP 2 w Busku',
        category: 'senior',
      },
      { name: 'Gracz D', rating: 103, opponents: [0], scores: [-50], team: 'SP 3 w Busku', category: '' },
    ]);
  });

  test('the TSH file says who began, gives the absent nothing, and leaves out who was typed by mistake', () => {
    const hall = new Hall().players(4).add({ type: 'withdrawn', number: 2 });
    hall.add({
      type: 'paired',
      round: 1,
      by: 'typed',
      pairs: [{ table: 1, players: [1, 3], first: 1 }],
      byes: [],
    });
    hall.result(1, 1, 300, 310).add({ type: 'withdrawn', number: 3 });
    expect(writeTshDivision(hall.tournament)).toBe(
      [
        'Żak, Anna 0 2; 300; board 1; p12 2;',
        'Żak, Żaneta 0 1; 310; board 1; p12 1; off 0;',
        'Żak, Ćwirek 0 0; 0; board 0; p12 0;',
        '',
      ].join('\n'),
    );
  });
});

describe('a tournament that went through TSH', () => {
  /** What of a tournament a division file can say, by the lines of that file. */
  function said({ players, rounds, settings }: Tournament) {
    const listed = players.filter(
      ({ number, withdrawn }) =>
        !withdrawn ||
        rounds.some(
          ({ pairings, byes }) =>
            byes.includes(number) || pairings.some((pairing) => pairing.players.includes(number)),
        ),
    );
    const line = (number: number) => listed.findIndex((player) => player.number === number) + 1;
    return listed.map(({ number, name, club, category = '', rating = 0, withdrawn }) => ({
      name,
      team: club,
      category,
      rating,
      plays: !withdrawn,
      games: rounds.map(({ pairings, byes }) => {
        const pairing = pairings.find((one) => one.players.includes(number));
        if (!pairing) return byes.includes(number) ? { bye: settings.bye.spread } : { missed: true };
        const side = pairing.players[0] === number ? 0 : 1;
        const result = pairing.results[0] ?? null;
        if (result?.bothLose) return { lost: true };
        const began = result?.forfeit ? 0 : pairing.first === undefined ? 4 : pairing.first === side ? 1 : 2;
        return {
          against: line(pairing.players[side === 0 ? 1 : 0]),
          table: pairing.table,
          began,
          score: result?.scores[side] ?? null,
        };
      }),
    }));
  }

  /** The same, from the file, by what TSH takes each field for. */
  const readBack = (text: string, rounds: number) =>
    readTshDivision(text)!.map(
      ({ name, team, category, rating, opponents, scores, boards, firsts, off }) => ({
        name,
        team,
        category,
        rating,
        plays: off === null,
        games: Array.from({ length: rounds }, (_, i) => {
          const score = scores[i] ?? null;
          if (opponents[i] !== 0) return { against: opponents[i], table: boards[i], began: firsts[i], score };
          if (score === 0) return { missed: true };
          return (score ?? 0) < 0 ? { lost: true } : { bye: score };
        }),
      }),
    );

  const NAMES = ['Jan 2', 'Gracz 1', 'Gracz 2', 'Q', '7', 'Łucja Żądło-Śliwa', 'Jan Kot', 'R2 D2 3'];
  const CLUBS = ['SP 1', '', 'LO; „Dwójka”', 'Klub \\', '\\; off 50', 'a\\b;c', 'team SP 2', '# 12'];

  test('is the same one: off, missed rounds, p12, team, gaps, names with figures', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(9_999)), (stream) => {
        const roll = (most: number) => stream.next().value! % most;
        const hall = new Hall();
        for (const [i, name] of NAMES.entries())
          hall.add({
            type: 'player',
            number: i + 1,
            name,
            club: CLUBS[roll(CLUBS.length)]!,
            rating: roll(3_000),
            ...(roll(2) ? { category: `Klasa ${i}` } : {}),
          });
        for (let round = 1; round <= 4; round += 1) {
          for (const { number, withdrawn } of hall.tournament.players) {
            const chance = roll(12);
            if (withdrawn && chance < 4) hall.add({ type: 'returned', number });
            if (!withdrawn && chance === 0) hall.add({ type: 'withdrawn', number });
            if (!withdrawn && chance === 1) hall.add({ type: 'away', round, number, as: 'absent' });
          }
          if (hall.tournament.players.filter(({ withdrawn }) => !withdrawn).length < 4) break;
          const paired = pairRound(hall.tournament, round, 'swiss');
          if (paired.pairs.length === 0) break;
          hall.add(paired);
          for (const { table } of paired.pairs) {
            const chance = roll(8);
            const nobody = { bothLose: true, scores: [0, 0], winner: null, forfeit: true } as const;
            const walkover = { scores: [300, 0], winner: 0, forfeit: true } as const;
            if (chance > 1) hall.result(round, table, roll(500), roll(500));
            if (chance === 1)
              hall.add({
                type: 'result',
                round,
                table,
                game: 1,
                ...(roll(2) ? nobody : walkover),
                source: { kind: 'manual' },
                answered: [],
              });
          }
        }
        const { tournament } = hall;
        const text = writeTshDivision(tournament);
        expect(readBack(text, tournament.rounds.length)).toEqual(said(tournament));
      }),
      { numRuns: 200 },
    );
  });

  test('every line of it fits the pattern by which TSH takes lines apart', () => {
    // TFile.pm, line_pattern.
    const pattern = /^(.+?\S)\s+(\d+(?:[.+]\d+)*)\s*([\d\s]*);\s*([-\d\s]*)((?:;[^;]*)*)$/;
    const hall = new Hall();
    const names = [...NAMES, '#1 Jan', '; ;', '#', 'Jan,'];
    for (const [i, name] of names.entries())
      hall.add({ type: 'player', number: i + 1, name, club: CLUBS[i % CLUBS.length]! });
    hall.add(pairRound(hall.tournament, 1, 'swiss'));
    const lines = writeTshDivision(hall.tournament).trimEnd().split('\n');
    expect(lines).toHaveLength(names.length);
    for (const line of lines) {
      expect(line).toMatch(pattern);
      expect(line).not.toMatch(/^\s*#/);
      expect(pattern.exec(line)?.[2]).toBe('0');
    }
  });

  test('a list of people with schools or numbers beside them is none', () => {
    expect(readTshDivision('Jan Kowalski 2; SP 3\nAnna Nowak 4; SP 1')).toBe(null);
    expect(readTshDivision('1 Jan Kowalski 5\n2 Anna Nowak 4')).toBe(null);
    expect(readTshDivision('# Jan 2;\n')).toBe(null);
    expect(readTshDivision('Kot, Jan 1500.5+3 2 00; 300 00; p12 1 2')).toMatchObject([
      { name: 'Jan Kot', rating: 1500, opponents: [2, null], scores: [300, null], firsts: [1, 2] },
    ]);
  });
});

describe('the backup of a tournament', () => {
  const entries = smallHall().add(
    { type: 'set-aside', slip: 'd1', reason: 'pomyłka' },
    { type: 'reopened', slip: 'd1' },
  ).entries;
  const good = writeTournamentFile({ id: 'abc123', entries, slips: [{ digest: 'd1', text: 's1.abc' }] });

  test('is read as it was written', () => {
    expect(readTournamentFile(good)).toEqual({
      ok: true,
      value: { id: 'abc123', entries, slips: [{ digest: 'd1', text: 's1.abc' }] },
    });
  });

  test.each<[string, string, string]>([
    ['too large', ' '.repeat(16_000_001), 'too-large'],
    ['not JSON', good.slice(0, -4), 'not-json'],
    ['another format', '{"format":"sprawdzam-game","version":1}', 'not-a-tournament'],
    ['a later version', good.replace('"version": 1', '"version": 2'), 'newer-version'],
    ['an unknown field', good.replace('"id"', '"evil": 1, "id"'), 'invalid'],
    ['an unknown fact', good.replace('"type":"player"', '"type":"players"'), 'invalid'],
    ['a log that does not hold together', good.replace('"number":2', '"number":3'), 'invalid'],
    ['a score out of range', good.replace('[400,300]', '[400000,300]'), 'invalid'],
    ['a date after 2106', good.replace(/"at":\d+/, '"at":4294967295001'), 'impossible-date'],
    ['markup in a slip', good.replace('s1.abc', 's1 <b>'), 'invalid'],
  ])('%s is refused', (_, text, why) => {
    expect(readTournamentFile(text)).toMatchObject({ ok: false, error: { why } });
  });

  test('10,000 damaged files are refused or read, never thrown', () => {
    const edit = fc.record({
      at: fc.nat(good.length),
      cut: fc.nat(6),
      put: fc.constantFrom('', '0', '-1', '"', '{', 'null', '1e9', '[]', '__proto__', '\\u202e'),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
        const text = edits.reduce(
          (was, { at, cut, put }) => was.slice(0, at) + put + was.slice(at + cut),
          good,
        );
        const read = readTournamentFile(text);
        if (read.ok) expect(read.value.entries.length).toBeGreaterThan(0);
      }),
      { numRuns: 10_000 },
    );
  });
});
