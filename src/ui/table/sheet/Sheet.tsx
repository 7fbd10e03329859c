import { useMemo } from 'preact/hooks';
import type { App } from '../../../app/shell/app.ts';
import { roundsOf } from '../../../app/table/sheet.ts';
import { current, EMPTY_GAME } from '../../../domain/table/game.ts';
import { boardMessages } from '../../../i18n/board.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { Empty } from '../../parts/Empty.tsx';
import { Screen } from '../../parts/Screen.tsx';
import { useShownGame } from '../../parts/storedGame.ts';
import { SheetPage } from './SheetPage.tsx';

/** The sheet of the game on the table, or, by its id, of any game on this phone. */
export function Sheet({ app }: { readonly app: App }) {
  const { navigation } = app;
  const shown = useShownGame(app);
  const game = shown?.game ?? EMPTY_GAME;
  const rounds = useMemo(() => roundsOf(game), [game]);
  const { sheet, common } = messages.value;
  const state = current(game);

  if (!shown) return null;
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
  return <SheetPage app={app} game={game} state={state} rounds={rounds} onTable={shown.onTable} />;
}
Sheet.texts = boardMessages;
