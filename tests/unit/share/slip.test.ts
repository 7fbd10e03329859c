import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rulesMark } from '../../../src/domain/rules/mark.ts';
import { presetById } from '../../../src/domain/rules/presets.ts';
import { nobleCryptography } from '../../../src/platform/nobleCryptography.ts';
import { webCryptography } from '../../../src/platform/webCryptography.ts';
import { fromBase64url, toBase64url } from '../../../src/share/bits/base64url.ts';
import { differencesOf } from '../../../src/share/slip/check.ts';
import { decodeBody, encodeBody, formatOf } from '../../../src/share/slip/codec.ts';
import { decodeSlip, sealSlip, UNSIGNED } from '../../../src/share/slip/envelope.ts';
import { fitSlip } from '../../../src/share/slip/fit.ts';
import { MOST_LINK, readSlipText, writeSlip } from '../../../src/share/slip/link.ts';
import { type SlipPayload, slipGameId, slipPayload } from '../../../src/share/slip/payload.ts';
import { fingerprint, newDeviceKey, verifyBody } from '../../../src/share/slip/signature.ts';
import { begin, pass, play, stop } from '../domain/table/script.ts';
import { type FinishedGame, finishedGame } from './finishedGames.ts';

const cryptography = webCryptography(crypto.subtle);
const BASE = 'https://sprawdzam.example.org/app/';

function slipOf({ id, entries }: FinishedGame): SlipPayload {
  const slip = slipPayload(id, entries);
  if (!slip) throw new Error(`game ${id} has no slip`);
  return slip;
}

