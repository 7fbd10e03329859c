import { afterEach, expect, test } from 'vitest';

/** A copy of its own: what is broken here on purpose stays in use, and other tests speak too. */
const OWN = '../../../src/i18n/catalogue.ts?own';
const { createCatalogue, locale, speak } = (await import(
  /* @vite-ignore */ OWN
)) as typeof import('../../../src/i18n/catalogue.ts');

type Texts = { readonly hello: string };
const POLISH: Texts = { hello: 'cześć' };
const parts = (asked: string[] = []) => {
  const part = (language: string, hello: string) => async () => {
    asked.push(language);
    return { hello };
  };
  return { pl: part('pl', 'cześć'), en: part('en', 'hello'), sk: part('sk', 'ahoj') };
};
const offline = () => Promise.reject(new Error('offline'));

afterEach(() => speak('pl'));

test('texts come in the language in use, and no other is fetched', async () => {
  const asked: string[] = [];
  const catalogue = createCatalogue<Texts>(parts(asked));
  await speak('sk');
  expect(asked).toEqual([]);
  await catalogue.load();
  expect(catalogue.value.hello).toBe('ahoj');
  expect(asked).toEqual(['sk']);
});

test('a change of language brings everything that is in use', async () => {
  const [one, other] = [createCatalogue<Texts>(parts(), POLISH), createCatalogue<Texts>(parts())];
  expect(one.value.hello).toBe('cześć');
  await other.load();
  await speak('en');
  expect([locale.value, one.value.hello, other.value.hello]).toEqual(['en', 'hello', 'hello']);
});

test('texts read before they are loaded are a bug, not a hole on the screen', () => {
  expect(() => createCatalogue<Texts>(parts()).value).toThrow('before it is loaded');
});

test('of two changes on their way the later one holds, whichever comes first', async () => {
  let arrive = (_: Texts) => {};
  const slow = new Promise<Texts>((resolve) => {
    arrive = resolve;
  });
  const catalogue = createCatalogue<Texts>({ ...parts(), sk: () => slow }, POLISH);
  const first = speak('sk');
  await speak('en');
  arrive({ hello: 'ahoj' });
  await first;
  expect([locale.value, catalogue.value.hello]).toEqual(['en', 'hello']);
});

test('a catalogue asked for while the language changes comes in the new one', async () => {
  const [one, other] = [createCatalogue<Texts>(parts(), POLISH), createCatalogue<Texts>(parts())];
  const loading = other.load();
  const changing = speak('sk');
  await loading;
  expect([one.value.hello, other.value.hello]).toEqual(['ahoj', 'ahoj']);
  await changing;
});

test('where a part cannot be fetched everything stays as it was, and other screens still open', async () => {
  let online = false;
  const { en, ...rest } = parts();
  const missing = createCatalogue<Texts>({ ...rest, en: () => (online ? en() : offline()) });
  await missing.load();
  await expect(speak('en')).rejects.toThrow('offline');
  const other = createCatalogue<Texts>(parts());
  await other.load();
  expect([locale.value, missing.value.hello, other.value.hello]).toEqual(['pl', 'cześć', 'cześć']);
  online = true;
  await speak('en');
  expect([missing.value.hello, other.value.hello]).toEqual(['hello', 'hello']);
});

test('a catalogue that never came does not keep the rest from changing its language', async () => {
  const missing = createCatalogue<Texts>({ pl: offline, en: offline, sk: offline });
  await expect(missing.load()).rejects.toThrow('offline');
  await speak('sk');
  expect(locale.value).toBe('sk');
});

test('a screen opens with its own texts, whether or not those of another can be fetched again', async () => {
  let online = true;
  const { pl, ...rest } = parts();
  const lost = createCatalogue<Texts>({ ...rest, pl: () => (online ? pl() : offline()) });
  await lost.load();
  online = false;
  const other = createCatalogue<Texts>(parts());
  await other.load();
  expect([lost.value.hello, other.value.hello]).toEqual(['cześć', 'cześć']);
  online = true;
});

test('a screen opened while a change of language fails speaks the language that stays', async () => {
  let fail = (_: Error) => {};
  const slow = new Promise<Texts>((_, reject) => {
    fail = reject;
  });
  const missing = createCatalogue<Texts>({ ...parts(), en: () => slow });
  await missing.load();
  const changing = speak('en');
  const other = createCatalogue<Texts>(parts());
  const loading = other.load();
  fail(new Error('offline'));
  await expect(changing).rejects.toThrow('offline');
  await loading;
  expect([locale.value, missing.value.hello, other.value.hello]).toEqual(['pl', 'cześć', 'cześć']);
});
