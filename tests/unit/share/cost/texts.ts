import type { DuplicateRow } from '../../../../src/domain/duplicate/fact.ts';
import { replay as replayDuplicate } from '../../../../src/domain/duplicate/game.ts';
import { SLOVAK_DUPLICATE } from '../../../../src/domain/rules/presets/slovakDuplicate.ts';
import { replay } from '../../../../src/domain/table/game.ts';
import { compareCopies } from '../../../../src/domain/tournament/merging/compareCopies.ts';
import { DEFAULT_SETTINGS } from '../../../../src/domain/tournament/settings.ts';
import { readCardText } from '../../../../src/share/card/card.ts';
import { readCsv } from '../../../../src/share/csv/csvReader.ts';
import { MOST_LISTING, slipNamesIn } from '../../../../src/share/drop/listing.ts';
import { readDuplicateFile, writeDuplicateFile } from '../../../../src/share/duplicate/duplicateFile.ts';
import { readPartiarText } from '../../../../src/share/duplicate/partiarLink.ts';
import { readGameFile, writeGameFile } from '../../../../src/share/gameFile/gameFile.ts';
import { importGcg } from '../../../../src/share/gcg/importGcg.ts';
import { MOST_IN_GCG } from '../../../../src/share/gcg/readGcg.ts';
import {
  readGone,
  readLogHead,
  readLogPart,
  readRoster,
  readSaid,
  readSays,
  readScene,
  readTaken,
  readTime,
} from '../../../../src/share/room/messages.ts';
import { TOPICS } from '../../../../src/share/room/topics.ts';
import { MOST_TEXT, readSlipText } from '../../../../src/share/slip/link.ts';
import { slipPayload } from '../../../../src/share/slip/payload.ts';
import {
  MOST_IN_BACKUP,
  MOST_IN_DUPLICATE_FILE,
  MOST_IN_GAME_FILE,
} from '../../../../src/share/text/fileSizes.ts';
import { cleanText } from '../../../../src/share/text/text.ts';
import { readPairing } from '../../../../src/share/tournament/pairingText.ts';
import { readPlayerList } from '../../../../src/share/tournament/playerList.ts';
import {
  MOST_ENTRIES,
  MOST_IN_TOURNAMENT,
  readTournamentFile,
  writeTournamentFile,
} from '../../../../src/share/tournament/tournamentFile.ts';
import { readTshDivision } from '../../../../src/share/tournament/tsh.ts';
import { begin, pass, play, stop } from '../../domain/table/script.ts';
import { Hall } from '../../domain/tournament/hall.ts';
import { readBackup } from '../wholeBackup.ts';
import type { Decoder } from './measuring.ts';

const repeated = (piece: string) => (size: number) =>
  piece.repeat(Math.max(0, Math.floor(size / piece.length)));
const within = (before: string, piece: string, after: string) => (size: number) =>
  before + repeated(piece)(size - before.length - after.length) + after;
const BLANKS = { blanks: (size: number) => `1${' '.repeat(size - 2)}x`, lines: repeated('\n') };
const NESTED = {
  nested: (size: number) => '['.repeat(size / 2) + ']'.repeat(size / 2),
  open: repeated('{"a":'),
};
/** So many lines at the limit, with their length filled up to it. */
const lines =
  (most: number, whole: number, line: (i: number, length: number) => string) =>
  (size: number): string => {
    const count = Math.max(1, Math.floor((most * size) / whole));
    const length = Math.floor(size / count) - 1;
    return Array.from({ length: count }, (_, i) => line(i, length)).join('\n');
  };
const filled = (piece: string, length: number) =>
  piece.repeat(Math.max(1, Math.floor(length / piece.length)));
const READERS = [
  readScene,
  readRoster,
  readTaken,
  readTime,
  readSaid,
  readSays,
  readGone,
  readLogHead,
  readLogPart,
];
const { players } = new Hall().players(300).tournament;

const GCG_PLAYERS = '#player1 a A\n#player2 b B\n';

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
function readGameWhole(text: string): unknown {
  const game = readGameFile(text);
  return game.ok && [replay(game.value.entries), slipPayload('dear', game.value.entries)];
}

