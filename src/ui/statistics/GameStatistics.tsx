import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { App } from '../../app/shell/app.ts';
import { callNames } from '../../app/table/callName.ts';
import { everyOf } from '../../domain/exact.ts';
import { current } from '../../domain/table/game.ts';
import { type SeatStatistics, seatStatistics } from '../../domain/table/seatStatistics.ts';
import { type GameState, isRunning } from '../../domain/table/state.ts';
import { type AfterGameMessages, afterGameMessages } from '../../i18n/afterGame.ts';
import { figure } from '../../i18n/figures.ts';
import { messages } from '../../i18n/messages.ts';
import { spanText } from '../../i18n/spanText.ts';
import { PictureButton } from '../board/PictureDialog.tsx';
import { Button } from '../parts/Button.tsx';
import { Screen } from '../parts/Screen.tsx';
import { useShownGame } from '../parts/storedGame.ts';
import { Curves } from '../table/sheet/Curves.tsx';
import { earlyNote } from '../text/earlyNote.ts';
import { namesOf } from '../text/names.ts';
import { averageText } from './averageText.ts';
import styles from './GameStatistics.module.css';

/** One game in numbers: of the table once it is over, or any game on this phone by its id. */
export function GameStatistics({ app }: { readonly app: App }) {
  const text = afterGameMessages.value;
  const { navigation } = app;
  const shown = useShownGame(app);
  const pictured = useSignal(false);
  if (!shown) return null;
  const { game, onTable } = shown;
  const state = current(game);
  const back = { label: messages.value.common.back, go: () => navigation.leave('sheet') };
  if (!state || (onTable && isRunning(state))) {
    return (
      <Screen title={text.statistics} back={back}>
        <p>{text.statisticsAfter}</p>
      </Screen>
    );
  }
  const early = earlyNote(state.end, state.players);
  return (
    <Screen title={text.statistics} back={back}>
      <div data-stack="4">
        {early !== '' && <p>{early}</p>}
        <Measures state={state} />
        {state.seen.tiles > 0 && (
          <div data-abreast>
            <Button onClick={() => navigation.go('replay', navigation.route.value.id)}>{text.replay}</Button>
            <PictureButton app={app} game={game} shown={pictured} />
          </div>
        )}
        {state.turns.length > 0 && <Curves state={state} names={namesOf(state.players)} />}
      </div>
    </Screen>
  );
}
GameStatistics.texts = afterGameMessages;

type Measure = keyof AfterGameMessages['measures'];

const MEASURES = everyOf<Measure>()(
  'points',
  'moves',
  'perMove',
  'bestMove',
  'bonuses',
  'perTurn',
  'tiles',
  'blanks',
  'exchanges',
  'passes',
  'losses',
  'challenges',
);

function Measures({ state }: { readonly state: GameState }) {
  const text = afterGameMessages.value;
  const seats = seatStatistics(state);
  const timed = seats.some(({ took }) => took > 0);
  const shown = MEASURES.filter((measure) => measure !== 'perTurn' || timed);
  return (
    <table class={styles.measures}>
      <thead>
        <tr>
          <th scope="col">
            <span data-unseen>{text.measure}</span>
          </th>
          {callNames(state.players).map((name, seat) => (
            <th key={seat} scope="col" data-seat={seat}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((measure) => (
          <tr key={measure}>
            <th scope="row">{text.measures[measure]}</th>
            {seats.map((seat, n) => (
              <td key={n} data-measure={measure}>
                {measured(measure, seat)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function measured(measure: Measure, seat: SeatStatistics): ComponentChildren {
  switch (measure) {
    case 'points':
      return figure(seat.points);
    case 'perMove':
      return averageText(seat.movePoints, seat.moves);
    case 'bestMove':
      return seat.best ? (
        <>
          {figure(seat.best.points)} <small>{seat.best.word.toUpperCase()}</small>
        </>
      ) : (
        '–'
      );
    case 'perTurn':
      return seat.turns === 0 ? '–' : spanText(seat.took / seat.turns);
    case 'tiles':
      return seat.tiles === null ? '–' : figure(seat.tiles);
    case 'challenges':
      return afterGameMessages.value.challenges(seat.challenges, seat.challengesWon);
    default:
      return figure(seat[measure]);
  }
}
