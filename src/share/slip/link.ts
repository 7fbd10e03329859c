import { fail, type Result } from '../../domain/result.ts';
import { fromBase64url, toBase64url } from '../bits/base64url.ts';
import { encodeBody, formatOf } from './codec.ts';
import { decodeSlip, type ReceivedSlip, type SlipError, sealLength, sealSlip } from './envelope.ts';
import { fitSlip } from './fit.ts';
import type { SlipPayload } from './payload.ts';
import { type Cryptography, type DeviceKey, signBody } from './signature.ts';

/** The largest link: a QR code of version 20-M holds 666 bytes and is still read from a phone's screen. */
export const MOST_LINK = 660;
/** Longer texts are not looked at: a message with a link in it is far shorter. */
export const MOST_TEXT = 4_000;
const PREFIX = 's1.';

type SignedSlip = {
  /** What was really sent: a long game may have left details out. */
  readonly slip: SlipPayload;
  /** `s1.…`: what a file in the drop folder holds, and what follows `#` in the link. */
  readonly text: string;
  readonly link: string;
  /** Not by every phone: one that cannot sign sends its slip all the same. */
  readonly isSigned: boolean;
};

/** Packs, signs and writes a slip as a link of at most `MOST_LINK` characters. `base`: the app's address without `#`. */
export async function writeSlip(
  slip: SlipPayload,
  base: string,
  { cryptography, key }: { readonly cryptography: Cryptography; readonly key: DeviceKey | null },
): Promise<SignedSlip> {
  const room = Math.floor(((MOST_LINK - base.length - 1 - PREFIX.length) * 3) / 4);
  const fitted = fitSlip(slip, room - sealLength(key?.scheme ?? 'none'));
  const format = formatOf(fitted);
  const body = encodeBody(fitted, format);
  const signature = await signBody(cryptography, key, body, format);
  const text = PREFIX + toBase64url(sealSlip(body, signature, format));
  return { slip: fitted, text, link: `${base}#${text}`, isSigned: signature.scheme !== 'none' };
}

/**
 * Reads a slip from whatever somebody pasted, scanned or opened: a link, the part behind `#`, a message with a link
 * in it, or the bare code. The address before `#` is never looked at, let alone visited.
 */
export function readSlipText(text: string): Result<ReceivedSlip, SlipError> {
  if (text.length > MOST_TEXT) return fail({ why: 'too-long', most: MOST_TEXT, got: text.length });
  const [, format = '', marked = ''] = /(?:^|[#\s])s(\d{1,3})\.([\w-]{8,2000})/.exec(text) ?? [];
  if (Number(format) > 1) return fail({ why: 'newer-version', known: 1, got: Number(format) });
  const bytes = fromBase64url(format === '1' ? marked : text.trim());
  return bytes ? decodeSlip(bytes) : fail({ why: format === '1' ? 'damaged' : 'not-a-slip' });
}
