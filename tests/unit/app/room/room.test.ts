import { effect } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { Hall } from '../../../../src/app/duplicate/hall.ts';
import { openPlayerRoom } from '../../../../src/app/room/playerRoom.ts';
import { openRefereeRoom } from '../../../../src/app/room/refereeRoom.ts';
import { boardOf } from '../../../../src/app/room/scene.ts';
import { takeOverRoom } from '../../../../src/app/room/takeOver.ts';
import { lastAnswers } from '../../../../src/domain/duplicate/state.ts';
import { toBase64url } from '../../../../src/share/bits/base64url.ts';
import { openSigned, signedFor } from '../../../../src/share/room/envelope.ts';
import { writeMessage } from '../../../../src/share/room/messages.ts';
import { deviceTopic, refereeTopic } from '../../../../src/share/room/topics.ts';
import { roomWorld } from './roomWorld.ts';

const MATKA = { at: 'H8', word: 'MATKA' };
const TIK = { at: 'H8', word: 'TIK', down: true };
const LATER = { since: 9e12, count: 0 };

function begin(hall: Hall): void {
  expect(hall.add({ type: 'draw', rack: 'MATKAIV' }, { type: 'move' })).toBeNull();
}
const answersOf = (hall: Hall, n = 1) =>
  [...lastAnswers(hall.state.value.moves[n - 1]!)]
    .map(([number, { words }]) => `${number} ${words[0]}`)
    .sort();

test('a move: everybody has the rack and the clock, the last one sent counts, the master lies on every board', async () => {
  const world = roomWorld();
  const { hall, room } = await world.referee(world.secret);
  const anna = await world.device(room.name, 1);
  const boris = await world.device(room.name, 2, { skew: 7_000_000 });
  expect(anna.people.value.map(({ name }) => name)).toEqual(['Anna', 'Boris', 'Cyril']);
  expect([anna.claim.value, boris.claim.value, anna.taken.value]).toEqual(['yes', 'yes', [1, 2]]);

  begin(hall);
  await world.calm();
  expect(boris.scene.value).toMatchObject({ n: 1, phase: 'playing', rack: 'MATKAIV' });
  await world.pass(30_000);
  expect([anna.left(), boris.left()]).toEqual([120_000, 120_000]);

  anna.send(TIK);
  boris.send(MATKA);
  boris.send(null);
  await world.calm();
  anna.send(MATKA);
  await world.calm();
  expect(answersOf(hall)).toEqual(['1 MATKA', '2 MATKA']);
  expect(anna.sent.value.map(({ as }) => as)).toEqual(['taken', 'taken']);
  expect(boris.sent.value.map(({ as }) => as)).toEqual(['none', 'taken']);

  expect(hall.add({ type: 'master', placement: MATKA })).toBeNull();
  await world.calm();
  const { last, phase } = boris.scene.value!;
  expect([last, phase, boardOf(boris.scene.value!).tiles]).toEqual([
    { n: 1, placement: MATKA },
    'drawing',
    5,
  ]);
  expect(JSON.stringify(boris.scene.value)).not.toContain('points');
});

test('what a device says at once goes out in its order, however long a signature takes', async () => {
  const world = roomWorld();
  const { room } = await world.referee(world.secret);
  const ports = world.computer().ports();
  let signed = 0;
  const sign: typeof ports.cryptography.sign = async (...what) => {
    signed += 1;
    for (let i = 0; i < 20 - 5 * signed; i += 1) await new Promise((resolve) => setImmediate(resolve));
    return world.cryptography.sign(...what);
  };
  const anna = openPlayerRoom(room.name, { ...ports, cryptography: { ...ports.cryptography, sign } })!;
  anna.choose(1);
  anna.look(false);
  anna.look(true);
  await world.calm();
  await world.calm();
  const said = world.broker.seen.filter(({ topic }) => topic.endsWith('/says'));
  const opened = said.map(({ topic, payload }) => openSigned(world.cryptography, topic, payload));
  const stamps = (await Promise.all(opened)).map((one) => one!.stamp.since);
  expect(stamps.length).toBeGreaterThan(2);
  expect(stamps).toEqual([...stamps].sort((a, b) => a - b));
});

