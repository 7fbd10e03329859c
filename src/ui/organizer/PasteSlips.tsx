import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Desk } from '../../app/organizer/desk.ts';
import type { Receipt } from '../../app/organizer/inbox.ts';
import type { Organizer } from '../../app/organizer/organizer.ts';
import { decodedText } from '../../app/organizer/roster.ts';
import type { Slot } from '../../domain/tournament/fact.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import field from '../parts/Field.module.css';
import styles from './Organizer.module.css';
import { ReceiptLine } from './ReceiptLine.tsx';
import { tablesText } from './tablesText.ts';

const MOST_PASTED = 400_000;

type Props = {
  readonly organizer: Organizer;
  readonly desk: Desk;
  readonly receive: (text: string) => Promise<Receipt>;
  /** What became of the text that was given here last; null once something else came. */
  readonly answer: Receipt | null;
  readonly onAnswer: (receipt: Receipt) => void;
};

/** Slips as text, pasted or from a file. What became of them is said right here, and what was refused stays to be mended. */
export function PasteSlips({ organizer, desk, receive, answer, onAnswer }: Props) {
  const t = organizerTexts.value.collect;
  const pasted = useSignal('');
  /** How many of several were read, as long as nothing else has happened since. */
  const counted = useSignal({ text: '', entries: desk.entries.value });
  const isLatest = desk.latest.value === null && counted.value.entries === desk.entries.value;
  const several = isLatest ? counted.value.text : '';
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer || several !== '') status.current?.scrollIntoView({ block: 'nearest' });
  }, [answer, several]);

  /** A message may hold several links; a file, one a line. Returns what could not be read. */
  const receiveAll = async (given: string): Promise<string> => {
    const codes = [...given.slice(0, MOST_PASTED).matchAll(/s\d{1,3}\.[\w-]{8,2000}/g)].map(([code]) => code);
    counted.value = { text: '', entries: desk.entries.value };
    if (codes.length < 2) {
      const only = await receive(codes[0] ?? given);
      onAnswer(only);
      return only.kind === 'unreadable' ? given : '';
    }
    const bad: string[] = [];
    let asked = 0;
    const slots: Slot[] = [];
    for (const code of codes) {
      const one = await receive(code);
      if (one.kind === 'unreadable') bad.push(code);
      else if (one.decision.kind === 'question') asked += 1;
      else slots.push(one.decision.kind === 'same' ? one.decision.slot : one.decision.proposal.slot);
    }
    // One sentence about all of them, and none about the last.
    desk.dismiss();
    const counts = t.several(codes.length - bad.length, bad.length, asked);
    const text =
      slots.length > 0 ? `${counts} ${organizerTexts.value.lists.read(tablesText(slots))}` : counts;
    counted.value = { text, entries: desk.entries.value };
    return bad.join('\n');
  };

  return (
    <div data-card data-stack="2" class={styles.card}>
      <label class={field.field}>
        <span>{t.paste}</span>
        <textarea
          class={field.input}
          value={pasted}
          onInput={(event) => {
            pasted.value = event.currentTarget.value;
          }}
        />
      </label>
      <div class={styles.row} data-flow>
        <Button
          onClick={async () => {
            if (pasted.value.trim() !== '') pasted.value = await receiveAll(pasted.value);
          }}
        >
          {t.pasteAdd}
        </Button>
        <Button
          onClick={async () => {
            const bytes = await organizer.ports.openBytes('.txt,.html,.eml,text/*');
            const text = bytes && decodedText(bytes);
            if (text) await receiveAll(text);
          }}
        >
          {t.file}
        </Button>
      </div>
      <div ref={status} data-stack="3" class={styles.inSight} role="status">
        {answer && <ReceiptLine desk={desk} receipt={answer} />}
        {several !== '' && <p class={styles.status}>{several}</p>}
        {answer && <ToQuestion desk={desk} receipt={answer} />}
      </div>
    </div>
  );
}

/** The question waits further up. */
function ToQuestion({ desk, receipt }: { readonly desk: Desk; readonly receipt: Receipt }) {
  if (receipt.kind !== 'slip') return null;
  const { digest } = receipt.report;
  if (!desk.inbox.value.some(({ report }) => report.digest === digest)) return null;
  return (
    <Button
      wide
      onClick={() => {
        const question = document.getElementById(`slip-${digest}`);
        question?.scrollIntoView();
        question?.focus({ preventScroll: true });
      }}
    >
      {organizerTexts.value.collect.show}
    </Button>
  );
}
