import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { Desk } from '../../../../src/app/organizer/desk.ts';
import { type BoxPorts, type FolderAnswer, openDropBox } from '../../../../src/app/organizer/dropBox.ts';
import type { Receipt } from '../../../../src/app/organizer/inbox.ts';
import { Hall } from '../../domain/tournament/hall.ts';

const nameOf = (n: number) => `${n.toString(16).padStart(16, '0')}-v1.slip`;
const slipOf = (digest: string, kind: 'accept' | 'same') =>
  ({ kind: 'slip', report: { digest }, decision: { kind } }) as Receipt;
const UNREADABLE: Receipt = { kind: 'unreadable', why: 'damaged' };

/** A folder on a server in memory, and a desk that writes down what it is given. */
function world(dropFolder = 'https://chmura.example/dav/', kept: string[] = []) {
  const { tournament } = new Hall({ dropFolder });
  const files = new Map<string, string>();
  const asked: string[] = [];
  const received: string[] = [];
  const ticks: (() => void)[] = [];
  let remembered: ReadonlyMap<string, string> = new Map();
  const state = {
    online: true,
    inSight: true,
    listing: null as FolderAnswer | null,
    broken: new Map<string, FolderAnswer>(),
  };
  const ports: BoxPorts = {
    async list(folder) {
      asked.push(folder.url);
      const hrefs = [...files.keys()].map((name) => `<href>/dav/${name}</href>`).join('');
      return state.listing ?? { kind: 'text', text: `<multistatus>${hrefs}</multistatus>` };
    },
    async get(_, name) {
      asked.push(name);
      return state.broken.get(name) ?? { kind: 'text', text: files.get(name) ?? '' };
    },
    isOnline: () => state.online,
    inSight: () => state.inSight,
    files: {
      read: async () => new Map(remembered),
      write: async (_, files) => {
        remembered = files;
      },
    },
    repeat(run) {
      ticks.push(run);
      return () => void ticks.splice(ticks.indexOf(run), 1);
    },
  };
  const desk = {
    tournament: signal(tournament),
    slips: () => kept.map((text) => ({ digest: text, text })),
    hasSlip: (digest: string) => kept.includes(digest),
    async collect(text: string) {
      received.push(text);
      if (text === 'bomb') throw new Error(text);
      if (text === 'junk') return UNREADABLE;
      if (text !== 'same') kept.push(text);
      return slipOf(text, text === 'same' ? 'same' : 'accept');
    },
  } as unknown as Desk;
  const open = () => openDropBox(desk, ports, () => 1_000);
  return { files, asked, received, state, ticks, box: open(), open, kept };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the drop folder', () => {
  test('every file is read once, in order, and new ones are counted', async () => {
    const { files, asked, received, box } = world();
    for (let n = 0; n < 10; n += 1) files.set(nameOf(n), n === 3 ? 'same' : `slip ${n}`);
    await box.collect();
    expect(received).toHaveLength(10);
    expect(received[0]).toBe('slip 0');
    expect(box.last.value).toEqual({ at: 1_000, found: 10, fresh: 9, unreadable: 0, trouble: null });
    files.set(nameOf(77), 'slip 77');
    asked.length = 0;
    await box.collect();
    expect(asked).toEqual(['https://chmura.example/dav/', nameOf(77)]);
    expect(box.last.value).toMatchObject({ found: 11, fresh: 1 });
  });

  test('what was read is known by its name and its slip, also after the app was closed', async () => {
    const { files, asked, received, box, open } = world();
    files.set(nameOf(1), 'slip 1');
    files.set(nameOf(2), 'same');
    await box.collect();
    asked.length = 0;
    files.set(nameOf(3), 'slip 3');
    await open().collect();
    // What said nothing new is not kept, so that it is looked at once more.
    expect(asked.slice(1)).toEqual([nameOf(2), nameOf(3)]);
    expect(received).toEqual(['slip 1', 'same', 'same', 'slip 3']);
  });

  test('a stranger’s slip that claims to be another file does not keep that file from being read', async () => {
    // Kept, whatever it says of itself, and read under a name of its own.
    const { files, received, box, open } = world();
    files.set(nameOf(7), 's1.claims to be version 2 of game 8');
    await box.collect();
    files.set(nameOf(8).replace('-v1', '-v2'), 'the true version 2');
    await open().collect();
    expect(received.at(-1)).toBe('the true version 2');
  });

  test('of a tournament that came from an older copy everything is read that the copy lacks', async () => {
    const { files, received, box, open, kept } = world();
    files.set(nameOf(1), 'slip 1');
    await box.collect();
    kept.length = 0;
    await open().collect();
    expect(received).toEqual(['slip 1', 'slip 1']);
  });

  test('a slip that had to take another name is read too', async () => {
    const { files, received, box } = world();
    files.set(nameOf(1).replace('.slip', '-0badcafe.slip'), 'displaced');
    await box.collect();
    expect(received).toEqual(['displaced']);
  });

  test('a network that goes away in the middle leaves the rest for the next time', async () => {
    const { files, received, state, box } = world();
    for (let n = 0; n < 9; n += 1) files.set(nameOf(n), `slip ${n}`);
    state.broken.set(nameOf(5), { kind: 'unreachable' });
    await box.collect();
    expect(box.last.value).toMatchObject({ found: 9, fresh: 5, trouble: { why: 'unreachable' } });
    state.broken.clear();
    await box.collect();
    expect([...received].sort()).toEqual([...files.values()].sort());
  });

  test('what cannot be read is told, left alone, and tried again when asked', async () => {
    const { files, received, state, ticks, box } = world();
    files.set(nameOf(1), 'junk');
    files.set(nameOf(2), 'slip');
    files.set(nameOf(3), 'large');
    state.broken.set(nameOf(3), { kind: 'too-large' });
    box.watch();
    await settle();
    expect(box.last.value).toMatchObject({ found: 3, fresh: 1, unreadable: 2, trouble: null });
    ticks[0]!();
    await settle();
    expect(received).toEqual(['junk', 'slip']);
    await box.collect();
    expect(received).toEqual(['junk', 'slip', 'junk']);
  });

  test('one that nobody can digest is told, and the others are read', async () => {
    const { files, received, box } = world();
    files.set(nameOf(1), 'bomb');
    files.set(nameOf(2), 'slip');
    await box.collect();
    expect(received).toEqual(['bomb', 'slip']);
    expect(box.last.value).toMatchObject({ found: 2, fresh: 1, unreadable: 1, trouble: null });
  });

  test.each<[string, FolderAnswer, string]>([
    ['nobody answers', { kind: 'unreachable' }, 'unreachable'],
    ['a wrong password', { kind: 'refused', status: 401 }, 'password'],
    ['forbidden', { kind: 'refused', status: 403 }, 'password'],
    ['no such folder', { kind: 'refused', status: 404 }, 'missing'],
    ['no WebDAV and no index', { kind: 'refused', status: 405 }, 'not-a-folder'],
    ['out of order', { kind: 'refused', status: 500 }, 'refused'],
    ['a page instead of a listing', { kind: 'text', text: '<title>Witaj</title>' }, 'not-a-folder'],
    ['sent elsewhere', { kind: 'moved' }, 'moved'],
    ['no end to it', { kind: 'too-large' }, 'too-large'],
  ])('says what is wrong: %s', async (_, listing, why) => {
    const { state, box } = world();
    state.listing = listing;
    await box.collect();
    expect(box.last.value).toMatchObject({ found: 0, fresh: 0, trouble: { why } });
  });

  test('an address that is none, and a phone without a network, ask nobody', async () => {
    const wrong = world('http://chmura.example/');
    await wrong.box.collect();
    expect(wrong.box.last.value?.trouble?.why).toBe('address');
    const offline = world();
    offline.state.online = false;
    await offline.box.collect();
    expect(offline.box.last.value?.trouble?.why).toBe('offline');
    expect([...wrong.asked, ...offline.asked]).toEqual([]);
  });

  test('looks again by itself while in sight, but not where the server said no', async () => {
    const { asked, state, ticks, box } = world();
    const stop = box.watch();
    await settle();
    expect(asked).toHaveLength(1);
    state.inSight = false;
    ticks[0]!();
    expect(asked).toHaveLength(1);
    state.inSight = true;
    state.listing = { kind: 'unreachable' };
    ticks[0]!();
    await settle();
    state.listing = { kind: 'refused', status: 401 };
    ticks[0]!();
    await settle();
    expect(asked).toHaveLength(3);
    ticks[0]!();
    await settle();
    expect(asked).toHaveLength(3);
    await box.collect();
    expect(asked).toHaveLength(4);
    stop();
    expect(ticks).toEqual([]);
  });
});
