import { callName } from '../../../app/table/callName.ts';
import type { Match } from '../../../app/table/ending.ts';
import { columnOrder } from '../../../app/table/sheet.ts';
import { everyOf } from '../../../domain/exact.ts';
import { adjournedFor } from '../../../domain/table/earlyEnd.ts';
import { type Column, columnsOf, type Decision, resultOf } from '../../../domain/table/finalScore.ts';
import type { GameState } from '../../../domain/table/state.ts';
import { figure, signedFigure } from '../../../i18n/figures.ts';
import { messages } from '../../../i18n/messages.ts';
import { Icon } from '../../parts/Icon.tsx';
import { earlyNote } from '../../text/earlyNote.ts';
import { matchLine } from '../../text/matchLine.ts';
import styles from './SheetResult.module.css';

type Props = {
  readonly state: GameState;
  readonly names: readonly string[];
  /** The match that the game belongs to. */
  readonly match: Match | null;
};

const PARTS = everyOf<Exclude<keyof Column, 'total'>>()(
  'carried',
  'moves',
  'challenges',
  'referee',
  'time',
  'rackLost',
  'rackGained',
);

/** The foot of the form: how each sum comes about, and who has won. */
export function SheetResult({ state, names, match }: Props) {
  const { early, sheet } = messages.value;
  const result = resultOf(state);
  const columns = columnsOf(state);
  const seats = columnOrder(state);
  const standing = matchLine(match, seats);
  const parts = PARTS.filter((part) => part === 'moves' || columns.some((column) => column[part] !== 0));
  const adjourned = adjournedFor(state);
  const open = adjourned === null ? sheet.unfinished : early.putOff(early.adjourned, adjourned);
  if (!state.end && parts.length === 1) {
    return <p data-on-paper={adjourned === null || undefined}>{open}</p>;
  }
  return (
    <section class={styles.result} data-stack="2" data-card data-crowded={seats.length > 2 || undefined}>
      <h2 class={styles.verdict}>
        {result ? decisionText(result.decision, names) : state.end ? sheet.racksMissing : open}
      </h2>
      {earlyNote(state.end, state.players) && <p>{earlyNote(state.end, state.players)}</p>}
      <table class={styles.table}>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col">
                {callName(state.players, seat) || names[seat]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row">
                {part === 'rackGained' ? sheet.parts.rackGained(seats.length) : sheet.parts[part]}
              </th>
              {seats.map((seat) => (
                <td key={seat}>
                  {(part === 'moves' || part === 'carried' ? figure : signedFigure)(
                    columns[seat]?.[part] ?? 0,
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{result ? sheet.parts.total : sheet.standing}</th>
            {seats.map((seat) => (
              <td key={seat}>
                {figure(columns[seat]?.total ?? 0)}
                {result?.decision.winner === seat && <Icon name="check" />}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {result && standing !== '' && <p data-off-paper>{standing}</p>}
    </section>
  );
}

function decisionText({ by, winner }: Decision, names: readonly string[]): string {
  const { sheet } = messages.value;
  if (winner === null) return by === 'abandoned' ? messages.value.early.noWinner : sheet.draw;
  const name = names[winner] ?? '';
  if (by === 'last-word') return sheet.winsByLastWord(name);
  return by === 'overtime' ? sheet.winsByOvertime(name) : sheet.wins(name);
}
