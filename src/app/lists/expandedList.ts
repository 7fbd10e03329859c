import { alphabetOf } from '../../lexicon/alphabet.ts';
import type { ListHeader } from '../../lexicon/file.ts';
import { type Graph, maskWordsOf } from '../../lexicon/graph.ts';
import type { ListPorts } from './listPorts.ts';

/**
 * Lists as they lie in memory. Expanding a list takes millions of steps, seconds on a phone, and its result is always
 * the same: it is kept after the first time. It is a cache: whatever is wrong with it, the list is expanded again.
 */
type ExpandedLists = {
  /** Null if there is no copy, or not a whole one. */
  readonly read: (id: string) => Promise<OpenedList | null>;
  /** Keeps a copy if there is room for it, and no copy of lists other than `known`. */
  readonly keep: (id: string, opened: OpenedList, known: readonly string[]) => Promise<void>;
  readonly drop: (id: string) => Promise<void>;
};

export type OpenedList = { readonly header: ListHeader; readonly nodes: Int32Array<ArrayBuffer> };

/** Goes up with every change of what `nodes` or the header hold; copies of an older layout are then worth nothing. */
const LAYOUT = 1;
const SHA_LENGTH = 64;
const NODES_ALIGNED = 4;

const isLittleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;
const place = `open/${LAYOUT}${isLittleEndian ? '' : '-big'}/`;
const addressOf = (id: string): string => `${place}${id}.bin`;

export function createExpandedLists({
  expanded,
  sha256,
}: Pick<ListPorts, 'expanded' | 'sha256'>): ExpandedLists {
  const drop = (id: string) => expanded.remove(addressOf(id)).catch(() => undefined);
  return {
    async read(id) {
      const bytes = await expanded.read(addressOf(id)).catch(() => null);
      if (bytes === null) return null;
      const opened = await unwrapped(bytes, sha256).catch(() => null);
      if (opened === null) await drop(id);
      return opened;
    },
    async keep(id, opened, known) {
      try {
        const wanted = new Set([id, ...known].map(addressOf));
        for (const address of await expanded.addresses())
          if (!wanted.has(address)) await expanded.remove(address);
        await expanded.write(addressOf(id), await wrapped(opened, sha256));
      } catch {
        // No room, or no storage at all: the list is expanded the next time too.
      }
    },
    drop,
  };
}

export function graphOf({ header: { letters, prefix }, nodes }: OpenedList): Graph {
  const alphabet = alphabetOf(letters);
  return { alphabet, prefix, maskWords: maskWordsOf(alphabet.size), nodes };
}

/** SHA-256 of all that follows, as text; the header's length and the header as JSON; the nodes. */
async function wrapped(
  { header, nodes }: OpenedList,
  sha256: ListPorts['sha256'],
): Promise<Uint8Array<ArrayBuffer>> {
  const told = new TextEncoder().encode(JSON.stringify(header));
  const from = nodesFrom(told.length);
  const bytes = new Uint8Array(from + nodes.byteLength);
  new DataView(bytes.buffer).setUint32(SHA_LENGTH, told.length, true);
  bytes.set(told, SHA_LENGTH + 4);
  bytes.set(new Uint8Array(nodes.buffer, nodes.byteOffset, nodes.byteLength), from);
  bytes.set(new TextEncoder().encode(await sha256(bytes.subarray(SHA_LENGTH))), 0);
  return bytes;
}

async function unwrapped(
  bytes: Uint8Array<ArrayBuffer>,
  sha256: ListPorts['sha256'],
): Promise<OpenedList | null> {
  const text = new TextDecoder();
  if (text.decode(bytes.subarray(0, SHA_LENGTH)) !== (await sha256(bytes.subarray(SHA_LENGTH)))) return null;
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(SHA_LENGTH, true);
  // The sum says that these are our own bytes, so the header is one.
  const header: ListHeader = JSON.parse(text.decode(bytes.subarray(SHA_LENGTH + 4, SHA_LENGTH + 4 + length)));
  const from = bytes.byteOffset + nodesFrom(length);
  const end = bytes.byteOffset + bytes.length;
  // A view where it can be one: a copy of a Polish list takes longer than the rest.
  const nodes =
    from % NODES_ALIGNED === 0
      ? new Int32Array(bytes.buffer, from, (end - from) / NODES_ALIGNED)
      : new Int32Array(bytes.buffer.slice(from, end));
  return { header, nodes };
}

function nodesFrom(headerLength: number): number {
  return Math.ceil((SHA_LENGTH + 4 + headerLength) / NODES_ALIGNED) * NODES_ALIGNED;
}