test('whoever comes alone waits for nothing; what comes soon after is taken together', async () => {
  const world = roomWorld();
  let goOn = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      goOn = resolve;
    });
  const { room } = await world.referee(world.secret, world.computer(), pause);
  let drawn = 0;
  effect(() => {
    drawn += room.taken.value.length >= 0 ? 1 : 0;
  });
  const anna = await world.device(room.name, 1);
  const boris = await world.device(room.name, 2);
  const cyril = await world.device(room.name, 17);
  // The first word of the first device was taken at once: it had no name yet.
  expect([anna.claim.value, boris.claim.value, cyril.claim.value, drawn]).toEqual([
    'waiting',
    'waiting',
    'waiting',
    1,
  ]);
  goOn();
  await world.calm();
  expect([anna.claim.value, boris.claim.value, cyril.claim.value]).toEqual(['yes', 'yes', 'yes']);
  expect([room.taken.value, drawn]).toEqual([[1, 2, 17], 2]);
});

test('a name is claimed once; the referee decides about the second', async () => {
  const world = roomWorld();
  const { room } = await world.referee(world.secret);
  const first = await world.device(room.name, 1);
  const other = await world.device(room.name, 1);
  expect([first.claim.value, other.claim.value]).toEqual(['yes', 'taken']);
  expect(room.second.value).toHaveLength(1);
  room.decideClaim(room.second.value[0]!, true);
  await world.pass(4_000);
  expect([first.claim.value, other.claim.value, room.second.value]).toEqual(['taken', 'yes', []]);
  first.choose(2);
  await world.calm();
  expect([first.claim.value, room.taken.value]).toEqual(['yes', [1, 2]]);
  const third = await world.device(room.name, 2);
  room.decideClaim(room.second.value[0]!, false);
  third.look(false);
  await world.calm();
  expect([third.claim.value, room.second.value]).toEqual(['taken', []]);
});

