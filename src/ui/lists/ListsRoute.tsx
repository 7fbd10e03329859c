import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { App } from '../../app/shell/app.ts';
import { TILE_LANGUAGES } from '../../domain/tiles/tileSet.ts';
import { listsMessages } from '../../i18n/lists.ts';
import type { ListsMessages } from '../../i18n/pl/lists.ts';
import { ListsScreen } from './ListsScreen.tsx';

/** The screen needs its own catalogue and the lists themselves: both come after the first screen. */
export function ListsRoute({ app }: { readonly app: App }) {
  const messages = useSignal<ListsMessages | null>(null);
  const { language, lists } = app.settings.value.value;
  useEffect(() => {
    listsMessages(language).then((loaded) => {
      messages.value = loaded;
    });
  }, [language]);
  const model = app.lists.value;
  if (!model || !messages.value) return null;
  return (
    <ListsScreen
      model={model}
      messages={messages.value}
      chosen={lists}
      choose={(list) => {
        const judged = TILE_LANGUAGES.find((known) => known === list.language);
        if (judged) app.settings.change({ lists: { ...lists, [judged]: list.id } });
      }}
      // Whoever came from a game being prepared goes back to it.
      onBack={() => app.navigation.back(app.navigation.route.value.id === 'new' ? 'new' : 'home')}
    />
  );
}
