import { describe, expect, test } from 'vitest';
import { presetById } from '../../../src/domain/rules/presets.ts';
import type { TableRules } from '../../../src/domain/rules/tableRules.ts';
import { toBase64url } from '../../../src/share/bits/base64url.ts';
import {
  cardLink,
  contextOf,
  encodeCard,
  MOST_CARD_LINK,
  ownRules,
  readCardText,
  rulesToSend,
  sealCard,
  type TournamentCard,
} from '../../../src/share/card/card.ts';
import { mailLink, readContact, smsLink } from '../../../src/share/card/contact.ts';
import { readDropFolder } from '../../../src/share/drop/folder.ts';
import { regulationOf } from '../../../src/share/slip/payload.ts';

const BASE = 'https://sprawdzam.example.org/app/';

const player = (number: number, name: string, club = '') => ({ number, name, club });

const CARD: TournamentCard = {
  mark: 0xdecade,
  name: 'Turniej szkół podstawowych',
  regulation: regulationOf(presetById('pinczow-open')!),
  rules: null,
  time: 15 * 60_000,
  lexicon: { name: 'OSPS', edition: '52' },
  contact: { email: 'sedzia@szkola.example', phone: '+48 600 100 200' },
  dropFolder: 'https://turniej:haslo@chmura.example/dav/turniej/',
  round: '2',
  seating: { table: '4', players: [3, 7] },
  players: [
    player(3, 'Anna Kowalska', 'SP nr 3 w Pińczowie'),
    player(7, 'Świętosława Wójcik-Dąbrowska', 'SP nr 3 w Pińczowie'),
    player(8, 'Ľubica McDonald', 'ZŠ'),
    player(9, 'kot 𝕏', ''),
  ],
};

const FIRST = ['Anna', 'Marek', 'Żaneta', 'Łukasz', 'Małgorzata', 'Stanisław', 'Jan', 'Zofia'];
const LAST = ['Kowalska', 'Zieliński', 'Brzęczyszczyk', 'Nowak', 'Wójcik', 'Lis', 'Gżegżółka'];
const many = (n: number) =>
  Array.from({ length: n }, (_, i) =>
    player(i + 1, `${FIRST[i % 8]} ${LAST[i % 7]}`, `Szkoła Podstawowa nr ${i % 9}`),
  );

