import type { App } from '../../../app/shell/app.ts';
import { isOnlyHere } from '../../../app/shell/saving.ts';
import { exportGame } from '../../../app/table/ending.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import styles from './SaveTrouble.module.css';

/** The phone does not keep what is written: said until it does again. */
export function SaveTrouble({ app }: { readonly app: App }) {
  const saving = app.table.saving.value;
  const { common, games } = messages.value;
  if (saving === 'saved' || saving === 'saving') return null;
  return (
    <div class={styles.trouble}>
      <p role="alert">{common.notSaved[saving]}</p>
      {isOnlyHere(saving) && (
        <Button aria-label={games.export} onClick={() => exportGame(app.device, app.table.stored())}>
          {common.toFile}
        </Button>
      )}
    </div>
  );
}
