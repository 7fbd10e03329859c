import { useSignal } from '@preact/signals';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Frame } from './Frame.tsx';
import styles from './Organizer.module.css';
import type { DeskProps } from './OrganizerScreen.tsx';
import { SettingsForm } from './SettingsForm.tsx';

export function TournamentSettings({ app, desk }: DeskProps) {
  const t = organizerTexts.value.settings;
  const said = useSignal('');
  return (
    <Frame app={app} desk={desk} view="settings" parent="more" title={t.title}>
      <SettingsForm
        app={app}
        settings={desk.tournament.value.settings}
        submit={t.save}
        onSubmit={(settings) => {
          said.value = desk.record({ type: 'settings', settings }) ? t.bad : t.saved;
        }}
      />
      <p class={styles.status} role="status">
        {said}
      </p>
    </Frame>
  );
}
