import { useComputed } from '@preact/signals';
import type { App } from '../../../app/shell/app.ts';
import { roundsOf } from '../../../app/table/sheet.ts';
import { current, type Game, replay } from '../../../domain/table/game.ts';
import { boardMessages } from '../../../i18n/board.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { Empty } from '../../parts/Empty.tsx';
import { Screen } from '../../parts/Screen.tsx';
import { useStoredGame } from '../../parts/storedGame.ts';
import { SheetPage } from './SheetPage.tsx';

/** The sheet of the game on the table, or, by its id, of any game on this phone. */
export function Sheet({ app }: { readonly app: App }) {
  const { table, navigation } = app;
  const stored = useStoredGame(app, navigation.route.value.id);
  const shown = useComputed((): { game: Game; onTable: boolean } => {
    const { id } = navigation.route.value;
    if (id === '' || id === table.id.value) return { game: table.game.value, onTable: true };
    return { game: replay(stored.value?.entries ?? []).log, onTable: false };
  });
  const rounds = useComputed(() => roundsOf(shown.value.game));
  const { sheet, common } = messages.value;
  const { game, onTable } = shown.value;
  const state = current(game);

  if (!onTable && stored.value === undefined) return null;
  if (!state) {
    const { id } = navigation.route.value;
    return (
      <Screen title={sheet.title} back={{ label: common.back, go: () => navigation.back('home') }}>
        <Empty action={<Button onClick={() => navigation.go('games')}>{sheet.toGames}</Button>}>
          {id === '' ? sheet.noGame : sheet.missing}
        </Empty>
      </Screen>
    );
  }
  return <SheetPage app={app} game={game} state={state} rounds={rounds.value} onTable={onTable} />;
}
Sheet.texts = boardMessages;
