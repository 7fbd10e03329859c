import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { unseenSince } from '../../../../src/app/table/lastSeen.ts';
import { beginGame, openGame } from '../../../../src/app/table/openGame.ts';
import { createTable } from '../../../../src/app/table/table.ts';
import { createAlarms } from '../../../../src/app/time/alarms.ts';
import { createGaps } from '../../../../src/app/time/gaps.ts';
import { lostTurn } from '../../../../src/app/time/lostTurn.ts';
import { createTicker } from '../../../../src/app/time/ticker.ts';
import { createTimekeeper } from '../../../../src/app/time/timekeeper.ts';
import { createWatch } from '../../../../src/app/time/watch.ts';
import { isLow, WARNINGS, warningBetween } from '../../../../src/domain/clock/signals.ts';
import { rulesOf, startOf } from '../../domain/table/script.ts';
import { phone as storage } from '../games/phone.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;

/** A phone whose clocks and timers are moved by hand. */
function phone(rules = rulesOf('pinczow-school')) {
  const clock = { wall: 1_700_000_000_000, monotonic: 1_000 };
  const time = createTimekeeper({ wall: () => clock.wall, monotonic: () => clock.monotonic });
  const store = storage().openStore();
  const table = createTable({
    store,
    time,
    newId: () => 'g',
    changed: () => undefined,
    timeOutUndone: () => 'taken back',
  });
  const gaps = createGaps(
    table,
    {
      clockMoved: (ahead) => `clock ${ahead}`,
      putAway: () => 'put away',
      dateBefore: () => 'date before',
    },
    time.now,
  );
  const watch = createWatch(gaps, time, () => true);
  const timers = new Map<number, { run: () => void; at: number }>();
  let next = 0;
  const ticker = createTicker(
    table,
    time,
    gaps.open,
    watch.look,
    {
      set(run, after) {
        next += 1;
        timers.set(next, { run, at: clock.monotonic + after });
        return next;
      },
      clear: (id) => void timers.delete(id),
    },
    () => ',',
  );
  const fire = () => {
    for (const [id, { run, at }] of timers) {
      if (at > clock.monotonic) continue;
      timers.delete(id);
      run();
    }
  };
  const pass = async (span: number, slept = 0) => {
    // A page that lives looks at least once a minute.
    for (let rest = span; rest > 0; rest -= MINUTE) {
      const awake = Math.min(rest, MINUTE);
      clock.wall += awake + (rest === span ? slept : 0);
      clock.monotonic += awake;
      gaps.noticed(time.look(slept > 0));
      fire();
      await Promise.resolve();
    }
  };
  table.start(startOf(rules));
  return { clock, time, table, gaps, ticker, timers, fire, pass };
}

describe('the clock on the screen', () => {
  test('changes its text only when a digit changes', async () => {
    const { ticker, pass } = phone();
    const shown: string[] = [];
    ticker.text(0).subscribe((text) => shown.push(text));
    for (let i = 0; i < 31; i += 1) await pass(100);
    expect(shown).toEqual(['15:00', '14:59', '14:58', '14:57']);
  });

  test('shows tenths at the end, as the language writes them', async () => {
    const { ticker, pass } = phone();
    await pass(15 * MINUTE - 8_200);
    expect(ticker.text(0).value).toBe('8,2');
  });

  test('whoever waits for a move with its own time sees the whole of it', async () => {
    const { table, ticker, pass } = phone();
    table.start(startOf(rulesOf('english-school')));
    await pass(40_000);
    table.record({ type: 'stop', seat: 0 });
    expect(ticker.text(0).value).toBe('01:20');
    table.record({ type: 'play', seat: 0, points: 9 });
    expect(ticker.text(0).value).toBe('02:00');
  });

  test('a turn that went by is told for some seconds', async () => {
    const { table, time, pass } = phone();
    table.start(startOf(rulesOf('english-school')));
    await pass(2 * MINUTE);
    const told = () => lostTurn(table.state.value!, time.now());
    expect(told()).toEqual({ seat: 0, as: 'pass' });
    await pass(10_000);
    expect(told()).toBeNull();
    table.record({ type: 'pass', seat: 1 });
    expect(told()).toBeNull();
  });

  test('asks again just after the next digit, not in between', async () => {
    const { timers, pass, clock } = phone();
    await pass(2_300);
    const [timer] = timers.values();
    expect(timer!.at - clock.monotonic).toBe(701);
  });

  test('asks once at a time, however long the game', async () => {
    const { timers, pass } = phone();
    for (let i = 0; i < 50; i += 1) await pass(1_001);
    expect(timers.size).toBe(1);
  });

  test('a time-out carries its true moment, however late somebody looks', async () => {
    const { table, pass, clock } = phone();
    const start = clock.wall;
    await pass(15 * MINUTE + 4_321);
    expect(table.state.value?.outOfTime[0]).toBe(start + 15 * MINUTE);
    expect(table.state.value?.clock.running).toEqual({ seat: 1, since: start + 15 * MINUTE });
  });
});

