import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { PlayerNumber } from '../../domain/tournament/fact.ts';
import { answeredSlips, confirmsMore } from '../../domain/tournament/intake/answered.ts';
import { judgeSlip, notRecordable, type SlipDecision } from '../../domain/tournament/intake/judge.ts';
import { acceptance } from '../../domain/tournament/intake/proposal.ts';
import type { SlipReport } from '../../domain/tournament/intake/report.ts';
import type { TournamentRefusal } from '../../domain/tournament/refusal.ts';
import { looksLikeCard } from '../../share/card/card.ts';
import type { SlipError } from '../../share/slip/envelope.ts';
import { readSlipText } from '../../share/slip/link.ts';
import type { Cryptography } from '../../share/slip/signature.ts';
import { reportOf } from '../../share/slip/slipReport.ts';
import type { Ledger } from './ledger.ts';
import type { SlipShelf } from './slipShelf.ts';

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

/** What comes from the tables: the one door it comes in by, and what waits there for an answer. */
export type Inbox = {
  /** Slips that wait for an answer. */
  readonly inbox: ReadonlySignal<readonly (Incoming & { readonly decision: SlipDecision })[]>;
  /** The slip that came or was accepted last, and what became of it; null when something else was done since. */
  readonly latest: ReadonlySignal<Receipt | null>;
  /** What was said about the latest slip has been seen. */
  readonly dismiss: () => void;
  readonly receive: (text: string) => Promise<Receipt>;
  readonly choosePlayer: (digest: string, seat: number, number: PlayerNumber) => void;
  /** Says yes to everything that is asked about a slip. */
  readonly accept: (digest: string, reason: string) => TournamentRefusal | null;
  readonly setAside: (digest: string, reason: string) => TournamentRefusal | null;
};

/** `admit`: takes up the questions that are open by the log, whichever window or day they come from. */
export function openInbox(
  { entries, tournament, record }: Ledger,
  shelf: SlipShelf,
  cryptography: Cryptography,
): Inbox & { readonly admit: () => Promise<void> } {
  const latest = signal<Receipt | null>(null);
  const arrived = signal<readonly Incoming[]>([]);
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

  const isHeld = (digest: string) => arrived.peek().some(({ report }) => report.digest === digest);
  const hold = (incoming: Incoming) => {
    const others = arrived.peek().filter(({ report }) => report.digest !== incoming.report.digest);
    arrived.value = [...others, incoming];
  };

  const read = async (text: string): Promise<Receipt> => {
    if (looksLikeCard(text)) return { kind: 'unreadable', why: 'card' };
    const slip = readSlipText(text);
    if (!slip.ok) return { kind: 'unreadable', why: slip.error.why };
    const report = await reportOf(slip.value, cryptography);
    const judged = judgeSlip(tournament.peek(), report);
    const refusal = judged.kind === 'accept' ? record(...acceptance(judged.proposal, [], '')) : null;
    const decision = refusal ? notRecordable(refusal) : judged;
    if (decision.kind !== 'same') shelf.keep({ digest: report.digest, text: codeIn(text) });
    if (decision.kind === 'question') {
      // On record, so that the question survives a reload.
      if (answered.peek().has(report)) record({ type: 'reopened', slip: report.digest });
      hold({ report, text, players: [] });
    }
    return { kind: 'slip', report, decision };
  };

  const admitText = async (text: string): Promise<void> => {
    const slip = readSlipText(text);
    if (!slip.ok) return;
    const report = await reportOf(slip.value, cryptography);
    // Somebody may have answered meanwhile who the players are.
    if (!isHeld(report.digest)) hold({ report, text, players: [] });
  };

  return {
    inbox,
    latest,
    dismiss() {
      latest.value = null;
    },
    async admit() {
      const unsettled = shelf
        .slips()
        .filter(({ digest }) => !answered.peek().hasDigest(digest) && !isHeld(digest));
      await Promise.all(unsettled.map(({ text }) => admitText(text)));
    },
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
      const incoming = inbox.peek().find(({ report }) => report.digest === digest);
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
  };
}

/** What is kept of a link is its code; addresses of strangers are not. */
function codeIn(text: string): string {
  return /s\d{1,3}\.[\w-]{8,2000}/.exec(text)?.[0] ?? text.trim().slice(0, 2_000);
}
