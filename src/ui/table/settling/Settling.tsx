import type { App } from '../../../app/shell/app.ts';
import { boardMessages } from '../../../i18n/board.ts';
import { ChallengeEntry } from '../words/ChallengeEntry.tsx';
import { MoveForm } from './MoveForm.tsx';

/** The clock is stopped: the move is written down, or challenged. */
export function Settling({ app }: { readonly app: App }) {
  const state = app.table.state.value;
  if (state?.phase.name !== 'settling') return null;
  const { seat } = state.phase;
  return app.typedMove.typed.value.challenge ? (
    <ChallengeEntry app={app} mover={seat} />
  ) : (
    <MoveForm app={app} state={state} seat={seat} />
  );
}
Settling.texts = boardMessages;
