import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';

/**
 * A disk whose power can be cut: an ext4 file system in a file. The cut is the kernel's own (FS_IOC_GOINGDOWN without a
 * flush of the journal): from that instant nothing more reaches the disk, and what the kernel still held is gone. A copy
 * of the file would not do, because the kernel writes on while it is being copied. Gentler than the worst of disks in one
 * way: whatever had reached this one stays, flushed out of its cache or not.
 */
export type Disk = {
  readonly folder: string;
  readonly cutPower: () => void;
  /** The power is back: the journal is replayed. Nothing may use the disk any more when this is called. */
  readonly restart: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

const SIZE = '512M';
const PATIENCE = 100;
const CUT = 'open F, "<", $ARGV[0] or die $!; $how = pack "L", 2; ioctl F, 0x8004587D, $how or die $!';

const run = (command: string, ...args: readonly string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });

/** No room is set aside for root, so that the last byte is the last. */
export function newDisk(place: string, size = SIZE): Disk {
  const folder = `${place}/disk`;
  const image = `${place}/disk.ext4`;
  const mount = () => run('mount', '-o', 'loop', image, folder);

  mkdirSync(folder, { recursive: true });
  run('truncate', '--size', size, image);
  run('mkfs.ext4', '-q', '-F', '-m', '0', image);
  mount();
  return {
    folder,
    cutPower: () => run('perl', '-e', CUT, folder),
    async restart() {
      await unmount(folder);
      mount();
    },
    async remove() {
      await unmount(folder);
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** Whether this machine lets us mount a disk of our own: Linux, root, and the means for it. */
export async function canMakeDisks(place: string): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/dev/loop-control'))
    return false;
  try {
    await newDisk(place, '16M').remove();
    return true;
  } catch {
    return false;
  }
}

/** Processes that were killed a moment ago may still hold a file. */
async function unmount(folder: string): Promise<void> {
  for (let tries = 1; spawnSync('umount', [folder]).status !== 0; tries += 1) {
    if (tries === PATIENCE) throw new Error(`${folder} is still in use`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
