import type { Desk } from '../../app/organizer/desk.ts';
import type { Receipt } from '../../app/organizer/inbox.ts';
import type { Slot } from '../../domain/tournament/fact.ts';
import { nameIn } from '../../domain/tournament/names.ts';
import { resultAt, slotOfSlip } from '../../domain/tournament/state.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Icon } from '../parts/Icon.tsx';
import styles from './Organizer.module.css';
import { slipLine } from './slipLine.ts';

const SIGNS = { accept: 'check', same: 'pause', question: 'help' } as const;

type SlipReceipt = Extract<Receipt, { kind: 'slip' }>;

/** At once, and readable from an arm's length: whose slip it was and what became of it. */
export function ReceiptLine({ desk, receipt }: { readonly desk: Desk; readonly receipt: Receipt }) {
  const t = organizerTexts.value.collect;
  if (receipt.kind === 'unreadable') {
    const texts: Readonly<Record<string, string>> = t.unreadable;
    return (
      <div class={styles.said} data-kind="unreadable">
        <b>
          <Icon name="close" /> {texts[receipt.why] ?? t.unreadable.other}
        </b>
      </div>
    );
  }
  const { report } = receipt;
  const decision = decisionNow(desk, receipt);
  if (!decision) return null;
  const slot = decision.kind === 'same' ? decision.slot : (decision.proposal?.slot ?? null);
  const heading = {
    accept: t.accepted,
    same: decision.kind === 'same' && decision.other ? t.sameOther : t.same,
    question: t.asked,
  }[decision.kind];
  return (
    <div class={styles.said} data-kind={decision.kind}>
      {slot && <output aria-hidden="true">{slot.table}</output>}
      <b>
        <Icon name={SIGNS[decision.kind]} /> {heading}
      </b>
      <span>{decision.kind === 'question' || !slot ? slipLine(report) : pairingText(desk, slot)}</span>
      {slot && <small>{t.fromRound(slot.round, slot.table)}</small>}
    </div>
  );
}

/** What was asked a moment ago may be answered by now; null where there is nothing left to say. */
function decisionNow(desk: Desk, { report, decision }: SlipReceipt): SlipReceipt['decision'] | null {
  if (decision.kind !== 'question') return decision;
  const { digest } = report;
  const waiting = desk.inbox.value.find((incoming) => incoming.report.digest === digest);
  if (waiting) return waiting.decision.kind === 'accept' ? decision : waiting.decision;
  const slot = slotOfSlip(desk.tournament.value, digest);
  return slot && decision.proposal ? { kind: 'accept', proposal: { ...decision.proposal, slot } } : null;
}

function pairingText(desk: Desk, slot: Slot): string {
  const tournament = desk.tournament.value;
  const result = resultAt(tournament, slot);
  const pairing = tournament.rounds[slot.round - 1]?.pairings.find(({ table }) => table === slot.table);
  return (pairing?.players ?? [])
    .map((number, side) => `${nameIn(tournament, number)} ${result?.scores[side] ?? ''}`)
    .join(' – ');
}
