import type { Hall } from '../../app/duplicate/hall.ts';
import { tileSetOf } from '../../domain/duplicate/state.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { placeText } from '../parts/placeText.ts';
import { Tiles } from '../parts/Tiles.tsx';
import styles from './Room.module.css';

/** Between two moves: what was laid for all, as large as the room needs it. */
export function RoomBetween({ hall }: { readonly hall: Hall }) {
  const t = duplicateTexts.value;
  const state = hall.state.value;
  const last = state.moves.at(-1);
  const { master } = last ?? {};
  return (
    <div class={styles.between}>
      {last && <p>{t.move(last.n)}</p>}
      {last && !master && <b>{t.master.none}</b>}
      {master && (
        <>
          {master.words[0] && <Tiles set={tileSetOf(state)} letters={master.words[0]} size="huge" />}
          <b>
            {master.placement && placeText(master.placement, state.rules.naming)}
            {state.rules.points === 'shown' && ` +${master.points}`}
          </b>
        </>
      )}
      <p>{last ? t.room.waiting : t.room.first}</p>
    </div>
  );
}
