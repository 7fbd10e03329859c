import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { writeDeskRoute } from '../../app/organizer/deskRoute.ts';
import { leftOutIn } from '../../domain/tournament/leftOut.ts';
import { nameIn } from '../../domain/tournament/names.ts';
import { hasResult, incompletePairings, isComplete, type Round } from '../../domain/tournament/state.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { outputsTexts } from '../../i18n/outputs.ts';
import { Button } from '../parts/Button.tsx';
import { HoldButton } from '../parts/HoldButton.tsx';
import { Notice } from '../parts/Notice.tsx';
import columns from './Columns.module.css';
import { DeskFrame } from './DeskFrame.tsx';
import { LeftOutNames } from './LeftOutNames.tsx';
import styles from './Organizer.module.css';
import type { DeskProps } from './OrganizerScreen.tsx';
import { PairingLine } from './PairingLine.tsx';
import { PairRound } from './PairRound.tsx';
import { Printout } from './prints/Printout.tsx';
import { TablePrint } from './prints/TablePrint.tsx';
import { ResultEntry } from './ResultEntry.tsx';
import { RoundTime, TimerControls } from './RoundTimer.tsx';
import { TypePairing } from './TypePairing.tsx';
import { useAct } from './useAct.ts';

export function RoundScreen({ app, organizer, desk, n }: DeskProps) {
  const t = organizerTexts.value.round;
  const tournament = desk.tournament.value;
  const { rounds, settings } = tournament;
  const shown = Math.min(Math.max(1, n || rounds.length), rounds.length + 1);
  const round = rounds[shown - 1];
  const onlyMissing = useSignal(false);
  const editing = useSignal(false);
  const { said, act } = useAct(desk);
  const entering = useSignal<number | null>(null);
  const go = (next: number) => app.navigation.replace('organizer', writeDeskRoute(desk.id, 'round', next));
  const open = rounds.length < settings.rounds ? [rounds.length + 1] : [];
  const missing = round ? incompletePairings(round).map(({ table }) => table) : [];
  const stopEditing = () => {
    editing.value = false;
  };
  const timer = organizer.timer(desk);
  const page = useRef<HTMLDivElement>(null);
  const state = !round ? 'open' : editing.value ? 'edited' : 'paired';
  // What was confirmed at the end of a long list is shown from its beginning.
  useEffect(() => {
    page.current?.closest('main')?.scrollTo({ top: 0 });
  }, [state]);

  return (
    <DeskFrame app={app} desk={desk} view="round">
      <div ref={page} class={columns.columns}>
        <div class={columns.main}>
          {rounds.length > 0 && (
            <nav class={styles.row} aria-label={organizerTexts.value.nav.round}>
              <span aria-hidden="true">{t.label}</span>
              {[...rounds.map((_, i) => i + 1), ...open].map((number) => (
                <Button
                  key={number}
                  kind="chip"
                  aria-label={number > rounds.length ? t.fresh : t.title(number)}
                  aria-pressed={number === shown}
                  onClick={() => go(number)}
                >
                  {number > rounds.length ? t.fresh : number}
                  {owes(rounds[number - 1]) && ' …'}
                </Button>
              ))}
            </nav>
          )}
          <h2>{t.title(shown)}</h2>
          {!round && <PairRound desk={desk} round={shown} />}
          {round && editing.value && (
            <TypePairing desk={desk} round={shown} cancel={stopEditing} done={stopEditing} />
          )}
          {round && !editing.value && (
            <>
              <div class={styles.row}>
                <p class={`${styles.status} ${styles.grow}`} role="status">
                  {t.missing(missing)}
                </p>
                {missing.length > 0 && (
                  <Button
                    kind="chip"
                    aria-pressed={onlyMissing.value}
                    onClick={() => {
                      onlyMissing.value = !onlyMissing.value;
                    }}
                  >
                    {onlyMissing.value ? t.all : t.onlyMissing}
                  </Button>
                )}
              </div>
              <ul class={styles.list}>
                {round.pairings
                  .filter((pairing) => !onlyMissing.value || !isComplete(pairing))
                  .map((pairing) => (
                    <li key={pairing.table} class={styles.lazy}>
                      <PairingLine
                        players={tournament.players}
                        contested={tournament.contested}
                        round={shown}
                        pairing={pairing}
                        entering={entering}
                      />
                    </li>
                  ))}
              </ul>
              {round.byes.map((number) => (
                <p key={number} class={styles.muted}>
                  {nameIn(tournament, number)}: {t.bye}
                </p>
              ))}
              <LeftOutNames tournament={tournament} left={leftOutIn(tournament, shown)} />
              <div class={styles.row}>
                <Button
                  onClick={() => app.navigation.go('organizer', writeDeskRoute(desk.id, 'cards', shown))}
                >
                  {t.cards}
                </Button>
                <Button
                  onClick={() => {
                    editing.value = true;
                  }}
                >
                  {t.edit}
                </Button>
                {shown === rounds.length && !round.pairings.some(hasResult) && (
                  <HoldButton
                    kind="danger"
                    hint={t.unpair}
                    onHold={() => {
                      if (act(desk.record({ type: 'unpaired', round: shown }))) go(shown);
                    }}
                  >
                    {t.unpair}
                  </HoldButton>
                )}
              </div>
              {said.value !== '' && <Notice>{said.value}</Notice>}
              {shown === rounds.length &&
                (open.length > 0 ? (
                  <Button kind="main" wide onClick={() => go(shown + 1)}>
                    {t.next(shown + 1)}
                  </Button>
                ) : (
                  <p class={styles.muted}>{t.allPlayed}</p>
                ))}
            </>
          )}
        </div>
        <div class={columns.side}>
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
          {round && !editing.value && shown === rounds.length && (
            <div class={styles.group}>
              <div class={styles.row}>
                <RoundTime app={app} timer={timer} />
                <TimerControls timer={timer} settings={settings} />
              </div>
              <p class={styles.muted}>{outputsTexts.value.timer.sound}</p>
            </div>
          )}
        </div>
      </div>
      {round && (
        <Printout>{() => <TablePrint tournament={tournament} kind="pairings" round={shown} />}</Printout>
      )}
    </DeskFrame>
  );
}

const owes = (round: Round | undefined) => round !== undefined && incompletePairings(round).length > 0;
