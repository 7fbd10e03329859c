import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { lookAtFile } from '../../../../src/app/lists/chosenFile.ts';
import { lexiconFact } from '../../../../src/app/lists/listChoice.ts';
import { createLists } from '../../../../src/app/lists/lists.ts';
import { longList } from '../../lexicon/longList.ts';
import { aPhone, polish, shipped, silentWorker, slovak, textFile } from './phone.ts';

describe('a shipped list', () => {
  test('is downloaded, checked, stored, and answers', async () => {
    const phone = aPhone();
    const model = createLists(phone.ports);
    await model.look();
    expect(model.statuses.value.get(polish.entry.id)).toEqual({ kind: 'absent' });
    expect(model.judge(['da'], polish.entry.id)).toBeNull();

    expect(await model.load(polish.entry.id)).toBe(true);
    expect(model.statuses.value.get(polish.entry.id)).toEqual({ kind: 'ready', offline: true });
    expect(model.judge(['NIEDA', 'żal'], polish.entry.id)).toMatchObject({
      verdict: 'valid',
      list: { edition: '1', official: false },
    });
    expect([...phone.stored.keys()]).toEqual([polish.entry.url]);
  });

  test('is read from the phone the next time, without a network', async () => {
    const phone = aPhone();
    await createLists(phone.ports).load(polish.entry.id);
    phone.network = 'none';
    const model = createLists(phone.ports);
    await model.look();
    expect(model.statuses.value.get(polish.entry.id)).toEqual({ kind: 'stored' });
    expect(await model.load(polish.entry.id)).toBe(true);
    expect(model.judge(['dam'], polish.entry.id)?.verdict).toBe('valid');
  });

  test('is fetched again when its copy is damaged, and refused when the new one is too', async () => {
    const phone = aPhone();
    await createLists(phone.ports).load(polish.entry.id);
    phone.stored.get(polish.entry.url)![100]! ^= 1;
    phone.expanded.clear();
    expect(await createLists(phone.ports).load(polish.entry.id)).toBe(true);

    phone.stored.clear();
    phone.expanded.clear();
    phone.network = 'damaging';
    const model = createLists(phone.ports);
    expect(await model.load(polish.entry.id)).toBe(false);
    expect(model.statuses.value.get(polish.entry.id)).toMatchObject({
      kind: 'failed',
      failure: { why: 'wrong-checksum' },
    });
    expect(model.isReady(polish.entry.id)).toBe(false);
    expect(phone.stored.size).toBe(0);
  });

  test('says when there is no network, and is loaded once there is', async () => {
    const phone = aPhone();
    phone.network = 'none';
    const model = createLists(phone.ports);
    expect(await model.load(polish.entry.id)).toBe(false);
    expect(model.statuses.value.get(polish.entry.id)).toEqual({
      kind: 'failed',
      failure: { why: 'no-connection' },
    });
    phone.network = 'fine';
    expect(await model.load(polish.entry.id)).toBe(true);
  });

  test('answers even when the phone is full, but does not claim to work offline', async () => {
    const phone = aPhone();
    phone.full = true;
    const model = createLists(phone.ports);
    expect(await model.load(polish.entry.id)).toBe(true);
    expect(model.statuses.value.get(polish.entry.id)).toEqual({ kind: 'ready', offline: false });
  });

  test('of an older version stays while a game uses it, and goes when none does', async () => {
    const phone = aPhone();
    const old = shipped('pl', ['stare']);
    phone.stored.set(old.entry.url, old.file);
    phone.used.add(old.entry.id);
    const model = createLists(phone.ports);
    await model.look();
    expect(model.lists.value.find(({ id }) => id === old.entry.id)?.origin).toBe('earlier');
    expect(await model.load(old.entry.id)).toBe(true);
    expect(model.judge(['stare'], old.entry.id)?.verdict).toBe('valid');

    phone.used.clear();
    await createLists(phone.ports).look();
    expect(phone.stored.has(old.entry.url)).toBe(false);
  });

  test('that cannot be read or thrown out leaves the others to judge', async () => {
    const phone = aPhone();
    const refuse = (address: string) => Promise.reject(new Error(address));
    const { read } = phone.ports.files;
    phone.stored.set('own/pl-broken.bin', new Uint8Array());
    phone.stored.set('lex/pl-old.bin', new Uint8Array());
    phone.stored.set(polish.entry.url, polish.file.slice().reverse());
    const files = {
      ...phone.ports.files,
      read: (address: string) => (address.includes('broken') ? refuse(address) : read(address)),
      remove: refuse,
    };
    const model = createLists({ ...phone.ports, files });
    await model.look();
    expect(model.lists.value.map(({ id }) => id)).toEqual([polish.entry.id, slovak.entry.id]);
    expect(model.statuses.value.get(polish.entry.id)).toEqual({ kind: 'stored' });
    expect(await model.load(polish.entry.id)).toBe(true);
  });
});

