import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { App } from '../../app/shell/app.ts';
import type { StoredGame } from '../../app/shell/ports.ts';

/** The log of a game that is not on the table: undefined until it is read, null where there is none. */
export function useStoredGame(
  { library, table }: App,
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