describe('faults', () => {
  test('a device that reloads is who it was, and what it sent counts', async () => {
    const world = roomWorld();
    const { hall, room } = await world.referee(world.secret);
    const before = await world.device(room.name, 2);
    begin(hall);
    await world.calm();
    before.send(MATKA);
    before.close();
    await world.calm();
    const after = await world.device(room.name, null, { memory: before.memory });
    expect([after.number.value, after.claim.value]).toEqual([2, 'yes']);
    expect(after.sent.value.map(({ as }) => as)).toEqual(['taken']);
    expect(answersOf(hall)).toEqual(['2 MATKA']);
  });

  test('a network that was gone: in time it counts, too late the referee decides', async () => {
    const world = roomWorld();
    const { hall, room } = await world.referee(world.secret);
    let cut = false;
    const anna = await world.device(room.name, 1, { isCut: () => cut });
    const boris = await world.device(room.name, 2, { isCut: () => cut });
    begin(hall);
    await world.calm();
    cut = true;
    world.broker.dropCut();
    anna.send(MATKA);
    await world.pass(60_000);
    expect(anna.sent.value[0]!.as).toBe('waiting');
    expect([...room.lines.value.values()].map(({ presence }) => presence)).toEqual(['gone', 'gone']);
    cut = false;
    await world.broker.reconnect();
    await world.calm();
    expect(anna.sent.value[0]!.as).toBe('taken');
    expect(Math.abs(anna.left()! - 90_000)).toBeLessThan(1_000);

    cut = true;
    world.broker.dropCut();
    boris.send(TIK);
    await world.pass(95_000);
    cut = false;
    await world.broker.reconnect();
    await world.calm();
    expect(boris.sent.value[0]!.as).toBe('late');
    expect(room.late.value).toMatchObject([{ number: 2, n: 1, by: 5_000, pressedInTime: true }]);
    expect(answersOf(hall)).toEqual(['1 MATKA']);
    room.decideLate(room.late.value[0]!, 'sieť');
    await world.calm();
    expect([boris.sent.value[0]!.as, room.late.value]).toEqual(['taken', []]);
    expect(answersOf(hall)).toEqual(['1 MATKA', '2 TIK']);
  });

  test('a late move that the referee does not count is told so, and stays so', async () => {
    const world = roomWorld();
    const { hall, room } = await world.referee(world.secret);
    const anna = await world.device(room.name, 1);
    begin(hall);
    await world.pass(155_000);
    anna.send(MATKA);
    await world.calm();
    expect(anna.sent.value[0]!.as).toBe('late');
    room.decideLate(room.late.value[0]!, null);
    await world.calm();
    expect([anna.sent.value[0]!.as, room.late.value, answersOf(hall)]).toEqual(['refused', [], []]);
    anna.look(false);
    await world.calm();
    expect([anna.sent.value[0]!.as, room.late.value]).toEqual(['refused', []]);
  });

  test('the broker forgets everything: referee and devices say it again', async () => {
    const world = roomWorld();
    const { hall, room } = await world.referee(world.secret);
    const anna = await world.device(room.name, 1);
    begin(hall);
    await world.calm();
    anna.send(MATKA);
    await world.calm();
    await world.broker.restart();
    await world.pass(250);
    const late = await world.device(room.name, 17);
    expect(late.scene.value?.rack).toBe('MATKAIV');
    expect(late.claim.value).toBe('yes');
    expect(hall.game.value.entries).toHaveLength(4);
    expect(room.late.value).toEqual([]);
  });

  test('the referee’s page is killed and opened again: nothing that was told is lost, nothing counts twice', async () => {
    const world = roomWorld();
    const { hall, room, on } = await world.referee(world.secret);
    const anna = await world.device(room.name, 1);
    const boris = await world.device(room.name, 2);
    begin(hall);
    await world.calm();
    anna.send(MATKA);
    await world.calm();
    room.close();
    boris.send(TIK);
    await world.pass(10_000);
    const again = await world.referee(world.secret, on);
    await world.calm();
    expect(answersOf(again.hall)).toEqual(['1 MATKA', '2 TIK']);
    expect(again.hall.game.value.entries).toHaveLength(5);
    expect([anna.sent.value[0]!.as, boris.sent.value[0]!.as]).toEqual(['taken', 'taken']);
    expect(again.room.taken.value).toEqual([1, 2]);
  });

  test('another computer with the key file takes the game over, and the first one falls silent', async () => {
    const world = roomWorld();
    const { hall, room, on } = await world.referee(world.secret);
    const anna = await world.device(room.name, 1);
    begin(hall);
    await world.calm();
    anna.send(MATKA);
    await world.calm();
    expect(anna.sent.value[0]!.as).toBe('taken');

    const second = world.computer();
    const halls = await second.open();
    const over = takeOverRoom(world.secret, halls, second.ports());
    for (let i = 0; i < 8; i += 1) await world.pass(250);
    expect(await over).toEqual([{ game: hall.id, entries: 4 }]);
    const next = await world.referee(world.secret, second);
    await world.calm();
    expect(room.replaced.value).toBe(true);
    expect(next.hall.hasSeed).toBe(true);
    expect(answersOf(next.hall)).toEqual(['1 MATKA']);
    anna.send(TIK);
    await world.calm();
    expect(answersOf(next.hall)).toEqual(['1 TIK']);
    expect(hall.game.value.entries.length).toBeLessThan(next.hall.game.value.entries.length + 1);
    expect(next.room.taken.value).toEqual([1]);
    hall.add({ type: 'no-move' });
    await world.calm();
    expect(anna.scene.value?.phase).toBe('playing');

    // The first computer is opened anew: its log knows nothing of what was played since, and it leads no more.
    room.close();
    await world.pass(1_000);
    const late = await world.referee(world.secret, on);
    late.hall.add({ type: 'no-move' }, { type: 'draw', rack: 'POLSTER' }, { type: 'move' });
    await world.pass(3_000);
    expect([late.room.replaced.value, next.room.replaced.value]).toEqual([true, false]);
    expect(anna.scene.value?.rack).toBe('MATKAIV');
  });
});

test('another computer leads, though its clock is far behind, and the first one hears that it does not', async () => {
  const world = roomWorld();
  const first = world.computer(600_000);
  const { hall, room } = await world.referee(world.secret, first);
  const anna = await world.device(room.name, 1);
  begin(hall);
  await world.calm();
  const second = world.computer();
  const over = takeOverRoom(world.secret, await second.open(), second.ports());
  for (let i = 0; i < 8; i += 1) await world.pass(250);
  await over;
  const next = await world.referee(world.secret, second);
  expect([room.replaced.value, next.room.replaced.value]).toEqual([true, false]);
  expect(next.hall.add({ type: 'no-move' })).toBeNull();
  await world.pass(3_000);
  expect([anna.scene.value?.phase, anna.scene.value?.n]).toEqual(['drawing', 2]);
  // Opened anew it goes on, and so does the room.
  next.room.close();
  const again = await world.referee(world.secret, second);
  again.hall.add({ type: 'draw', rack: 'MATKAIV' }, { type: 'move' });
  await world.calm();
  expect([anna.scene.value?.n, again.room.replaced.value]).toEqual([2, false]);
});