describe('an undo and the clocks', () => {
  const moved = async () => {
    const made = phone();
    await made.pass(10_000);
    made.table.record({ type: 'stop', seat: 0 });
    made.table.record({ type: 'play', seat: 0, points: 24 });
    await made.pass(30_000);
    return made;
  };

  test('time that ran since a recorded turn stays charged, also when the turn is recorded again', async () => {
    const { table, ticker, pass } = await moved();
    expect(table.undoneTime()).toMatchObject({ seat: 1, cause: 'undo', span: 30_000 });
    table.undo();
    await pass(5_000);
    expect(ticker.left(1).value).toBe(15 * MINUTE - 30_000);
    table.record({ type: 'play', seat: 0, points: 42 });
    expect(ticker.left(1).value).toBe(15 * MINUTE - 30_000);
    expect(ticker.left(0).value).toBe(15 * MINUTE - 10_000);
  });

  test('it is given back only on purpose, and a redo brings everything back', async () => {
    const { table, ticker, pass } = await moved();
    table.undo('given-back');
    expect(ticker.left(1).value).toBe(15 * MINUTE);
    table.redo();
    await pass(1_001);
    expect(ticker.left(1).value).toBe(15 * MINUTE - 31_001);
  });

  test('a break that is undone did stand', async () => {
    const { table, ticker, pass } = await moved();
    table.record({ type: 'pause' });
    await pass(5 * MINUTE);
    table.undo();
    expect(ticker.left(1).value).toBe(15 * MINUTE - 30_000);
    await pass(1_001);
    expect(ticker.left(1).value).toBe(15 * MINUTE - 31_001);
  });

  test('a stop that is taken back costs the time since', async () => {
    const { table, ticker, pass } = await moved();
    table.record({ type: 'stop', seat: 1 });
    await pass(7_000);
    table.undo();
    expect(ticker.left(1).value).toBe(15 * MINUTE - 37_000);
  });
});

test('a time-out that is taken back is not called again at once: the clocks stand, and time can be given', async () => {
  const { ticker, pass, table } = phone(rulesOf('english-school'));
  await pass(2 * MINUTE + 17_000);
  expect(table.state.value?.turns).toMatchObject([{ seat: 0, kind: 'pass', timeOut: true }]);
  expect(table.undo()).toBeNull();
  await pass(1_000);
  expect(table.state.value).toMatchObject({ turns: [], phase: { name: 'paused', reason: 'taken back' } });
  expect(ticker.left(0).value).toBe(0);
  expect(table.record({ type: 'clock', add: [30_000, 0], reason: 'noise' })).toBeNull();
  expect(table.record({ type: 'resume' })).toBeNull();
  await pass(10_000);
  expect(table.state.value?.phase).toMatchObject({ name: 'thinking', seat: 0 });
  expect(ticker.left(0).value).toBe(20_000);
});

