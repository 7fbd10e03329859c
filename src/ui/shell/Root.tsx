import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { App } from '../../app/shell/app.ts';
import type { ScreenName } from '../../app/shell/route.ts';
import type { Touch } from '../../app/table/touch.ts';
import { isOnBoard } from '../../app/table/typedMove.ts';
import type { GameState } from '../../domain/table/state.ts';
import { type LazyScreen, lazyScreen } from '../parts/lazyScreen.tsx';
import { Guard } from './Guard.tsx';
import { Home } from './home/Home.tsx';
import type { FarScreen } from './screens.ts';
import { WatchOnly } from './WatchOnly.tsx';

const ClockLayer = lazyScreen<{ readonly app: App; readonly state: GameState | null }>(
  async () => (await import('../table/clock/ClockLayer.tsx')).ClockLayer,
);
// Where every other screen is to be found is not needed to paint the first.
const far = (name: FarScreen) => lazyScreen(async () => (await import('./screens.ts')).SCREENS[name]());
const GapNotice = far('gapNotice');
const Settling = far('settling');
const BoardMove = far('boardMove');
const ChallengeScreen = far('challenge');
const EndScreen = far('end');
const ArrivalDialog = far('arrival');

const COMPONENTS: Readonly<Record<ScreenName, ComponentType<{ readonly app: App }>>> = {
  home: Home,
  new: far('new'),
  game: GameScreen,
  sheet: far('sheet'),
  fill: far('fill'),
  replay: far('replay'),
  gamestatistics: far('gamestatistics'),
  games: far('games'),
  statistics: far('statistics'),
  handoff: far('handoff'),
  judge: far('judge'),
  lists: far('lists'),
  organizer: far('organizer'),
  duplicate: far('duplicate'),
  settings: far('settings'),
  help: far('help'),
};

/** Gets the clock's code before anything is shown, so that the first thing shown is the clock. */
export const fetchClock = ClockLayer.fetch;

/** Fetches every screen's code: an update in another window must not take it away from a game in this one. */
export async function fetchScreens(): Promise<void> {
  const screens = [
    ClockLayer,
    GapNotice,
    Settling,
    BoardMove,
    ChallengeScreen,
    EndScreen,
    ArrivalDialog,
    ...Object.values(COMPONENTS),
  ];
  for (const screen of screens) if ('fetch' in screen) await (screen as LazyScreen).fetch();
}

export function Root({ app }: { readonly app: App }) {
  const Screen = COMPONENTS[app.navigation.route.value.screen];
  useEffect(() => watchTouches(app.touch), []);
  return (
    <Guard app={app}>
      <Screen app={app} />
      <OverTheScreen app={app} />
      <WatchOnly app={app} />
    </Guard>
  );
}

/** What is asked in front of any screen: its code is fetched once there is a screen to see behind it. */
function OverTheScreen({ app }: { readonly app: App }) {
  const painted = useSignal(false);
  useEffect(() => {
    void app.painted.then(() => {
      painted.value = true;
    });
  }, []);
  if (!painted.value) return null;
  return (
    <>
      {app.gaps.open.value && <GapNotice app={app} />}
      {app.arrival.text.value !== '' && <ArrivalDialog app={app} />}
    </>
  );
}

/** Fingers after the screens have heard of them, for what a screen swallows is none; keys before. */
function watchTouches({ begin, end }: Touch): () => void {
  const key = () => {
    begin();
    end();
  };
  addEventListener('pointerdown', begin);
  addEventListener('click', end);
  addEventListener('keydown', key, true);
  return () => {
    removeEventListener('pointerdown', begin);
    removeEventListener('click', end);
    removeEventListener('keydown', key, true);
  };
}

/** During a game the screen follows from the log: whoever reloads is where the game is. */
function GameScreen({ app }: { readonly app: App }) {
  const mayPrepare = useSignal(false);
  // The first stop of a clock must not wait for code. What cannot be fetched is told when it is wanted.
  useEffect(() => {
    app.painted.then(() => {
      for (const screen of [BoardMove, ChallengeScreen, EndScreen]) screen.fetch().catch(() => undefined);
      Settling.fetch().then(
        () => {
          mayPrepare.value = true;
        },
        () => undefined,
      );
    });
  }, []);
  const state = app.table.state.value;
  switch (state?.phase.name) {
    case 'thinking':
    case 'paused':
    case 'settling': {
      const settling = state.phase.name === 'settling';
      if (settling && isOnBoard(app.typedMove.typed.value)) return <BoardMove app={app} />;
      return (
        <>
          <ClockLayer key="clock" app={app} state={settling ? null : state} />
          {(settling || mayPrepare.value) && <Settling key="settling" app={app} />}
        </>
      );
    }
    case 'challenged':
    case 'judged':
      return <ChallengeScreen app={app} />;
    case 'accepting':
    case 'over':
    case 'confirmed':
      return <EndScreen app={app} />;
    default:
      return <Home app={app} />;
  }
}
