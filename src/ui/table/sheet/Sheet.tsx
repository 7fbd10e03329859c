import { useComputed } from '@preact/signals';
import type { App } from '../../../app/shell/app.ts';
import { roundsOf } from '../../../app/table/sheet.ts';
import { current, type Game, replay } from '../../../domain/table/game.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { Screen } from '../../parts/Screen.tsx';
import { SheetPage } from './SheetPage.tsx';

/** The sheet of the game on the table, or, by its id, of any game on this phone. */
export function Sheet({ app }: { readonly app: App }) {
  const { table, library, navigation } = app;
  const shown = useComputed((): { game: Game; onTable: boolean } => {
    const { id } = navigation.route.value;
    if (id === '' || id === table.id.value) return { game: table.game.value, onTable: true };
    const stored = library.games.value.find((game) => game.id === id);
    return { game: replay(stored?.entries ?? []).log, onTable: false };
  });
  const rounds = useComputed(() => roundsOf(shown.value.game));
  const { sheet, common } = messages.value;
  const { game, onTable } = shown.value;
  const state = current(game);

  if (!state) {
    const { id } = navigation.route.value;
    return (
      <Screen title={sheet.title} back={{ label: common.back, go: () => navigation.back('home') }}>
        <p>{id === '' ? sheet.noGame : sheet.missing}</p>
        <p>
          <Button onClick={() => navigation.go('games')}>{sheet.toGames}</Button>
        </p>
      </Screen>
    );
  }
  return <SheetPage app={app} game={game} state={state} rounds={rounds.value} onTable={onTable} />;
}
