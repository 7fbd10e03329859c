import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { shippedList } from '../../../lexicon/shipped.ts';
import type { TileLanguage } from '../../../src/domain/tiles/language.ts';
import type { TileSet } from '../../../src/domain/tiles/tileSet.ts';
import { advance, cursorAtStart, isWordAt } from '../../../src/lexicon/cursor.ts';
import { type Lexicon, readListFile } from '../../../src/lexicon/file.ts';
import type { Graph } from '../../../src/lexicon/graph.ts';

export async function shippedLexicon(language: TileLanguage): Promise<Lexicon> {
  const { path } = await shippedList(language, console.log);
  const opened = readListFile(new Uint8Array(readFileSync(path)));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

/** Words that the list has, in capitals: the first one met on some way into it. */
export const wordsIn = (set: TileSet, { graph }: Lexicon): fc.Arbitrary<string> =>
  fc
    .tuple(fc.integer({ min: 2, max: 6 }), fc.array(fc.nat(99), { minLength: 15, maxLength: 15 }))
    .map(([shortest, turns]) => wayTo(set, graph, shortest, turns))
    .filter((word) => word !== null);

function wayTo(set: TileSet, graph: Graph, shortest: number, turns: readonly number[]): string | null {
  let cursor = cursorAtStart(graph);
  let word = '';
  for (const turn of turns) {
    const ways = set.alphabet.flatMap((letter, number) => {
      const next = advance(graph, cursor, number);
      return next === 0 ? [] : [{ letter, next }];
    });
    const way = ways[turn % ways.length];
    if (!way) return null;
    word += way.letter;
    cursor = way.next;
    if (word.length >= shortest && isWordAt(cursor, word.length)) return word;
  }
  return null;
}
