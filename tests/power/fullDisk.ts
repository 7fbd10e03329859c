import { test } from '../browser/killable.ts';
import { type DiskEnd, healed, pause, playOnFullDisk, type Run } from './fullDiskGame.ts';

const RUNS = Number(process.env.DISK_RUNS ?? 4);

async function roomComesBack({ browser, filler, move, look }: Run): Promise<void> {
  filler.empty();
  for (let n = 0; n < 2; n += 1) await move();
  await healed(browser.page);
  await look();
  await browser.kill();
}

const ENDS: readonly DiskEnd[] = [
  { name: 'room comes back, two more moves, kill', before: 0, end: roomComesBack },
  { name: 'kill while full', before: 0, end: ({ browser }) => browser.kill() },
  { name: 'closed in good order while full', before: 0, end: ({ browser }) => browser.close() },
  {
    name: 'full for 100 s before the moves, then kill',
    before: 100_000,
    end: ({ browser }) => browser.kill(),
  },
  {
    name: 'room comes and goes within half a second, then kill',
    before: 0,
    async end({ browser, filler, move }) {
      for (let n = 0; n < 4; n += 1) {
        filler.empty();
        await pause(250);
        filler.fill();
        await move();
      }
      await browser.kill();
    },
  },
  {
    name: 'an organizer writes in a window beside it, kill while full',
    before: 0,
    beside: true,
    end: ({ browser }) => browser.kill(),
  },
  {
    name: 'an organizer writes in a window beside it, room comes back, two more moves, kill',
    before: 0,
    beside: true,
    end: roomComesBack,
  },
  {
    name: 'Chromium clears the site, room comes back, two more moves, kill',
    before: 0,
    cleared: true,
    end: roomComesBack,
  },
];

for (const [n, end] of Array.from({ length: RUNS }, () => ENDS)
  .flat()
  .entries()) {
  test(`the disk runs full, ${end.name} (${n})`, async ({ launch }, info) => {
    test.setTimeout(240_000 + end.before);
    await playOnFullDisk(launch, info, end);
  });
}