function read(text: string): TournamentCard {
  const result = readCardText(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

describe("the organizer's card", () => {
  test('comes back as it was written', () => {
    const { link, card } = cardLink(CARD, BASE);
    expect(card).toEqual(CARD);
    expect(read(link)).toEqual(CARD);
    expect(read(`Stolik 4: ${link}`)).toEqual(CARD);
  });

  test('carries sixty players within a code that is still read', () => {
    const { link, card } = cardLink({ ...CARD, players: many(60) }, BASE);
    expect(link.length).toBeLessThanOrEqual(MOST_CARD_LINK);
    expect(read(link)).toEqual(card);
    expect(card.players).toHaveLength(60);
  });

  test('of a larger tournament carries the players of its table', () => {
    const { link, card } = cardLink({ ...CARD, players: many(300) }, BASE);
    expect(card.players.map(({ number }) => number)).toEqual([3, 7]);
    expect(read(link)).toEqual(card);
  });

  test('gives a slip its tournament and the start numbers', () => {
    const { tournament, numberOf } = contextOf(CARD);
    expect([tournament, numberOf('Anna Kowalska'), numberOf('Nikt')]).toEqual([0xdecade, 3, null]);
  });

  test('of a stranger brings no address that we would not use', () => {
    const forged = {
      ...CARD,
      contact: { email: 'a@b.pl?bcc=x@y.pl', phone: '112;ext=1' },
      dropFolder: 'javascript:alert(1)',
    };
    const card = read(`#t1.${toBase64url(sealCard(encodeCard(forged)))}`);
    expect(card.contact).toEqual({ email: '', phone: '' });
    expect(card.dropFolder).toBe('');
  });

  test('that is cut, foreign or too new is refused with its reason', () => {
    const { link } = cardLink(CARD, BASE);
    const why = (text: string) => {
      const result = readCardText(text);
      return result.ok ? 'read' : result.error.why;
    };
    expect(why('')).toBe('not-a-card');
    expect(why(link.slice(0, -4))).toBe('damaged');
    expect(why(link.replace('#t1.', '#t5.'))).toBe('newer-version');
    expect(why(link.replace('#t1.', '#s1.'))).toBe('not-a-card');
    expect(why('t'.repeat(4_001))).toBe('too-long');
  });
});

describe('a card that knows the words of its list', () => {
  const marked: TournamentCard = { ...CARD, lexicon: { ...CARD.lexicon, fingerprint: '0f3a09c41b' } };

  test('is format 3, with and without own rules; a card without the fingerprint stays as it was', () => {
    const OWN: TableRules = { ...presetById('wespa')!, id: 'own-1', name: 'Nasze', bingo: 35, sources: [] };
    const own = { ...marked, regulation: regulationOf(OWN), rules: rulesToSend(OWN), time: null };
    for (const card of [marked, own]) {
      const { link } = cardLink(card, BASE);
      expect(link).toContain('#t3.');
      expect(read(link)).toEqual(card);
    }
    expect(ownRules(read(cardLink(own, BASE).link))).toEqual({ ...OWN, lexicon: null });
    expect(cardLink(CARD, BASE).link).toContain('#t1.');
  });
});

describe("a card with the organizer's own rules", () => {
  const OWN: TableRules = { ...presetById('wespa')!, id: 'own-1', name: 'Nasze', bingo: 35, sources: [] };
  const own: TournamentCard = {
    ...CARD,
    regulation: regulationOf(OWN),
    rules: rulesToSend(OWN),
    time: null,
  };
  const sealed = (card: TournamentCard) => readCardText(`#t2.${toBase64url(sealCard(encodeCard(card), 2))}`);

  test('comes back with them, and older apps are told that it is newer', () => {
    const { link, card } = cardLink(own, BASE);
    expect(link).toContain('#t2.');
    expect(read(link)).toEqual(card);
    expect(ownRules(read(link))).toEqual({ ...OWN, lexicon: null });
  });

  test('has room for sixty players still', () => {
    const { link, card } = cardLink({ ...own, players: many(60) }, BASE);
    expect(link.length).toBeLessThanOrEqual(MOST_CARD_LINK);
    expect(card.players).toHaveLength(60);
  });

  test('is refused when they are not what it says, or pass for a regulation of ours', () => {
    const rules = own.rules!;
    const { mark } = regulationOf({ ...OWN, id: 'pfs' });
    const refused = { ok: false, error: { why: 'damaged' } };
    expect(sealed({ ...own, rules: { ...rules, bingo: 50 } })).toEqual(refused);
    expect(sealed({ ...own, regulation: { id: 'pfs', name: 'Partia klubowa (PFS)', mark } })).toEqual(
      refused,
    );
    const alone = { ...OWN, seats: { min: 1, max: 1 } };
    expect(sealed({ ...own, regulation: regulationOf(alone), rules: rulesToSend(alone) })).toEqual(refused);
  });
});

describe('addresses', () => {
  test('a folder is https, or a server on this machine; the login is taken out of the address', () => {
    expect(readDropFolder('https://u:p%40@h.example/dav')).toEqual({
      url: 'https://h.example/dav/',
      login: { user: 'u', password: 'p@' },
    });
    expect(readDropFolder('http://localhost:8080/x/?q#f')).toEqual({
      url: 'http://localhost:8080/x/',
      login: null,
    });
    for (const bad of ['', 'h', 'http://h.example/', 'ftp://h/', 'data:,x', 'https://%zz@h/', '//h/x']) {
      expect(readDropFolder(bad)).toBeNull();
    }
  });

  test('drafts quote what they carry', () => {
    const contact = readContact({ email: 'sedzia@szkola.example', phone: '+48 600 100 200' });
    expect(mailLink(contact, 'A & B', 'x?y=1\nz')).toBe(
      'mailto:sedzia@szkola.example?subject=A%20%26%20B&body=x%3Fy%3D1%0Az',
    );
    expect(smsLink(contact, 'a&b')).toBe('sms:+48600100200?body=a%26b');
  });
});