test('opened anew on a busy computer, the first one hears late that another leads: that one goes on, and is not silenced', async () => {
  const world = roomWorld();
  const { hall, room, on } = await world.referee(world.secret);
  const anna = await world.device(room.name, 1);
  begin(hall);
  await world.calm();
  room.close();
  const second = world.computer();
  const over = takeOverRoom(world.secret, await second.open(), second.ports());
  for (let i = 0; i < 8; i += 1) await world.pass(250);
  await over;
  const next = await world.referee(world.secret, second);

  await world.pass(1_000);
  const goOn = world.broker.stall();
  const late = await world.referee(world.secret, on);
  await world.pass(3_000);
  goOn();
  await world.pass(0);
  expect([late.room.replaced.value, next.room.replaced.value]).toEqual([true, false]);
  expect(next.hall.add({ type: 'no-move' })).toBeNull();
  await world.calm();
  expect(anna.scene.value?.n).toBe(2);
});

test('a slow computer that takes over waits until it has opened every game that lies in the room', async () => {
  const world = roomWorld();
  const first = world.computer();
  const led = await first.open();
  const start = {
    ...(await world.referee(world.secret, first)).hall.state.value.start,
    type: 'start',
  } as const;
  const second = (await led.create(start))!;
  const room = openRefereeRoom(second, world.secret, null, first.ports());
  await world.pass(0);
  room.close();

  const slow = world.computer();
  const ports = slow.ports();
  let openedAll = () => {};
  const busy = new Promise<void>((resolve) => {
    openedAll = resolve;
  });
  let opened = 0;
  const cryptography = {
    ...ports.cryptography,
    async verify(...signed: Parameters<typeof ports.cryptography.verify>) {
      opened += 1;
      // The first game's rows and their head.
      if (opened > 2) await busy;
      return ports.cryptography.verify(...signed);
    },
  };
  const over = takeOverRoom(world.secret, await slow.open(), { ...ports, cryptography });
  for (let i = 0; i < 8; i += 1) await world.pass(250);
  openedAll();
  for (let i = 0; i < 8; i += 1) await world.pass(250);
  expect(await over).toHaveLength(2);
});

test('what players see is in the log that lies in the room already', async () => {
  const world = roomWorld();
  const { hall, room } = await world.referee(world.secret);
  await world.device(room.name, 1);
  begin(hall);
  expect(hall.add({ type: 'no-move' })).toBeNull();
  await world.calm();
  const kinds = world.broker.seen.map(({ topic }) => topic.split('/').slice(4).join('/'));
  expect(kinds.lastIndexOf('scene')).toBeGreaterThan(kinds.lastIndexOf(`log/${hall.id}/0`));
  expect(kinds.lastIndexOf('scene')).toBeGreaterThan(kinds.lastIndexOf(`log/${hall.id}/head`));
});

test('opened while the referee is away, a device has the time by its own clock, not by what the room kept', async () => {
  const world = roomWorld();
  const { hall, room } = await world.referee(world.secret);
  const before = await world.device(room.name, 1, { skew: 5_000_000 });
  begin(hall);
  await world.pass(3_000);
  room.close();
  before.close();
  await world.pass(60_000);
  const after = await world.device(room.name, null, { memory: before.memory, skew: 5_000_000 });
  expect(after.scene.value?.rack).toBe('MATKAIV');
  expect(Math.abs(after.left()! - (150_000 - 63_000))).toBeLessThan(1_000);
});

