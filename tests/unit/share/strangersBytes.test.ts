import { expect, test } from 'vitest';
import { wholePackets } from '../../../src/platform/mqttPackets.ts';
import type { RoomCryptography } from '../../../src/share/room/cryptography.ts';
import { openSigned } from '../../../src/share/room/envelope.ts';
import { readRoomKey, writeRoomKey } from '../../../src/share/room/keyFile.ts';
import {
  readGone,
  readLogHead,
  readLogPart,
  readOverWords,
  readRoster,
  readSaid,
  readSays,
  readScene,
  readSheet,
  readTaken,
  readTime,
  writeMessage,
} from '../../../src/share/room/messages.ts';
import { deviceTopic, refereeTopic, TOPICS } from '../../../src/share/room/topics.ts';
import { dice } from './finishedGames.ts';
import { mutatedBytes, mutatedText, STRANGE_JSON } from './mutating.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 5_000);
const TIMEOUT = { timeout: 1_800_000 };
const roll = dice(Number(process.env.FUZZ_SEED ?? 20_261_119));

const READERS = [
  readScene,
  readRoster,
  readTaken,
  readTime,
  readSheet,
  readOverWords,
  readSaid,
  readSays,
  readGone,
  readLogHead,
  readLogPart,
];
const MESSAGE: readonly unknown[] = [
  { people: [{ number: 1, name: 'Hráč' }] },
  { numbers: [1, 2, 3] },
  { now: 1_763_000_000_000 },
  { game: 'abc', code: 'p1.AbCd_-12' },
  { game: 'abc', valid: [{ word: 'kot', n: 3, by: 2 }], invalid: [] },
  { now: 5, claim: 'yes', seq: 3, move: { seq: 3, as: 'taken' } },
  { seq: 4, number: 7, line: 1, here: true, move: null },
  { line: 12 },
  { parts: 3, entries: 900, seed: null, claims: [] },
  [{ at: 1, type: 'move' }],
];

test(`${RUNS} mutated messages of a room are refused or read, never thrown`, TIMEOUT, () => {
  const messages = MESSAGE.map(writeMessage);
  let read = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const bytes = mutatedBytes(roll, messages[run % messages.length]!);
    for (const reader of READERS) if (reader(bytes) !== null) read += 1;
  }
  expect(read).toBeGreaterThan(RUNS / 100);
  expect(read).toBeLessThan(RUNS * 2);
});

/** Takes every signature for a good one: what is behind it is to be read. */
const CREDULOUS = { verify: async () => true } as unknown as RoomCryptography;
const KEY = 'A'.repeat(43);

test(
  `${RUNS} mutated topics and what is said on them are refused, or belong to one of ours`,
  TIMEOUT,
  async () => {
    const topics = [
      refereeTopic(KEY, 'scene'),
      refereeTopic(KEY, 'said', KEY),
      refereeTopic(KEY, 'log', '12'),
      deviceTopic(KEY, 'says', KEY),
    ];
    let read = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const topic = mutatedText(roll, topics[run % topics.length]!, [
        '/',
        '/+',
        '/#',
        '\0',
        '__proto__',
        'says',
      ]);
      const opened = await openSigned(
        CREDULOUS,
        topic,
        mutatedBytes(roll, new Uint8Array(64 + 10 + roll(40))),
      );
      if (!opened) continue;
      read += 1;
      if (!Object.hasOwn(TOPICS, opened.topic.kind) || !Number.isSafeInteger(opened.stamp.since))
        throw new Error(`no topic of ours: ${topic}`);
    }
    expect(read).toBeGreaterThan(RUNS / 100);
    expect(read).toBeLessThan(RUNS * 0.9);
  },
);

test(`${RUNS} mutated streams of a broker come as pieces of themselves, and in their order`, TIMEOUT, () => {
  const packets = [2, 130, 700].map((length, n) =>
    Uint8Array.of(
      0x30 + n,
      ...(length < 128 ? [length] : [(length & 127) | 128, length >> 7]),
      ...new Uint8Array(length),
    ),
  );
  const stream = Uint8Array.from(packets.flatMap((packet) => [...packet]));
  let given = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const sent = mutatedBytes(roll, stream.subarray(0, 40 + roll(stream.length - 40)));
    let at = 0;
    const take = wholePackets((packet) => {
      if (packet.some((byte, i) => byte !== sent[at + i])) throw new Error('not what was sent');
      at += packet.length;
      given += 1;
    });
    for (let from = 0, to = 0; from < sent.length; from = to) {
      to = from + 1 + roll(400);
      take(sent.subarray(from, to));
    }
    if (at > sent.length) throw new Error('more than was sent');
  }
  expect(given).toBeGreaterThan(RUNS / 2);
});

test(`${RUNS} mutated key files of a room are refused, or are a key`, TIMEOUT, () => {
  const file = writeRoomKey(Uint8Array.from({ length: 32 }, (_, i) => i * 7));
  let read = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const key = readRoomKey(mutatedText(roll, file, STRANGE_JSON));
    if (key === null) continue;
    read += 1;
    if (key.length !== 32) throw new Error('a key of another length');
  }
  expect(read).toBeGreaterThan(RUNS / 100);
  expect(read).toBeLessThan(RUNS * 0.9);
});
