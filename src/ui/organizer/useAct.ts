import { type Signal, useSignal } from '@preact/signals';
import type { TournamentRefusal } from '../../domain/tournament/refusal.ts';
import { refusalText } from './refusalText.ts';

/** What is done at the desk: where it is refused, `said` has the reason for a line beside the button. */
export function useAct(): {
  readonly said: Signal<string>;
  /** Takes what became of it; true where it was done. */
  readonly act: (refusal: TournamentRefusal | null) => boolean;
} {
  const said = useSignal('');
  return {
    said,
    act(refusal) {
      said.value = refusal ? refusalText(refusal) : '';
      return refusal === null;
    },
  };
}