describe('sleep and clocks set by hand', () => {
  test('sleep is charged, shown, and can be given back', async () => {
    const { ticker, gaps, pass, table } = phone();
    await pass(10_000);
    await pass(100, 3 * MINUTE);
    expect(gaps.open.value).toEqual({ seat: 0, cause: 'sleep', span: 3 * MINUTE });
    expect(ticker.left(0).value).toBe(12 * MINUTE - 10_100);
    gaps.decide('given-back');
    expect(ticker.left(0).value).toBe(15 * MINUTE - 10_100);
    table.undo();
    expect(ticker.left(0).value).toBe(12 * MINUTE - 10_100);
  });

  test('the time in which the question was read goes back with it, and none of it counts as thinking', async () => {
    const { ticker, gaps, pass, table } = phone();
    await pass(10_000);
    await pass(100, 3 * MINUTE);
    await pass(40_000);
    gaps.decide('given-back');
    expect(ticker.left(0).value).toBe(15 * MINUTE - 10_100);
    await pass(5_000);
    table.record({ type: 'stop', seat: 0 });
    table.record({ type: 'play', seat: 0, points: 8 });
    expect(table.state.value?.turns.at(-1)?.took).toBe(15_100);
  });

  test('what is decided after the game has ended is refused with its reason', async () => {
    const { gaps, pass, table } = phone();
    await pass(100, 3 * MINUTE);
    for (const seat of [0, 1]) table.record({ type: 'timeout', seat, by: 'referee' });
    expect(gaps.decide('given-back')).toEqual({ why: 'game-over' });
    expect(gaps.open.value).toBeNull();
    expect(gaps.decide('kept')).toBeNull();
  });

  test('nobody is called out before the players have decided about the sleep', async () => {
    const { gaps, pass, table, clock } = phone();
    const start = clock.wall;
    await pass(100, 20 * MINUTE);
    await pass(2_000);
    expect(table.state.value?.outOfTime[0]).toBeNull();
    gaps.decide('kept');
    await pass(1_100);
    expect(table.state.value?.outOfTime[0]).toBe(start + 15 * MINUTE);
  });

  test.each([HOUR, -HOUR])(
    'the wall clock moved by %i in plain sight: the game’s time does not follow, the game pauses',
    async (jump) => {
      const { clock, gaps, time, ticker, table } = phone();
      clock.wall += 200 + jump;
      clock.monotonic += 200;
      gaps.noticed(time.look(false));
      expect(table.state.value?.phase).toMatchObject({ name: 'paused', reason: `clock ${jump}` });
      expect(ticker.left(0).value).toBeGreaterThan(14 * MINUTE);
    },
  );

  test('a page that stood still while both clocks ran is asked about as sleep is, and nobody is called out before', async () => {
    const { clock, fire, gaps, table, ticker } = phone();
    const start = clock.wall;
    clock.wall += 20 * MINUTE;
    clock.monotonic += 20 * MINUTE;
    // Whichever timer is the first to run.
    fire();
    await Promise.resolve();
    expect(gaps.open.value).toEqual({ seat: 0, cause: 'sleep', span: 20 * MINUTE });
    expect(table.state.value?.outOfTime[0]).toBeNull();
    gaps.decide('given-back');
    expect(ticker.left(0).value).toBe(15 * MINUTE);
    table.undo();
    await Promise.resolve();
    expect(table.state.value?.outOfTime[0]).toBe(start + 15 * MINUTE);
  });

  test('timers that run once a minute are no absence', async () => {
    const { gaps, pass } = phone();
    await pass(5 * MINUTE);
    expect(gaps.open.value).toBeNull();
  });

  test('a time-out that came to nothing is called again', async () => {
    const { table, pass } = phone();
    table.setWatchOnly(true);
    await pass(15 * MINUTE + 10);
    expect(table.state.value?.outOfTime[0]).toBeNull();
    table.setWatchOnly(false);
    await pass(1_100);
    expect(table.state.value?.outOfTime[0]).not.toBeNull();
  });

  test('a tap counts from when it was made, not from when the page got to it', () => {
    const { clock, time } = phone();
    clock.monotonic += 500;
    clock.wall += 500;
    expect(time.now() - time.ofEvent({ timeStamp: clock.monotonic - 120 })).toBe(120);
  });
});

describe('opening a game that was left', () => {
  const leave = async (ago: number) => {
    const { table, ...rest } = phone();
    const left = { id: 'left', entries: table.game.value.entries };
    const last = left.entries.at(-1)!.at;
    table.close();
    await rest.pass(ago);
    openGame({ table, gaps: rest.gaps, time: rest.time }, left);
    await Promise.resolve();
    return { table, last, ...rest };
  };

  test('the players are asked before anybody is called out of time', async () => {
    const { table, gaps, ticker, pass } = await leave(40 * MINUTE);
    expect(gaps.open.value).toEqual({ seat: 0, cause: 'away', span: 40 * MINUTE });
    expect(table.state.value?.outOfTime).toEqual([null, null]);
    gaps.decide('given-back');
    await pass(1_001);
    expect(table.state.value?.outOfTime).toEqual([null, null]);
    expect(ticker.left(0).value).toBe(15 * MINUTE - 1_001);
  });

  test('kept, the time-out has its true moment', async () => {
    const { table, gaps, last, pass } = await leave(20 * MINUTE);
    gaps.decide('kept');
    await pass(100);
    expect(table.state.value?.outOfTime[0]).toBe(last + 15 * MINUTE);
  });

  test('after half a day it was put away: its clocks stopped when it was last seen', async () => {
    const { table, gaps, ticker } = await leave(72 * HOUR);
    expect(gaps.open.value).toBeNull();
    expect(table.state.value?.phase).toMatchObject({ name: 'paused', reason: 'put away' });
    expect(ticker.left(0).value).toBe(15 * MINUTE);
  });

  test('a question about one game is none about the next', async () => {
    const { table, gaps } = await leave(MINUTE);
    table.close();
    expect(gaps.open.value).toBeNull();
  });
});

