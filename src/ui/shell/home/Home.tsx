import type { App } from '../../../app/shell/app.ts';
import { MENU } from '../../../app/shell/route.ts';
import { isRunning, seatsOf } from '../../../domain/table/state.ts';
import { figure } from '../../../i18n/figures.ts';
import { shellMessages } from '../../../i18n/shell.ts';
import { Button } from '../../parts/Button.tsx';
import styles from './Home.module.css';
import { OfflineBadge } from './OfflineBadge.tsx';

export function Home({ app }: { readonly app: App }) {
  const t = shellMessages.value.home;
  const state = app.table.state.value;
  return (
    <main class={styles.home}>
      <header class={styles.header}>
        <h1 class={styles.title}>
          {[...shellMessages.value.common.appName].map((letter, place) => (
            <span key={`${place}${letter}`} class={styles.tile}>
              {letter.toUpperCase()}
            </span>
          ))}
        </h1>
        <p class={styles.tagline}>{t.tagline}</p>
      </header>
      <div class={styles.actions}>
        {state && isRunning(state) && (
          <button type="button" class={styles.running} onClick={() => app.navigation.go('game')}>
            <b>{t.continue}</b>
            <span class={styles.seats}>
              {seatsOf(state).map((seat) => (
                <span key={seat} class={styles.seat} data-seat={seat}>
                  <span class={styles.name}>{state.players[seat]?.name}</span>
                  <span class={styles.figures}>
                    {figure(state.scores[seat] ?? 0)} <span class={styles.time}>{app.ticker.text(seat)}</span>
                  </span>
                </span>
              ))}
            </span>
          </button>
        )}
        <Button kind="main" wide onClick={() => app.navigation.go('new')}>
          {t.newGame}
        </Button>
        <nav class={styles.menu}>
          {MENU.map((screen) => (
            <Button key={screen} wide onClick={() => app.navigation.go(screen)}>
              {t[screen]}
            </Button>
          ))}
        </nav>
      </div>
      <footer class={styles.footer}>
        <Notices app={app} />
        <OfflineBadge app={app} />
      </footer>
    </main>
  );
}

/** What somebody should know before the next game. */
function Notices({ app: { library, storage } }: { readonly app: App }) {
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