describe('the judge', () => {
  const judged = async (words: string[], id: string) => {
    const model = createLists(aPhone().ports);
    await model.load(id);
    return model.judge(words, id);
  };
  test('takes the move back for one invalid word', async () => {
    const judgement = await judged(['da', 'xyz', 'daa'], polish.entry.id);
    expect(judgement?.verdict).toBe('invalid');
    expect(judgement?.words).toEqual([
      { word: 'da', verdict: 'valid', why: { kind: 'in-list' } },
      { word: 'xyz', verdict: 'invalid', why: { kind: 'other-letters', letters: ['x'] } },
      { word: 'daa', verdict: 'invalid', why: { kind: 'not-in-list' } },
    ]);
  });
  test('calls the referee for a word missing from a list that is not authoritative', async () => {
    expect((await judged(['kôň', 'kone'], slovak.entry.id))?.verdict).toBe('unknown');
    expect((await judged(['kôň'], slovak.entry.id))?.verdict).toBe('valid');
    expect((await judged(['kôň', 'łoś'], slovak.entry.id))?.verdict).toBe('invalid');
  });
  test('reads letters that were not put together (NFD), and refuses lengths that do not fit the board', async () => {
    expect((await judged(['żal'.normalize('NFD')], polish.entry.id))?.verdict).toBe('valid');
    expect((await judged(['a'], polish.entry.id))?.words[0]?.why).toEqual({
      kind: 'length',
      length: 1,
      from: 2,
      to: 15,
    });
    expect((await judged(['a'.repeat(16)], polish.entry.id))?.verdict).toBe('invalid');
  });
  test('has no opinion of no words, or of an unknown list', async () => {
    expect((await judged([], polish.entry.id))?.verdict).toBe('unknown');
    expect(await judged(['da'], 'pl-none')).toBeNull();
  });
});

