import type { App } from '../../../app/shell/app.ts';
import { MENU, type MenuScreen } from '../../../app/shell/route.ts';
import { type GameState, isRunning, seatsOf, turnOf } from '../../../domain/table/state.ts';
import { figure } from '../../../i18n/figures.ts';
import { shellMessages } from '../../../i18n/shell.ts';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import type { IconName } from '../../parts/iconNames.ts';
import styles from './Home.module.css';
import { OfflineBadge } from './OfflineBadge.tsx';

const ICON: Readonly<Record<MenuScreen, IconName>> = {
  games: 'sheet',
  judge: 'check',
  lists: 'list',
  duplicate: 'people',
  organizer: 'trophy',
  settings: 'settings',
  help: 'help',
};

/** About the app, not about a game: at the lower edge. */
const APART: readonly MenuScreen[] = ['settings', 'help'];

export function Home({ app }: { readonly app: App }) {
  const t = shellMessages.value.home;
  const state = app.table.state.value;
  const running = state && isRunning(state) ? state : null;
  const played = app.library.heads.value.length;
  const row = (screen: MenuScreen) => (
    <button key={screen} type="button" class={styles.row} onClick={() => app.navigation.go(screen)}>
      <Icon name={ICON[screen]} />
      {t[screen]}
      {screen === 'games' && played > 0 && <small>{played}</small>}
    </button>
  );
  return (
    <main class={styles.home}>
      <header class={styles.header} data-stack="2">
        <h1 class={styles.title}>
          {[...shellMessages.value.common.appName].map((letter, place) => (
            <span key={`${place}${letter}`} class={styles.tile}>
              {letter.toUpperCase()}
            </span>
          ))}
        </h1>
        {!running && <p class={styles.tagline}>{t.tagline}</p>}
      </header>
      <div class={styles.actions}>
        {state && state.phase.name !== 'confirmed' && <OpenGame app={app} state={state} />}
        <Button kind={running ? 'plain' : 'main'} wide onClick={() => app.navigation.go('new')}>
          <Icon name="plus" />
          {t.newGame}
        </Button>
        <nav class={styles.menu} data-card>
          {MENU.filter((screen) => !APART.includes(screen)).map(row)}
        </nav>
      </div>
      <footer class={styles.footer} data-stack="2">
        <Notices app={app} />
        <OfflineBadge app={app} />
        <div class={styles.apart}>{APART.map(row)}</div>
      </footer>
    </main>
  );
}

/** The game that is being played, or waits for a signature, comes first: the seats in their colours, and the way back. */
function OpenGame({ app, state }: { readonly app: App; readonly state: GameState }) {
  const turn = turnOf(state);
  return (
    <button type="button" class={styles.running} onClick={() => app.navigation.go('game')}>
      <span class={styles.seats}>
        {seatsOf(state).map((seat) => (
          <span key={seat} class={styles.seat} data-seat={seat} data-turn={seat === turn || undefined}>
            <span class={styles.name} data-cut>
              {state.players[seat]?.name}
            </span>
            <b>{figure(state.scores[seat] ?? 0)}</b> <span class={styles.time}>{app.ticker.text(seat)}</span>
          </span>
        ))}
      </span>
      <span class={styles.back}>
        <Icon name="play" /> {shellMessages.value.home.continue}
      </span>
    </button>
  );
}

/** What somebody should know before the next game. */
function Notices({ app: { library, storage } }: { readonly app: Pick<App, 'library' | 'storage'> }) {
  const { home, common } = shellMessages.value;
  const firstGame = library.state.value === 'whole' && library.heads.value.length === 0;
  return (
    <>
      {library.damaged.value.length > 0 && (
        <p class={styles.notice} role="alert">
          {common.damaged(library.damaged.value.length)}
        </p>
      )}
      {library.state.value === 'no-answer' && (
        <p class={styles.notice} role="alert">
          {common.noAnswer} <Button onClick={storage.tryAgain}>{common.tryAgain}</Button>
        </p>
      )}
      {firstGame && storage.wantsInstall() && <p class={styles.notice}>{home.install}</p>}
    </>
  );
}
