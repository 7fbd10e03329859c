import { PINCZOW_SCHOOL } from '../../../src/domain/rules/presets/pinczow.ts';
import { webCryptography } from '../../../src/platform/webCryptography.ts';
import { writeSlip } from '../../../src/share/slip/link.ts';
import { slipPayload } from '../../../src/share/slip/payload.ts';
import { type DeviceKey, newDeviceKey } from '../../../src/share/slip/signature.ts';
import { finishedGame } from '../../unit/share/finishedGames.ts';

export type PlayedSlip = {
  readonly text: string;
  readonly link: string;
  readonly players: readonly [string, string];
  readonly final: readonly [number, number];
  readonly winner: 0 | 1 | null;
};

const cryptography = webCryptography(crypto.subtle);
let key: Promise<DeviceKey | null> | null = null;

/** A whole game of the school tournament, played fact by fact and signed, as a phone at the table would hand it over. */
export async function playedSlip(
  seed: number,
  players: readonly [string, string],
  round: number,
  table: number,
): Promise<PlayedSlip> {
  key ??= newDeviceKey(cryptography);
  const { id, entries } = finishedGame(
    seed,
    16,
    {
      rules: PINCZOW_SCHOOL,
      players: players.map((name) => ({ name })),
      first: 0,
      table: String(table),
      round: String(round),
    },
    Date.now(),
  );
  const payload = slipPayload(id, entries);
  if (!payload) throw new Error('the game has no slip');
  const { text, link } = await writeSlip(payload, 'https://example.org/', { cryptography, key: await key });
  const [a, b] = payload.columns.map(({ total }) => total);
  const { winner } = payload.decision;
  return { text, link, players, final: [a!, b!], winner: winner === 0 || winner === 1 ? winner : null };
}
