import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Hall } from '../../app/duplicate/hall.ts';
import { BY_CODE, type HallView, readHallRoute, readJoinRoute } from '../../app/duplicate/hallRoute.ts';
import type { App } from '../../app/shell/app.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { messages } from '../../i18n/messages.ts';
import { roomTexts } from '../../i18n/room.ts';
import { Screen } from '../parts/Screen.tsx';
import { CodeScreen } from '../room/CodeScreen.tsx';
import { JoinScreen } from '../room/JoinScreen.tsx';
import { CodesView } from './CodesView.tsx';
import { DevicesView } from './DevicesView.tsx';
import { HallList } from './HallList.tsx';
import { MoreView } from './MoreView.tsx';
import { PartiarSheet } from './PartiarSheet.tsx';
import { PartiarsView } from './PartiarsView.tsx';
import { PlayView } from './PlayView.tsx';
import { RoomScreen } from './RoomScreen.tsx';
import { TableView } from './TableView.tsx';
import { WordsView } from './WordsView.tsx';

type OpenHalls = Awaited<ReturnType<App['duplicate']>>;

/** What every screen of a duplicate game is given. `n`: the participant it is about, where it is about one. */
export type HallProps = {
  readonly app: App;
  readonly halls: OpenHalls;
  readonly hall: Hall;
  readonly n: number;
};

const VIEWS: Readonly<Record<HallView, ComponentType<HallProps>>> = {
  play: PlayView,
  table: TableView,
  words: WordsView,
  partiars: PartiarsView,
  more: MoreView,
  room: RoomScreen,
  devices: DevicesView,
  codes: CodesView,
};

export function DuplicateScreen({ app }: { readonly app: App }) {
  const halls = useSignal<OpenHalls | null>(null);
  useEffect(() => {
    Promise.all([app.duplicate(), roomTexts.load()]).then(([opened]) => {
      halls.value = opened;
      resumeRoom(opened, app);
    });
  }, []);
  const t = duplicateTexts.value;
  const opened = halls.value;
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
  const joining = readJoinRoute(app.navigation.route.value.id);
  if (joining !== null)
    return (
      <JoinScreen
        app={app}
        rooms={opened.rooms}
        name={joining}
        sheetOf={(partiar) => <PartiarSheet partiar={partiar} />}
      />
    );
  if (app.navigation.route.value.id === BY_CODE) return <CodeScreen app={app} halls={opened} />;
  const { id, view, n } = readHallRoute(app.navigation.route.value.id);
  const hall = opened.find(id);
  if (!hall) return <HallList app={app} halls={opened} />;
  const View = VIEWS[view];
  return <View key={`${id}${view}`} app={app} halls={opened} hall={hall} n={n} />;
}
/** Whichever page of a game its referee opens anew, the room is led again; the projector's window leads none. */
async function resumeRoom(halls: OpenHalls, app: App): Promise<void> {
  const { id, view } = readHallRoute(app.navigation.route.peek().id);
  const led = view === 'room' ? null : halls.find(halls.ports.ledRoom() ?? '');
  if (led && led.id === id) await (await halls.rooms()).resume(led, halls);
}
DuplicateScreen.texts = duplicateTexts;
