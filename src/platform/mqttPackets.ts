/** Bits of a length in one byte of it; the highest bit says that another follows. */
const [LENGTH_BITS, LENGTH_BYTES, MORE] = [7, 4, 0x80];

/** The longest of a room, and then some: as much as its own broker takes. */
export const MOST_PACKET = 256_000;

/**
 * Whole MQTT packets out of whatever pieces a socket brings: a broker may send one in several frames, or several in
 * one. The client library forgets what it has until more comes, so it is given one packet at a time. False once a packet is
 * longer than any of a room's: whoever sends that is not waited for.
 */
export function wholePackets(give: (packet: Uint8Array) => void): (piece: Uint8Array) => boolean {
  let held = new Uint8Array(0);
  return (piece) => {
    const all = new Uint8Array(held.length + piece.length);
    all.set(held);
    all.set(piece, held.length);
    let from = 0;
    let end = packetEnd(all, from);
    for (; end !== null && end <= all.length; end = packetEnd(all, from)) {
      give(all.slice(from, end));
      from = end;
    }
    held = all.slice(from);
    return (end ?? 0) - from <= MOST_PACKET;
  };
}

/** Where the packet that begins here ends, or will; null while it does not say. No length has more than four bytes. */
function packetEnd(bytes: Uint8Array, from: number): number | null {
  let length = 0;
  for (
    let at = from + 1, shift = 0;
    at < bytes.length && shift < LENGTH_BYTES * LENGTH_BITS;
    at += 1, shift += LENGTH_BITS
  ) {
    const byte = bytes[at] ?? 0;
    length += (byte & ~MORE) * 2 ** shift;
    if (byte >= MORE) continue;
    return at + 1 + length;
  }
  return bytes.length > from + LENGTH_BYTES ? Number.POSITIVE_INFINITY : null;
}
