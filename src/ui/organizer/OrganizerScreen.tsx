import { useComputed, useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Desk } from '../../app/organizer/desk.ts';
import { type DeskView, readDeskRoute } from '../../app/organizer/deskRoute.ts';
import type { Organizer } from '../../app/organizer/organizer.ts';
import type { App } from '../../app/shell/app.ts';
import { messages } from '../../i18n/messages.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { outputsTexts } from '../../i18n/outputs.ts';
import { Screen } from '../parts/Screen.tsx';
import { BigScreen } from './BigScreen.tsx';
import { Collect } from './Collect.tsx';
import { History } from './History.tsx';
import { More } from './More.tsx';
import { Players } from './Players.tsx';
import { PrintScreen } from './PrintScreen.tsx';
import { PublishScreen } from './PublishScreen.tsx';
import { RoundScreen } from './RoundScreen.tsx';
import { resultsText } from './resultsText.ts';
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
  print: PrintScreen,
  publish: PublishScreen,
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
  return (
    <>
      <Publishing organizer={opened} desk={desk} />
      <Titled desk={desk} />
      <View key={`${id}${view}${n}`} app={app} organizer={opened} desk={desk} n={n} />
    </>
  );
}

/** Whichever view is open, the page of results follows the tournament, where that was asked for. */
function Publishing({ organizer, desk }: Pick<DeskProps, 'organizer' | 'desk'>) {
  useEffect(
    () => organizer.publisher(desk).watch(() => resultsText(desk, organizer.ports.now(), true)),
    [desk],
  );
  return null;
}

/** Windows, printed pages and files are called after the tournament. */
function Titled({ desk }: Pick<DeskProps, 'desk'>) {
  const name = useComputed(() => desk.tournament.value.settings.name).value;
  useEffect(() => {
    const { title } = document;
    document.title = name;
    return () => {
      document.title = title;
    };
  }, [name]);
  return null;
}
OrganizerScreen.texts = {
  load: async () => {
    await Promise.all([organizerTexts.load(), outputsTexts.load()]);
  },
};
