import { availableParallelism, loadavg } from 'node:os';
import { openHalls } from '../../src/app/duplicate/halls.ts';
import type { HallPorts } from '../../src/app/duplicate/ports.ts';
import { openRefereeRoom } from '../../src/app/room/refereeRoom.ts';
import { SAFE } from '../../src/app/shell/saving.ts';
import { lastAnswers } from '../../src/domain/duplicate/state.ts';
import { SLOVAK_DUPLICATE } from '../../src/domain/rules/presets/slovakDuplicate.ts';
import { broker, crowd, DEVICES, endAll, gather, PROCESSES } from './roomCrowd.ts';
import { ECHO, openLink, roomPorts } from './roomPorts.ts';
import { refereePage } from './roomReferee.ts';
import { printTable } from './table.ts';

/**
 * `npm run bench:room`: a hall full of devices, in processes of their own, beside a bare broker that only echoes. It
 * says what it does, and ends: a step that takes too long is told with what is missing, and what was measured till then.
 */
const MOVES = Number(process.env.MOVES ?? 27);
const RACK = 'MATKAIV';
/** Faster, and devices that only answer would be taken for ones that flood: twenty messages in ten seconds. */
const MOVE_TAKES = 600;

const middle = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
const ms = (numbers: readonly number[]) =>
  numbers.length === 0 ? '–' : `${middle(numbers)} / ${numbers.reduce((a, b) => Math.max(a, b))}`;

async function echo() {
  const { port, memory } = await broker('bare');
  const all = crowd('echoes', port, '');
  const [seen, answered]: [number[], number[]] = [[], []];
  let answers = 0;
  const link = openLink(port)({
    filters: [ECHO.answers],
    will: null,
    onMessage: () => {
      answers += 1;
    },
    onUp() {},
  });
  let done = 0;
  if (await gather('bare broker: connected', () => all.count('up'))) {
    for (let n = 1; n <= MOVES; n += 1) {
      answers = 0;
      const since = Date.now();
      await link.publish(ECHO.scene, new Uint8Array(1_500).fill(n), true);
      if (!(await gather(`bare broker: answers to ${n}`, () => answers))) break;
      answered.push(Date.now() - since);
      if (!(await gather(`bare broker: ${n} seen`, () => all.seen.get(n)?.length ?? 0))) break;
      seen.push(...all.seen.get(n)!.map((at) => at - since));
      done = n;
    }
  }
  link.close();
  return { row: ['bare broker, echo', String(done), '0', ms(seen), ms(answered), megabytes(memory())] };
}

const megabytes = (bytes: number) => String(Math.round(bytes / 1e6));

async function room() {
  const { port, memory } = await broker('broker');
  const halls = await openHalls(hallPorts);
  const participants = Array.from({ length: DEVICES }, (_, i) => ({ number: i + 1, name: `P${i + 1}` }));
  const rules = { ...SLOVAK_DUPLICATE, rackCheck: [] };
  const hall = (await halls.create({ type: 'start', rules, participants }))!;
  const ports = roomPorts(port);
  const referee = openRefereeRoom(hall, ports.cryptography.newSecret(), null, ports);
  const all = crowd('devices', port, referee.name);
  const [seen, taken]: [number[], number[]] = [[], []];
  let [lost, done] = [0, 0];
  if (
    (await gather('connected', () => all.count('up'))) &&
    (await gather('names claimed', () => all.count('claimed')))
  ) {
    for (let n = 1; n <= MOVES; n += 1) {
      const since = Date.now();
      if (hall.add({ type: 'draw', rack: RACK }, { type: 'move' })) throw new Error('no draw');
      const isSeen = await gather(`rack ${n} seen`, () => all.seen.get(n)?.length ?? 0);
      const isTaken = isSeen && (await gather(`move ${n} taken`, () => all.taken.get(n)?.length ?? 0));
      lost += DEVICES - lastAnswers(hall.state.value.moves[n - 1]!).size;
      if (!isTaken) break;
      seen.push(...all.seen.get(n)!.map((at) => at - since));
      taken.push(...all.taken.get(n)!.map((at) => at - since));
      done = n;
      await new Promise((resolve) => setTimeout(resolve, since + MOVE_TAKES - Date.now()));
      if (n % 5 === 0) console.log(`… move ${n} of ${MOVES}: lost ${lost}`);
      // Nothing is laid: the same rack again and again, the whole of it goes back.
      const words = [{ word: 'MATKA', valid: false }];
      const judged = { type: 'judged', words, by: 'referee', from: n } as const;
      const refused = hall.add(...(n === 1 ? [judged] : []), { type: 'no-move' });
      if (refused) throw new Error(JSON.stringify(refused));
    }
  }
  if (done < MOVES || lost > 0) process.exitCode = 1;
  const flooding = [...referee.lines.value.values()].filter((line) => line.flooding).length;
  console.log(`messages that could not be read: ${referee.garbage.value}, devices that flooded: ${flooding}`);
  return { row: ['the room', String(done), String(lost), ms(seen), ms(taken), megabytes(memory())] };
}

const hallPorts: HallPorts = {
  store: {
    load: async () => ({ logs: [], databaseAnswers: true }),
    add: async () => SAFE,
    heal: async () => SAFE,
    reread: async () => null,
    release() {},
    async remove() {},
    forget() {},
  },
  repeat: () => () => undefined,
  now: () => Date.now(),
  newId: () => 'bench',
  newSeed: () => '7'.repeat(64),
  seeds: { read: () => null, write() {} },
  ledRoom: () => null,
  broadcast() {},
  onBroadcast() {},
  fullScreen() {},
  openWindow() {},
  base: '',
  share: null,
  copy: async () => true,
  qr: () => [],
};

const rows = [(await echo()).row];
endAll();
rows.push((await room()).row);
printTable({
  title: `${DEVICES} devices in ${PROCESSES} processes, ${MOVES} moves; load ${loadavg()[0]?.toFixed(0)} on ${availableParallelism()} cores`,
  columns: [
    'what',
    'moves',
    'lost',
    'rack seen, median / worst ms',
    'answer taken, median / worst ms',
    'broker MB',
  ],
  rows,
});
endAll();
printTable(await refereePage());
process.exit();
