// How much of a room one address may take. A school may be behind one address: what it may take is shared fairly among
// its connections, and nobody in it is shut out for what another one does. This computer may take all of it.
const MOST = {
  connections: 400,
  /** Packets in a second; the connections take turns for the next one. */
  packets: 400,
  /** What is remembered for those who come later. */
  topics: 1_000,
  bytes: 4_000_000,
  /** Refused messages in a while; whoever comes after more of them is let in slowly. */
  refused: 30,
  /** Of all addresses together. */
  addresses: 2_000,
  allTopics: 20_000,
  allBytes: 100_000_000,
};
const SECOND = 1_000;
const WHILE = 10_000;
const SLOWLY = 1_000;

/** `later`: as `setTimeout`. */
export function createShares(later = (run, span) => setTimeout(run, span).unref()) {
  const shares = new Map();
  const all = { topics: 0, bytes: 0 };
  const isIdle = ({ connections, kept, waiting, refused }) =>
    connections === 0 && kept.size === 0 && waiting.size === 0 && refused === 0;
  const shareOf = (address) => {
    const known = shares.get(address);
    if (known) return known;
    if (shares.size >= MOST.addresses)
      for (const [one, share] of shares) if (isIdle(share)) shares.delete(one);
    const share = {
      connections: 0,
      packets: 0,
      /** What each connection has said and nobody has read yet. */
      waiting: new Map(),
      kept: new Map(),
      bytes: 0,
      refused: 0,
      isOwn: false,
    };
    shares.set(address, share);
    return share;
  };
  const serve = (share) => {
    for (const [connection, runs] of share.waiting) {
      if (share.packets >= MOST.packets) return;
      // Behind all others until its next turn.
      share.waiting.delete(connection);
      const run = runs.shift();
      if (runs.length > 0) share.waiting.set(connection, runs);
      count(share);
      run();
    }
  };
  const count = (share) => {
    share.packets += 1;
    if (share.packets > 1) return;
    later(() => {
      share.packets = 0;
      serve(share);
    }, SECOND);
  };

  return {
    /** Milliseconds until this address is let in; null if it has enough connections. */
    enters(address, isOwn) {
      const share = shareOf(address);
      share.isOwn = isOwn;
      if (!isOwn && share.connections >= MOST.connections) return null;
      share.connections += 1;
      return !isOwn && share.refused >= MOST.refused ? SLOWLY : 0;
    },
    /** What it has said and nobody has read is forgotten with it. */
    leaves(address, connection) {
      const share = shareOf(address);
      share.connections -= 1;
      share.waiting.delete(connection);
    },
    /** Runs it when it is this connection's turn; false if that is later. */
    takesTurn(address, connection, run) {
      const share = shareOf(address);
      const before = share.waiting.get(connection);
      if (before) before.push(run);
      else if (!share.isOwn && share.packets >= MOST.packets) share.waiting.set(connection, [run]);
      else {
        if (!share.isOwn) count(share);
        run();
        return true;
      }
      return false;
    },
    refuse(address) {
      const share = shareOf(address);
      share.refused += 1;
      if (share.refused > 1) return;
      later(() => {
        share.refused = 0;
      }, WHILE);
    },
    /** Room for what is to be remembered; false where this address has no more of it. */
    keeps(address, topic, bytes) {
      const share = shareOf(address);
      const before = share.kept.get(topic);
      const more = { topics: before === undefined ? 1 : 0, bytes: bytes - (before ?? 0) };
      const isIn = (most, has, adds) => adds <= 0 || has + adds <= most;
      const fits =
        isIn(MOST.allTopics, all.topics, more.topics) &&
        isIn(MOST.allBytes, all.bytes, more.bytes) &&
        (share.isOwn ||
          (isIn(MOST.topics, share.kept.size, more.topics) && isIn(MOST.bytes, share.bytes, more.bytes)));
      if (!fits) return false;
      share.kept.set(topic, bytes);
      share.bytes += more.bytes;
      all.topics += more.topics;
      all.bytes += more.bytes;
      return true;
    },
  };
}
