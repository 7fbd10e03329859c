import { type Signal, useSignal } from '@preact/signals';
import type { Desk } from '../../app/organizer/desk.ts';
import type { PlayerNumber } from '../../domain/tournament/fact.ts';
import { nameIn } from '../../domain/tournament/names.ts';
import type { TournamentRefusal } from '../../domain/tournament/refusal.ts';
import { refusalText } from './refusalText.ts';

/** What is done at the desk: where it is refused, `said` has the reason for a line beside the button. */
export function useAct(desk: Desk | null = null): {
  readonly said: Signal<string>;
  /** Takes what became of it; true where it was done. */
  readonly act: (refusal: TournamentRefusal | null) => boolean;
} {
  const said = useSignal('');
  const nameOf = desk ? (number: PlayerNumber) => nameIn(desk.tournament.peek(), number) : undefined;
  return {
    said,
    act(refusal) {
      said.value = refusal ? refusalText(refusal, nameOf) : '';
      return refusal === null;
    },
  };
}
