import { describe, expect, test } from 'vitest';
import { presetById } from '../../../src/domain/rules/presets.ts';
import { toBase64url } from '../../../src/share/bits/base64url.ts';
import { decodeCard, encodeCard, readCardText, rulesToSend, sealCard } from '../../../src/share/card/card.ts';
import { slipNamesIn } from '../../../src/share/drop/listing.ts';
import { encodeBody } from '../../../src/share/slip/codec.ts';
import { decodeSlip, sealSlip, UNSIGNED } from '../../../src/share/slip/envelope.ts';
import { readSlipText } from '../../../src/share/slip/link.ts';
import { regulationOf, slipPayload } from '../../../src/share/slip/payload.ts';
import { dice, finishedGame } from './finishedGames.ts';

const SLIPS = Number(process.env.FUZZ_RUNS ?? 20_000);
const OTHERS = Number(process.env.FUZZ_RUNS ?? 5_000);

const roll = dice(2026);
const bodies = Array.from({ length: 20 }, (_, i) => {
  const { id, entries } = finishedGame(i + 1);
  return encodeBody(slipPayload(id, entries)!);
});
const OWN = { ...presetById('pfs')!, id: 'own-1', name: 'Nasze', bingo: 40 };
const cards = [0, 2, 40].map((players) => ({
  format: players === 2 ? (2 as const) : (1 as const),
  body: encodeCard({
    mark: 7,
    name: 'Turniej',
    regulation: regulationOf(players === 2 ? OWN : presetById('pfs')!),
    rules: players === 2 ? rulesToSend(OWN) : null,
    time: 1_200_000,
    lexicon: { name: 'OSPS', edition: '52' },
    contact: { email: 'a@b.pl', phone: '600100200' },
    dropFolder: 'https://chmura.example/dav/',
    round: '3',
    seating: { table: '1', players: [1, 2] },
    players: Array.from({ length: players }, (_, i) => ({ number: i + 1, name: 'Ola Lis', club: 'SP 3' })),
  }),
}));

/** Bits turned, bytes put in, taken out, doubled, the end cut, or nothing but noise. */
function mutated(bytes: Uint8Array): Uint8Array {
  const list = [...bytes];
  for (let times = 1 + roll(6); times > 0; times -= 1) {
    const at = roll(list.length + 1);
    const kind = roll(7);
    if (kind === 0) list[at] = roll(256);
    else if (kind === 1) list.splice(at, 1 + roll(4));
    else if (kind === 2) list.splice(at, 0, ...list.slice(at, at + roll(40)));
    else if (kind === 3) list.length = at;
    else if (kind === 4) for (let i = at; i < Math.min(at + 12, list.length); i += 1) list[i] = roll(256);
    else list[at] = (list[at] ?? 0) ^ (1 << roll(8));
  }
  return roll(200) === 0 ? Uint8Array.from({ length: roll(1_200) }, () => roll(256)) : Uint8Array.from(list);
}

const from = <T>(list: readonly T[]) => list[roll(list.length)]!;

function accepted(runs: number, read: (run: number) => { readonly ok: boolean }): number {
  let count = 0;
  for (let run = 0; run < runs; run += 1) if (read(run).ok) count += 1;
  return count;
}

describe('mutated by a stranger', { timeout: 1_800_000 }, () => {
  // The checksum is made to fit, otherwise nothing behind it would ever be tried; every tenth one is left wrong.
  test('a slip is refused or read within its bounds, never more', () => {
    const read = accepted(SLIPS, (run) => {
      const sealed = sealSlip(mutated(from(bodies)), UNSIGNED, run % 2 === 0 ? 1 : 2);
      const result = run % 10 === 0 ? decodeSlip(mutated(sealed)) : decodeSlip(sealed);
      if (result.ok) {
        const { slip } = result.value;
        for (const { name, club } of slip.players) {
          if (/[\p{Cc}\u202a-\u202e]/u.test(name + club)) throw new Error('unclean text came through');
        }
        if (slip.columns.some(({ total }) => !Number.isInteger(total))) throw new Error('no number');
        // What was read can be written: nothing out of bounds came through.
        if (run % 8 === 0) encodeBody(slip);
      }
      return result;
    });
    expect(read).toBeGreaterThan(SLIPS / 100);
  });

  test("an organizer's card is refused or read within its bounds", () => {
    const read = accepted(OTHERS, () => {
      const { body, format } = from(cards);
      const result = decodeCard(sealCard(mutated(body), format));
      if (result.ok) encodeCard(result.value);
      return result;
    });
    expect(read).toBeGreaterThan(OTHERS / 100);
  });

  test("a folder's listing is refused, or gives names of our own kind and no others", () => {
    const files = Array.from({ length: 12 }, (_, i) => `${i.toString(16).padStart(16, '0')}-v${i + 1}.slip`);
    const listings = [
      `<D:multistatus xmlns:D="DAV:">${files.map((name) => `<D:href>/d/${name}</D:href>`).join('')}</D:multistatus>`,
      JSON.stringify(files.map((name) => ({ name, type: 'file' }))),
      `<html><title>Index of /d/</title>${files.map((name) => `<a href="${name}">${name}</a>`).join('')}`,
    ].map((text) => new TextEncoder().encode(text));
    const read = accepted(OTHERS, () => {
      const result = slipNamesIn(new TextDecoder().decode(mutated(from(listings))));
      const strange = result.ok && result.value.find((name) => !/^[0-9a-f]{16}-v\d{1,3}\.slip$/.test(name));
      if (strange) throw new Error(`a strange name came through: ${strange}`);
      return result;
    });
    expect(read).toBeGreaterThan(OTHERS / 10);
  });

  test('a text is refused or read', () => {
    const link = `https://x.example/#s1.${toBase64url(sealSlip(bodies[0]!, UNSIGNED, 1))}`;
    const read = accepted(OTHERS, () => {
      const signs = [...link];
      for (let i = roll(4); i >= 0; i -= 1) {
        signs.splice(roll(signs.length), roll(3), String.fromCharCode(roll(0x250)));
      }
      const text = signs.join('');
      readCardText(text.replace('#s1', '#t1'));
      return readSlipText(text);
    });
    expect(read).toBeLessThan(OTHERS / 10);
  });
});
