import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Desk } from '../../app/organizer/desk.ts';
import { type DeskView, readDeskRoute } from '../../app/organizer/deskRoute.ts';
import type { Organizer } from '../../app/organizer/organizer.ts';
import type { App } from '../../app/shell/app.ts';
import { messages } from '../../i18n/messages.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Screen } from '../parts/Screen.tsx';
import { BigScreen } from './BigScreen.tsx';
import { Collect } from './Collect.tsx';
import { History } from './History.tsx';
import { More } from './More.tsx';
import { Players } from './Players.tsx';
import { RoundScreen } from './RoundScreen.tsx';
import { StandingsScreen } from './StandingsScreen.tsx';
import { TableCards } from './TableCards.tsx';
import { TournamentList } from './TournamentList.tsx';
import { TournamentSettings } from './TournamentSettings.tsx';

/** What every screen of a tournament is given. `n`: the round it is about, where it is about one. */
export type DeskProps = {
  readonly app: App;
  readonly organizer: Organizer;
  readonly desk: Desk;
  readonly n: number;
};

const VIEWS: Readonly<Record<DeskView, ComponentType<DeskProps>>> = {
  players: Players,
  round: RoundScreen,
  cards: TableCards,
  collect: Collect,
  standings: StandingsScreen,
  screen: BigScreen,
  more: More,
  settings: TournamentSettings,
  history: History,
};

export function OrganizerScreen({ app }: { readonly app: App }) {
  const organizer = useSignal<Organizer | null>(null);
  useEffect(() => {
    app.organizer().then((opened) => {
      organizer.value = opened;
    });
  }, []);

  const t = organizerTexts.value;
  const opened = organizer.value;
  if (!opened) {
    return (
      <Screen
        title={t.title}
        back={{ label: messages.value.common.back, go: () => app.navigation.go('home') }}
      >
        <p>{t.loading}</p>
      </Screen>
    );
  }
  const { id, view, n } = readDeskRoute(app.navigation.route.value.id);
  const desk = opened.find(id);
  if (!desk) return <TournamentList app={app} organizer={opened} />;
  const View = VIEWS[view];
  return <View key={`${id}${view}${n}`} app={app} organizer={opened} desk={desk} n={n} />;
}
OrganizerScreen.texts = organizerTexts;
