import { callNames } from '../../../app/table/callName.ts';
import type { Match } from '../../../app/table/ending.ts';
import { aheadInGames } from '../../../domain/table/match.ts';
import type { GameState } from '../../../domain/table/state.ts';
import { figure } from '../../../i18n/figures.ts';
import { messages } from '../../../i18n/messages.ts';
import styles from './End.module.css';

type Props = { readonly state: GameState; readonly match: Match };

/** The match so far. The regulation names no winner of a match, so neither do we. */
export function MatchCard({ state: { players }, match: { games, tally, of } }: Props) {
  const { end: text } = messages.value;
  const names = callNames(players);
  const ahead = aheadInGames(tally);
  return (
    <section class={styles.card} data-stack="2" data-card>
      <h2>{text.match(tally.played, of)}</h2>
      <table class={styles.match}>
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
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
      {tally.played === of && (
        <p>
          <b>{ahead === null ? text.matchEven : text.matchWonMore(names[ahead] ?? '')}</b>{' '}
          {text.matchUndecided}
        </p>
      )}
    </section>
  );
}
