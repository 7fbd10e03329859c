import { expect, test } from 'vitest';
import { typedRoster } from '../../../src/app/duplicate/roster.ts';
import { decodedText, rosterIn } from '../../../src/app/organizer/roster.ts';
import { HIGHEST_RATING, MOST_CATEGORY } from '../../../src/domain/tournament/settings.ts';
import { MOST_CLUB, MOST_NAME } from '../../../src/domain/units.ts';
import { decodeGcg } from '../../../src/share/gcg/decodeGcg.ts';
import { readPairing } from '../../../src/share/tournament/pairingText.ts';
import { writeTshDivision } from '../../../src/share/tournament/tsh.ts';
import { Hall } from '../domain/tournament/hall.ts';
import { dice } from './finishedGames.ts';
import { mutatedBytes, mutatedText } from './mutating.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 5_000);
const TIMEOUT = { timeout: 1_800_000 };
const roll = dice(Number(process.env.FUZZ_SEED ?? 20_261_120));
const STRANGE = [
  '\t',
  ';',
  ',',
  '"',
  '\n',
  '\r',
  ' – ',
  '\u202e',
  '\u00ad',
  '99999',
  '-1',
  '#',
  '\\',
  '__proto__',
];

const { tournament } = new Hall()
  .players(6, (number) => `SP ${number}`)
  .pair(1, [1, 2], [3, 4], [5, 6])
  .result(1, 1, 300, 250);
const NAMES = tournament.players.map(({ name }) => name);
const LISTS = [
  NAMES.join('\n'),
  `Lp.;Imię i nazwisko;Szkoła;Ranking\n${NAMES.map((name, i) => `${i + 1};${name};SP ${i};${1400 + i},5`).join('\n')}`,
  `Nazwisko,Imię,Klub\n"Lis, de",Ola,"SP ""3"""\nKot,Jan,\n`,
  NAMES.map((name, i) => `${i + 1}. ${name}\tSP ${i}`).join('\r\n'),
  writeTshDivision(tournament),
];
const PAIRINGS = [
  '1 – 2\n3 – 4\n5 – 6\n',
  '3: 5 – 1\n7: 2 – 4\n6 wolny los\n3\n',
  `${NAMES[0]} – ${NAMES[1]}\n${NAMES[2]}\t${NAMES[3]}\n#5 ; #6\n`,
];

/** No sign that steers a terminal or turns the direction of a line. */
function checkText(text: string, most: number): void {
  if (/[\p{Cc}\u202a-\u202e]/u.test(text) || text.length > most) throw new Error(JSON.stringify(text));
}

test(
  `${RUNS} mutated lists of players are refused, or give clean names, schools and ratings`,
  TIMEOUT,
  () => {
    const files = LISTS.map((text) => Uint8Array.from(Buffer.from(text)));
    let read = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const n = run % LISTS.length;
      const text =
        roll(2) === 0 ? mutatedText(roll, LISTS[n]!, STRANGE) : decodedText(mutatedBytes(roll, files[n]!))!;
      for (const { name, club = '', category = '', rating = 0 } of rosterIn(text)?.players ?? []) {
        checkText(name, MOST_NAME);
        checkText(club, MOST_CLUB);
        checkText(category, MOST_CATEGORY);
        if (name === '' || !(rating >= 0 && rating <= HIGHEST_RATING)) throw new Error(`${name}: ${rating}`);
        read += 1;
      }
      const { people } = typedRoster(text);
      for (const { number, name, club = '' } of people) {
        checkText(name, 60);
        checkText(club, 60);
        if (name === '' || !(number >= 1 && number <= 9_999)) throw new Error(`${number} ${name}`);
      }
      if (new Set(people.map(({ number }) => number)).size < people.length)
        throw new Error(`a number twice: ${text}`);
    }
    expect(read).toBeGreaterThan(RUNS);
  },
);

test(`${RUNS} mutated pairings are refused, or seat everybody once`, TIMEOUT, () => {
  let read = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const text = mutatedText(roll, PAIRINGS[run % PAIRINGS.length]!, STRANGE);
    const pairing = readPairing(text, tournament.players);
    if (!pairing.ok) continue;
    read += 1;
    const { pairs, byes } = pairing.value;
    const seated = [...pairs.flatMap(({ players }) => players), ...byes];
    const tables = pairs.map(({ table }) => table);
    if (new Set(seated).size < seated.length || new Set(tables).size < tables.length) throw new Error(text);
    if (seated.some((number) => !tournament.players.some((player) => player.number === number)))
      throw new Error(text);
  }
  expect(read).toBeGreaterThan(RUNS / 20);
  expect(read).toBeLessThan(RUNS);
});

test(`${RUNS} mutated bytes of a GCG file are a text`, TIMEOUT, () => {
  const text = '#character-encoding ISO-8859-2\n#player1 a Żółw\n#player2 b Łoś\n';
  const files = [Buffer.from(text), Buffer.from(`\ufeff${text}`, 'utf16le'), Buffer.from(text, 'latin1')].map(
    (bytes) => Uint8Array.from(bytes),
  );
  for (let run = 0; run < RUNS; run += 1) {
    const decoded = decodeGcg(mutatedBytes(roll, files[run % files.length]!));
    if (decoded.length > text.length * 3) throw new Error(decoded);
  }
});
