import { useSignal } from '@preact/signals';
import { writeDeskRoute } from '../../app/organizer/deskRoute.ts';
import { EXPORTS, exportFile } from '../../app/organizer/exports.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { outputsTexts } from '../../i18n/outputs.ts';
import { HoldButton } from '../parts/HoldButton.tsx';
import { Group, Row } from '../parts/Row.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import styles from './Organizer.module.css';
import type { DeskProps } from './OrganizerScreen.tsx';

const VIEWS = [
  ['settings', 'settings'],
  ['history', 'undo'],
  ['print', 'sheet'],
  ['publish', 'send'],
] as const;

export function More({ app, organizer, desk }: DeskProps) {
  const texts = organizerTexts.value;
  const t = texts.more;
  const said = useSignal('');
  const failed = useSignal(false);
  const titles: Readonly<Record<(typeof VIEWS)[number][0], string>> = {
    settings: t.settings,
    history: t.history,
    print: outputsTexts.value.print.title,
    publish: outputsTexts.value.page.title,
  };
  return (
    <DeskFrame app={app} desk={desk} view="more">
      <div data-stack="3">
        <Group>
          {VIEWS.map(([view, icon]) => (
            <Row
              key={view}
              icon={icon}
              label={titles[view]}
              onClick={() => app.navigation.go('organizer', writeDeskRoute(desk.id, view))}
            />
          ))}
          <Row icon="trophy" label={t.list} onClick={() => app.navigation.go('organizer')} />
        </Group>
        <Group title={t.exports}>
          {EXPORTS.map((kind) => (
            <Row
              key={kind}
              icon="save"
              label={t[kind]}
              end="none"
              onClick={() => {
                said.value = t.saved(exportFile(organizer, desk, app.device, texts, kind));
              }}
            />
          ))}
          <Row icon="undo" label={texts.restore} onClick={() => app.navigation.go('organizer')} />
        </Group>
        <p data-quiet>{t.backupHint}</p>
        <p role="status">{said}</p>
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
          <p class={styles.warning} data-stack="2" role="alert">
            {t.notRemoved}
          </p>
        )}
        <p data-quiet>{t.removeHint}</p>
      </div>
    </DeskFrame>
  );
}
