import { describe, expect, test } from 'vitest';
import { replay } from '../../../src/domain/table/game.ts';
import { compareCopies } from '../../../src/domain/tournament/merging/compareCopies.ts';
import { DEFAULT_SETTINGS } from '../../../src/domain/tournament/settings.ts';
import { readCardText } from '../../../src/share/card/card.ts';
import { readCsv } from '../../../src/share/csv/csvReader.ts';
import { MOST_LISTING, slipNamesIn } from '../../../src/share/drop/listing.ts';
import { readDuplicateFile } from '../../../src/share/duplicate/duplicateFile.ts';
import { readPartiarText } from '../../../src/share/duplicate/partiarLink.ts';
import { openBackup } from '../../../src/share/gameFile/backup.ts';
import { readGameFile, writeGameFile } from '../../../src/share/gameFile/gameFile.ts';
import { importGcg } from '../../../src/share/gcg/importGcg.ts';
import { MOST_IN_GCG } from '../../../src/share/gcg/readGcg.ts';
import { MOST_TEXT, readSlipText } from '../../../src/share/slip/link.ts';
import { slipPayload } from '../../../src/share/slip/payload.ts';
import {
  MOST_IN_BACKUP,
  MOST_IN_DUPLICATE_FILE,
  MOST_IN_GAME_FILE,
} from '../../../src/share/text/fileSizes.ts';
import { cleanText } from '../../../src/share/text/text.ts';
import { readPairing } from '../../../src/share/tournament/pairingText.ts';
import { readPlayerList } from '../../../src/share/tournament/playerList.ts';
import {
  MOST_CHARACTERS,
  MOST_ENTRIES,
  readTournamentFile,
  writeTournamentFile,
} from '../../../src/share/tournament/tournamentFile.ts';
import { readTshDivision } from '../../../src/share/tournament/tsh.ts';
import { begin, pass, play, stop } from '../domain/table/script.ts';
import { Hall } from '../domain/tournament/hall.ts';

/**
 * Whatever a stranger sends costs as much as it is long, and at its limit less than a second, a backup (which is fifty times as long as anything else) apart. In the gate only the first
 * is held, and over smaller sizes; COST_LIMIT_MS, which the soak sets, holds the second at the limit.
 */
const LIMIT_MS = Number(process.env.COST_LIMIT_MS ?? Number.POSITIVE_INFINITY);
const PART = Number.isFinite(LIMIT_MS) ? 1 : 1 / 64;

/** Eight times as much may cost twenty times as much on a machine that others use too; squared it is sixty-four times. */
const LARGER = 8;
const AT_MOST = 24;
/** Below this a measurement says nothing. */
const NOISE_MS = 20;

type Decoder = {
  readonly name: string;
  readonly most: number;
  /** How many times the second it may take. */
  readonly seconds?: number;
  readonly read: (text: string) => unknown;
  /** Texts of about so many characters that are as dear as can be. */
  readonly worst: Readonly<Record<string, (size: number) => string>>;
};

const repeated = (piece: string) => (size: number) => piece.repeat(Math.floor(size / piece.length));
const within = (before: string, piece: string, after: string) => (size: number) =>
  before + repeated(piece)(size - before.length - after.length) + after;
const BLANKS = { blanks: (size: number) => `1${' '.repeat(size - 2)}x`, lines: repeated('\n') };
const NESTED = {
  nested: (size: number) => '['.repeat(size / 2) + ']'.repeat(size / 2),
  open: repeated('{"a":'),
};
const { players } = new Hall().players(300).tournament;

function gameText(size: number, corrections: number): string {
  const game = begin('pfs');
  const facts = [];
  const row = JSON.stringify({ at: 1_763_000_000_000, ...play(0, 10) }).length + 60;
  const turns = Math.min(2_300, Math.floor(size / row / 2));
  for (let turn = 0; turn < turns; turn += 1) facts.push(stop(turn % 2), play(turn % 2, 10));
  for (const seat of [0, 1, 0, 1]) facts.push(stop(seat), pass(seat));
  facts.push({ type: 'rack' as const, seat: 0, value: 3 }, { type: 'rack' as const, seat: 1, value: 8 });
  const at = game.entries.at(-1)?.at ?? 0;
  const entries = [
    ...game.entries,
    ...facts.map((fact, i) => ({ at: at + i * 1_000, fact })),
    ...Array.from({ length: corrections }, (_, i) => ({
      at: at + 10_000_000,
      fact: { type: 'amend' as const, target: 2, fact: play(0, 10 + (i % 50)) },
    })),
  ];
  return writeGameFile({ id: 'dear', entries });
}

/** A game, and what is made of it at once: its state and its slip. */
function readGameWhole(text: string): void {
  const game = readGameFile(text);
  if (!game.ok) return;
  replay(game.value.entries);
  slipPayload('dear', game.value.entries);
}

const tournament = (entry: string) => (size: number) => {
  const head = `{"format":"sprawdzam-tournament","version":1,"id":"abcdef","entries":[{"at":0,"fact":{"type":"created","settings":${JSON.stringify({ ...DEFAULT_SETTINGS, name: 'T', mark: 1, regulation: { id: 'pfs', name: 'P', mark: null } })}}}`;
  return `${head}${repeated(`,${entry}`)(size - head.length - 20)}],"slips":[]}`;
};

