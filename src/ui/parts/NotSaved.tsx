import type { App } from '../../app/shell/app.ts';
import { isOnlyHere, isUnsaved } from '../../app/shell/saving.ts';
import { exportGame } from '../../app/table/ending.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from './Button.tsx';
import styles from './NotSaved.module.css';
import { Saving } from './Saving.tsx';

/** The game on the table is not saved: said wherever it is being worked on, with a way to save it to a file. */
export function NotSaved({ app }: { readonly app: Pick<App, 'device' | 'table'> }) {
  const saving = app.table.saving.value;
  if (!isUnsaved(saving)) return <Saving on={saving === 'saving'} />;
  const { common, games } = messages.value;
  return (
    <div class={styles.failed}>
      <p role="alert">{common.notSaved[saving]}</p>
      {isOnlyHere(saving) && (
        <Button
          kind="chip"
          aria-label={games.export}
          onClick={() => exportGame(app.device, app.table.stored())}
        >
          {common.toFile}
        </Button>
      )}
    </div>
  );
}
