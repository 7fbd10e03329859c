import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Hall } from '../../app/duplicate/hall.ts';
import { type HallView, readHallRoute } from '../../app/duplicate/hallRoute.ts';
import type { Halls } from '../../app/duplicate/halls.ts';
import type { App } from '../../app/shell/app.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { messages } from '../../i18n/messages.ts';
import { Screen } from '../parts/Screen.tsx';
import { HallList } from './HallList.tsx';
import { MoreView } from './MoreView.tsx';
import { PartiarsView } from './PartiarsView.tsx';
import { PlayView } from './PlayView.tsx';
import { RoomScreen } from './RoomScreen.tsx';
import { TableView } from './TableView.tsx';
import { WordsView } from './WordsView.tsx';

/** What every screen of a duplicate game is given. `n`: the participant it is about, where it is about one. */
export type HallProps = {
  readonly app: App;
  readonly halls: Halls;
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
};

export function DuplicateScreen({ app }: { readonly app: App }) {
  const halls = useSignal<Halls | null>(null);
  useEffect(() => {
    app.duplicate().then((opened) => {
      halls.value = opened;
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
  const { id, view, n } = readHallRoute(app.navigation.route.value.id);
  const hall = opened.find(id);
  if (!hall) return <HallList app={app} halls={opened} />;
  const View = VIEWS[view];
  return <View key={`${id}${view}`} app={app} halls={opened} hall={hall} n={n} />;
}
DuplicateScreen.texts = duplicateTexts;
