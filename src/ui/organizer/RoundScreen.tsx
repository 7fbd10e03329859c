import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { writeDeskRoute } from '../../app/organizer/deskRoute.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { outputsTexts } from '../../i18n/outputs.ts';
import columns from './Columns.module.css';
import { ContestedTables } from './ContestedChoice.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import styles from './Organizer.module.css';
import type { DeskProps } from './OrganizerScreen.tsx';
import { PairedRound } from './PairedRound.tsx';
import { PairRound } from './PairRound.tsx';
import { Printout } from './prints/Printout.tsx';
import { TablePrint } from './prints/TablePrint.tsx';
import { ResultEntry } from './ResultEntry.tsx';
import { RoundNav } from './RoundNav.tsx';
import { RoundTime, TimerControls } from './RoundTimer.tsx';
import { TypePairing } from './TypePairing.tsx';

/** Draws nothing when a result comes in: its parts look for themselves at what they show. */
export function RoundScreen({ app, organizer, desk, n }: DeskProps) {
  const t = organizerTexts.value.round;
  const count = useComputed(() => desk.tournament.value.rounds.length);
  const settings = useComputed(() => desk.tournament.value.settings).value;
  const shown = Math.min(Math.max(1, n || count.value), count.value + 1);
  const isPaired = shown <= count.value;
  const editing = useSignal(false);
  const entering = useSignal<number | null>(null);
  const go = (next: number) => app.navigation.replace('organizer', writeDeskRoute(desk.id, 'round', next));
  const stopEditing = () => {
    editing.value = false;
  };
  const timer = organizer.timer(desk);
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const state = !isPaired ? 'open' : editing.value ? 'edited' : 'paired';
  // What was confirmed at the end of a long list is shown from its beginning.
  useEffect(() => {
    page.current?.closest('main')?.scrollTo({ top: 0 });
  }, [state]);
  // The button that led here is gone: a keyboard goes on below the heading instead of from the top of the page.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [state]);

  return (
    <DeskFrame app={app} desk={desk} view="round">
      <div ref={page} class={columns.columns} data-off-paper data-stack="3">
        <div class={columns.main} data-stack="3">
          <RoundNav desk={desk} count={count} planned={settings.rounds} shown={shown} go={go} />
          <ContestedTables desk={desk} go={go} />
          <h2 ref={heading} class={styles.heading} tabIndex={-1}>
            {t.title(shown)}
          </h2>
          {state === 'open' && <PairRound desk={desk} round={shown} />}
          {state === 'edited' && (
            <TypePairing desk={desk} round={shown} cancel={stopEditing} done={stopEditing} />
          )}
          {state === 'paired' && (
            <PairedRound
              key={shown}
              app={app}
              desk={desk}
              round={shown}
              entering={entering}
              edit={() => {
                editing.value = true;
              }}
              go={go}
            />
          )}
        </div>
        <div class={columns.side} data-stack="3">
          {entering.value !== null && (
            <ResultEntry
              key={entering.value}
              desk={desk}
              round={shown}
              table={entering.value}
              close={() => {
                entering.value = null;
              }}
            />
          )}
          {state === 'paired' && shown === count.value && (
            <div class={styles.group} data-stack="2">
              <div class={styles.row} data-flow>
                <RoundTime timer={timer} />
                <TimerControls timer={timer} settings={settings} />
              </div>
              <p data-quiet>{outputsTexts.value.timer.sound}</p>
            </div>
          )}
        </div>
      </div>
      {isPaired && (
        <Printout>
          {() => <TablePrint tournament={desk.tournament.peek()} kind="pairings" round={shown} />}
        </Printout>
      )}
    </DeskFrame>
  );
}
