import { columnOrder, type SheetLine, type SheetRound, type WrittenLine } from '../../../app/table/sheet.ts';
import type { Ticker } from '../../../app/time/ticker.ts';
import { isTimed } from '../../../domain/clock/clock.ts';
import { columnsOf } from '../../../domain/table/finalScore.ts';
import { type GameState, turnOf } from '../../../domain/table/state.ts';
import { figure } from '../../../i18n/figures.ts';
import { messages } from '../../../i18n/messages.ts';
import { Icon } from '../../parts/Icon.tsx';
import { LineView } from './LineView.tsx';
import styles from './SheetTable.module.css';

type Props = {
  readonly state: GameState;
  readonly names: readonly string[];
  readonly rounds: readonly SheetRound[];
  /** Of the game on the table: the times stay visible. */
  readonly ticker: Ticker | null;
  readonly onCorrect: ((line: WrittenLine) => void) | null;
};

/** The form everybody knows: a column per player, each line with its value and the sum below it. */
export function SheetTable({ state, names, rounds, ticker, onCorrect }: Props) {
  const { sheet } = messages.value;
  const seats = columnOrder(state);
  const turn = turnOf(state);
  const last = state.turns.at(-1);
  const isLatest = (line?: SheetLine) => line?.kind === 'turn' && line.turn === last;
  const totals = state.end ? columnsOf(state).map(({ total }) => total) : state.scores;
  return (
    <div class={styles.bleed}>
      <table class={styles.table} data-seats={seats.length}>
        <thead>
          <tr>
            <th scope="col" class={styles.corner}>
              {sheet.moveNumber}
            </th>
            {seats.map((seat) => (
              <th
                key={seat}
                scope="col"
                class={styles.player}
                data-seat={seat}
                data-turn={(!state.end && turn === seat) || undefined}
              >
                <span class={styles.name}>{names[seat]}</span>
                <span class={styles.standing}>
                  <span class={styles.total}>{figure(totals[seat] ?? 0)}</span>
                  {ticker && isTimed(state.rules.clock) && !state.end && (
                    <span class={styles.clock} data-off-paper role="timer" aria-live="off">
                      {ticker.text(seat)}
                    </span>
                  )}
                  {state.outOfTime[seat] !== null && (
                    <span class={styles.flag}>
                      <Icon name="flag" /> {sheet.outOfTime}
                    </span>
                  )}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ number, cells }) => (
            <tr key={number}>
              <th scope="row" class={styles.number}>
                {number || '·'}
              </th>
              {seats.map((seat) => (
                <td key={seat} class={styles.cell} data-latest={isLatest(cells[seat]?.at(-1)) || undefined}>
                  {cells[seat]?.map((line, index) => (
                    <LineView
                      key={index}
                      line={line}
                      number={number}
                      name={names[seat] ?? ''}
                      latest={isLatest(line)}
                      onCorrect={onCorrect}
                    />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
