import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type ClubStanding, clubStandings } from '../../domain/tournament/clubs.ts';
import type { PlayerNumber, TournamentEntry, TournamentFact } from '../../domain/tournament/fact.ts';
import { answeredSlips, confirmsMore } from '../../domain/tournament/intake/answered.ts';
import { judgeSlip, notRecordable, type SlipDecision } from '../../domain/tournament/intake/judge.ts';
import { acceptance } from '../../domain/tournament/intake/proposal.ts';
import type { SlipReport } from '../../domain/tournament/intake/report.ts';
import type { TournamentRefusal } from '../../domain/tournament/refusal.ts';
import { replayTournament, stepThrough } from '../../domain/tournament/replay.ts';
import { type Standing, standings } from '../../domain/tournament/standings.ts';
import type { Tournament } from '../../domain/tournament/state.ts';
import { looksLikeCard } from '../../share/card/card.ts';
import type { SlipError } from '../../share/slip/envelope.ts';
import { readSlipText } from '../../share/slip/link.ts';
import { reportOf } from '../../share/slip/slipReport.ts';
import type { KeptSlip } from '../../share/tournament/tournamentFile.ts';
import type { Kept } from '../shell/ports.ts';
import type { OrganizerPorts, StoredTournament } from './ports.ts';

/** A slip that came in, and who the organizer says its players are. */
export type Incoming = {
  readonly report: SlipReport;
  readonly text: string;
  readonly players: readonly (PlayerNumber | null)[];
};

/** What a scanned or pasted text turned out to be. */
export type Receipt =
  | { readonly kind: 'unreadable'; readonly why: SlipError['why'] | 'card' }
  | { readonly kind: 'slip'; readonly report: SlipReport; readonly decision: SlipDecision };

/**
 * `copy`: only the second copy has the last fact; `full`: so, for want of room; `memory`: nothing has it but this page;
 * `conflict`: another window was faster.
 */
export type DeskSaving = 'saved' | 'saving' | 'copy' | 'full' | 'memory' | 'conflict';

/** One tournament on the organizer's desk. */
export type Desk = {
  readonly id: string;
  readonly entries: ReadonlySignal<readonly TournamentEntry[]>;
  readonly tournament: ReadonlySignal<Tournament>;
  readonly standings: ReadonlySignal<readonly Standing[]>;
  readonly clubs: ReadonlySignal<readonly ClubStanding[]>;
  /** Slips that wait for an answer. */
  readonly inbox: ReadonlySignal<readonly (Incoming & { readonly decision: SlipDecision })[]>;
  /** The slip that came or was accepted last, and what became of it; null when something else was done since. */
  readonly latest: ReadonlySignal<Receipt | null>;
  /** What was said about the latest slip has been seen. */
  readonly dismiss: () => void;
  readonly saving: ReadonlySignal<DeskSaving>;
  readonly unusable: number;
  /** Puts facts on record, all or none; says why not. */
  readonly record: (...facts: readonly TournamentFact[]) => TournamentRefusal | null;
  readonly receive: (text: string) => Promise<Receipt>;
  readonly choosePlayer: (digest: string, seat: number, number: PlayerNumber) => void;
  /** Says yes to everything that is asked about a slip. */
  readonly accept: (digest: string, reason: string) => TournamentRefusal | null;
  readonly setAside: (digest: string, reason: string) => TournamentRefusal | null;
  /** Tries again to store what was refused. */
  readonly saveAgain: () => Promise<void>;
  readonly slips: () => readonly KeptSlip[];
  /** What a kept slip says; null where it is not kept. */
  readonly said: (digest: string) => Pick<SlipReport, 'players' | 'final'> | null;
  /** Reads the log anew: another window has written. With `discard`, what could not be written here is given up. */
  readonly reread: (discard: boolean) => Promise<void>;
};

type Stored = StoredTournament & {
  readonly slips: readonly KeptSlip[];
  /** What became of the last fact, where it was written just now. */
  readonly kept?: Kept;
};

const SAFE: Kept = { safety: 'database', trouble: 'none' };