/** Turns that are taken back and put again, each at once, over and over. */
function undoneText(size: number): string {
  const { entries } = begin('pfs');
  const at = entries.at(-1)?.at ?? 0;
  // More are refused: each is a correction.
  const count = Math.floor((2_300 * size) / MOST_IN_GAME_FILE);
  const rows = Array.from({ length: count }, (_, i) => {
    const turn = Math.floor(i / 4);
    if (i % 4 === 0) return stop(turn % 2);
    if (i % 4 === 1) return play(turn % 2, 10);
    // Takes the play back, and puts it again by taking that back.
    return { type: 'retract' as const, target: entries.length + i - 1 };
  });
  return writeGameFile({
    id: 'undone',
    entries: [...entries, ...rows.map((fact, i) => ({ at: at + i * 1_000, fact }))],
  });
}

const START = {
  type: 'start' as const,
  rules: SLOVAK_DUPLICATE,
  participants: Array.from({ length: 300 }, (_, i) => ({ number: i + 1, name: `Hráč ${i + 1}` })),
};
const RACK = { type: 'draw', rack: 'kotabcd' } as const;
const answer = (i: number): DuplicateRow => ({
  type: 'answer',
  participant: 1 + (i % 300),
  placement: { at: 'h8', word: ['kot', 'tok', 'kto', 'bat'][i % 4]! },
});

/** Rows of a duplicate game, as many as fit, `most` at most. */
const duplicate =
  (most: number, make: (i: number, count: number) => DuplicateRow) =>
  (size: number): string => {
    const each = JSON.stringify(make(1, 2)).length + 30;
    const count = Math.min(
      Math.ceil((most * size) / MOST_IN_DUPLICATE_FILE),
      Math.floor((size - 20_000) / each),
    );
    const rows = Array.from({ length: Math.max(0, count) }, (_, i) => make(i, count));
    const entries = [START, RACK, { type: 'move' as const }, ...rows].map((fact) => ({ at: 1, fact }));
    return writeDuplicateFile({ id: 'dear', entries });
  };

/** A duplicate game, and what is made of it at once. */
function readDuplicateWhole(text: string): unknown {
  const game = readDuplicateFile(text);
  return game.ok && replayDuplicate(game.value.entries);
}

const tournament =
  (entry: string, before = '') =>
  (size: number): string => {
    const head = `{"format":"sprawdzam-tournament","version":1,"id":"abcdef","entries":[{"at":0,"fact":{"type":"created","settings":${JSON.stringify({ ...DEFAULT_SETTINGS, name: 'T', mark: 1, regulation: { id: 'pfs', name: 'P', mark: null } })}}}${before}`;
    return `${head}${repeated(`,${entry}`)(size - head.length - 20)}],"slips":[]}`;
  };
const ENTERED = players
  .map(
    ({ number, name }) => `,{"at":1,"fact":{"type":"player","number":${number},"name":"${name}","club":""}}`,
  )
  .join('');

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
function readCopyWhole(text: string): unknown {
  const copy = readTournamentFile(text);
  if (!copy.ok) throw new Error(JSON.stringify(copy.error));
  return compareCopies(COPY, copy.value.entries);
}

