import type { App } from '../../../app/shell/app.ts';
import { usualTiles } from '../../../app/shell/usualTiles.ts';
import { isRunning } from '../../../domain/table/state.ts';
import { locale } from '../../../i18n/catalogue.ts';
import { shellMessages } from '../../../i18n/shell.ts';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import styles from './Home.module.css';

/** Says *ready* only when the app and a word list are really on the phone. */
export function OfflineBadge({ app }: { readonly app: Pick<App, 'judge' | 'offline' | 'table'> }) {
  const t = shellMessages.value.home;
  const shell = app.offline.shell.value;
  const tiles = usualTiles(locale.value);
  const list = app.judge.list(tiles);
  const percent = app.judge.progress(tiles);
  const ready = shell === 'ready' && list !== null;
  const state = app.table.state.value;
  const text = ready
    ? t.offline.ready
    : shell !== 'ready' && shell !== 'loading'
      ? t.offline[shell]
      : percent !== null
        ? t.offline.list(percent)
        : shell === 'ready'
          ? t.offline.noList
          : t.offline.shell;
  return (
    <>
      <p class={styles.badge} data-quiet data-ready={ready || undefined} role="status">
        {ready && <Icon name="offline" />} {text}
      </p>
      {app.offline.updateReady.value && !(state && isRunning(state)) && (
        <p class={styles.badge} data-quiet>
          {t.update}{' '}
          <Button onClick={app.offline.update} disabled={app.offline.updating.value}>
            {app.offline.updating.value ? t.updating : t.updateNow}
          </Button>
        </p>
      )}
    </>
  );
}
