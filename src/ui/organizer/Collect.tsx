import { useSignal } from '@preact/signals';
import type { Desk, Receipt } from '../../app/organizer/desk.ts';
import { textOf } from '../../app/organizer/roster.ts';
import type { Slot } from '../../domain/tournament/fact.ts';
import { missingBoards, playerOf, resultAt, slotOfSlip } from '../../domain/tournament/tournament.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import { Scanner } from '../scanner/Scanner.tsx';
import { BoxState } from './BoxState.tsx';
import { Frame } from './Frame.tsx';
import styles from './Organizer.module.css';
import type { DeskProps } from './OrganizerScreen.tsx';
import { owedTables } from './owedTables.ts';
import { SlipQuestions } from './SlipQuestions.tsx';

type SlipReceipt = Extract<Receipt, { kind: 'slip' }>;

const MOST_PASTED = 400_000;

/** Slips one after another: camera, drop folder, paste, file; what is not clear waits below for an answer. */
export function Collect({ app, organizer, desk }: DeskProps) {
  const t = organizerTexts.value.collect;
  const scanning = useSignal(false);
  const pasted = useSignal('');
  const said = useSignal('');
  const rounds = desk.tournament.value.rounds;
  const last = rounds.at(-1);
  const missing = last ? missingBoards(last) : [];
  const earlier = owedTables(rounds.slice(0, -1));

  const receive = async (text: string) => {
    const receipt = await desk.receive(text);
    const bad = receipt.kind === 'unreadable' || receipt.decision.kind === 'question';
    app.device.vibrate(bad ? [80, 60, 80] : [60]);
    return receipt;
  };
  /** A message may hold several links; a file, one a line. */
  const receiveAll = async (text: string) => {
    const codes = [...text.slice(0, MOST_PASTED).matchAll(/s\d{1,3}\.[\w-]{8,2000}/g)].map(([code]) => code);
    if (codes.length < 2) {
      await receive(codes[0] ?? text);
      return;
    }
    let bad = 0;
    for (const code of codes) {
      const receipt = await receive(code);
      if (receipt.kind === 'unreadable') bad += 1;
    }
    said.value = t.several(codes.length - bad, bad);
  };

  return (
    <Frame app={app} desk={desk} view="collect">
      <div class={styles.stack}>
        {scanning.value ? (
          <>
            <Scanner camera={organizer.ports.camera} onText={receive} texts={t}>
              {desk.latest.value && <Said desk={desk} receipt={desk.latest.value} />}
            </Scanner>
            <Button
              wide
              onClick={() => {
                scanning.value = false;
              }}
            >
              {t.stop}
            </Button>
          </>
        ) : (
          <>
            <Button
              kind="main"
              wide
              onClick={() => {
                scanning.value = true;
              }}
            >
              {t.scan}
            </Button>
            <div role="status">{desk.latest.value && <Said desk={desk} receipt={desk.latest.value} />}</div>
          </>
        )}
        <p class={styles.status}>
          {last && organizerTexts.value.round.missing(missing.map(({ table }) => table))}
        </p>
        {earlier.length > 0 && (
          <p class={styles.muted}>{organizerTexts.value.round.earlier(earlier.join('; '))}</p>
        )}
        <BoxState organizer={organizer} desk={desk} />
        {desk.inbox.value.length > 0 && <h2>{t.open(desk.inbox.value.length)}</h2>}
        {desk.inbox.value.slice(0, 20).map((incoming) => (
          <SlipQuestions key={incoming.report.digest} desk={desk} incoming={incoming} />
        ))}
        <div class={styles.card}>
          <label class={styles.field}>
            <span>{t.paste}</span>
            <textarea
              class={styles.input}
              value={pasted}
              onInput={(event) => {
                pasted.value = event.currentTarget.value;
              }}
            />
          </label>
          <div class={styles.row}>
            <Button
              onClick={async () => {
                if (pasted.value.trim() === '') return;
                await receiveAll(pasted.value);
                pasted.value = '';
              }}
            >
              {t.pasteAdd}
            </Button>
            <Button
              onClick={async () => {
                const bytes = await organizer.ports.openBytes('.txt,.html,.eml,text/*');
                const text = bytes && textOf(bytes);
                if (text) await receiveAll(text);
              }}
            >
              {t.file}
            </Button>
          </div>
          <p class={styles.status} role="status">
            {said}
          </p>
        </div>
      </div>
    </Frame>
  );
}

/** At once, and readable from an arm's length: whose slip it was and what became of it. */
function Said({ desk, receipt }: { readonly desk: Desk; readonly receipt: Receipt }) {
  const t = organizerTexts.value.collect;
  if (receipt.kind === 'unreadable') {
    const texts: Readonly<Record<string, string>> = t.unreadable;
    return (
      <div class={styles.said} data-kind="unreadable">
        <b>✕ {texts[receipt.why] ?? t.unreadable.other}</b>
      </div>
    );
  }
  const { report } = receipt;
  const decision = decisionNow(desk, receipt);
  if (!decision) return null;
  const slot = decision.kind === 'same' ? decision.slot : (decision.proposal?.slot ?? null);
  const heading = {
    accept: `✓ ${t.accepted}`,
    same: `= ${decision.kind === 'same' && decision.other ? t.sameOther : t.same}`,
    question: `? ${t.asked}`,
  }[decision.kind];
  return (
    <div class={styles.said} data-kind={decision.kind}>
      <b>{heading}</b>
      <span>
        {decision.kind === 'question' || !slot
          ? report.players.map(({ name }, i) => `${name} ${report.final[i] ?? ''}`).join(' – ')
          : boardText(desk, slot)}
      </span>
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

function boardText(desk: Desk, slot: Slot): string {
  const tournament = desk.tournament.value;
  const result = resultAt(tournament, slot);
  const board = tournament.rounds[slot.round - 1]?.boards.find(({ table }) => table === slot.table);
  return (board?.players ?? [])
    .map((number, side) => `${playerOf(tournament, number)?.name} ${result?.scores[side] ?? ''}`)
    .join(' – ');
}
