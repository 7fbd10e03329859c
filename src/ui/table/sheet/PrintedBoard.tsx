import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { namingOf } from '../../../domain/board/naming.ts';
import type { GameState } from '../../../domain/table/state.ts';
import { TILE_SETS } from '../../../domain/tiles/tileSet.ts';
import { Board } from '../../parts/Board.tsx';
import styles from './PrintedBoard.module.css';

/** The final board, on paper only. It comes after the sheet is painted: no screen waits for what it does not show. */
export function PrintedBoard({ state }: { readonly state: GameState }) {
  const { rules, seen } = state;
  const painted = useSignal(false);
  useEffect(() => {
    painted.value = true;
  }, []);
  return (
    <div class={styles.board} data-on-paper data-board>
      {painted.value && (
        <Board set={TILE_SETS[rules.language]} board={seen} label="" naming={namingOf(rules.language)} />
      )}
    </div>
  );
}
