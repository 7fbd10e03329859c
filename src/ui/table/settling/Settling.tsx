import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { App } from '../../../app/shell/app.ts';
import { type TypedMove, turnStop } from '../../../app/table/typedMove.ts';
import { current, type Game } from '../../../domain/table/game.ts';
import type { Seat } from '../../../domain/units.ts';
import { boardMessages } from '../../../i18n/board.ts';
import { Layer } from '../../parts/Layer.tsx';
import { ChallengeEntry } from '../words/ChallengeEntry.tsx';
import { MoveForm } from './MoveForm.tsx';

/** So long after a clock has started nobody can have stopped it yet: a press that soon is none. */
const UNHURRIED = 120;

/** What the next stop will show, made of what the game would be then. */
type Ahead = { readonly from: Game; readonly stopped: Game };

/**
 * The clock is stopped: the move is written down, or challenged. While the clock runs the form of the next stop stands
 * ready out of sight, so that the stop has only to show it; a form whose move was recorded stays as it was until then.
 */
export function Settling({ app }: { readonly app: App }) {
  const { table, typedMove } = app;
  const game = table.game.value;
  const phase = current(game)?.phase;
  const ahead = useSignal<Ahead | null>(null);
  const form = useRef<VNode | null>(null);

  useEffect(() => {
    if (phase?.name !== 'thinking') return;
    const timer = setTimeout(() => {
      // Whoever lays on the board does not need it.
      if (typedMove.typed.peek().pad === 'board') return;
      const stopped = table.preview({ type: 'stop', seat: phase.seat }, game);
      if (stopped.ok) ahead.value = { from: game, stopped: stopped.value };
    }, UNHURRIED);
    return () => clearTimeout(timer);
  }, [game]);

  const next = ahead.value;
  if (phase?.name === 'settling') form.current = formOf(app, game, phase.seat, typedMove.typed.value);
  else if (next?.from === game && phase?.name === 'thinking')
    form.current = formOf(app, next.stopped, phase.seat, null);
  return (
    <Layer shown={phase?.name === 'settling'} made={next}>
      {form.current}
    </Layer>
  );
}
Settling.texts = boardMessages;

function formOf(app: App, game: Game, seat: Seat, sinceStop: TypedMove | null): VNode | null {
  const state = current(game);
  if (!state) return null;
  return sinceStop?.challenge ? (
    <ChallengeEntry app={app} mover={seat} />
  ) : (
    <MoveForm key={turnStop(game)} app={app} game={game} state={state} seat={seat} sinceStop={sinceStop} />
  );
}
