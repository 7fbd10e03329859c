import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { WantedLexicon } from '../../domain/rules/wantedLexicon.ts';
import type { PlayerNumber, Slot } from '../../domain/tournament/fact.ts';
import { answeredSlips, confirmsMore, outconfirmed } from '../../domain/tournament/intake/answered.ts';
import { judgeSlip, notRecordable, type SlipDecision } from '../../domain/tournament/intake/judge.ts';
import { acceptance } from '../../domain/tournament/intake/proposal.ts';
import type { SlipReport } from '../../domain/tournament/intake/report.ts';
import type { TournamentRefusal } from '../../domain/tournament/refusal.ts';
import type { Tournament } from '../../domain/tournament/state.ts';
import { latestBelieved } from '../../domain/units.ts';
import { looksLikeCard } from '../../share/card/card.ts';
import type { SlipError } from '../../share/slip/envelope.ts';
import { readSlipText } from '../../share/slip/link.ts';
import { reportOf } from '../../share/slip/slipReport.ts';
import type { Ledger } from './ledger.ts';
import type { OrganizerPorts } from './ports.ts';
import type { SlipShelf } from './slipShelf.ts';

/** A slip that came in, and who the organizer says its players are. */
export type Incoming = {
  readonly report: SlipReport;
  readonly text: string;
  readonly players: readonly (PlayerNumber | null)[];
};

type Waiting = Incoming & { readonly decision: Exclude<SlipDecision, { readonly kind: 'same' }> };

/** What a scanned or pasted text turned out to be. */
export type Receipt =
  | { readonly kind: 'unreadable'; readonly why: SlipError['why'] | 'card' | 'impossible-date' }
  | { readonly kind: 'slip'; readonly report: SlipReport; readonly decision: SlipDecision };

type SlipReceipt = Extract<Receipt, { kind: 'slip' }>;

/** Something that came by itself: it may have had its answer. */
type Collected = Receipt | { readonly kind: 'answered'; readonly report: SlipReport };

/** What comes from the tables: the one door it comes in by, and what waits there for an answer. */
export type Inbox = {
  /** Slips that wait for an answer. */
  readonly inbox: ReadonlySignal<readonly Waiting[]>;
  /** The slip that came or was accepted last, and what became of it; null when something else was done since. */
  readonly latest: ReadonlySignal<Receipt | null>;
  /** What was said about the latest slip has been seen. */
  readonly dismiss: () => void;
  readonly receive: (text: string) => Promise<Receipt>;
  /** The same for what nobody handed over by hand: what has its answer is not asked about again. */
  readonly collect: (text: string) => Promise<Collected>;
  readonly choosePlayer: (digest: string, seat: number, number: PlayerNumber) => void;
  /** Says yes to everything that is asked about a slip. */
  readonly accept: (digest: string, reason: string) => TournamentRefusal | null;
  /** Says yes to many that replace nothing known; returns where those that were accepted belong. */
  readonly acceptAll: (digests: readonly string[]) => readonly Slot[];
  /** A word list that is not the tournament's is good for all of it; whatever has no other question is accepted. */
  readonly acceptList: (list: WantedLexicon) => readonly Slot[];
  readonly setAside: (digest: string, reason: string) => TournamentRefusal | null;
  /** Many at once, for one reason. */
  readonly setAllAside: (digests: readonly string[], reason: string) => TournamentRefusal | null;
};

