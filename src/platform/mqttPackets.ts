/** Bits of a length in one byte of it; the highest bit says that another follows. */
const [LENGTH_BITS, MORE] = [7, 0x80];

/**
 * Whole MQTT packets out of whatever pieces a socket brings: a broker may send one in several frames, or several in
 * one. The client library forgets what it has until more comes, so it is given one packet at a time.
 */
export function wholePackets(give: (packet: Uint8Array) => void): (piece: Uint8Array) => void {
  let held = new Uint8Array(0);
  return (piece) => {
    const all = new Uint8Array(held.length + piece.length);
    all.set(held);
    all.set(piece, held.length);
    let from = 0;
    for (let end = packetEnd(all, from); end !== null; end = packetEnd(all, from)) {
      give(all.slice(from, end));
      from = end;
    }
    held = all.slice(from);
  };
}

/** Where the packet that begins here ends; null if not all of it is there. */
function packetEnd(bytes: Uint8Array, from: number): number | null {
  let length = 0;
  for (
    let at = from + 1, shift = 0;
    at < bytes.length && shift < 4 * LENGTH_BITS;
    at += 1, shift += LENGTH_BITS
  ) {
    const byte = bytes[at] ?? 0;
    length += (byte & ~MORE) * 2 ** shift;
    if (byte >= MORE) continue;
    const end = at + 1 + length;
    return end <= bytes.length ? end : null;
  }
  return null;
}
