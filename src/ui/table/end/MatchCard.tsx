import type { App } from '../../../app/shell/app.ts';
import { callNames } from '../../../app/table/callName.ts';
import { matchOf } from '../../../app/table/ending.ts';
import type { GameState } from '../../../domain/table/state.ts';
import { figure } from '../../../i18n/figures.ts';
import { messages } from '../../../i18n/messages.ts';
import styles from './End.module.css';

/** The match so far. The regulation names no winner of a match, so neither do we. */
export function MatchCard({
  app,
  state,
}: {
  readonly app: Pick<App, 'library' | 'table'>;
  readonly state: GameState;
}) {
  const { end: text } = messages.value;
  const match = matchOf(app.library.heads.value, app.table.id.value, state.start);
  if (!match) return null;
  const { games, tally, of } = match;
  return (
    <section class={styles.card} data-stack="2" data-card>
      <h2>{text.match(tally.played, of)}</h2>
      <table class={styles.match}>
        <thead>
          <tr>
            <td />
            {callNames(state.players).map((name, seat) => (
              <th key={seat} scope="col" data-seat={seat}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {games.map(({ id, game, result }) => (
            <tr key={id}>
              <th scope="row">{text.matchGame(game)}</th>
              {result.points.map((total, seat) => (
                <td key={seat}>{result.decision.winner === seat ? <b>{figure(total)}</b> : figure(total)}</td>
              ))}
            </tr>
          ))}
          <tr data-sum>
            <th scope="row">{text.matchWon}</th>
            {tally.won.map((won, seat) => (
              <td key={seat}>{won}</td>
            ))}
          </tr>
          <tr data-sum>
            <th scope="row">{text.matchPoints}</th>
            {tally.points.map((points, seat) => (
              <td key={seat}>{figure(points)}</td>
            ))}
          </tr>
        </tbody>
      </table>
      {tally.drawn > 0 && <p>{text.matchDrawn(tally.drawn)}</p>}
      {tally.played === of && <p>{text.matchUndecided}</p>}
    </section>
  );
}
