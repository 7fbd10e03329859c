import { computed, type ReadonlySignal } from '@preact/signals';
import { type CategoryStandings, categoryStandings } from '../../domain/tournament/categories.ts';
import { type ClubStanding, clubStandings } from '../../domain/tournament/clubs.ts';
import type { ResultSource } from '../../domain/tournament/fact.ts';
import type { SlipReport } from '../../domain/tournament/intake/report.ts';
import { type SpecialPrizes, specialPrizes } from '../../domain/tournament/prizes.ts';
import { type Standing, standings } from '../../domain/tournament/standings.ts';
import { readSlipText } from '../../share/slip/link.ts';
import type { KeptSlip } from '../../share/tournament/tournamentFile.ts';
import type { SaveState } from '../shell/ports.ts';
import { type Saving, savingOf } from '../shell/saving.ts';
import { type Inbox, openInbox } from './inbox.ts';
import { type Ledger, openLedger } from './ledger.ts';
import type { OrganizerPorts, StoredTournament } from './ports.ts';
import { bestMovesIn, type SheetsCompared, sheetsCompared } from './slipSheets.ts';
import { openSlipShelf } from './slipShelf.ts';

/** One tournament on the organizer's desk: its log, its slips, and what follows from both. */
export type Desk = Pick<Ledger, 'entries' | 'tournament' | 'record' | 'merge'> &
  Inbox & {
    readonly id: string;
    readonly standings: ReadonlySignal<readonly Standing[]>;
    readonly clubs: ReadonlySignal<readonly ClubStanding[]>;
    readonly categories: ReadonlySignal<readonly CategoryStandings[]>;
    /** The best move only of games whose slips are kept here. */
    readonly prizes: ReadonlySignal<SpecialPrizes>;
    readonly prizesAfter: (round: number) => SpecialPrizes;
    /** Of facts and slips together. `conflict`: another window was faster. */
    readonly saving: ReadonlySignal<Saving | 'conflict'>;
    /** Rows of the log that could not be used. */
    readonly unusable: number;
    /** Tries again to store what was refused. */
    readonly saveAgain: () => Promise<void>;
    readonly slips: () => readonly KeptSlip[];
    readonly hasSlip: (digest: string) => boolean;
    /** Where the sheet that stands and another of the same game part; null where ours is not kept. */
    readonly compareSheets: (source: ResultSource, text: string) => SheetsCompared | null;
    /** Keeps slips that come with a backup. */
    readonly keepSlips: (slips: readonly KeptSlip[]) => Promise<void>;
    /** What a kept slip says; null where it is not kept. */
    readonly slipSummary: (digest: string) => Pick<SlipReport, 'players' | 'final'> | null;
    /**
     * Reads log and slips anew: another window has written. With `discard`, facts that could not be written here are
     * given up; slips never are.
     */
    readonly reread: (discard: boolean) => Promise<void>;
  };

/** `kept`: what became of the last fact, where it was written just now. Null where the log is of no tournament. */
export function openDesk(
  stored: StoredTournament & { readonly kept?: SaveState },
  slips: readonly KeptSlip[],
  ports: OrganizerPorts,
): Desk | null {
  const ledger = openLedger(stored, ports);
  if (!ledger) return null;
  const { entries, tournament, record } = ledger;
  const shelf = openSlipShelf(stored.id, slips, ports);
  const { admit, ...inbox } = openInbox(ledger, shelf, ports);
  const ranking = computed(() => standings(tournament.value, tournament.value.rounds.length));
  const sheets = computed(() => bestMovesIn(tournament.value, shelf));
  // Questions that were left open survive a reload.
  admit().catch(() => undefined);

  return {
    id: stored.id,
    entries,
    tournament,
    record,
    merge: ledger.merge,
    ...inbox,
    standings: ranking,
    clubs: computed(() => clubStandings(ranking.value, tournament.value.settings.clubs)),
    categories: computed(() => categoryStandings(tournament.value, ranking.value)),
    prizes: computed(() => specialPrizes(tournament.value, sheets.value)),
    prizesAfter: (round) => specialPrizes(tournament.value, sheets.value, round),
    saving: computed(() => {
      const { safety, trouble } = ledger.kept.value;
      if (trouble === 'conflict') return 'conflict';
      const pending = ledger.pending.value + shelf.pending.value;
      return savingOf({ safety: worst([safety, ...shelf.notInDatabase.value]), trouble }, pending);
    }),
    unusable: stored.unusable,
    async saveAgain() {
      await Promise.all([ledger.saveAgain(), shelf.saveAgain()]);
    },
    slips: shelf.slips,
    hasSlip: (digest) => shelf.find(digest) !== null,
    compareSheets: (source, text) => sheetsCompared(source, shelf, text),
    async keepSlips(more) {
      // One after another: a database that is given thousands at once looks like one that hangs.
      for (const slip of more) await shelf.keep(slip);
      await admit();
    },
    slipSummary(digest) {
      const slip = readSlipText(shelf.find(digest)?.text ?? '');
      if (!slip.ok) return null;
      const { players, columns } = slip.value.slip;
      return { players, final: columns.map(({ total }) => total) };
    },
    async reread(discard) {
      await Promise.all([ledger.reread(discard), shelf.reread()]);
      await admit();
    },
  };
}

const worst = (places: readonly SaveState['safety'][]): SaveState['safety'] =>
  places.find((place) => place === 'memory') ?? places.find((place) => place === 'copy') ?? 'database';