function read(text: string) {
  const result = readSlipText(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const games = Array.from({ length: 200 }, (_, i) => finishedGame(i + 1));
const slips = games.map(slipOf);

describe('a slip', () => {
  test('comes back as it was sent', () => {
    for (const slip of slips) {
      expect(decodeBody(encodeBody(slip), formatOf(slip))).toEqual({ ok: true, value: slip });
      expect(differencesOf(slip)).toEqual([]);
    }
  });

  test('comes back with every detail left out that may be', () => {
    const seen = new Set<string>();
    for (let room = 400; room > 40; room -= 5) {
      const slip = fitSlip(slips[6]!, room);
      for (const detail of slip.leftOut) seen.add(detail);
      expect(decodeBody(encodeBody(slip), formatOf(slip))).toEqual({ ok: true, value: slip });
      expect(differencesOf(slip)).toEqual([]);
      expect(slip.columns).toEqual(slips[6]!.columns);
    }
    expect([...seen]).toEqual(['times', 'reasons', 'tiles', 'clubs', 'long-names', 'turns']);
  });

  test('of a short game has these bytes: the format must not drift', () => {
    const game = begin('pfs', { table: '4', round: '2', first: 1, lexicon: { name: 'OSPS', edition: '52' } });
    game.given(stop(1), play(1, 24, 3), stop(0), play(0, 130));
    for (const seat of [1, 0, 1, 0]) game.given(stop(seat), pass(seat));
    game.given({ type: 'penalty', seat: 0, points: -5, reason: 'spóźnienie' });
    game.given({ type: 'rack', seat: 0, letters: 'ŹA?' }, { type: 'rack', seat: 1, value: 8 });
    game.given({ type: 'confirm', seat: 0 });
    const slip = slipOf({ id: '0f1e2d3c-4b5a-4678-8899-aabbccddeeff', entries: game.entries });
    expect(slip.columns.map(({ total }) => total)).toEqual([115, 16]);
    const marked = { ...slip, regulation: { ...slip.regulation, mark: 0x01020304 } };
    expect(toBase64url(sealSlip(encodeBody(marked), UNSIGNED, 1))).toBe(
      'AQDSZg8eLTxLWkZ4AAAABAgMEET1NQUwjUygSAgAAAAACAAGIiC3NzCAAAqawuTK1gAADEmDgKh-BBAVkBWQFZAVkBQAj57mObhh2eLdNzSytzSygxzeA_ggvQix6GTL0IwehMBI',
    );
  });

  test('of four players comes back', () => {
    const players = ['Żaneta', 'Łukasz', 'Ćwirek', 'Ola'].map((name) => ({ name }));
    const seats = [0, 1, 2, 3];
    const game = begin('english-school', { players });
    for (const seat of seats) game.given(stop(seat), play(seat, 20 + seat));
    for (const seat of [...seats, ...seats]) game.given(stop(seat), pass(seat));
    for (const seat of seats) game.given({ type: 'rack', seat, value: 3 * seat });
    const slip = slipOf({ id: 'of another app', entries: game.entries });
    expect(slip.players).toHaveLength(4);
    expect(decodeBody(encodeBody(slip), formatOf(slip))).toEqual({ ok: true, value: slip });
  });

  test('is a later version only when it reads differently', () => {
    const { id, entries } = games[2]!;
    expect(slips[2]!.version).toBe(1);
    const at = entries.at(-1)!.at + 60_000;
    const target = entries.findIndex(({ fact }) => fact.type === 'play');
    const fact = entries[target]!.fact;
    if (fact.type !== 'play') throw new Error('no move to correct');
    const corrected = [
      ...entries,
      { at, fact: { type: 'amend' as const, target, fact: { ...fact, points: fact.points + 10 } } },
    ];
    const second = slipOf({ id, entries: corrected });
    expect(second).toMatchObject({ version: 2, gameId: slips[2]!.gameId, confirmed: [] });
    const signed = slipOf({ id, entries: [...corrected, { at, fact: { type: 'confirm', seat: 0 } }] });
    expect(signed).toMatchObject({ version: 2, confirmed: [0] });
    const back = [...corrected, { at, fact: { type: 'retract' as const, target: entries.length } }];
    // The second version was never signed: what took its place before that is still the second.
    expect(slipOf({ id, entries: back }).version).toBe(2);
  });

  test('that changes before anybody has signed it is still the first version', () => {
    const game = begin('pfs', {}).given(stop(0), play(0, 24), stop(1), play(1, 20));
    for (const seat of [0, 1, 0, 1]) game.given(stop(seat), pass(seat));
    game.given({ type: 'rack', seat: 0, value: 3 }, { type: 'rack', seat: 1, value: 8 });
    game.given({ type: 'amend', target: 2, fact: play(0, 42) });
    expect(slipOf({ id: 'x', entries: game.entries }).version).toBe(1);
    game.given({ type: 'confirm', seat: 0 }, { type: 'amend', target: 2, fact: play(0, 24) });
    expect(slipOf({ id: 'x', entries: game.entries }).version).toBe(2);
  });

  test('of a game that ended early is format 2, with these bytes; all others stay in format 1', () => {
    const game = begin('pfs', { table: '4', round: '2', lexicon: { name: 'OSPS', edition: '52' } });
    game.given(stop(0), play(0, 24, 3), { type: 'finish', how: 'resigned', seat: 0 });
    game.given({ type: 'confirm', seat: 0 }, { type: 'confirm', seat: 1 });
    const slip = slipOf({ id: '0f1e2d3c-4b5a-4678-8899-aabbccddeeff', entries: game.entries });
    const marked = { ...slip, regulation: { ...slip.regulation, mark: 0x01020304 } };
    expect(marked).toMatchObject({
      end: { reason: 'resigned', seat: 0 },
      decision: { by: 'resigned', winner: 1 },
    });
    const sealed = toBase64url(sealSlip(encodeBody(marked), UNSIGNED, formatOf(marked)));
    expect(sealed).toBe(
      'AgCB8g8eLTxLWkZ4AAAABAgMEET1NQUwjUygSAgAAAAACAABoiC3NzCAAAqawuTK1gAAAyYOAoAGAHoTgHoSBbg',
    );
    const received = read(sealed);
    expect(received).toMatchObject({ slip: marked, consistent: true, format: 2 });
    expect(new Set(slips.map(formatOf))).toEqual(new Set([1]));
    // Nobody who gave up has won.
    const forged = { ...marked, decision: { by: 'resigned' as const, winner: 0 } };
    expect(differencesOf(forged)).toEqual([{ what: 'winner', claimed: 0, counted: 1 }]);
  });

  test('of a game with a list that somebody added is format 3 and says which words it had', () => {
    const lexicon = { name: 'OSPS', edition: '52', fingerprint: '0f3a09c41b' };
    const game = begin('pfs', { table: '4', round: '2', lexicon });
    game.given(stop(0), play(0, 24, 3), { type: 'finish', how: 'resigned', seat: 0 });
    game.given({ type: 'confirm', seat: 0 }, { type: 'confirm', seat: 1 });
    const slip = slipOf({ id: '0f1e2d3c-4b5a-4678-8899-aabbccddeeff', entries: game.entries });
    const marked = { ...slip, regulation: { ...slip.regulation, mark: 0x01020304 } };
    const sealed = toBase64url(sealSlip(encodeBody(marked), UNSIGNED, formatOf(marked)));
    expect(sealed).toBe(
      'AwCVIA8eLTxLWkZ4AAAABAgMEET1NQUwjUyDzoJxBuBICAAAAAAIAAGiILc3MIAACprC5MrWAAADJg4CgAYAehOAehIFuA',
    );
    expect(read(sealed)).toMatchObject({ slip: { ...marked, lexicon }, consistent: true, format: 3 });
  });

  test('of a game that ended early for a reason is format 4 and says it, unless the reasons are left out', () => {
    const game = begin('pfs', { table: '4', round: '2', lexicon: { name: 'OSPS', edition: '52' } });
    const reason = 'nie przyszedł';
    game.given(stop(0), play(0, 24, 3), { type: 'finish', how: 'walkover', seat: 0, reason });
    game.given({ type: 'confirm', seat: 0 }, { type: 'confirm', seat: 1 });
    const slip = slipOf({ id: '0f1e2d3c-4b5a-4678-8899-aabbccddeeff', entries: game.entries });
    const marked = { ...slip, regulation: { ...slip.regulation, mark: 0x01020304 } };
    expect(marked.end).toEqual({ reason: 'walkover', seat: 0, why: reason });
    const sealed = toBase64url(sealSlip(encodeBody(marked), UNSIGNED, formatOf(marked)));
    expect(sealed).toBe(
      'BABRGA8eLTxLWkZ4AAAABAgMEET1NQUwjUyQJAQAAAAABAAA0RBbm5hAAAVNYXJlawAAAZMHAUADhzc0spA4OT08ub0ysmLBAPQnAPQkDXA',
    );
    expect(read(sealed)).toMatchObject({ slip: marked, consistent: true, format: 4 });
    const fingerprint = '0f3a09c41b';
    const added = { ...marked, lexicon: { name: 'OSPS', edition: '52', fingerprint } };
    expect(decodeBody(encodeBody(added), 4)).toEqual({ ok: true, value: added });
    const fitted = fitSlip(marked, encodeBody(marked).length - reason.length);
    expect(fitted).toMatchObject({ end: { reason: 'walkover', seat: 0 }, leftOut: ['times', 'reasons'] });
    expect(formatOf(fitted)).toBe(2);
  });

  test('of a game after the year 2106 says the last second there is', () => {
    const { id, entries } = games[3]!;
    const later = entries.map(({ at, fact }) => ({ at: at + 8e15, fact }));
    const slip = slipOf({ id, entries: later });
    expect(slip.startedAt).toBe(4_294_967_295_000);
    expect(decodeBody(encodeBody(slip), formatOf(slip))).toEqual({ ok: true, value: slip });
  });

  test('of a game that is not over does not exist', () => {
    const game = begin('pfs').given(stop(0), play(0, 24, 3));
    expect(slipPayload('x', game.entries)).toBeNull();
  });

  test('keeps its game id: half of a uuid, or a hash of any other name', () => {
    expect(slipGameId('0f1e2d3c-4b5a-4678-8899-aabbccddeeff')).toBe('0f1e2d3c4b5a4678');
    expect(slipGameId('')).toMatch(/^[0-9a-f]{16}$/);
    expect(slipGameId('a')).not.toBe(slipGameId('b'));
  });

  test('names the rules by how they play, not by what they are called', () => {
    const pfs = presetById('pfs')!;
    expect(rulesMark({ ...pfs, name: 'Nasz klub', sources: [] })).toBe(rulesMark(pfs));
    // The list has its own place on a slip, and rule sets written before it was a field keep their mark.
    expect(rulesMark({ ...pfs, lexicon: { name: 'SJP.PL' } })).toBe(rulesMark(pfs));
    expect(rulesMark({ ...pfs, bingo: 40 })).not.toBe(rulesMark(pfs));
  });
});

describe('what a slip claims is counted again', () => {
  const slip = slips[0]!;
  const raised = (points: number): SlipPayload => ({
    ...slip,
    columns: slip.columns.map((column, seat) =>
      seat === 0 ? { ...column, total: column.total + points } : column,
    ),
  });

  test('a total that does not follow from the turns', () => {
    const forged = decodeSlip(sealSlip(encodeBody(raised(1)), UNSIGNED, 1));
    const counted = slip.columns[0]!.total;
    expect(forged).toMatchObject({
      value: {
        consistent: false,
        differences: [{ what: 'total', seat: 0, claimed: counted + 1, counted }],
      },
    });
  });

  test('a winner that does not follow from the totals', () => {
    const winner = slip.decision.winner === 0 ? 1 : 0;
    const forged = { ...slip, decision: { by: 'points' as const, winner } };
    expect(differencesOf(forged)).toEqual([{ what: 'winner', claimed: winner, counted: 1 - winner }]);
  });

  test('a rack that is worth something else', () => {
    const forged = {
      ...slip,
      columns: slip.columns.map((column) => ({
        ...column,
        rackLost: column.rackLost - 50,
        total: column.total - 50,
      })),
    };
    expect(differencesOf(forged).map(({ what }) => what)).toContain('rack');
  });
});

describe('a link', () => {
  test('stays within a readable code, with its signature, and is read back', async () => {
    const key = await newDeviceKey(cryptography);
    for (const slip of slips.slice(0, 50)) {
      const { link, slip: sent } = await writeSlip(slip, BASE, { cryptography, key });
      expect(link.length).toBeLessThanOrEqual(MOST_LINK);
      const received = read(link);
      expect(received.slip).toEqual(sent);
      expect(sent.leftOut).toEqual([]);
      expect(await verifyBody(cryptography, received.signature, received.body, received.format)).toBe(
        'unchanged',
      );
    }
  });

  test('of the longest game gives up details, never the result', async () => {
    const key = await newDeviceKey(cryptography);
    const long = 'Wójcikiewicz-Brzęczyszczykiewicz Świętosława Małgorzata';
    const club = 'Szkoła Podstawowa z Oddziałami Integracyjnymi nr 12';
    const slip = slipOf(
      finishedGame(5, 110, {
        players: [
          { name: long, club },
          { name: long, club },
        ],
      }),
    );
    const { link, slip: sent } = await writeSlip(slip, BASE, { cryptography, key });
    expect(link.length).toBeLessThanOrEqual(MOST_LINK);
    expect(sent.leftOut.length).toBeGreaterThan(0);
    expect(read(link).slip.columns.map(({ total }) => total)).toEqual(slip.columns.map(({ total }) => total));
  });

  test('is found in a message, behind #, alone, and under any address', async () => {
    const { link, text, slip } = await writeSlip(slips[0]!, BASE, { cryptography, key: null });
    for (const given of [link, text, `#${text}`, text.slice(3), ` ${link}\n`, `Wynik: 1:2\n${link}\nPa!`]) {
      expect(read(given).slip).toEqual(slip);
    }
  });

  test('that is cut, mistyped, foreign, too long or too new is refused with its reason', async () => {
    const { text } = await writeSlip(slips[0]!, BASE, { cryptography, key: null });
    const why = (given: string) => {
      const result = readSlipText(given);
      return result.ok ? 'read' : result.error.why;
    };
    expect(why('')).toBe('not-a-slip');
    expect(why('https://example.org/')).toBe('not-a-slip');
    expect(why(text.slice(0, -4))).toBe('damaged');
    expect(why(text.replace(/.$/, (sign) => (sign === 'A' ? 'Q' : 'A')))).toBe('damaged');
    expect(why(`s2.${text.slice(3)}`)).toBe('newer-version');
    expect(why(toBase64url(Uint8Array.of(9, 0, 0, 0, 1)))).toBe('newer-version');
    expect(why('A'.repeat(4_001))).toBe('too-long');
    expect(why('A'.repeat(3_996))).toBe('too-long');
  });
});

describe('a signature', () => {
  const KINDS = { web: cryptography, noble: nobleCryptography() };
  const cases = (['Ed25519', 'ECDSA-P256'] as const).flatMap((scheme) =>
    (['web', 'noble'] as const).map((kind) => [scheme, kind] as const),
  );

  test.each(cases)('by %s of %s holds for this slip only, whoever looks at it', async (scheme, kind) => {
    const own = KINDS[kind];
    // A browser without Ed25519 is one whose cryptography makes no such keys.
    const limited = { ...own, newKey: async () => own.newKey(scheme) };
    const key = await newDeviceKey(limited);
    expect(key?.scheme).toBe(scheme);
    const { link } = await writeSlip(slips[0]!, BASE, { cryptography: own, key });
    const { signature, body } = read(link);
    const other = (await newDeviceKey(limited))!.publicKey;
    for (const reader of Object.values(KINDS)) {
      expect(await verifyBody(reader, signature, body, 1)).toBe('unchanged');
      expect(await verifyBody(reader, signature, encodeBody(slips[1]!), 1)).toBe('changed');
      expect(await verifyBody(reader, { ...signature, publicKey: other }, body, 1)).toBe('changed');
    }
    const ignorant = { ...cryptography, verify: async () => null };
    expect(await verifyBody(ignorant, signature, body, 1)).toBe('unsupported');
  });

  test('is by Ed25519, or by P-256 where the browser has no other; its key does not leave the browser', async () => {
    const old = new Proxy(crypto.subtle, {
      get: (target, name) => {
        if (name !== 'generateKey') return Reflect.get(target, name).bind(target);
        return (algorithm: unknown, ...rest: [boolean, KeyUsage[]]) =>
          algorithm === 'Ed25519'
            ? Promise.reject(new DOMException('no', 'NotSupportedError'))
            : target.generateKey(algorithm as 'Ed25519', ...rest);
      },
    });
    expect((await newDeviceKey(cryptography))?.scheme).toBe('Ed25519');
    const key = await newDeviceKey(webCryptography(old));
    expect(key?.scheme).toBe('ECDSA-P256');
    await expect(crypto.subtle.exportKey('pkcs8', key!.privateKey as CryptoKey)).rejects.toThrow();
  });

  test('that is not there is not claimed', async () => {
    const { link } = await writeSlip(slips[0]!, BASE, { cryptography, key: null });
    const { signature, body } = read(link);
    expect(await verifyBody(cryptography, signature, body, 1)).toBe('unsigned');
  });

  test('that the phone refuses to make leaves a slip without one', async () => {
    const key = await newDeviceKey(cryptography);
    const refusing = { ...cryptography, sign: async () => null };
    const { link, isSigned } = await writeSlip(slips[0]!, BASE, { cryptography: refusing, key });
    expect([read(link).signature.scheme, isSigned]).toEqual(['none', false]);
  });

  test('with a key that is no key is a changed slip, not a crash', async () => {
    const key = await newDeviceKey(cryptography);
    const { signature, body } = read((await writeSlip(slips[0]!, BASE, { cryptography, key })).link);
    const noPoint = { ...signature, scheme: 'ECDSA-P256' as const, publicKey: new Uint8Array(65) };
    for (const reader of [cryptography, nobleCryptography()]) {
      expect(await verifyBody(reader, noPoint, body, 1)).toBe('changed');
    }
  });

  test('has four words to compare aloud', async () => {
    const key = await newDeviceKey(cryptography);
    const words = await fingerprint(cryptography, key!.publicKey);
    expect(words).toMatch(/^([a-z]{4} ){3}[a-z]{4}$/);
    expect(await fingerprint(nobleCryptography(), key!.publicKey)).toBe(words);
  });
});

describe('base64url', () => {
  test('comes back for any bytes, as Node writes it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        const text = toBase64url(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64url'));
        expect(fromBase64url(text)).toEqual(bytes);
      }),
    );
  });

  test('refuses what nobody writes', () => {
    for (const text of ['A', 'A=', 'AB', '+/', 'Ą', 'AAAAA']) expect(fromBase64url(text)).toBeNull();
  });
});
