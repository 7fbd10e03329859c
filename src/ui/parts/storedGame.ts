import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { App } from '../../app/shell/app.ts';
import type { StoredGame } from '../../app/shell/ports.ts';
import { type Game, replay } from '../../domain/table/game.ts';

/** The log of a game that is not on the table: undefined until it is read, null where there is none. */
export function useStoredGame(
  { library, table }: Pick<App, 'library' | 'table'>,
  id: string,
): ReadonlySignal<StoredGame | null | undefined> {
  const game = useSignal<StoredGame | null | undefined>(undefined);
  const open = id === '' || id === table.id.value;
  useEffect(() => {
    let wanted = !open;
    game.value = undefined;
    if (wanted) {
      library.read(id).then((read) => {
        if (wanted) game.value = read;
      });
    }
    return () => {
      wanted = false;
    };
  }, [id, open]);
  return game;
}

type ShownGame = { readonly game: Game; readonly onTable: boolean };

/** The game that the address names: the one on the table, or any on this phone by its id; null until it is read. */
export function useShownGame(app: Pick<App, 'library' | 'navigation' | 'table'>): ShownGame | null {
  const { navigation, table } = app;
  const { id } = navigation.route.value;
  const stored = useStoredGame(app, id).value;
  const read = useMemo(() => (stored === undefined ? null : replay(stored?.entries ?? []).log), [stored]);
  if (id === '' || id === table.id.value) return { game: table.game.value, onTable: true };
  return read && { game: read, onTable: false };
}
