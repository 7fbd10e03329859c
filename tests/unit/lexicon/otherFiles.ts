import { deflateRawSync } from 'node:zlib';
import { crc32 } from '../../../src/lexicon/crc32.ts';

/* Lists as other programs pack and compile them. */

/** A ZIP written by the book, with lies where asked. */
export function zip(
  files: readonly (readonly [name: string, content: Uint8Array, method: number])[],
  lies: { flags?: number; crc?: number; size?: number } = {},
): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content, method] of files) {
    const packed = method === 8 ? deflateRawSync(content) : Buffer.from(content);
    const sums = Buffer.alloc(12);
    sums.writeUInt32LE(lies.crc ?? crc32(content), 0);
    sums.writeUInt32LE(packed.length, 4);
    sums.writeUInt32LE(lies.size ?? content.length, 8);
    const head = Buffer.alloc(10);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(lies.flags ?? 0, 2);
    head.writeUInt16LE(method, 4);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(name.length, 0);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, sums, lengths, Buffer.from(name), packed]);
    const where = Buffer.alloc(14);
    where.writeUInt32LE(at, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), head, sums, lengths, where, Buffer.from(name)]),
    );
    parts.push(local);
    at += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  return Uint8Array.from(Buffer.concat([...parts, entries, end]));
}

type Node = { letter: string; ends: boolean; children: Node[] };

function trie(words: readonly string[]): Node[] {
  const root: Node[] = [];
  for (const word of words) {
    let level = root;
    for (const [at, letter] of [...word].entries()) {
      const node = level.find((one) => one.letter === letter) ?? { letter, ends: false, children: [] };
      if (!level.includes(node)) level.push(node);
      if (at === word.length - 1) node.ends = true;
      level = node.children;
    }
  }
  return root;
}

/** All nodes, brothers together, from the place `first` on; each with the place of its first child. */
function placed(words: readonly string[], first: number): { node: Node; child: number; last: boolean }[] {
  const levels: Node[][] = [trie(words)];
  const starts = new Map<Node[], number>();
  let place = first;
  for (let at = 0; at < levels.length; at++) {
    starts.set(levels[at]!, place);
    place += levels[at]!.length;
    for (const { children } of levels[at]!) if (children.length > 0) levels.push(children);
  }
  return levels.flatMap((level) =>
    level.map((node, at) => ({
      node,
      child: starts.get(node.children) ?? 0,
      last: at === level.length - 1,
    })),
  );
}

const letters = [...'aąbcćdeęfghijklłmnńoóprsśtuwyzźż'];

function sevens(
  words: readonly string[],
  code: (node: Node) => number,
  ends: (node: Node) => number,
): number[] {
  const nodes = placed(words, 1).map(({ node, child, last }) => [
    child >> 16,
    (child >> 8) & 255,
    child & 255,
    code(node) | (last ? 64 : 0),
    0,
    0,
    ends(node),
  ]);
  return [0, 0, 1, 64, 0, 0, 0, ...nodes.flat()];
}

export function dawgOne(words: readonly string[]): Uint8Array<ArrayBuffer> {
  const head = [1, ...Array.from({ length: 16 }, (_, at) => at), 0, 0, words.length, letters.length];
  const names = [...Buffer.from(letters.map((letter) => `${letter.toUpperCase()} `).join(''))];
  const body = sevens(
    words,
    ({ letter }) => letters.indexOf(letter),
    ({ ends }) => (ends ? 1 : 0),
  );
  return Uint8Array.from([...head, ...names, ...body]);
}

export function dawgZero(words: readonly string[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    sevens(
      words,
      ({ letter, ends }) => letters.indexOf(letter) | (ends ? 32 : 0),
      () => 0,
    ),
  );
}

export function kwgOf(words: readonly string[]): Uint8Array<ArrayBuffer> {
  const nodes = placed(words, 2).map(
    ({ node, child, last }) =>
      (((letters.indexOf(node.letter) + 1) << 24) |
        (node.ends ? 0x800000 : 0) |
        (last ? 0x400000 : 0) |
        child) >>>
      0,
  );
  return new Uint8Array(Uint32Array.from([0x400002, 0x400000, ...nodes]).buffer);
}