export const DECODERS: readonly Decoder<string>[] = [
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
      beginnings: repeated('ann żak – ol now\n'),
    },
    taken: {
      everybody: lines(150, 100_000, (i, length) => {
        const [one = '', other = ''] = [players[2 * i]?.name, players[2 * i + 1]?.name];
        return `${one}${filled(' ', length - one.length - other.length - 2)}– ${other}`;
      }),
    },
  },
  {
    name: 'table of values',
    most: 1_000_000,
    read: readCsv,
    worst: { ...BLANKS, quotes: repeated('""""'), fields: repeated('a;b;c\n') },
    taken: { quoted: lines(3_000, 1_000_000, (_, length) => filled('"a""b";', length)) },
  },
  {
    name: 'player list',
    most: 1_000_000,
    read: readPlayerList,
    worst: { ...BLANKS, names: repeated('Ola Lis;SP 3\n') },
    taken: {
      long: lines(
        3_000,
        1_000_000,
        (_, length) => `${filled('Ola ', length / 2)};${filled('SP ', length / 2 - 4)}`,
      ),
    },
  },
  {
    name: 'TSH division',
    most: 1_000_000,
    read: readTshDivision,
    worst: { ...BLANKS, rows: repeated('Lis, Ola 1500 2 3; 400 300\n') },
    taken: {
      rounds: lines(1_000, 1_000_000, (_, length) => {
        const part = Math.floor(length / 4) - 8;
        return `Lis, Ola 1500${filled(' 12', part)}; ${filled('400 ', part)}; board ${filled('7 ', part)}; p12 ${filled('1 ', part)}`;
      }),
    },
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
    worst: NESTED,
    taken: {
      turns: (size) => gameText(size, 0),
      // The dearest that are not refused.
      corrections: (size) => gameText(12_000, Math.floor((200 * size) / MOST_IN_GAME_FILE)),
      undone: undoneText,
    },
  },
  {
    name: 'backup',
    aside: true,
    most: MOST_IN_BACKUP,
    read: readBackup,
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
    taken: {
      passes: (size) =>
        GCG_PLAYERS +
        lines(990, MOST_IN_GCG, (i, length) => `>${'ab'[i % 2]}: ${filled('A', length - 12)} - +0 0`)(size),
      notes: (size) =>
        `${GCG_PLAYERS}>a: CAT 8H CAT +10 10\n${lines(980, MOST_IN_GCG, (_, length) => `#note ${filled('so ', length - 8)}`)(size)}`,
    },
  },
  {
    name: 'duplicate game',
    most: MOST_IN_DUPLICATE_FILE,
    read: readDuplicateWhole,
    worst: NESTED,
    taken: {
      answers: duplicate(45_000, answer),
      refused: duplicate(45_000, () => ({ type: 'left', participant: 1 })),
      warnings: duplicate(1_400, () => ({ type: 'warning', participant: 1 })),
      moves: duplicate(1_400, (i) => (i % 2 === 0 ? { type: 'no-move' } : RACK)),
      masters: duplicate(45_000, (i, count) =>
        i < count - 100 ? answer(i) : { type: 'master', placement: { at: 'h8', word: 'abcdotk' } },
      ),
      verdicts: duplicate(1_250, (i, count) => ({
        type: 'judged',
        by: 'list',
        words: [{ word: i < count / 2 ? `kot${i}` : 'kot', valid: true }],
      })),
      words: duplicate(65, (i) => ({
        type: 'judged',
        by: 'list',
        from: 1,
        words: Array.from({ length: 2_000 }, (_, n) => ({ word: `ko${n % 50}`, valid: i % 2 === 0 })),
      })),
      corrections: duplicate(40_000, (i, count) =>
        i < count - 2 ? answer(i) : { type: 'amend', target: 1, fact: RACK },
      ),
    },
  },
  {
    name: 'message of a room',
    most: TOPICS.log.most,
    read: (text) => READERS.map((read) => read(new TextEncoder().encode(text))),
    worst: {
      ...NESTED,
      people: within('{"people":[', '{"number":1,"name":"a"},', '{"number":1,"name":"a"}]}'),
      rows: within('[', '{"at":1,"type":"move"},', '0]'),
      names: within('{"people":[{"number":1,"name":"', '\u00ad', '"}]}'),
    },
  },
  {
    name: 'tournament file',
    most: MOST_IN_TOURNAMENT,
    read: readTournamentFile,
    worst: NESTED,
    // As many rows, or values, as a file may hold, not as many characters.
    taken: {
      reopened: (size) => tournament('{"at":1,"fact":{"type":"reopened","slip":"abc"}}')(size * 0.06),
      pairs: (size) =>
        tournament(
          `{"at":1,"fact":{"type":"paired","round":1,"by":"typed","pairs":[${Array.from({ length: 150 }, (_, i) => `{"table":${i + 1},"players":[${2 * i + 1},${2 * i + 2}]}`).join()}],"byes":[]}},{"at":1,"fact":{"type":"unpaired","round":1}}`,
          ENTERED,
        )(size * 0.22),
      who: (size) =>
        tournament(
          `{"at":1,"fact":{"type":"merged","rows":[{"at":1,"n":1,"fact":{"type":"returned","number":1},"who":[${Array.from({ length: 700 }, () => '[1,"a"]').join()}]}]}}`,
        )(size * 0.09),
      aside: (size) =>
        tournament(`{"at":1,"fact":{"type":"set-aside","slip":"abc","reason":"${'x'.repeat(290)}"}}`)(
          size * 0.4,
        ),
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
