import { isEarly } from '../../domain/table/earlyEnd.ts';
import type { SlipReport } from '../../domain/tournament/intake/report.ts';
import { toBase64url } from '../bits/base64url.ts';
import { joined } from '../bits/joined.ts';
import type { ReceivedSlip } from './envelope.ts';
import type { SlipChallenge } from './payload.ts';
import { type Cryptography, type Verification, verifyBody } from './signature.ts';

const SIGNATURES: Readonly<Record<Verification, SlipReport['signature']>> = {
  unchanged: 'good',
  changed: 'bad',
  unsupported: 'none',
  unsigned: 'none',
};

/** What the organizer's decision is made from: the slip, its signature looked at, and a digest to know it again by. */
export async function reportOf(received: ReceivedSlip, cryptography: Cryptography): Promise<SlipReport> {
  const { slip, consistent, signature, format, body } = received;
  const first = slip.turns?.[0]?.seat;
  const verification = await verifyBody(cryptography, signature, body, format);
  return {
    digest: await digestOf(cryptography, joined(signature.publicKey, body)),
    gameId: slip.gameId,
    version: slip.version,
    device: toBase64url(signature.publicKey),
    tournament: slip.tournament,
    players: slip.players,
    table: slip.table,
    round: slip.round,
    game: slip.game,
    regulation: slip.regulation,
    lexicon: slip.lexicon,
    startedAt: slip.startedAt,
    final: slip.columns.map(({ total }) => total),
    winner: slip.decision.winner,
    ...(first === undefined ? {} : { first }),
    ...(slip.turns ? { challenges: slip.challenges.filter(isByList).length } : {}),
    early: isEarly(slip.end.reason) ? slip.end.reason : null,
    confirmed: slip.confirmed,
    consistent,
    signature: SIGNATURES[verification],
  };
}

const isByList = ({ source }: SlipChallenge) => source === 'lexicon';

async function digestOf({ sha256 }: Cryptography, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toBase64url((await sha256(bytes)).slice(0, 15));
}