describe('the second tier of a shipped list', () => {
  const tier = shipped('pl', ['żal']);
  const withTier = { ...polish.entry, tier: tier.entry };
  const model = async () => {
    const phone = aPhone();
    const ports = {
      ...phone.ports,
      shipped: [withTier],
      download: async (address: string) =>
        ({ ok: true, bytes: (address === tier.entry.url ? tier : polish).file.slice() }) as const,
    };
    const lists = createLists(ports);
    await lists.load(polish.entry.id);
    return { phone, ports, lists };
  };

  test('makes a yes a question where the rules ask for another list, and only there', async () => {
    const { lists } = await model();
    const judged = (words: string[], wanted: { name: string } | null) =>
      lists.judge(words, polish.entry.id, wanted);
    expect(judged(['żal', 'dam'], { name: 'OSPS' })).toMatchObject({
      verdict: 'unknown',
      words: [{ verdict: 'unknown', why: { kind: 'not-official', list: 'OSPS' } }, { verdict: 'valid' }],
    });
    expect(judged(['żal', 'kot'], { name: 'OSPS' })?.verdict).toBe('invalid');
    expect(judged(['dam'], { name: 'OSPS' })?.verdict).toBe('valid');
    expect(judged(['żal'], null)?.verdict).toBe('valid');
    expect(judged(['żal'], { name: polish.entry.name })?.verdict).toBe('valid');
  });

  test('is kept beside the list, and read from there without a network', async () => {
    const { phone, ports } = await model();
    expect(phone.stored.has(tier.entry.url)).toBe(true);
    const later = createLists({ ...ports, download: async () => ({ ok: false, status: null }) as const });
    await later.look();
    expect(phone.stored.has(tier.entry.url)).toBe(true);
    expect(await later.load(polish.entry.id)).toBe(true);
    expect(later.judge(['żal'], polish.entry.id, { name: 'OSPS' })?.verdict).toBe('unknown');
  });

  test('is waited for by whoever asks while the list is open already', async () => {
    const phone = aPhone();
    let arrives = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrives = resolve;
    });
    const lists = createLists({
      ...phone.ports,
      shipped: [withTier],
      download: async (address: string) => {
        if (address === tier.entry.url) await arrival;
        return { ok: true, bytes: (address === tier.entry.url ? tier : polish).file.slice() } as const;
      },
    });
    void lists.load(polish.entry.id);
    await expect.poll(() => lists.isReady(polish.entry.id)).toBe(true);
    const asked = lists.load(polish.entry.id);
    arrives();
    await asked;
    expect(lists.judge(['żal'], polish.entry.id, { name: 'OSPS' })?.verdict).toBe('unknown');
  });

  test('that did not come in time is tried again when the list is next asked for; nobody waits for it', async () => {
    const phone = aPhone();
    const limits = new Map<string, { most: number; within: number }>();
    let network = false;
    const lists = createLists({
      ...phone.ports,
      shipped: [withTier],
      download: async (address: string, _, given) => {
        limits.set(address, given);
        if (address === polish.entry.url) return { ok: true, bytes: polish.file.slice() };
        return network ? { ok: true, bytes: tier.file.slice() } : { ok: false, status: null };
      },
    });
    expect(await lists.load(polish.entry.id)).toBe(true);
    const [ofList, ofTier] = [limits.get(polish.entry.url)!, limits.get(tier.entry.url)!];
    expect([ofList.most, ofTier.most]).toEqual([polish.entry.bytes, tier.entry.bytes]);
    expect(ofTier.within).toBeLessThan(ofList.within);
    const judged = () => lists.judge(['żal'], polish.entry.id, { name: 'OSPS' })?.verdict;
    expect(judged()).toBe('valid');
    network = true;
    expect(await lists.load(polish.entry.id)).toBe(true);
    await expect.poll(judged).toBe('unknown');
  });

  test('that cannot be had leaves the list as it was', async () => {
    const phone = aPhone();
    const lists = createLists({ ...phone.ports, shipped: [withTier] });
    expect(await lists.load(polish.entry.id)).toBe(true);
    expect(lists.judge(['żal'], polish.entry.id, { name: 'OSPS' })?.verdict).toBe('valid');
  });
});

