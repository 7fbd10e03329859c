import { useEffect } from 'preact/hooks';
import type { App } from '../../app/shell/app.ts';
import { SCREENS } from '../../app/shell/route.ts';
import { shellMessages } from '../../i18n/shell.ts';
import { Button } from '../parts/Button.tsx';
import { FromBelow } from '../parts/FromBelow.tsx';
import styles from './WatchOnly.module.css';

/**
 * Over the games in a window that may not write: they can be seen, not touched. Everything else, a tournament too,
 * may be open in as many windows as one likes.
 */
export function WatchOnly({ app }: { readonly app: Pick<App, 'navigation' | 'table' | 'takeOver'> }) {
  const watching = app.table.watchOnly.value && SCREENS[app.navigation.route.value.screen].writesGames;
  useEffect(() => (watching ? holdKeys() : undefined), [watching]);
  if (!watching) return null;
  const t = shellMessages.value.common;
  return (
    <div class={styles.shield} data-shield>
      <FromBelow role="alertdialog" aria-label={t.watching}>
        <b>{t.watching}</b>
        <p>{t.watchingBody}</p>
        <Button kind="main" wide onClick={app.takeOver}>
          {t.writeHere}
        </Button>
      </FromBelow>
    </div>
  );
}

/** The screen beneath must not hear keys either, except the one that leads to the button. */
function holdKeys(): () => void {
  const hold = (event: KeyboardEvent) => {
    if (event.key === 'Tab' || (event.target instanceof Element && event.target.closest('[data-shield]')))
      return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  addEventListener('keydown', hold, true);
  return () => removeEventListener('keydown', hold, true);
}