/** Null where the log says nothing of a tournament. */
export function openDesk(stored: Stored, ports: OrganizerPorts): Desk | null {
  const { id } = stored;
  const first = replayTournament(stored.entries).tournament;
  if (!first) return null;
  const entries = signal<readonly TournamentEntry[]>(stored.entries);
  const tournament = signal(first);
  const pending = signal(0);
  const safety = signal<Kept>(stored.kept ?? SAFE);
  /** Slips that are not in the database, and where they are instead. */
  const adrift = signal<ReadonlyMap<string, Kept['safety']>>(new Map());
  const saving = computed(() => savingOf(safety.value, [...adrift.value.values()], pending.value));
  const latest = signal<Receipt | null>(null);
  const arrived = signal<readonly Incoming[]>([]);
  const kept = new Map(stored.slips.map((slip) => [slip.digest, slip]));

  const table = computed(() => standings(tournament.value));
  const clubs = computed(() => clubStandings(table.value, tournament.value.settings.clubs));
  const answered = computed(() => answeredSlips(entries.value));
  const open = computed(() => arrived.value.filter(({ report }) => !answered.value.has(report)));
  const inbox = computed(() =>
    open.value.flatMap((incoming) => {
      if (open.value.some((other) => confirmsMore(other.report, incoming.report))) return [];
      const decision = judgeSlip(tournament.value, incoming.report, { players: incoming.players });
      const done = decision.kind === 'same';
      return done ? [] : [{ ...incoming, decision }];
    }),
  );

  const note = async (written: Promise<Kept>) => {
    pending.value += 1;
    safety.value = await written;
    pending.value -= 1;
    if (safety.value.safety === 'database') ports.tell(id);
  };

  const record = (...facts: readonly TournamentFact[]): TournamentRefusal | null => {
    const added = facts.map((fact): TournamentEntry => ({ at: ports.now(), fact }));
    const next = stepThrough(tournament.peek(), added);
    if (!next.ok) return next.error;
    tournament.value = next.value;
    entries.value = [...entries.peek(), ...added];
    note(ports.store.add(id, ...added));
    return null;
  };

  const keep = (slip: KeptSlip) => {
    if (kept.has(slip.digest)) return;
    kept.set(slip.digest, slip);
    store(slip);
  };
  const store = async ({ digest, text }: KeptSlip) => {
    pending.value += 1;
    const where = await ports.store.keepSlip(id, digest, text);
    pending.value -= 1;
    const others = [...adrift.peek()].filter(([other]) => other !== digest);
    adrift.value = new Map(where === 'database' ? others : [...others, [digest, where]]);
  };

  const waiting = (digest: string) => inbox.peek().find(({ report }) => report.digest === digest);

  const admit = async (slip: KeptSlip): Promise<void> => {
    const read = readSlipText(slip.text);
    if (!read.ok) return;
    const report = await reportOf(read.value, ports.subtle);
    hold({ report, text: slip.text, players: [] });
  };
  const hold = (incoming: Incoming) => {
    const others = arrived.peek().filter(({ report }) => report.digest !== incoming.report.digest);
    arrived.value = [...others, incoming];
  };
  const read = async (text: string): Promise<Receipt> => {
    if (looksLikeCard(text)) return { kind: 'unreadable', why: 'card' };
    const slip = readSlipText(text);
    if (!slip.ok) return { kind: 'unreadable', why: slip.error.why };
    const report = await reportOf(slip.value, ports.subtle);
    const judged = judgeSlip(tournament.peek(), report);
    const refusal = judged.kind === 'accept' ? record(...acceptance(judged.proposal, [], '')) : null;
    const decision = refusal ? notRecordable(refusal) : judged;
    if (decision.kind !== 'same') keep({ digest: report.digest, text: codeIn(text) });
    if (decision.kind === 'question') {
      // On record, so that the question survives a reload.
      if (answered.peek().has(report)) record({ type: 'reopened', slip: report.digest });
      hold({ report, text, players: [] });
    }
    return { kind: 'slip', report, decision };
  };

  // Questions that were left open survive a reload.
  const unsettled = [...kept.values()].filter(({ digest }) => !answered.peek().hasDigest(digest));
  if (unsettled.length > 0) Promise.all(unsettled.map(admit)).catch(() => undefined);

  return {
    id,
    entries,
    tournament,
    standings: table,
    clubs,
    inbox,
    latest,
    dismiss() {
      latest.value = null;
    },
    saving,
    unusable: stored.unusable,
    record,
    async receive(text) {
      latest.value = await read(text);
      return latest.value;
    },
    choosePlayer(digest, seat, number) {
      arrived.value = arrived.value.map((incoming) => {
        if (incoming.report.digest !== digest) return incoming;
        const players = incoming.report.players.map((_, i) =>
          i === seat ? number : (incoming.players[i] ?? null),
        );
        return { ...incoming, players };
      });
    },
    accept(digest, reason) {
      const incoming = waiting(digest);
      if (!incoming) return null;
      const { report, decision } = incoming;
      const { proposal } = decision;
      if (!proposal) return { why: 'no-pairs' };
      const questions = decision.kind === 'question' ? decision.questions.map(({ why }) => why) : [];
      const refusal = record(...acceptance(proposal, questions, reason));
      if (!refusal) latest.value = { kind: 'slip', report, decision: { kind: 'accept', proposal } };
      return refusal;
    },
    setAside(digest, reason) {
      const slip = open.peek().find(({ report }) => report.digest === digest)?.report;
      if (!slip) return null;
      // What it stood for goes with it: the same game before the players had signed.
      const slips = open.peek().filter(({ report }) => report === slip || confirmsMore(slip, report));
      const refusal = record(
        ...slips.map(({ report }) => ({ type: 'set-aside' as const, slip: report.digest, reason })),
      );
      if (!refusal) latest.value = null;
      return refusal;
    },
    async saveAgain() {
      const lost = [...adrift.peek().keys()].flatMap((digest) => kept.get(digest) ?? []);
      await Promise.all([note(ports.store.heal(id)), ...lost.map(store)]);
    },
    slips: () => [...kept.values()],
    said(digest) {
      const slip = readSlipText(kept.get(digest)?.text ?? '');
      if (!slip.ok) return null;
      const { players, columns } = slip.value.slip;
      return { players, final: columns.map(({ total }) => total) };
    },
    async reread(discard) {
      const fresh = await ports.store.reread(id, discard);
      const next = fresh && replayTournament(fresh.entries).tournament;
      if (!next) return;
      entries.value = fresh.entries;
      tournament.value = next;
      safety.value = SAFE;
    },
  };
}

function savingOf({ safety, trouble }: Kept, slips: readonly Kept['safety'][], pending: number): DeskSaving {
  if (trouble === 'conflict') return 'conflict';
  if (safety === 'memory' || slips.includes('memory')) return 'memory';
  if (trouble === 'full') return 'full';
  if (safety === 'copy' || slips.includes('copy')) return 'copy';
  return pending > 0 ? 'saving' : 'saved';
}

/** What is kept of a link is its code; addresses of strangers are not. */
function codeIn(text: string): string {
  return /s\d{1,3}\.[\w-]{8,2000}/.exec(text)?.[0] ?? text.trim().slice(0, 2_000);
}
