import type { FactOf, OwnFact, PlayerNumber, RankedRow, TournamentEntry } from '../fact.ts';
import { pairingAt, type Tournament } from '../state.ts';
import { stepTournament } from '../step.ts';
import { keyText } from './keyText.ts';
import { playerId, type Settled, settle } from './settle.ts';

/**
 * All rows of a log, those included that came from other copies. Each has a rank: its moment, never earlier than the row
 * before it (a clock may have been set back), and its place among the rows of that moment. So every copy ranks a row
 * alike, and whatever followed upon a row ranks behind it. Rows that had no effect are left out.
 */
export function rankedRows(entries: readonly TournamentEntry[]): readonly RankedRow[] {
  let rows: RankedRow[] = [];
  let tournament: Tournament | null = null;
  let ids: string[] = [];
  let last = { at: 0, n: -1 };
  for (const { at, fact } of entries) {
    if (fact.type === 'merged') {
      rows = [...united(rows, fact.rows)];
      const settled: Settled = settle(rows);
      tournament = settled.tournament;
      ids = [...settled.ids];
      last = rows.reduce((latest, row) => (isLater(row, latest) ? row : latest), last);
      continue;
    }
    const next = stepTournament(tournament, fact, { at });
    if (!next.ok) continue;
    last = at > last.at ? { at, n: 0 } : { at: last.at, n: last.n + 1 };
    rows.push({ ...last, ...(at < last.at ? { clock: at } : {}), fact, who: named(fact, tournament, ids) });
    tournament = next.value;
    if (fact.type === 'player') ids.push(playerId(fact));
  }
  return rows;
}

/** A row never changes, and a copy of thousands is asked for its keys again and again. */
const KEYS = new WeakMap<RankedRow, string>();

/** By it a row is the same row in every copy. */
export function rowKey(row: RankedRow): string {
  const { at, n, clock = at, fact, who } = row;
  const key = KEYS.get(row) ?? `${at} ${n} ${clock} ${keyText([fact, who])}`;
  KEYS.set(row, key);
  return key;
}

/** The rows of both, each once. */
function united<Row extends RankedRow>(ours: readonly Row[], theirs: readonly Row[]): readonly Row[] {
  const known = new Set(ours.map(rowKey));
  return [...ours, ...theirs.filter((row) => !known.has(rowKey(row)))];
}

type Rank = Pick<RankedRow, 'at' | 'n'>;
const isLater = (a: Rank, b: Rank): boolean => a.at > b.at || (a.at === b.at && a.n > b.n);

const named = (fact: OwnFact, tournament: Tournament | null, ids: readonly string[]): RankedRow['who'] =>
  numbersIn(fact, tournament).map((number) => [number, ids[number - 1] ?? ''] as const);

/** The players a row is about, by their numbers in its own log; of a result, in the order of its pairing. */
function numbersIn(fact: OwnFact, tournament: Tournament | null): readonly PlayerNumber[] {
  switch (fact.type) {
    case 'player-changed':
    case 'player-removed':
    case 'withdrawn':
    case 'returned':
    case 'away':
    case 'back':
      return [fact.number];
    case 'paired':
      return [...fact.pairs.flatMap(({ players }) => players), ...fact.byes];
    case 'result':
    case 'corrected':
    case 'removed':
      return seatedAt(fact, tournament);
    default:
      return [];
  }
}

const seatedAt = (
  { round, table }: FactOf<'removed' | 'result' | 'corrected'>,
  tournament: Tournament | null,
): readonly PlayerNumber[] => (tournament && pairingAt(tournament, round, table)?.players) ?? [];
