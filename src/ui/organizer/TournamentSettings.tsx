import { organizerTexts } from '../../i18n/organizer.ts';
import { Frame } from './Frame.tsx';
import styles from './Organizer.module.css';
import type { DeskProps } from './OrganizerScreen.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useAct } from './useAct.ts';

export function TournamentSettings({ app, desk }: DeskProps) {
  const t = organizerTexts.value.settings;
  const { said, act } = useAct();
  return (
    <Frame app={app} desk={desk} view="settings" parent="more" title={t.title}>
      <SettingsForm
        app={app}
        settings={desk.tournament.value.settings}
        submit={t.save}
        onSubmit={(settings) => {
          if (act(desk.record({ type: 'settings', settings }))) said.value = t.saved;
        }}
      />
      <p class={styles.status} role="status">
        {said}
      </p>
    </Frame>
  );
}
