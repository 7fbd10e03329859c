import { fail, ok, type Result } from '../../domain/result.ts';
import type { Pair, PlayerNumber } from '../../domain/tournament/fact.ts';
import { nameKey } from '../../domain/tournament/intake/identify.ts';
import type { TournamentPlayer } from '../../domain/tournament/state.ts';
import { cleanText } from '../text/text.ts';

const MOST_IN_PAIRINGS = 100_000;

type PairingText = { readonly pairs: readonly Pair[]; readonly byes: readonly PlayerNumber[] };

export type PairingTextError =
  | { readonly why: 'too-large'; readonly most: number; readonly got: number }
  | { readonly why: 'not-a-pair' | 'unknown-player'; readonly text: string; readonly line: number }
  | {
      readonly why: 'ambiguous-player';
      readonly text: string;
      readonly numbers: readonly PlayerNumber[];
      readonly line: number;
    }
  /** `before`: the line that has it too. */
  | { readonly why: 'twice'; readonly number: PlayerNumber; readonly line: number; readonly before: number }
  | {
      readonly why: 'table-twice';
      readonly table: number;
      readonly line: number;
      readonly before: number;
    };

const BYE = /^(bye|wolny los|wolny|pauza|voľno|voľný žreb|-|0)?$/iu;

/**
 * Pairings as people write them, one a line: `5 – 12`, `3: 5 – 12` (table 3), `Jan Kowalski – Anna Nowak`, or of a
 * name what tells it from the others: the surname, a beginning. A line with one player, or with „wolny los”, is a bye. Tables that are not named are counted.
 */
export function readPairing(
  text: string,
  players: readonly TournamentPlayer[],
): Result<PairingText, PairingTextError> {
  if (text.length > MOST_IN_PAIRINGS)
    return fail({ why: 'too-large', most: MOST_IN_PAIRINGS, got: text.length });
  const known = players
    .filter(({ removed }) => !removed)
    .map(({ number, name }) => ({ number, key: nameKey(name), words: wordsOf(name) }));
  const pairs: Pair[] = [];
  const byes: PlayerNumber[] = [];
  /** The lines, from 1, where somebody or a table stands. */
  const seated = new Map<PlayerNumber, number>();
  const tables = new Map<number, number>();
  let lastTable = 0;
  for (const [i, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const at = i + 1;
    // Runs of blanks are one blank: the patterns below would try every way to share them out.
    const line = cleanText(raw.replaceAll('\t', ' – ')).replace(/\s+/g, ' ');
    if (line === '') continue;
    const { table, sides } = partsOf(line);
    if (sides.length < 1 || sides.length > 2) return fail({ why: 'not-a-pair', text: line, line: at });
    const found: PlayerNumber[] = [];
    for (const side of sides) {
      if (found.length > 0 && BYE.test(side)) continue;
      const player = find(known, side, at);
      if (!player.ok) return player;
      const before = seated.get(player.value);
      if (before !== undefined) return fail({ why: 'twice', number: player.value, line: at, before });
      seated.set(player.value, at);
      found.push(player.value);
    }
    const [a, b] = found;
    if (a !== undefined && b !== undefined) {
      const here = table ?? lastTable + 1;
      const before = tables.get(here);
      if (before !== undefined) return fail({ why: 'table-twice', table: here, line: at, before });
      tables.set(here, at);
      lastTable = Math.max(lastTable, here);
      pairs.push({ table: here, players: [a, b] });
    } else if (a !== undefined) byes.push(a);
  }
  return ok({ pairs, byes });
}

function partsOf(line: string): { readonly table: number | null; readonly sides: readonly string[] } {
  const numbers = /^(?:(\d{1,3})\s+)?(\d{1,3})\s+(\d{1,3})$/.exec(line);
  if (numbers) {
    const table = numbers[1] === undefined ? null : Number(numbers[1]);
    return { table, sides: [numbers[2]!, numbers[3]!] };
  }
  const named = /^(?:stolik|stół|table|stôl)?\s*(\d{1,3})\s*[:.)]\s+(.+)$/iu.exec(line);
  const rest = named?.[2] ?? line;
  const sides = rest
    .split(/\s+[-–—]\s+|\s*[–—;]\s*|\s+(?:vs?\.?|x)\s+|(?<=^\d{1,3})\s*-\s*(?=\d{1,3}$)/iu)
    .map((side) => side.trim());
  return { table: named ? Number(named[1]) : null, sides };
}

/** A player's name taken apart once, not anew for every line. */
type Known = { readonly number: PlayerNumber; readonly key: string; readonly words: readonly string[] };

function find(players: readonly Known[], text: string, line: number): Result<PlayerNumber, PairingTextError> {
  if (/^#?\d{1,3}$/.test(text)) {
    const number = Number(text.replace('#', ''));
    return players.some((player) => player.number === number)
      ? ok(number)
      : fail({ why: 'unknown-player', text, line });
  }
  const wanted = nameKey(text);
  for (const fits of [wholeName, oneWord, beginnings]) {
    const found = players.filter((player) => fits(player, wanted));
    if (found.length === 1) return ok(found[0]!.number);
    if (found.length > 1)
      return fail({ why: 'ambiguous-player', text, numbers: found.map(({ number }) => number), line });
  }
  return fail({ why: 'unknown-player', text, line });
}

const wholeName = ({ key }: Known, wanted: string) => key === wanted;
/** The surname may stand first or last: lists have it both ways. */
const oneWord = ({ words }: Known, wanted: string) => words.includes(wanted);
/** „Kowal”, „Nowak J.” */
const beginnings = ({ words }: Known, wanted: string) =>
  wanted !== '' && wordsOf(wanted).every((part) => words.some((word) => word.startsWith(part)));
const wordsOf = (name: string) =>
  nameKey(name)
    .split(' ')
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word !== '');

export function writePairing(
  { pairs, byes }: PairingText,
  nameOf: (number: PlayerNumber) => string,
  bye: string,
): string {
  const lines = pairs.map(({ table, players: [a, b] }) => `${table}: ${nameOf(a)} – ${nameOf(b)}`);
  return [...lines, ...byes.map((number) => `${nameOf(number)} – ${bye}`)].join('\n');
}
