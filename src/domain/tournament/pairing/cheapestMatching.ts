/** What it costs to match two vertices: `costs[a]![b]`, whole numbers from 0, the same both ways. */
export type Costs = readonly (readonly number[])[];

/** The largest cost that is still counted exactly: twice a weight and a label must fit into 53 bits. */
export const HIGHEST_COST = 2 ** 50;

/** Tree labels of the search: outside of every tree, even, odd. */
const OUTSIDE = -1;
const EVEN = 0;
const ODD = 1;

/**
 * The partner of each vertex in a perfect matching of an even number of vertices that costs least in all. Edmonds'
 * weighted algorithm with blossoms kept as vertices of their own, in the dense form, whose time grows with the cube of
 * the vertices: a label for every vertex, no pair of labels ever below twice the pair's worth, and only pairs that are
 * exact are used.
 */
export function cheapestMatching(costs: Costs): readonly number[] {
  if (costs.length % 2 === 1) throw new RangeError(`${costs.length} vertices cannot all have a partner`);
  return new Search(costs).mates();
}

/** Vertices are counted from 1 here, blossoms from n + 1; 0 is nobody. */
class Search {
  readonly #n: number;
  readonly #width: number;
  #last: number;
  /** For each pair of vertices or blossoms: the two real vertices of the edge, and what it is worth. */
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  readonly #worth: Float64Array;
  readonly #label: Float64Array;
  readonly #mate: Int32Array;
  readonly #slack: Int32Array;
  /** The blossom a vertex or blossom lies in at the top. */
  readonly #top: Int32Array;
  readonly #parent: Int32Array;
  /** Which part of a blossom a vertex lies in. */
  readonly #part: Int32Array;
  readonly #tree: Int8Array;
  readonly #visited: Int32Array;
  readonly #petals: number[][];
  #queue: number[] = [];
  #visit = 0;

  constructor(costs: Costs) {
    const n = costs.length;
    const width = n + Math.floor(n / 2) + 2;
    this.#n = n;
    this.#last = n;
    this.#width = width;
    this.#from = new Int32Array(width * width);
    this.#to = new Int32Array(width * width);
    this.#worth = new Float64Array(width * width);
    this.#part = new Int32Array(width * width);
    this.#label = new Float64Array(width);
    this.#mate = new Int32Array(width);
    this.#slack = new Int32Array(width);
    this.#top = new Int32Array(width);
    this.#parent = new Int32Array(width);
    this.#tree = new Int8Array(width);
    this.#visited = new Int32Array(width);
    this.#petals = Array.from({ length: width }, () => []);

    let highest = 0;
    for (const row of costs) for (const cost of row) if (cost > highest) highest = cost;
    // Every edge is worth something, so that a matching that leaves two alone is never the best.
    for (let a = 1; a <= n; a += 1) {
      for (let b = 1; b <= n; b += 1) {
        const at = a * width + b;
        this.#from[at] = a;
        this.#to[at] = b;
        this.#worth[at] = a === b ? 0 : highest + 1 - costs[a - 1]![b - 1]!;
      }
      this.#top[a] = a;
      this.#part[a * width + a] = a;
      this.#label[a] = highest + 1;
    }
  }

