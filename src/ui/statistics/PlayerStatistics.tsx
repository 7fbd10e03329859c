import { type Career, pointsOver, rivalries } from '../../app/statistics/career.ts';
import type { PlayedGame } from '../../app/statistics/playedGame.ts';
import { figure } from '../../i18n/figures.ts';
import { messages } from '../../i18n/messages.ts';
import { spanText } from '../../i18n/spanText.ts';
import { statisticsMessages } from '../../i18n/statistics.ts';
import { Screen } from '../parts/Screen.tsx';
import { Plot } from '../table/sheet/Plot.tsx';
import { averageText } from './averageText.ts';
import styles from './Statistics.module.css';

type Props = { readonly career: Career; readonly games: readonly PlayedGame[]; readonly onBack: () => void };

/** One player: the numbers, how the results went, and against whom. */
export function PlayerStatistics({ career, games, onBack }: Props) {
  const text = statisticsMessages.value;
  const { columns } = text;
  const points = pointsOver(games, career.key);
  const rivals = rivalries(games, career.key);
  const best = career.bestMove;
  const facts: readonly (readonly [string, string])[] = [
    [columns.games, figure(career.games)],
    [columns.wins, figure(career.wins)],
    [columns.average, averageText(career.points, career.games)],
    [columns.highest, figure(career.highest)],
    [columns.perMove, averageText(career.movePoints, career.moves)],
    [
      columns.bestMove,
      best ? [figure(best.points), best.word.toUpperCase()].filter(Boolean).join(' · ') : '–',
    ],
    [columns.bonuses, figure(career.bonuses)],
    [columns.challenges, figure(career.challenges)],
    [columns.challengesWon, figure(career.challengesWon)],
    ...(career.took > 0 ? [[columns.perTurn, spanText(career.took / career.turns)] as const] : []),
  ];
  return (
    <Screen title={career.name} back={{ label: messages.value.common.back, go: onBack }}>
      <div data-stack="4">
        <dl class={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt data-quiet>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {points.length > 1 && (
          <Plot
            title={text.curve}
            summary={text.curveSummary(points.length, figure(points.at(-1) ?? 0))}
            names={[career.name]}
            series={[points]}
            text={figure}
            steps={[10, 20, 50, 100, 200, 500]}
            axis={text.axis}
          />
        )}
        {rivals.length > 0 && (
          <table class={styles.rivals}>
            <caption>{text.rivals}</caption>
            <thead>
              <tr>
                <th scope="col">{columns.name}</th>
                <th scope="col">{columns.games}</th>
                <th scope="col">{columns.wins}</th>
                <th scope="col">{columns.average}</th>
              </tr>
            </thead>
            <tbody>
              {rivals.map((rival) => (
                <tr key={rival.key}>
                  <th scope="row">{rival.name}</th>
                  <td>{rival.games}</td>
                  <td>{rival.wins}</td>
                  <td>
                    {averageText(rival.points, rival.games)} : {averageText(rival.against, rival.games)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Screen>
  );
}
