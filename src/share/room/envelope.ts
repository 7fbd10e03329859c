import { fromBase64url } from '../bits/base64url.ts';
import { joined } from '../bits/joined.ts';
import type { Bytes, RoomCryptography } from './cryptography.ts';
import { readTopic, TOPICS, type Topic } from './topics.ts';

const SIGNATURE = 64;
const encoder = new TextEncoder();

/** A body with the signature of whoever may write to this topic. The topic is signed too: it fits nowhere else. */
export async function signedFor(
  { sign }: RoomCryptography,
  secret: Bytes,
  topic: string,
  body: Bytes,
): Promise<Bytes> {
  return joined(await sign(secret, messageOf(topic, body)), body);
}

/** The body of what came on a topic; null where it is no topic, too long, or not signed by whose topic it is. */
export async function openSigned(
  { verify }: RoomCryptography,
  topic: string,
  payload: Uint8Array,
): Promise<{ readonly topic: Topic; readonly body: Bytes } | null> {
  const read = readTopic(topic);
  if (!read || payload.length < SIGNATURE || payload.length > TOPICS[read.kind].most) return null;
  const key = fromBase64url(read.by);
  const body = Uint8Array.from(payload.subarray(SIGNATURE));
  const signature = Uint8Array.from(payload.subarray(0, SIGNATURE));
  if (!key || !(await verify(key, signature, messageOf(topic, body)))) return null;
  return { topic: read, body };
}

const messageOf = (topic: string, body: Bytes): Bytes => joined(encoder.encode(`${topic}\0`), body);
