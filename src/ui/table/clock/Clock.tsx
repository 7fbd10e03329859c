import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { bagTold } from '../../../app/board/unseenTiles.ts';
import type { App } from '../../../app/shell/app.ts';
import { callNames } from '../../../app/table/callName.ts';
import { recordedWords } from '../../../app/table/moveFact.ts';
import { challengersOf, openToChallenge } from '../../../domain/table/challenge.ts';
import { type GameState, lowerSeat, seatsOf, turnOf } from '../../../domain/table/state.ts';
import type { Seat } from '../../../domain/units.ts';
import { messages } from '../../../i18n/messages.ts';
import { lazyScreen } from '../../parts/lazyScreen.tsx';
import { Announcer } from './Announcer.tsx';
import styles from './Clock.module.css';
import { Half } from './Half.tsx';
import { SeatRow } from './SeatRow.tsx';
import { Strip } from './Strip.tsx';

/* What is asked for by hand comes when it is asked for: the clock itself does not wait for it. */
const Break = lazyScreen<{ readonly app: App; readonly onReferee: () => void }>(
  async () => (await import('./Break.tsx')).Break,
);
const ChallengeEntry = lazyScreen<{ readonly app: App; readonly mover: Seat }>(
  async () => (await import('../words/ChallengeEntry.tsx')).ChallengeEntry,
);
const Referee = lazyScreen<{ readonly app: App; readonly state: GameState; readonly close: () => void }>(
  async () => (await import('./Referee.tsx')).Referee,
);
const UndoQuestion = lazyScreen<{ readonly app: App; readonly close: () => void }>(
  async () => (await import('../undo/UndoQuestion.tsx')).UndoQuestion,
);

const UnseenTiles = lazyScreen<{ readonly app: App; readonly close: () => void }>(
  async () => (await import('../../board/UnseenTiles.tsx')).UnseenTiles,
);

/** The clock: two halves facing their players, or, for three and four, a list of seats with the mover's large. */
export function Clock({ app, state }: { readonly app: App; readonly state: GameState }) {
  const t = messages.value.clock;
  const refereeing = useSignal(false);
  const undoing = useSignal(false);
  const unseen = useSignal(false);
  const flashing = useSignal<number | null>(null);

  useEffect(() => {
    app.painted.then(() => {
      for (const part of [Break, ChallengeEntry, Referee, UndoQuestion, UnseenTiles])
        part.fetch().catch(() => undefined);
    });
    app.device.keepAwake(true);
  }, []);

  useSignalEffect(() => {
    const alarm = app.alarm.value;
    if (alarm && app.settings.value.peek().flash) flashing.value = alarm.seat;
  });

  const { phase, players } = state;
  // Out of sight nobody names words here.
  const challenged = app.table.state.peek() === state ? openToChallenge(state) : null;
  if (challenged !== null && app.typedMove.typed.value.challenge) {
    return <ChallengeEntry app={app} mover={challenged} />;
  }
  const onBag = () => {
    unseen.value = true;
  };
  const onReferee = () => {
    refereeing.value = isPausedForReferee(app);
  };
  const mover = turnOf(state) ?? 0;
  const facing = app.settings.value.value.layout === 'facing';
  const pair = players.length === 2;
  const lower = lowerSeat(state.start);
  const upper = 1 - lower;
  const names = callNames(players);
  const refused = app.touch.refused.value;
  const refusedBetween = refused?.seat === null ? refused : null;

  return (
    <main
      class={styles.clock}
      data-pair={pair || undefined}
      data-flash={flashing.value ?? undefined}
      onAnimationEnd={() => {
        flashing.value = null;
      }}
    >
      <h1 data-unseen>{t.turnOf(players[mover]?.name ?? '')}</h1>
      {pair ? (
        <Half
          key={upper}
          app={app}
          state={state}
          seat={upper}
          refused={refused?.seat === upper ? refused : null}
          turned={facing}
        />
      ) : (
        <ol class={styles.seats} data-count={players.length}>
          {seatsOf(state).map((seat) => (
            <li key={seat} data-mover={seat === mover || undefined}>
              {seat === mover ? (
                // The only half is read by whoever pressed it, also when it is somebody else's by now.
                <Half app={app} state={state} seat={seat} refused={refused?.seat === null ? null : refused} />
              ) : (
                <SeatRow app={app} state={state} seat={seat} />
              )}
            </li>
          ))}
        </ol>
      )}
      <Strip
        app={app}
        names={names}
        bag={bagTold(state)}
        onBag={state.rules.unseen === 'list' && state.board ? onBag : null}
        refused={phase.name === 'paused' ? null : refusedBetween}
        onUndo={() => {
          undoing.value = true;
        }}
        onReferee={onReferee}
        onChallenge={
          challenged === null || challengersOf(state, challenged).length === 0
            ? null
            : () =>
                app.typedMove.change({
                  challenge: { by: null, words: recordedWords(state, app.typedMove.typed.value) },
                })
        }
      />
      {pair && (
        <Half
          key={lower}
          app={app}
          state={state}
          seat={lower}
          refused={refused?.seat === lower ? refused : null}
        />
      )}
      {phase.name === 'paused' && !refereeing.value && <Break app={app} onReferee={onReferee} />}
      {undoing.value && (
        <UndoQuestion
          app={app}
          close={() => {
            undoing.value = false;
          }}
        />
      )}
      {unseen.value && (
        <UnseenTiles
          app={app}
          close={() => {
            unseen.value = false;
          }}
        />
      )}
      {refereeing.value && (
        <Referee
          app={app}
          state={state}
          close={() => {
            refereeing.value = false;
          }}
        />
      )}
      <Announcer table={app.table} ticker={app.ticker} last={app.alarm} />
    </main>
  );
}

/** Nobody's time runs while the referee writes. */
function isPausedForReferee({ table, touch }: Pick<App, 'table' | 'touch'>): boolean {
  if (table.state.peek()?.phase.name === 'paused') return true;
  return touch.act(table.record({ type: 'pause', reason: messages.value.clock.refereePause }));
}