describe('strangers', () => {
  test('what was said before and is said again by somebody moves no clock, and whoever comes next hears the newest', async () => {
    const world = roomWorld();
    const { hall, room } = await world.referee(world.secret);
    const anna = await world.device(room.name, 1);
    begin(hall);
    await world.pass(3_000);
    const old = world.broker.seen.filter(({ topic }) => /\/(time|scene|said\/.*)$/.test(topic));
    expect(hall.add({ type: 'no-move' }, { type: 'draw', rack: 'POLSTER' }, { type: 'move' })).toBeNull();
    await world.pass(30_000);
    const left = anna.left();
    for (let i = 0; i < 3; i += 1) {
      for (const { topic, payload } of old) world.broker.publish(topic, payload, topic.endsWith('scene'));
      await world.calm();
    }
    expect([anna.left(), anna.scene.value?.rack]).toEqual([left, 'POLSTER']);
    await world.pass(3_000);
    const boris = await world.device(room.name, 2);
    expect(boris.scene.value?.rack).toBe('POLSTER');
  });

  test('nobody reads a move, sends one for somebody else or announces a rack', async () => {
    const world = roomWorld();
    const { hall, room } = await world.referee(world.secret);
    const anna = await world.device(room.name, 1);
    begin(hall);
    await world.calm();
    anna.send(MATKA);
    await world.calm();
    const sent = world.broker.seen.filter(({ topic }) => topic.endsWith('/says'));
    expect(sent.length).toBeGreaterThan(1);
    for (const { payload } of sent) expect(new TextDecoder().decode(payload)).not.toContain('MATKA');
    const logs = world.broker.seen.filter(({ topic }) => topic.includes('/referee/log/'));
    for (const { payload } of logs) expect(new TextDecoder().decode(payload)).not.toContain('MATKA');

    const stranger = world.cryptography.newSecret();
    const rack = writeMessage({ ...anna.scene.value, rack: 'AAAAAAA', now: world.now() + 1 });
    const topic = refereeTopic(room.name, 'scene');
    world.broker.publish(topic, await signedFor(world.cryptography, stranger, topic, LATER, rack), true);
    world.broker.publish(topic, rack, true);
    const [old] = world.broker.seen.filter((one) => one.topic === topic);
    world.broker.publish(topic, old!.payload, true);
    await world.calm();
    expect(anna.scene.value?.rack).toBe('MATKAIV');

    const says = deviceTopic(room.name, 'says', sent[0]!.topic.split('/')[4]!);
    const forged = world.cryptography.seal(
      world.cryptography.publicKey(world.secret),
      writeMessage({
        seq: 9e12,
        line: 0,
        here: true,
        number: 1,
        move: { seq: 9e12, game: hall.id, n: 1, placement: TIK, pressed: 1 },
      }),
    )!;
    world.broker.publish(says, await signedFor(world.cryptography, stranger, says, LATER, forged), true);
    world.broker.publish(says, sent[0]!.payload, true);
    await world.calm();
    expect(answersOf(hall)).toEqual(['1 MATKA']);
    expect(room.garbage.value).toBeGreaterThan(0);
    // A device of the stranger's own may say what it likes: the name is Anna's.
    const own = deviceTopic(room.name, 'says', toBase64url(world.cryptography.publicKey(stranger)));
    world.broker.publish(own, await signedFor(world.cryptography, stranger, own, LATER, forged), true);
    await world.calm();
    expect(answersOf(hall)).toEqual(['1 MATKA']);
    expect(room.second.value).toHaveLength(1);
  });

  test('who floods is cut short and seen; what was sent last arrives in the end', async () => {
    const world = roomWorld();
    const { hall, room } = await world.referee(world.secret);
    const anna = await world.device(room.name, 1);
    begin(hall);
    await world.calm();
    for (let i = 0; i < 40; i += 1) {
      anna.send(i % 2 === 0 ? MATKA : TIK);
      await world.calm();
    }
    expect(hall.game.value.entries.length).toBeLessThan(30);
    expect(room.lines.value.get(1)?.flooding).toBe(true);
    await world.pass(11_000);
    expect(anna.sent.value[0]!.as).toBe('taken');
    expect(answersOf(hall)).toEqual(['1 TIK']);
    for (const junk of [new Uint8Array(0), new Uint8Array(100_000), new TextEncoder().encode('{}')])
      world.broker.publish(deviceTopic(room.name, 'says', 'A'.repeat(43)), junk, false);
    await world.calm();
    expect(room.garbage.value).toBe(3);
  });
});