describe('an own list', () => {
  const osps = { language: 'pl', name: 'OSPS 52', edition: '2026', official: true } as const;

  test('is imported, found again, exported to another phone, and deleted', async () => {
    const phone = aPhone();
    const model = createLists(phone.ports);
    await model.importText(textFile('żuk\nKOT\nkot\nquiz\n'), osps);
    // Two words are no dictionary: it asks, and stores nothing until it is told to.
    expect(model.importing.value).toMatchObject({
      kind: 'doubted',
      doubts: [{ why: 'very-small', words: 2 }],
    });
    expect(phone.stored.size).toBe(0);
    await model.acceptDoubted();
    const ended = model.importing.value;
    if (ended.kind !== 'done') throw new Error(JSON.stringify(ended));
    expect(ended.report).toMatchObject({ words: 2, duplicates: 1 });
    const { id } = ended.list;

    const later = createLists(phone.ports);
    await later.look();
    expect(later.lists.value.find((list) => list.id === id)).toMatchObject({
      origin: 'own',
      name: 'OSPS 52',
      official: true,
    });
    expect(await later.load(id)).toBe(true);
    expect(later.judge(['kot', 'żuk'], id)).toMatchObject({
      verdict: 'valid',
      list: { edition: '2026', official: true },
    });
    expect(await later.exportList(id)).toBe(true);
    expect(await later.shareList?.(id)).toBe(true);
    // Chrome refuses to share a file whose ending it does not know.
    expect(phone.saved.get('shared OSPS 52 2026.sprawdzam.txt')).toEqual(
      phone.saved.get('OSPS 52 2026.sprawdzam'),
    );
    expect(createLists({ ...phone.ports, share: null }).shareList).toBeNull();

    const compiled = new File([phone.saved.get('OSPS 52 2026.sprawdzam')!], 'plik');
    expect(await lookAtFile(compiled)).toEqual({ kind: 'compiled' });
    const other = createLists(aPhone().ports);
    await other.importCompiled(compiled, 'plik');
    expect(other.importing.value).toMatchObject({ kind: 'doubted', examples: ['kot', 'żuk'] });
    await other.acceptDoubted();
    expect(other.importing.value).toMatchObject({ kind: 'done', list: { id, words: 2 } });

    phone.used.add(id);
    expect(await later.remove(id)).toBe('in-use');
    phone.used.clear();
    expect(await later.remove(id)).toBe('removed');
    expect(phone.stored.size).toBe(0);
  });

  test('that nobody needs to doubt is stored at once, packed or not, and is the same list', async () => {
    const phone = aPhone();
    const model = createLists(phone.ports);
    const text = longList('kot', 'żuk');
    await model.importText(textFile(text), osps);
    expect(model.importing.value).toMatchObject({ kind: 'done', list: { doubted: false } });
    const { id } = model.lists.value.at(-1)!;
    await model.importText(new File([new Uint8Array(gzipSync(text))], 'osps.txt.gz'), osps);
    expect(model.importing.value).toMatchObject({ kind: 'done', list: { id } });
    expect(phone.stored.size).toBe(1);
  });

  test('of another language than it is called is asked about', async () => {
    const phone = aPhone();
    const model = createLists(phone.ports);
    await model.importText(textFile(longList('kot')), { ...osps, language: 'en', name: 'CSW 24' });
    expect(model.importing.value).toMatchObject({
      kind: 'doubted',
      doubts: expect.arrayContaining([{ why: 'other-language', looksLike: 'pl' }]),
    });
    model.endImport();
    await model.acceptDoubted();
    expect(model.importing.value.kind).toBe('nothing');
    expect(phone.stored.size).toBe(0);
  });

  test('that an earlier version took without asking is doubted now; its fingerprint is found without opening it', async () => {
    const phone = aPhone();
    const first = new Uint8Array(readFileSync(new URL('../../../fixtures/list-v1.bin', import.meta.url)));
    const id = `pl-${createHash('sha256').update(first).digest('hex').slice(0, 12)}`;
    phone.stored.set(`own/${id}.bin`, first);
    const model = createLists(phone.ports);
    await model.look();
    const known = () => model.lists.value.find((list) => list.id === id);
    expect(known()).toMatchObject({ name: 'OSPS 52', doubted: true, fingerprint: '' });
    await expect.poll(() => known()?.fingerprint).toMatch(/^[0-9a-f]{10}$/);
    expect(model.isReady(id)).toBe(false);
    // It was counted once: the next start reads it.
    const later = createLists({ ...phone.ports, startWorker: silentWorker });
    await later.look();
    await expect
      .poll(() => later.lists.value.find((list) => list.id === id)?.fingerprint)
      .toBe(known()?.fingerprint);
    expect(await model.load(id)).toBe(true);
  });

  test.each([
    ['%PDF-1.7', { kind: 'refused', failure: { why: 'other-kind', kind: 'pdf' } }],
    ['PK\x03\x04', { kind: 'words' }],
    ['kot\n', { kind: 'words' }],
  ])('is looked at before it is named: %j', async (head, found) => {
    expect(await lookAtFile(textFile(head))).toEqual(found);
  });

  test('goes through the organizer’s folder to whoever has the card; other words under its name are refused', async () => {
    const address = 'https://chmura.example/dav/turniej/';
    const [organizer, table] = [aPhone(), aPhone()];
    const desk = createLists(organizer.ports);
    await desk.importText(textFile('kot\npies\n'), osps);
    await desk.acceptDoubted();
    const list = desk.lists.value.find(({ origin }) => origin === 'own')!;
    expect(await desk.putIntoFolder('ftp://chmura.example/', list.id)).toBe(false);
    expect(await desk.putIntoFolder(address, list.id)).toBe(true);
    expect(await desk.putIntoFolder(address, list.id)).toBe(true);

    const phone = createLists({
      ...table.ports,
      folder: organizer.ports.folder,
    });
    await phone.takeFromFolder(address, { name: 'OSPS', fingerprint: 'aaaaaaaaaa' });
    expect(phone.importing.value).toMatchObject({ kind: 'failed', failure: { why: 'not-in-folder' } });
    const [bytes] = [...organizer.folder.values()];
    organizer.folder.set('list-aaaaaaaaaa.sprawdzam', bytes!);
    await phone.takeFromFolder(address, { name: 'OSPS', fingerprint: 'aaaaaaaaaa' });
    expect(phone.importing.value).toMatchObject({ kind: 'failed', failure: { why: 'other-words' } });
    expect(table.stored.size).toBe(0);
    await phone.takeFromFolder(address, lexiconFact(list).lexicon!);
    await phone.acceptDoubted();
    expect(phone.importing.value).toMatchObject({ kind: 'done', list: { id: list.id } });
  });

  test('that is damaged on the way is refused, and what was there stays', async () => {
    const phone = aPhone();
    const model = createLists(phone.ports);
    await model.importText(textFile('kot\npies\n'), osps);
    await model.acceptDoubted();
    const before = model.lists.value;
    const file = Uint8Array.from([...phone.stored.values()][0]!);
    file[file.length - 9]! ^= 4;
    await model.importCompiled(new Blob([file]), 'plik');
    expect(model.importing.value).toMatchObject({ kind: 'failed', failure: { why: 'damaged' } });
    expect(model.lists.value).toEqual(before);
  });

  test('whose file has gone is whole again when it is imported again', async () => {
    const phone = aPhone();
    const model = createLists(phone.ports);
    await model.importText(textFile('kot\n'), osps);
    await model.acceptDoubted();
    const { id } = model.lists.value.at(-1)!;
    phone.stored.clear();
    await model.importText(textFile('kot\n'), osps);
    await model.acceptDoubted();
    expect(model.lists.value.filter((list) => list.id === id)).toHaveLength(1);
    const later = createLists(phone.ports);
    await later.look();
    expect(await later.load(id)).toBe(true);
  });

  test('that finds no room is reported, not kept by halves', async () => {
    const phone = aPhone();
    phone.full = true;
    const model = createLists(phone.ports);
    await model.importText(textFile('kot\n'), osps);
    await model.acceptDoubted();
    expect(model.importing.value).toMatchObject({ kind: 'failed', failure: { why: 'not-stored' } });
    expect(model.lists.value.some(({ origin }) => origin === 'own')).toBe(false);
  });

  test('without a single word is refused: it would call every word wrong', async () => {
    const phone = aPhone();
    const model = createLists(phone.ports);
    await model.importText(textFile('123\n<html>\n'), osps);
    expect(model.importing.value).toMatchObject({
      kind: 'failed',
      failure: { why: 'no-words', lines: ['123', '<html>'] },
    });
    expect(phone.stored.size).toBe(0);
  });

  test('can be cancelled', async () => {
    const phone = aPhone();
    const model = createLists({ ...phone.ports, startWorker: () => silentWorker() });
    const importing = model.importText(textFile('kot\n'), osps);
    expect(model.importing.value.kind).toBe('working');
    model.cancelImport();
    await importing;
    expect(model.importing.value).toEqual({ kind: 'nothing' });
    expect(phone.stored.size).toBe(0);
  });
});
