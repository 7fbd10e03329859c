import { performance } from 'node:perf_hooks';
import encodeQR from 'qr';
import decodeQR from 'qr/decode.js';
import { resultsFile } from '../../src/app/organizer/outputs/resultsFile.ts';
import { crossTable } from '../../src/app/organizer/outputs/standingsTables.ts';
import { clubStandings } from '../../src/domain/tournament/clubs.ts';
import { pairRound } from '../../src/domain/tournament/pairing/pairRound.ts';
import { specialPrizes } from '../../src/domain/tournament/prizes.ts';
import { replayTournament } from '../../src/domain/tournament/replay.ts';
import { standings } from '../../src/domain/tournament/standings.ts';
import { organizer as texts } from '../../src/i18n/pl/organizer.ts';
import { outputs } from '../../src/i18n/pl/outputs.ts';
import { readTournamentFile, writeTournamentFile } from '../../src/share/tournament/tournamentFile.ts';
import { dice, Hall, slip } from '../unit/domain/tournament/hall.ts';
import type { Table } from './table.ts';

const PLAYERS = 300;
const ROUNDS = 15;

const words = {
  ...outputs.tables,
  language: 'pl',
  figure: String,
  signed: String,
  criteria: texts.criteriaShort,
  prizes: texts.prizes,
};

type Line = { readonly what: string; readonly median: number; readonly worst: number };

/** What the organizer's phone has to do, at the largest tournament it promises. */
export function organizer(): Table {
  const { hall, pairing } = tournament();
  const file = writeTournamentFile({ id: 'benchmark', entries: hall.entries, slips: [] });
  const next = slip([1, 2], [400, 300], 1, { gameId: 'unknown' });
  const lines: readonly Line[] = [
    measure(`standings of ${PLAYERS} × ${ROUNDS}`, 60, () => standings(hall.tournament)),
    measure('… with the schools', 60, () =>
      clubStandings(standings(hall.tournament), hall.tournament.settings.clubs),
    ),
    measure('… as a cross-table', 20, () =>
      crossTable(hall.tournament, standings(hall.tournament), ROUNDS, words),
    ),
    measure('page of results, everything in it', 10, () =>
      resultsFile(hall.tournament, specialPrizes(hall.tournament), words, '', true),
    ),
    { what: `Swiss pairing of ${PLAYERS}, one round`, ...spread(pairing) },
    measure('one slip held against the tournament', 200, () => hall.judge(next)),
    measure(`whole log replayed (${hall.entries.length} rows)`, 20, () => replayTournament(hall.entries)),
    measure(`backup read (${Math.round(file.length / 1_000)} kB)`, 10, () => readTournamentFile(file)),
    ...frames(),
  ];
  return {
    title: 'Organizer',
    columns: ['', 'median ms', 'worst ms'],
    rows: lines.map(({ what, median, worst }) => [what, median.toFixed(2), worst.toFixed(2)]),
  };
}

function tournament(): { readonly hall: Hall; readonly pairing: readonly number[] } {
  const hall = new Hall({ rounds: ROUNDS }).players(PLAYERS, (number) => `Szkoła ${number % 40}`);
  const roll = dice(7);
  const pairing: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const from = performance.now();
    const paired = pairRound(hall.tournament, round, 'swiss');
    pairing.push(performance.now() - from);
    hall.add(paired);
    for (const { table } of paired.pairs) hall.result(round, table, 250 + roll(250), 250 + roll(250));
  }
  return { hall, pairing };
}

/** Camera frames as a phone gives them, with a code of the largest link in the middle, and without any. */
function frames(): readonly Line[] {
  const link = `https://example.org/#s1.${'aB3_-xYz9'.repeat(70)}`.slice(0, 660);
  return (
    [
      [640, 480],
      [960, 540],
    ] as const
  ).flatMap(([width, height]) => {
    const withCode = frame(width, height, link);
    const empty = frame(width, height, null);
    const look = (image: ReturnType<typeof frame>) => () => {
      try {
        return decodeQR(image);
      } catch {
        return null;
      }
    };
    if (look(withCode)() !== link) throw new Error(`the code in ${width}×${height} was not read`);
    return [
      measure(`camera frame ${width}×${height}, 660-character code`, 40, look(withCode)),
      measure(`camera frame ${width}×${height}, no code`, 40, look(empty)),
    ];
  });
}

function frame(width: number, height: number, text: string | null) {
  const roll = dice(3);
  const data = new Uint8ClampedArray(width * height * 4).map((_, i) => (i % 4 === 3 ? 255 : 110 + roll(30)));
  const rows = text === null ? [] : encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const scale = rows.length > 0 ? (height - 20) / rows.length : 0;
  const size = Math.floor(rows.length * scale);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const dark = rows[Math.floor(y / scale)]?.[Math.floor(x / scale)] ?? false;
      const at = ((y + 10) * width + x + ((width - size) >> 1)) * 4;
      data.fill((dark ? 30 : 215) + roll(25), at, at + 3);
    }
  }
  return { width, height, data };
}

function measure(what: string, times: number, run: () => unknown): Line {
  for (let i = 0; i < 3; i += 1) run();
  const took = Array.from({ length: times }, () => {
    const from = performance.now();
    run();
    return performance.now() - from;
  });
  return { what, ...spread(took) };
}

function spread(took: readonly number[]): { readonly median: number; readonly worst: number } {
  const sorted = [...took].sort((a, b) => a - b);
  return { median: sorted[sorted.length >> 1] ?? 0, worst: sorted.at(-1) ?? 0 };
}
