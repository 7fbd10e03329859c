import type { App } from '../../app/shell/app.ts';
import { TILE_LANGUAGES } from '../../domain/tiles/language.ts';
import { listsMessages } from '../../i18n/lists.ts';
import { ListsScreen } from './ListsScreen.tsx';

/** The lists themselves come after the first screen. */
export function ListsRoute({ app }: { readonly app: App }) {
  const { lists } = app.settings.value.value;
  const model = app.lists.value;
  if (!model) return null;
  return (
    <ListsScreen
      model={model}
      messages={listsMessages.value}
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
ListsRoute.texts = listsMessages;
