import { webCryptography } from '../../src/platform/webCryptography.ts';
import { encodeBody } from '../../src/share/slip/codec.ts';
import { MOST_LINK, readSlipText, writeSlip } from '../../src/share/slip/link.ts';
import { type SlipPayload, slipPayload } from '../../src/share/slip/payload.ts';
import { newDeviceKey, verifyBody } from '../../src/share/slip/signature.ts';
import { finishedGame } from '../unit/share/finishedGames.ts';
import { figure, type Table } from './table.ts';

const GAMES = 1_000;
const BASE = 'https://sprawdzam.example.org/';
const cryptography = webCryptography(crypto.subtle);

/** How large a slip is, and how fast it is written and read: what decides whether a code can be scanned off a phone. */
export async function slips(): Promise<Table> {
  const all = sample(GAMES, (seed) => 22 + (seed % 12));
  const thirty = sample(GAMES, () => 30);
  const key = await newDeviceKey(cryptography);
  const links = await Promise.all(all.map((slip) => writeSlip(slip, BASE, { cryptography, key })));
  const long = await Promise.all(thirty.map((slip) => writeSlip(slip, BASE, { cryptography, key })));
  const written = await perSecond(all, (slip) => writeSlip(slip, BASE, { cryptography, key }));
  const read = await perSecond(links, async ({ link }) => {
    const result = readSlipText(link);
    if (!result.ok) throw new Error(result.error.why);
    return verifyBody(cryptography, result.value.signature, result.value.body, result.value.format);
  });
  return {
    title: 'Slips',
    columns: [`what, over ${figure(GAMES).replace(/\.0+$/, '')} random games`, 'median', 'most'],
    rows: [
      sizes(
        'bytes of the packed slip, 22–33 turns',
        all.map((slip) => encodeBody(slip).length),
      ),
      sizes(
        'characters of the signed link',
        links.map(({ link }) => link.length),
      ),
      sizes(
        'characters of the signed link, 30 turns and more',
        long.map(({ link }) => link.length),
      ),
      ['pack and sign, per second', figure(written), ''],
      ['read, count again and verify, per second', figure(read), ''],
    ],
    notes: [
      `A link may have ${MOST_LINK} characters (a QR code of version 20-M). Details had to be left out in ${[...links, ...long].filter(({ slip }) => slip.leftOut.length > 0).length} of ${2 * GAMES} games.`,
    ],
  };
}

function sample(count: number, turns: (seed: number) => number): readonly SlipPayload[] {
  return Array.from({ length: count }, (_, i) => {
    const { id, entries } = finishedGame(i + 1, turns(i + 1));
    const slip = slipPayload(id, entries);
    if (!slip) throw new Error(`game ${i + 1} has no slip`);
    return slip;
  });
}

function sizes(what: string, list: readonly number[]): readonly string[] {
  const sorted = [...list].sort((a, b) => a - b);
  const whole = (n = 0) => n.toLocaleString('en');
  return [what, whole(sorted[sorted.length >> 1]), whole(sorted.at(-1))];
}

async function perSecond<T>(list: readonly T[], work: (item: T) => Promise<unknown>): Promise<number> {
  for (const item of list.slice(0, 100)) await work(item);
  const start = performance.now();
  for (const item of list) await work(item);
  return (list.length * 1_000) / (performance.now() - start);
}
