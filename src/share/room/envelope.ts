import { fromBase64url } from '../bits/base64url.ts';
import { joined } from '../bits/joined.ts';
import type { Bytes, RoomCryptography } from './cryptography.ts';
import { readTopic, TOPICS, type Topic } from './topics.ts';

const SIGNATURE = 64;
const [SINCE, COUNT] = [6, 4];
const STAMP = SINCE + COUNT;
const encoder = new TextEncoder();

/** Which word of whoever speaks this is: it only goes up, so that nobody who kept an older one can say it again. */
export type Stamp = {
  /** Less than 2^48. */
  readonly since: number;
  /** Less than 2^32. */
  readonly count: number;
};

export const isBefore = (one: Stamp, other: Stamp): boolean =>
  one.since === other.since ? one.count < other.count : one.since < other.since;

/** A body with a stamp and the signature of whoever may write to this topic. The topic is signed too: it fits nowhere else. */
export async function signedFor(
  { sign }: RoomCryptography,
  secret: Bytes,
  topic: string,
  stamp: Stamp,
  body: Bytes,
): Promise<Bytes> {
  const stamped = joined(writeStamp(stamp), body);
  return joined(await sign(secret, messageOf(topic, stamped)), stamped);
}

/** Stamp and body of what came on a topic; null where it is no topic, too long, or not signed by whose topic it is. */
export async function openSigned(
  { verify }: RoomCryptography,
  topic: string,
  payload: Uint8Array,
): Promise<{ readonly topic: Topic; readonly stamp: Stamp; readonly body: Bytes } | null> {
  const read = readTopic(topic);
  if (!read || payload.length < SIGNATURE + STAMP || payload.length > TOPICS[read.kind].most) return null;
  const key = fromBase64url(read.by);
  const stamped = Uint8Array.from(payload.subarray(SIGNATURE));
  const signature = Uint8Array.from(payload.subarray(0, SIGNATURE));
  if (!key || !(await verify(key, signature, messageOf(topic, stamped)))) return null;
  return { topic: read, stamp: readStamp(stamped), body: stamped.slice(STAMP) };
}

const messageOf = (topic: string, stamped: Bytes): Bytes => joined(encoder.encode(`${topic}\0`), stamped);

function writeStamp({ since, count }: Stamp): Bytes {
  const bytes = new Uint8Array(STAMP);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, Math.floor(since / 2 ** 32));
  view.setUint32(2, since % 2 ** 32);
  view.setUint32(SINCE, count);
  return bytes;
}

function readStamp({ buffer }: Bytes): Stamp {
  const view = new DataView(buffer);
  return { since: view.getUint16(0) * 2 ** 32 + view.getUint32(2), count: view.getUint32(SINCE) };
}
