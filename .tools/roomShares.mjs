// How much of a room one address may take: whoever floods it slows itself down and nobody else. This computer, where
// the referee is, may take all of it.
const MOST = {
  connections: 400,
  /** Packets in a second; what is more waits for the next one. */
  packets: 400,
  /** What is kept for those who come later. */
  topics: 1_000,
  bytes: 4_000_000,
  /** Refused messages in a while; whoever sends more is let in again after it. */
  refused: 30,
};
const WHILE = 10_000;
const MOST_ADDRESSES = 2_000;

/** `isOwn`: from this very computer. `now`: in milliseconds. */
export function createShares(now = Date.now) {
  const shares = new Map();
  const shareOf = (address) => {
    const known = shares.get(address);
    if (known) return known;
    if (shares.size >= MOST_ADDRESSES) {
      for (const [one, { connections, kept }] of shares)
        if (connections === 0 && kept.size === 0) shares.delete(one);
    }
    const share = {
      connections: 0,
      second: 0,
      packets: 0,
      kept: new Map(),
      bytes: 0,
      refused: [],
      isOwn: false,
    };
    shares.set(address, share);
    return share;
  };
  const isShutOut = ({ refused, isOwn }) =>
    !isOwn && refused.filter((at) => now() - at < WHILE).length >= MOST.refused;

  return {
    /** False if this address has enough connections, or is shut out for a while. */
    enters(address, isOwn) {
      const share = shareOf(address);
      share.isOwn = isOwn;
      if (isShutOut(share) || (!isOwn && share.connections >= MOST.connections)) return false;
      share.connections += 1;
      return true;
    },
    leaves(address) {
      shareOf(address).connections -= 1;
    },
    /** Milliseconds until its next packet is read. */
    waits(address) {
      const share = shareOf(address);
      if (share.isOwn) return 0;
      const second = Math.floor(now() / 1_000);
      if (second > share.second) {
        // What waits is of the seconds that come.
        share.packets = Math.max(0, share.packets - MOST.packets * (second - share.second));
        share.second = second;
      }
      share.packets += 1;
      return Math.floor((share.packets - 1) / MOST.packets) * 1_000;
    },
    refuse(address) {
      const share = shareOf(address);
      share.refused = [...share.refused, now()].slice(-MOST.refused);
    },
    /** Room for what is to be kept; false where this address has no more of it. */
    keeps(address, topic, bytes) {
      const share = shareOf(address);
      const before = share.kept.get(topic) ?? 0;
      const fits =
        share.bytes - before + bytes <= MOST.bytes && (before > 0 || share.kept.size < MOST.topics);
      if (!share.isOwn && !fits) return false;
      share.kept.set(topic, bytes);
      share.bytes += bytes - before;
      return true;
    },
  };
}