/** A copy of a tournament as long as one may be: 20,000 rows in the file's limit. */
const COPY = new Hall().players(40).entries;
function copyText(size: number): string {
  const last = COPY.at(-1)?.at ?? 0;
  const row = (i: number) => ({
    at: last + i,
    fact: { type: 'set-aside' as const, slip: `a${i}`, reason: 'x'.repeat(200) },
  });
  const count = Math.min(MOST_ENTRIES - COPY.length, Math.floor(size / 300));
  return writeTournamentFile({
    id: 'abcdef',
    entries: [...COPY, ...Array.from({ length: count }, (_, i) => row(i))],
    slips: [],
  });
}

/** A copy, and what is made of it at once: it is held against ours. */
function readCopyWhole(text: string): void {
  const copy = readTournamentFile(text);
  if (!copy.ok) throw new Error(JSON.stringify(copy.error));
  compareCopies(COPY, copy.value.entries);
}

const DECODERS: readonly Decoder[] = [
  {
    name: 'text',
    most: 1_000_000,
    read: cleanText,
    worst: { ...BLANKS, invisible: repeated('\u00ad\u{e0041}') },
  },
  {
    name: 'slip',
    most: MOST_TEXT,
    read: readSlipText,
    worst: { ...BLANKS, marks: repeated('#s1.'), code: within('s1.', 'A', '') },
  },
  { name: 'card', most: 4_000, read: readCardText, worst: { ...BLANKS, code: within('k1.', 'A', '') } },
  {
    name: 'pairing',
    most: 100_000,
    read: (text) => readPairing(text, players),
    worst: {
      ...BLANKS,
      dashes: repeated(' – '),
      numbers: repeated('1 – 2\n'),
      names: repeated(`${players[0]?.name} – ${players[11]?.name}\n`),
      beginnings: repeated('ann żak – ol now\n'),
    },
  },
  {
    name: 'table of values',
    most: 1_000_000,
    read: readCsv,
    worst: { ...BLANKS, quotes: repeated('""""'), fields: repeated('a;b;c\n') },
  },
  {
    name: 'player list',
    most: 1_000_000,
    read: readPlayerList,
    worst: { ...BLANKS, names: repeated('Ola Lis;SP 3\n') },
  },
  {
    name: 'TSH division',
    most: 1_000_000,
    read: readTshDivision,
    worst: { ...BLANKS, rows: repeated('Lis, Ola 1500 2 3; 400 300\n') },
  },
  {
    name: 'listing of a folder',
    most: MOST_LISTING,
    read: slipNamesIn,
    worst: {
      names: within('<multistatus>', '<href>/0123456789abcdef-v1.slip</href>', ''),
      almost: within('<multistatus>', ' 0123456789abcdef-v1.sli', ''),
      json: within('[', '{"name":"a","type":"file"},', '{"name":"a","type":"file"}]'),
    },
  },
  {
    name: 'game file',
    most: MOST_IN_GAME_FILE,
    read: readGameWhole,
    worst: { ...NESTED, turns: (size) => gameText(size, 0), corrections: (size) => gameText(size / 20, 40) },
  },
  {
    name: 'backup',
    seconds: 10,
    most: MOST_IN_BACKUP,
    read: openBackup,
    worst: {
      ...NESTED,
      games: within(
        '{"format":"sprawdzam-backup","version":1,"games":[',
        '{"format":"sprawdzam-game","version":1,"facts":[]},',
        '1]}',
      ),
    },
  },
  {
    name: 'GCG',
    most: MOST_IN_GCG,
    read: (text) => importGcg(text, 0),
    worst: {
      ...BLANKS,
      moves: within('#player1 a A\n#player2 b B\n', '>a: ABC 8H ABC +10 10\n>b: ABC 8H ABC +10 10\n', ''),
    },
  },
  { name: 'duplicate game', most: MOST_IN_DUPLICATE_FILE, read: readDuplicateFile, worst: NESTED },
  {
    name: 'tournament file',
    most: MOST_CHARACTERS,
    read: readTournamentFile,
    worst: {
      ...NESTED,
      reopened: tournament('{"at":1,"fact":{"type":"reopened","slip":"abc"}}'),
      aside: tournament('{"at":1,"fact":{"type":"set-aside","slip":"abc","reason":"x"}}'),
    },
  },
  { name: 'copy of a tournament', most: 6_000_000, read: readCopyWhole, worst: { rows: copyText } },
  {
    name: 'sheet of a participant',
    most: 4_000,
    read: readPartiarText,
    worst: { ...BLANKS, marks: repeated('#p1.'), code: within('p1.', 'A', '') },
  },
];

/** The best of three: what else the machine does only makes it longer. */
function spent(read: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run += 1) {
    const begun = performance.now();
    read();
    best = Math.min(best, performance.now() - begun);
    if (best < NOISE_MS) break;
  }
  return best;
}

describe.each(DECODERS)('the cost of a $name', { timeout: 600_000 }, ({ most, read, worst, seconds = 1 }) => {
  test.each(Object.keys(worst))('of %s grows with its length, and ends at its limit', (kind) => {
    const make = worst[kind]!;
    const size = Math.floor(most * PART);
    const [small, large] = [make(Math.floor(size / LARGER)), make(size)];
    read(small);
    const atLimit = spent(() => read(large));
    expect(atLimit).toBeLessThan(
      AT_MOST *
        Math.max(
          NOISE_MS,
          spent(() => read(small)),
        ),
    );
    expect(atLimit).toBeLessThan(seconds * LIMIT_MS);
  });
});
