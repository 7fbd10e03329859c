import type { TournamentEntry } from '../fact.ts';
import { factsInEffect } from '../merging/settledAt.ts';
import type { SlipReport } from './report.ts';

type AnsweredSlips = {
  /** Also true of a slip that says no more than one that was accepted. */
  readonly has: (slip: SlipReport) => boolean;
  readonly hasDigest: (digest: string) => boolean;
};

/**
 * Which slips have their answer, by the log alone: a later correction by hand, a removed result or a newer version does
 * not ask about them again. Only a slip that comes once more is asked about once more.
 */
export function answeredSlips(entries: readonly TournamentEntry[]): AnsweredSlips {
  const answered = new Map<string, boolean>();
  const accepted = new Set<string>();
  for (const fact of factsInEffect(entries)) {
    if (fact.type === 'set-aside') answered.set(fact.slip, true);
    if (fact.type === 'reopened') answered.set(fact.slip, false);
    if ((fact.type === 'result' || fact.type === 'corrected') && fact.source.kind === 'slip') {
      answered.set(fact.source.slip, true);
      const { source, scores } = fact;
      accepted.add(stated(fact, () => ({ ...source, gameId: source.game, final: scores })));
    }
  }
  return {
    hasDigest: (digest) => answered.get(digest) ?? false,
    has: (slip) => answered.get(slip.digest) ?? accepted.has(statementOf(slip)),
  };
}

/** The same version of a game, which more of the players have signed: it takes the place of the other. */
export const confirmsMore = (a: SlipReport, b: SlipReport): boolean =>
  a.signature === b.signature &&
  a.confirmed.length > b.confirmed.length &&
  statementOf(a) === statementOf(b) &&
  b.confirmed.every((seat) => a.confirmed.includes(seat));

/** Those of many slips whose place another of them takes. */
export function outconfirmed(slips: readonly SlipReport[]): ReadonlySet<SlipReport> {
  const alike = new Map<string, SlipReport[]>();
  for (const slip of slips) {
    const key = statementOf(slip);
    const others = alike.get(key);
    if (others) others.push(slip);
    else alike.set(key, [slip]);
  }
  const less = new Set<SlipReport>();
  for (const group of alike.values()) {
    // Whoever says the same with the same signatures stands for all of them: a stranger can send any number.
    const kinds = new Map(
      group.map((slip) => [`${slip.signature} ${[...slip.confirmed].sort().join()}`, slip]),
    );
    for (const slip of group) {
      if ([...kinds.values()].some((other) => confirmsMore(other, slip))) less.add(slip);
    }
  }
  return less;
}

type Statement = Pick<SlipReport, 'device' | 'gameId' | 'version' | 'final'>;

/** A pairing may list its players the other way round. */
const statement = ({ device, gameId, version, final }: Statement): string =>
  [device, gameId, version, ...[...final].sort((a, b) => a - b)].join(' ');

/** Asked for again and again while many slips wait, for every one of them and for every fact of the log. */
const STATEMENTS = new WeakMap<object, string>();

function stated(by: object, read: () => Statement): string {
  const known = STATEMENTS.get(by) ?? statement(read());
  STATEMENTS.set(by, known);
  return known;
}

const statementOf = (slip: SlipReport): string => stated(slip, () => slip);
