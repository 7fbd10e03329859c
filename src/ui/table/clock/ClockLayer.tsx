import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { App } from '../../../app/shell/app.ts';
import { foreseenState } from '../../../app/table/moveFact.ts';
import type { Game } from '../../../domain/table/game.ts';
import type { GameState } from '../../../domain/table/state.ts';
import { Layer } from '../../parts/Layer.tsx';
import { Clock } from './Clock.tsx';

/** So long after the last key nobody is typing on: what is made ready meanwhile makes no key wait. */
const UNHURRIED = 120;

/** What the clock will show once the move is recorded. */
type Foreseen = { readonly from: Game; readonly after: GameState };

type Props = {
  readonly app: App;
  /** Null while a move is settled: the clock is out of sight then. */
  readonly state: GameState | null;
};

/**
 * The clock, where it can be seen or out of sight. While a move is written down it is made ready for it: whoever records
 * what is typed only has to be shown it.
 */
export function ClockLayer({ app, state }: Props) {
  const { table, typedMove } = app;
  const foreseen = useSignal<Foreseen | null>(null);
  const last = useRef<GameState | null>(null);
  const game = table.game.value;
  const typed = state ? null : typedMove.typed.value;

  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => {
      const after = foreseenState(table.preview, game, typed);
      if (after) foreseen.value = { from: game, after };
    }, UNHURRIED);
    return () => clearTimeout(timer);
  }, [game, typed]);

  const next = foreseen.value;
  last.current = state ?? (next?.from === game ? next.after : last.current);
  return (
    <Layer shown={state !== null} made={next}>
      {last.current && <Clock app={app} state={last.current} />}
    </Layer>
  );
}
