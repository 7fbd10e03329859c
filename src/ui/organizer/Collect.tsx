import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Receipt } from '../../app/organizer/inbox.ts';
import { incompletePairings } from '../../domain/tournament/state.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import { Scanner } from '../parts/Scanner.tsx';
import { BoxState } from './BoxState.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import { ListQuestions } from './ListQuestions.tsx';
import styles from './Organizer.module.css';
import type { DeskProps } from './OrganizerScreen.tsx';
import { owedTables } from './owedTables.ts';
import { PasteSlips } from './PasteSlips.tsx';
import { ReceiptLine } from './ReceiptLine.tsx';
import { SetManyAside } from './SetManyAside.tsx';
import { SlipQuestions } from './SlipQuestions.tsx';

/** Slips one after another: camera, drop folder, paste, file; what is not clear waits below for an answer. */
export function Collect({ app, organizer, desk }: DeskProps) {
  const t = organizerTexts.value.collect;
  const scanning = useSignal(false);
  /** What was pasted is answered beside the field, everything else at the top. */
  const typed = useSignal<Receipt | null>(null);
  const latest = desk.latest.value;
  const atField = latest !== null && latest === typed.value;
  const rounds = desk.tournament.value.rounds;
  const last = rounds.at(-1);
  const missing = last ? incompletePairings(last) : [];
  const earlier = owedTables(rounds.slice(0, -1));

  // Whoever comes back later has nothing to do with what was said here.
  useEffect(() => desk.dismiss, [desk]);
  const receive = async (text: string) => {
    const receipt = await desk.receive(text);
    const bad = receipt.kind === 'unreadable' || receipt.decision.kind === 'question';
    app.device.vibrate(bad ? [80, 60, 80] : [60]);
    return receipt;
  };

  return (
    <DeskFrame app={app} desk={desk} view="collect">
      <div data-stack="3">
        {scanning.value ? (
          <>
            <Scanner camera={organizer.ports.camera} onText={receive} texts={t}>
              {latest && !atField && <ReceiptLine desk={desk} receipt={latest} />}
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
            <div role="status">{latest && !atField && <ReceiptLine desk={desk} receipt={latest} />}</div>
          </>
        )}
        <p class={styles.status}>
          {last && organizerTexts.value.round.missing(missing.map(({ table }) => table))}
        </p>
        {earlier.length > 0 && <p data-quiet>{organizerTexts.value.round.earlier(earlier.join('; '))}</p>}
        <BoxState organizer={organizer} desk={desk} />
        {desk.inbox.value.length > 0 && <h2>{t.open(desk.inbox.value.length)}</h2>}
        <ListQuestions desk={desk} />
        <SetManyAside desk={desk} />
        {desk.inbox.value.slice(0, 20).map((incoming) => (
          <SlipQuestions key={incoming.report.digest} desk={desk} incoming={incoming} />
        ))}
        <PasteSlips
          organizer={organizer}
          desk={desk}
          receive={receive}
          answer={atField ? latest : null}
          onAnswer={(receipt) => {
            typed.value = receipt;
          }}
        />
      </div>
    </DeskFrame>
  );
}
