import type { TypedMove } from '../../../app/table/typedMove.ts';
import { exchangeQuestion } from '../../../domain/table/questions.ts';
import type { GameState } from '../../../domain/table/state.ts';
import type { Seat } from '../../../domain/units.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { CountPad } from '../../parts/CountPad.tsx';
import entry from '../../parts/Entry.module.css';
import { Notice } from '../../parts/Notice.tsx';
import styles from './MoveForm.module.css';

type Props = {
  readonly state: GameState;
  readonly seat: Seat;
  readonly typed: TypedMove;
  readonly names: readonly string[];
  readonly change: (changes: Partial<TypedMove>) => void;
};

/** How many tiles, and whether it is allowed; where the bag is unknown, the players are asked. */
export function ExchangeEntry({ state, seat, typed, names, change }: Props) {
  const { common, settling } = messages.value;
  const { rules, exchanges, tiles } = state;
  const bagAtLeast = typed.bag?.yes ? typed.bag.least : null;
  const question = exchangeQuestion(state, seat, typed.exchanged ?? 1, bagAtLeast);
  const need = question.kind === 'ask' ? question.need : null;
  return (
    <>
      <div class={`${entry.show} ${styles.show}`}>
        <p class={styles.question}>{settling.exchangeQuestion}</p>
        <p class={entry.sum}>
          <span>{settling.exchangesUsed(exchanges[seat] ?? 0, rules.exchange.limit)}</span>
          {tiles && <span>{settling.bag(tiles.bag)}</span>}
        </p>
        {question.kind === 'refused' && <Notice>{messages.value.refusals(question.refusal, names)}</Notice>}
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
        {typed.bag?.yes === false && <Notice>{settling.bagTooSmall(typed.bag.least)}</Notice>}
      </div>
      <div class={entry.pad} data-keys="low">
        <CountPad
          label={settling.exchangeQuestion}
          most={rules.rack}
          value={typed.exchanged}
          onChoose={(exchanged) => change({ exchanged })}
        />
      </div>
    </>
  );
}
