import { canMakeDisks } from '../power/disk.ts';
import { playOnFullDisk } from '../power/fullDiskGame.ts';
import { test } from './killable.ts';

/** The shortest of what `npm run test:disk` does. */
test('the disk runs full, kill while full, where a disk can be mounted: nothing that was shown as saved is lost', async ({
  launch,
}, info) => {
  if (!(await canMakeDisks(info.outputPath('tried')))) {
    console.log(
      'NOT TRIED: a disk that runs full. No file system can be mounted here; it takes Linux and root.',
    );
    return;
  }
  await playOnFullDisk(launch, info, {
    name: 'kill while full',
    before: 0,
    end: ({ browser }) => browser.kill(),
  });
});
