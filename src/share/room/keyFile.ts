import * as v from 'valibot';
import { fromBase64url, toBase64url } from '../bits/base64url.ts';
import type { Bytes } from './cryptography.ts';

const FORMAT = 'sprawdzam-room-key';
const MOST_TEXT = 1_000;

const file = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(1),
  secret: v.pipe(v.string(), v.length(43)),
});

/** Whoever has this file is the referee of the room. */
export function writeRoomKey(secret: Bytes): string {
  return `${JSON.stringify({ format: FORMAT, version: 1, secret: toBase64url(secret) }, null, 2)}\n`;
}

/** Null for any other file. */
export function readRoomKey(text: string): Bytes | null {
  if (text.length > MOST_TEXT) return null;
  try {
    const read = v.safeParse(file, JSON.parse(text));
    const secret = read.success ? fromBase64url(read.output.secret) : null;
    return secret?.length === 32 ? secret : null;
  } catch {
    return null;
  }
}