/** `admit`: takes up the questions that are open by the log, whichever window or day they come from. */
export function openInbox(
  { entries, tournament, record }: Ledger,
  shelf: SlipShelf,
  { cryptography, now }: Pick<OrganizerPorts, 'cryptography' | 'now'>,
): Inbox & { readonly admit: () => Promise<void> } {
  const latest = signal<Receipt | null>(null);
  const arrived = signal<readonly Incoming[]>([]);
  const answered = computed(() => answeredSlips(entries.value));
  const open = computed(() => arrived.value.filter(({ report }) => !answered.value.has(report)));
  /**
   * A slip is judged once for every state of the tournament, however many others come or are answered, and is the same
   * object until then: what shows it has nothing to do.
   */
  const judged = new WeakMap<Incoming, { readonly by: Tournament; readonly waiting: Waiting | null }>();
  const judge = (incoming: Incoming): Waiting | null => {
    const by = tournament.value;
    const known = judged.get(incoming);
    if (known?.by === by) return known.waiting;
    const decision = judgeSlip(by, incoming.report, { players: incoming.players, now: now() });
    const waiting = decision.kind === 'same' ? null : { ...incoming, decision };
    judged.set(incoming, { by, waiting });
    return waiting;
  };
  const inbox = computed(() => {
    const less = outconfirmed(open.value.map(({ report }) => report));
    return open.value.flatMap((incoming) => {
      if (less.has(incoming.report)) return [];
      const waiting = judge(incoming);
      return waiting ? [waiting] : [];
    });
  });

  const isHeld = (digest: string) => arrived.peek().some(({ report }) => report.digest === digest);
  const hold = (incoming: Incoming) => {
    const others = arrived.peek().filter(({ report }) => report.digest !== incoming.report.digest);
    arrived.value = [...others, incoming];
  };

  const looked = async (text: string): Promise<Extract<Receipt, { kind: 'unreadable' }> | SlipReport> => {
    if (looksLikeCard(text)) return { kind: 'unreadable', why: 'card' };
    const slip = readSlipText(text);
    if (!slip.ok) return { kind: 'unreadable', why: slip.error.why };
    // By a few hours it is a question; nobody's phone is further ahead than a day.
    const late = slip.value.slip.startedAt > latestBelieved(now());
    return late ? { kind: 'unreadable', why: 'impossible-date' } : reportOf(slip.value, cryptography);
  };

  const take = (report: SlipReport, text: string): Receipt => {
    const judgement = judgeSlip(tournament.peek(), report, { now: now() });
    // The slip comes before what it says: whatever is shown of it, the slip is kept.
    if (judgement.kind !== 'same') shelf.keep({ digest: report.digest, text: codeIn(text) });
    const refusal = judgement.kind === 'accept' ? record(...acceptance(judgement.proposal, [], '')) : null;
    const decision = refusal ? notRecordable(refusal) : judgement;
    if (decision.kind === 'question') {
      // On record, so that the question survives a reload.
      if (answered.peek().has(report)) record({ type: 'reopened', slip: report.digest });
      hold({ report, text, players: [] });
    }
    latest.value = { kind: 'slip', report, decision };
    return latest.value;
  };

  const admitText = async (text: string): Promise<void> => {
    const slip = readSlipText(text);
    if (!slip.ok) return;
    const report = await reportOf(slip.value, cryptography);
    // Somebody may have answered meanwhile who the players are.
    if (!isHeld(report.digest)) hold({ report, text, players: [] });
  };

  const setAside = (digests: readonly string[], reason: string): TournamentRefusal | null => {
    const named = new Set(digests);
    const slips = open.peek().filter(({ report }) => named.has(report.digest));
    if (slips.length === 0) return null;
    // What they stood for goes with them: the same game before the players had signed.
    const stoodFor = open
      .peek()
      .filter(
        ({ report }) => !named.has(report.digest) && slips.some((slip) => confirmsMore(slip.report, report)),
      );
    const refusal = record(
      ...[...slips, ...stoodFor].map(({ report }) => ({
        type: 'set-aside' as const,
        slip: report.digest,
        reason,
      })),
    );
    if (!refusal) latest.value = null;
    return refusal;
  };

  const accept = (digest: string, reason: string): TournamentRefusal | SlipReceipt | null => {
    const incoming = inbox.peek().find(({ report }) => report.digest === digest);
    if (!incoming) return null;
    const { report, decision } = incoming;
    const { proposal } = decision;
    if (!proposal) return { why: 'no-pairs' };
    const questions = decision.kind === 'question' ? decision.questions.map(({ why }) => why) : [];
    const refusal = record(...acceptance(proposal, questions, reason));
    return refusal ?? { kind: 'slip', report, decision: { kind: 'accept', proposal } };
  };

  const acceptAll = (digests: readonly string[]): readonly Slot[] => {
    const slots = digests.flatMap((digest): Slot[] => {
      // Each is judged anew: the one before may have been the same game.
      const decision = inbox.peek().find(({ report }) => report.digest === digest)?.decision;
      if (!decision?.proposal || decision.proposal.known || decision.proposal.replaces) return [];
      const receipt = accept(digest, '');
      return receipt && 'kind' in receipt ? [decision.proposal.slot] : [];
    });
    latest.value = null;
    return slots;
  };

  return {
    inbox,
    latest,
    acceptAll,
    acceptList(list) {
      const { settings } = tournament.peek();
      const acceptedLexicons = [...(settings.acceptedLexicons ?? []), list];
      if (record({ type: 'settings', settings: { ...settings, acceptedLexicons } })) return [];
      const clear = inbox.peek().filter(({ decision }) => decision.kind === 'accept');
      return acceptAll(clear.map(({ report }) => report.digest));
    },
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
      const report = await looked(text);
      if (!('kind' in report)) return take(report, text);
      latest.value = report;
      return report;
    },
    async collect(text) {
      const report = await looked(text);
      if ('kind' in report) return report;
      return answered.peek().has(report) ? { kind: 'answered', report } : take(report, text);
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
      const receipt = accept(digest, reason);
      if (!receipt || 'why' in receipt) return receipt;
      latest.value = receipt;
      return null;
    },
    setAside: (digest, reason) => setAside([digest], reason),
    setAllAside: setAside,
  };
}

/** What is kept of a link is its code; addresses of strangers are not. */
function codeIn(text: string): string {
  return /s\d{1,3}\.[\w-]{8,2000}/.exec(text)?.[0] ?? text.trim().slice(0, 2_000);
}
