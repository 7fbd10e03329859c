import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type BestMoves, bestMovesOf, type NoBestMoves } from '../../app/board/bestMoves.ts';
import type { App } from '../../app/shell/app.ts';
import type { Game } from '../../domain/table/game.ts';

export type BestMovesAsked = {
  readonly told: ReadonlySignal<BestMoves | null>;
  readonly why: ReadonlySignal<NoBestMoves | null>;
  readonly searching: ReadonlySignal<boolean>;
  readonly ask: () => void;
};

/** The best moves of a game, once somebody asks. The worker goes with the screen. */
export function useBestMoves({ table, lists, settings, time }: App, game: Game): BestMovesAsked {
  const told = useSignal<BestMoves | null>(null);
  const why = useSignal<NoBestMoves | null>(null);
  const searching = useSignal(false);
  useEffect(() => () => lists.value?.plays.close(), []);
  const ask = async () => {
    if (searching.value) return;
    searching.value = true;
    why.value = null;
    const { lists: usual } = settings.value.value;
    const answer = await bestMovesOf(game, { table, lists: lists.value, usual, now: time.now() });
    searching.value = false;
    if (answer.ok) told.value = answer.value;
    else why.value = answer.error;
  };
  return { told, why, searching, ask };
}
