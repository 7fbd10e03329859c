import { organizerTexts } from '../../i18n/organizer.ts';
import { DeskFrame } from './DeskFrame.tsx';
import type { DeskProps } from './OrganizerScreen.tsx';
import { refusalText } from './refusalText.ts';
import { SettingsForm } from './SettingsForm.tsx';

export function TournamentSettings({ app, desk }: DeskProps) {
  const t = organizerTexts.value.settings;
  return (
    <DeskFrame app={app} desk={desk} view="settings" parent="more" title={t.title}>
      <SettingsForm
        app={app}
        settings={desk.tournament.value.settings}
        tournament={desk.tournament.value}
        submit={t.save}
        onSubmit={(settings, say) => {
          const refusal = desk.record({ type: 'settings', settings });
          say(refusal ? refusalText(refusal) : t.saved);
        }}
      />
    </DeskFrame>
  );
}