describe('a log that lies ahead of the phone’s time', () => {
  const DAY = 24 * HOUR;
  /** The phone's date was ahead by so much when the game was played; seen until forty seconds after its last row. */
  const putRight = async (ahead: number) => {
    const { table, ...rest } = phone();
    const entries = table.game.value.entries.map((entry) => ({ ...entry, at: entry.at + ahead }));
    table.close();
    const lastSeen = { at: entries.at(-1)!.at + 40_000, game: 'left' };
    openGame({ table, gaps: rest.gaps, time: rest.time }, { id: 'left', entries }, lastSeen);
    await Promise.resolve();
    return { table, ...rest };
  };

  test.each([DAY, 400 * DAY])(
    'by %i ms: it is paused and told, and its clocks go on from where they were',
    async (ahead) => {
      const { table, ticker, pass, gaps } = await putRight(ahead);
      expect(table.state.value?.phase).toMatchObject({ name: 'paused', reason: 'date before' });
      expect(gaps.open.value).toBeNull();
      expect(ticker.left(0).value).toBe(15 * MINUTE - 40_000);
      await pass(42_000);
      table.record({ type: 'resume' });
      await pass(10_000);
      expect(ticker.left(0).value).toBe(15 * MINUTE - 50_000);
    },
  );

  test('a game begun meanwhile carries the right date', async () => {
    const { table, time, clock } = await putRight(400 * DAY);
    const refusal = beginGame({ table, time }, startOf(rulesOf('pfs')), {
      timeStamp: clock.monotonic,
    } as Event);
    expect(refusal).toBeNull();
    expect(table.game.value.entries[0]?.at).toBe(clock.wall);
    expect(time.now()).toBe(clock.wall);
  });

  test('by less than a phone sets its clock by: nobody is told, and nothing goes back', async () => {
    const { table, time, clock } = await putRight(-38_000);
    expect(table.state.value?.phase.name).toBe('thinking');
    expect(time.now()).toBe(clock.wall + 2_000);
  });

  test('a sign of life that is far from everything in the log says nothing about it', () => {
    const game = { id: 'left', entries: phone().table.game.value.entries };
    const [first] = game.entries;
    expect(unseenSince(game, { at: 8_640_000_000_000_000, game: 'left' })).toBe(first?.at);
  });
});

describe('signs of time', () => {
  test.each([
    [301_000, 300_000, 300],
    [300_000, 299_900, null],
    [61_000, 59_900, 60],
    [10_050, 9_990, 10],
    [40, -5, 0],
    [400_000, 20_000, 30],
  ])('from %i to %i ms: %s', (before, after, warning) => {
    expect(warningBetween(before, after, WARNINGS)).toBe(warning);
  });
  test('a game with less time than the one before begins without a sign', async () => {
    const { table, ticker, pass } = phone();
    const beeps: string[] = [];
    const device = { beep: (kind: string) => void beeps.push(kind), vibrate: () => undefined } as never;
    const alarm = createAlarms(
      table,
      ticker,
      signal({ warnings: WARNINGS, sound: true, vibration: true } as never),
      device,
    );
    await pass(1_000);
    table.start(startOf(rulesOf('english-school')));
    await pass(1_000);
    expect(alarm.value).toBeNull();
    for (let i = 0; i < 60; i += 1) await pass(1_000);
    expect(beeps).toEqual(['warning']);
  });
  test('the last sign of one game is no sign of the next', async () => {
    const { table, ticker, pass } = phone();
    const device = { beep: () => undefined, vibrate: () => undefined } as never;
    const settings = { warnings: WARNINGS, sound: true, vibration: true } as never;
    const alarm = createAlarms(table, ticker, signal(settings), device);
    await pass(11 * MINUTE);
    expect(alarm.value?.seconds).toBe(300);
    table.start(startOf(rulesOf('pfs')));
    expect(alarm.value).toBeNull();
  });
  test('a clock looks low in its last minute, and in the last quarter of a short time', () => {
    const low = (id: string, left: number) => isLow(left, rulesOf(id).clock);
    expect([low('pfs', 60_000), low('pfs', 61_000)]).toEqual([true, false]);
    expect([low('english-school', 30_000), low('english-school', 31_000)]).toEqual([true, false]);
  });
  test('a warning that is switched off is not given', () =>
    expect(warningBetween(61_000, 59_000, [30])).toBeNull());
});
