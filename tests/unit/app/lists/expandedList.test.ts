import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createLists } from '../../../../src/app/lists/lists.ts';
import { built, labelOf } from '../../lexicon/words.ts';
import { aPhone, polish, slovak } from './phone.ts';

const { id } = polish.entry;

/** A phone that has opened the Polish list once; its next start may ask no worker and no network. */
async function openedOnce() {
  const phone = aPhone();
  await createLists(phone.ports).load(id);
  await expect.poll(() => phone.expanded.size).toBe(1);
  let expansions = 0;
  const startWorker = () => {
    expansions += 1;
    return phone.ports.startWorker();
  };
  return { phone, again: () => createLists({ ...phone.ports, startWorker }), expansions: () => expansions };
}

test('a list that was expanded once opens from its copy, with the same answers', async () => {
  const { phone, again, expansions } = await openedOnce();
  phone.network = 'none';
  const model = again();
  await model.look();
  expect(await model.load(id)).toBe(true);
  expect(expansions()).toBe(0);
  expect(model.statuses.value.get(id)).toEqual({ kind: 'ready', offline: true });
  const first = createLists(aPhone().ports);
  await first.load(id);
  const words = ['da', 'dam', 'nieda', 'żal', 'niedam', 'dama', 'ż'];
  for (const word of words) expect(model.judge([word], id)).toEqual(first.judge([word], id));
});

test.each([
  ['one bit', (bytes: Uint8Array<ArrayBuffer>) => bytes.map((byte, at) => (at === 300 ? byte ^ 4 : byte))],
  ['its sum', (bytes: Uint8Array<ArrayBuffer>) => bytes.map((byte, at) => (at === 3 ? byte ^ 1 : byte))],
  ['its end', (bytes: Uint8Array<ArrayBuffer>) => bytes.slice(0, -4)],
  ['nearly everything', (bytes: Uint8Array<ArrayBuffer>) => bytes.slice(0, 30)],
  ['everything', () => new Uint8Array()],
])('a copy that lost %s is noticed and made anew', async (_, damaged) => {
  const { phone, again, expansions } = await openedOnce();
  const [[address, whole]] = [...phone.expanded] as [[string, Uint8Array<ArrayBuffer>]];
  phone.expanded.set(address, damaged(whole));
  const model = again();
  expect(await model.load(id)).toBe(true);
  expect(model.judge(['nieda'], id)?.verdict).toBe('valid');
  expect(expansions()).toBe(1);
  await expect.poll(() => phone.expanded.get(address)).toEqual(whole);
});

test('copies of an older layout, and of lists that are gone, are thrown out', async () => {
  const { phone, again } = await openedOnce();
  phone.expanded.set('open/0/pl-old.bin', new Uint8Array(9));
  phone.expanded.set('open/1/pl-gone.bin', new Uint8Array(9));
  const model = again();
  await model.look();
  await model.load(slovak.entry.id);
  await expect
    .poll(() => [...phone.expanded.keys()].sort())
    .toEqual([`open/1/${id}.bin`, `open/1/${slovak.entry.id}.bin`]);
});

test('storage that fails or is full costs the copy, not the list', async () => {
  const refuse = () => Promise.reject(new Error('no storage'));
  const phone = aPhone();
  const expanded = { read: refuse, write: refuse, remove: refuse, addresses: refuse };
  const model = createLists({ ...phone.ports, expanded });
  expect(await model.load(id)).toBe(true);
  expect(model.judge(['da'], id)?.verdict).toBe('valid');

  const full = aPhone();
  full.full = true;
  expect(await createLists(full.ports).load(id)).toBe(true);
  expect(full.expanded.size).toBe(0);
});

test('what is kept is the layout that its number stands for', () => {
  const { graph, ...header } = built(labelOf('pl'), ['da', 'dam', 'nieda', 'żal', 'niedam', 'oda']).lexicon;
  const sum = createHash('sha256').update(new Uint8Array(graph.nodes.buffer)).digest('hex');
  // Anything else: lists lie otherwise in memory than in the copies on phones. LAYOUT in expandedList.ts must go up.
  expect(sum.slice(0, 16)).toBe('1d645a2f0567d478');
  expect(Object.keys(header).sort().join(' ')).toBe(
    'arcs authoritative doubted edition fingerprint language letters name official packedBytes prefix sharedStates states words',
  );
});
