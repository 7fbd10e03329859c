import type { TypedMove } from '../../../app/table/typedMove.ts';
import { exchangeQuestion } from '../../../domain/table/questions.ts';
import type { GameState } from '../../../domain/table/state.ts';
import type { Seat } from '../../../domain/units.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { CountPad } from '../../parts/CountPad.tsx';
import styles from './MoveForm.module.css';

type Props = {
  readonly state: GameState;
  readonly seat: Seat;
  readonly typed: TypedMove;
  readonly change: (changes: Partial<TypedMove>) => void;
};

/** How many tiles; where the bag is unknown, the players are asked. */
export function ExchangeKeys({ state, seat, typed, change }: Props) {
  const { common, settling } = messages.value;
  const question = questionOf(state, seat, typed);
  const need = question.kind === 'ask' ? question.need : null;
  return (
    <div class={styles.keys} data-low>
      {need !== null && (
        <div class={styles.ask} role="group" aria-label={settling.bagQuestion(need)}>
          <p>{settling.bagQuestion(need)}</p>
          <Button kind="chip" onClick={() => change({ bag: { least: need, yes: true } })}>
            {common.yes}
          </Button>
          <Button
            kind="chip"
            aria-pressed={typed.bag?.yes === false}
            onClick={() => change({ bag: { least: need, yes: false } })}
          >
            {common.no}
          </Button>
        </div>
      )}
      <p class={styles.question}>{settling.exchangeQuestion}</p>
      <CountPad
        label={settling.exchangeQuestion}
        most={state.rules.rack}
        value={typed.exchanged}
        onChoose={(exchanged) => change({ exchanged })}
      />
    </div>
  );
}

/** Why this exchange is not possible, where that is known already. */
export function exchangeTrouble(
  state: GameState,
  seat: Seat,
  typed: TypedMove,
  names: readonly string[],
): string {
  const question = questionOf(state, seat, typed);
  if (question.kind === 'refused') return messages.value.refusals(question.refusal, names);
  return typed.bag?.yes === false ? messages.value.settling.bagTooSmall(typed.bag.least) : '';
}

function questionOf(state: GameState, seat: Seat, { bag, exchanged }: TypedMove) {
  return exchangeQuestion(state, seat, exchanged ?? 1, bag?.yes ? bag.least : null);
}
