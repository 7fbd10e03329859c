import { type UnseenTile, unseenTiles } from '../../app/board/unseenTiles.ts';
import type { App } from '../../app/shell/app.ts';
import { boardMessages } from '../../i18n/board.ts';
import { Dialog } from '../parts/Dialog.tsx';
import styles from './UnseenTiles.module.css';

type Props = { readonly app: Pick<App, 'table'>; readonly close: () => void };

/** Which tiles lie in the bag and on the racks, where the rules allow a list. */
export function UnseenTiles({ app, close }: Props) {
  const text = boardMessages.value;
  const state = app.table.state.value;
  const tiles = state && unseenTiles(state);
  if (!tiles) return null;
  return (
    <Dialog title={text.unseen} onClose={close}>
      <p>{text.unseenCount(tiles.reduce((sum, { left }) => sum + left, 0))}</p>
      <ul class={styles.tiles}>
        {tiles.map((one) => (
          <Letter key={one.tile} {...one} />
        ))}
      </ul>
    </Dialog>
  );
}
UnseenTiles.texts = boardMessages;

function Letter({ tile, left }: UnseenTile) {
  const text = boardMessages.value;
  return (
    <li data-none={left === 0 || undefined}>
      <b>{tile === '?' ? text.blank : tile}</b> <span>{left}</span>
    </li>
  );
}