  mates(): readonly number[] {
    while (this.#grow());
    return Array.from({ length: this.#n }, (_, i) => this.#mate[i + 1]! - 1);
  }

  /** How far an edge is from being exact; the two halves apart, so that no sum leaves the exact numbers. */
  #gap(at: number): number {
    const u = this.#from[at]!;
    const v = this.#to[at]!;
    const worth = this.#worth[u * this.#width + v]!;
    return this.#label[u]! - worth + (this.#label[v]! - worth);
  }

  #noteSlack(u: number, x: number) {
    const known = this.#slack[x]!;
    if (known === 0 || this.#gap(u * this.#width + x) < this.#gap(known * this.#width + x))
      this.#slack[x] = u;
  }

  #findSlack(x: number) {
    this.#slack[x] = 0;
    for (let u = 1; u <= this.#n; u += 1) {
      const top = this.#top[u]!;
      if (this.#worth[u * this.#width + x]! > 0 && top !== x && this.#tree[top] === EVEN)
        this.#noteSlack(u, x);
    }
  }

  #enqueue(x: number) {
    if (x <= this.#n) this.#queue.push(x);
    else for (const petal of this.#petals[x]!) this.#enqueue(petal);
  }

  #putUnder(x: number, top: number) {
    this.#top[x] = top;
    if (x > this.#n) for (const petal of this.#petals[x]!) this.#putUnder(petal, top);
  }

  /** The place of a petal, counted the even way round from the base; the petals are turned for it if need be. */
  #evenPlace(blossom: number, petal: number): number {
    const petals = this.#petals[blossom]!;
    const place = petals.indexOf(petal);
    if (place % 2 === 0) return place;
    petals.push(...petals.splice(1).reverse());
    return petals.length - place;
  }

  #match(u: number, v: number) {
    const at = u * this.#width + v;
    this.#mate[u] = this.#to[at]!;
    if (u <= this.#n) return;
    const petal = this.#part[u * this.#width + this.#from[at]!]!;
    const place = this.#evenPlace(u, petal);
    const petals = this.#petals[u]!;
    for (let i = 0; i < place; i += 1) this.#match(petals[i]!, petals[i ^ 1]!);
    this.#match(petal, v);
    this.#petals[u] = [...petals.slice(place), ...petals.slice(0, place)];
  }

  #augment(u: number, v: number) {
    let [here, there] = [u, v];
    for (;;) {
      const before = this.#top[this.#mate[here]!]!;
      this.#match(here, there);
      if (before === 0) return;
      const up = this.#top[this.#parent[before]!]!;
      this.#match(before, up);
      [here, there] = [up, before];
    }
  }

  #commonRoot(a: number, b: number): number {
    this.#visit += 1;
    let [u, v] = [a, b];
    while (u !== 0 || v !== 0) {
      if (u !== 0) {
        if (this.#visited[u] === this.#visit) return u;
        this.#visited[u] = this.#visit;
        u = this.#top[this.#mate[u]!]!;
        if (u !== 0) u = this.#top[this.#parent[u]!]!;
      }
      [u, v] = [v, u];
    }
    return 0;
  }

  #contract(u: number, root: number, v: number) {
    let b = this.#n + 1;
    while (b <= this.#last && this.#top[b] !== 0) b += 1;
    if (b > this.#last) this.#last = b;
    this.#label[b] = 0;
    this.#tree[b] = EVEN;
    this.#mate[b] = this.#mate[root]!;
    const way = (start: number) => {
      const petals: number[] = [];
      for (let x = start; x !== root; ) {
        const odd = this.#top[this.#mate[x]!]!;
        petals.push(x, odd);
        this.#enqueue(odd);
        x = this.#top[this.#parent[odd]!]!;
      }
      return petals;
    };
    const left = way(u).reverse();
    this.#petals[b] = [root, ...left, ...way(v)];
    this.#putUnder(b, b);
    this.#collectEdges(b);
    this.#findSlack(b);
  }

  /** To everybody outside, the best edge of any petal. */
  #collectEdges(b: number) {
    const width = this.#width;
    for (let x = 1; x <= this.#last; x += 1) {
      this.#worth[b * width + x] = 0;
      this.#worth[x * width + b] = 0;
    }
    for (let x = 1; x <= this.#n; x += 1) this.#part[b * width + x] = 0;
    for (const petal of this.#petals[b]!) {
      for (let x = 1; x <= this.#last; x += 1) {
        const mine = b * width + x;
        const its = petal * width + x;
        if (this.#worth[its]! > 0 && (this.#worth[mine] === 0 || this.#gap(its) < this.#gap(mine))) {
          this.#copyEdge(mine, its);
          this.#copyEdge(x * width + b, x * width + petal);
        }
      }
      for (let x = 1; x <= this.#n; x += 1) {
        if (this.#part[petal * width + x] !== 0) this.#part[b * width + x] = petal;
      }
    }
  }

  #copyEdge(to: number, from: number) {
    this.#from[to] = this.#from[from]!;
    this.#to[to] = this.#to[from]!;
    this.#worth[to] = this.#worth[from]!;
  }

  #expand(b: number) {
    const width = this.#width;
    for (const petal of this.#petals[b]!) this.#putUnder(petal, petal);
    const entry = this.#part[b * width + this.#from[b * width + this.#parent[b]!]!]!;
    const place = this.#evenPlace(b, entry);
    const petals = this.#petals[b]!;
    for (let i = 0; i < place; i += 2) {
      const [odd, even] = [petals[i]!, petals[i + 1]!];
      this.#parent[odd] = this.#from[even * width + odd]!;
      this.#tree[odd] = ODD;
      this.#tree[even] = EVEN;
      this.#slack[odd] = 0;
      this.#findSlack(even);
      this.#enqueue(even);
    }
    this.#tree[entry] = ODD;
    this.#parent[entry] = this.#parent[b]!;
    for (const petal of petals.slice(place + 1)) {
      this.#tree[petal] = OUTSIDE;
      this.#findSlack(petal);
    }
    this.#top[b] = 0;
  }

  /** An exact edge from an even vertex: the tree grows, closes a blossom, or meets another tree. True if a pair was won. */
  #follow(at: number): boolean {
    const u = this.#top[this.#from[at]!]!;
    const v = this.#top[this.#to[at]!]!;
    if (this.#tree[v] === OUTSIDE) {
      this.#parent[v] = this.#from[at]!;
      this.#tree[v] = ODD;
      const next = this.#top[this.#mate[v]!]!;
      this.#slack[v] = 0;
      this.#slack[next] = 0;
      this.#tree[next] = EVEN;
      this.#enqueue(next);
    } else if (this.#tree[v] === EVEN) {
      const root = this.#commonRoot(u, v);
      if (root === 0) {
        this.#augment(u, v);
        this.#augment(v, u);
        return true;
      }
      this.#contract(u, root, v);
    }
    return false;
  }

  /** One more pair; false when everybody has a partner. */
  #grow(): boolean {
    this.#tree.fill(OUTSIDE);
    this.#slack.fill(0);
    this.#queue = [];
    for (let x = 1; x <= this.#last; x += 1) {
      if (this.#top[x] !== x || this.#mate[x] !== 0) continue;
      this.#parent[x] = 0;
      this.#tree[x] = EVEN;
      this.#enqueue(x);
    }
    if (this.#queue.length === 0) return false;
    for (;;) {
      if (this.#followQueue()) return true;
      if (!this.#adjust()) return false;
      this.#queue = [];
      for (let x = 1; x <= this.#last; x += 1) {
        const slack = this.#slack[x]!;
        if (this.#top[x] !== x || slack === 0 || this.#top[slack] === x) continue;
        if (this.#gap(slack * this.#width + x) === 0 && this.#follow(slack * this.#width + x)) return true;
      }
      for (let b = this.#n + 1; b <= this.#last; b += 1) {
        if (this.#top[b] === b && this.#tree[b] === ODD && this.#label[b] === 0) this.#expand(b);
      }
    }
  }

  #followQueue(): boolean {
    for (let head = 0; head < this.#queue.length; head += 1) {
      const u = this.#queue[head]!;
      if (this.#tree[this.#top[u]!] === ODD) continue;
      for (let v = 1; v <= this.#n; v += 1) {
        const at = u * this.#width + v;
        if (this.#worth[at]! <= 0 || this.#top[u] === this.#top[v]) continue;
        if (this.#gap(at) !== 0) this.#noteSlack(u, this.#top[v]!);
        else if (this.#follow(at)) return true;
      }
    }
    return false;
  }

  /** Moves all labels as far as one more edge becomes exact or a blossom has to open; false if none can. */
  #adjust(): boolean {
    let step = Number.POSITIVE_INFINITY;
    for (let b = this.#n + 1; b <= this.#last; b += 1) {
      if (this.#top[b] === b && this.#tree[b] === ODD) step = Math.min(step, this.#label[b]! / 2);
    }
    for (let x = 1; x <= this.#last; x += 1) {
      const slack = this.#slack[x]!;
      if (this.#top[x] !== x || slack === 0) continue;
      const gap = this.#gap(slack * this.#width + x);
      if (this.#tree[x] === OUTSIDE) step = Math.min(step, gap);
      else if (this.#tree[x] === EVEN) step = Math.min(step, gap / 2);
    }
    for (let u = 1; u <= this.#n; u += 1) {
      const tree = this.#tree[this.#top[u]!]!;
      if (tree === EVEN) {
        if (this.#label[u]! <= step) return false;
        this.#label[u]! -= step;
      } else if (tree === ODD) this.#label[u]! += step;
    }
    for (let b = this.#n + 1; b <= this.#last; b += 1) {
      if (this.#top[b] !== b) continue;
      if (this.#tree[b] === EVEN) this.#label[b]! += step * 2;
      else if (this.#tree[b] === ODD) this.#label[b]! -= step * 2;
    }
    return true;
  }
}
