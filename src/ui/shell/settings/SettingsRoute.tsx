import type { App } from '../../../app/shell/app.ts';
import { BackupCopy } from './BackupCopy.tsx';
import { PhoneState } from './PhoneState.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';
import { TournamentSection } from './TournamentSection.tsx';

export function SettingsRoute({ app }: { readonly app: App }) {
  const { settings, ownRules, navigation, handOff, lists, storage, offline, library, device, time } = app;
  return (
    <SettingsScreen
      settings={settings}
      tournament={
        <TournamentSection handOff={handOff} lists={lists} toLists={() => navigation.go('lists')} />
      }
      phone={
        <>
          <PhoneState storage={storage} offline={offline} />
          <BackupCopy library={library} phone={{ ownRules, settings }} device={device} now={time.phone.now} />
        </>
      }
      go={navigation.go}
      onBack={() => navigation.back('home')}
    />
  );
}
