/** Who may be matched with whom: `edges[a]![b]`, the same both ways. */
export type Edges = readonly (readonly boolean[])[];

/** The partner of each vertex, −1 for none. */
type Mates = number[];

/** A matching that leaves as few as possible alone. */
export function maximumMatching(graph: Edges): Mates {
  const mates: Mates = graph.map(() => -1);
  const gone = graph.map(() => false);
  // A greedy start leaves little to do for the search.
  for (const [a, row] of graph.entries()) {
    if (mates[a] !== -1) continue;
    const b = row.findIndex((allowed, other) => allowed && mates[other] === -1 && other !== a);
    if (b === -1) continue;
    mates[a] = b;
    mates[b] = a;
  }
  for (const a of graph.keys()) if (mates[a] === -1) augment(graph, mates, gone, a);
  return mates;
}

/**
 * Looks for an alternating path from `root`, which is alone, to another vertex that is alone, and turns it over:
 * one more pair. Edmonds' algorithm; vertices that are `gone` do not exist. True if there was one.
 */
function augment(graph: Edges, mates: Mates, gone: readonly boolean[], root: number): boolean {
  const size = graph.length;
  const parent = new Int32Array(size).fill(-1);
  const base = Int32Array.from({ length: size }, (_, i) => i);
  const even = new Uint8Array(size);
  const queue: number[] = [root];
  even[root] = 1;

  for (let head = 0; head < queue.length; head += 1) {
    const from = queue[head]!;
    const row = graph[from]!;
    for (let to = 0; to < size; to += 1) {
      if (!row[to] || gone[to] || base[from] === base[to] || mates[from] === to) continue;
      if (to === root || (mates[to] !== -1 && parent[mates[to]!] !== -1)) {
        contract(from, to);
      } else if (parent[to] === -1) {
        parent[to] = from;
        if (mates[to] === -1) {
          turnOver(to);
          return true;
        }
        even[mates[to]!] = 1;
        queue.push(mates[to]!);
      }
    }
  }
  return false;

  /** An odd cycle: its vertices become one. */
  function contract(a: number, b: number): void {
    const top = commonBase(a, b);
    const inBlossom = new Uint8Array(size);
    markPath(a, top, b, inBlossom);
    markPath(b, top, a, inBlossom);
    for (let i = 0; i < size; i += 1) {
      if (!inBlossom[base[i]!]) continue;
      base[i] = top;
      if (even[i]) continue;
      even[i] = 1;
      queue.push(i);
    }
  }

  function commonBase(a: number, b: number): number {
    const seen = new Uint8Array(size);
    for (let at = base[a]!; ; at = base[parent[mates[at]!]!]!) {
      seen[at] = 1;
      if (mates[at] === -1) break;
    }
    for (let at = base[b]!; ; at = base[parent[mates[at]!]!]!) if (seen[at]) return at;
  }

  function markPath(start: number, top: number, child: number, inBlossom: Uint8Array): void {
    let [at, below] = [start, child];
    while (base[at] !== top) {
      inBlossom[base[at]!] = 1;
      inBlossom[base[mates[at]!]!] = 1;
      parent[at] = below;
      below = mates[at]!;
      at = parent[mates[at]!]!;
    }
  }

  function turnOver(end: number): void {
    for (let at = end; at !== -1; ) {
      const before = parent[at]!;
      const next = mates[before]!;
      mates[at] = before;
      mates[before] = at;
      at = next;
    }
  }
}

/** Can this vertex be left out at no cost to the rest? Changes `mates` so that it is alone if it can. */
export function canSpare(graph: Edges, mates: Mates, vertex: number): boolean {
  const mate = mates[vertex]!;
  if (mate === -1) return true;
  const gone = graph.map((_, i) => i === vertex);
  mates[vertex] = -1;
  mates[mate] = -1;
  if (augment(graph, mates, gone, mate)) return true;
  mates[vertex] = mate;
  mates[mate] = vertex;
  return false;
}
