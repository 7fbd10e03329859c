import { useSignal } from '@preact/signals';
import { writeDeskRoute } from '../../app/organizer/deskRoute.ts';
import { EXPORTS, exportFile } from '../../app/organizer/exports.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { outputsTexts } from '../../i18n/outputs.ts';
import { Button } from '../parts/Button.tsx';
import { HoldButton } from '../parts/HoldButton.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import styles from './Organizer.module.css';
import type { DeskProps } from './OrganizerScreen.tsx';

export function More({ app, organizer, desk }: DeskProps) {
  const texts = organizerTexts.value;
  const t = texts.more;
  const said = useSignal('');
  const failed = useSignal(false);
  return (
    <DeskFrame app={app} desk={desk} view="more">
      <div class={styles.stack}>
        {(['settings', 'history'] as const).map((view) => (
          <Button
            key={view}
            wide
            onClick={() => app.navigation.go('organizer', writeDeskRoute(desk.id, view))}
          >
            {t[view]}
          </Button>
        ))}
        {(['print', 'publish'] as const).map((view) => (
          <Button
            key={view}
            wide
            onClick={() => app.navigation.go('organizer', writeDeskRoute(desk.id, view))}
          >
            {outputsTexts.value[view === 'print' ? 'print' : 'page'].title}
          </Button>
        ))}
        <div>
          <h2>{t.exports}</h2>
          <p role="status">{said}</p>
        </div>
        {EXPORTS.map((kind) => (
          <Button
            key={kind}
            wide
            kind={kind === 'backup' ? 'main' : 'plain'}
            onClick={() => {
              said.value = t.saved(exportFile(organizer, desk, app.device, texts, kind));
            }}
          >
            {t[kind]}
          </Button>
        ))}
        <p class={styles.muted}>{t.backupHint}</p>
        <Button wide onClick={() => app.navigation.go('organizer')}>
          {t.list}
        </Button>
        <HoldButton
          kind="danger"
          hint={t.remove}
          onHold={async () => {
            failed.value = false;
            try {
              await organizer.remove(desk.id);
              app.navigation.replace('organizer');
            } catch {
              failed.value = true;
            }
          }}
        >
          {t.remove}
        </HoldButton>
        {failed.value && (
          <p class={styles.warning} role="alert">
            {t.notRemoved}
          </p>
        )}
        <p class={styles.muted}>{t.removeHint}</p>
      </div>
    </DeskFrame>
  );
}
