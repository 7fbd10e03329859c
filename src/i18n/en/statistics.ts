import { plural } from '../plural.ts';
import type { StatisticsMessages } from '../statistics.ts';

export const statistics: StatisticsMessages = {
  title: 'Statistics',
  none: 'Statistics appear here once the first game is finished.',
  noneFound: 'No finished games in this range.',
  reading: (done, of) => `Reading games: ${done} of ${of}`,
  period: 'Period',
  periods: { all: 'All', year: 'Year', month: '30 days' },
  regulation: 'Rules',
  anyRegulation: 'All rules',
  players: 'Players',
  games: (n) => `${n} ${plural('en', n, { one: 'game', other: 'games' })}`,
  columns: {
    name: 'Player',
    games: 'Games',
    wins: 'Wins',
    draws: 'Draws',
    average: 'Average',
    highest: 'Highest game',
    perMove: 'Points per move',
    bestMove: 'Best move',
    bestWord: 'Word',
    bonuses: 'Bonuses',
    challenges: 'Challenges',
    challengesWon: 'Challenges won',
    perTurn: 'Time per move',
  },
  outcomes: (wins, draws, losses) =>
    draws > 0 ? `${wins} won · ${draws} drawn · ${losses} lost` : `${wins} won · ${losses} lost`,
  openPlayer: (name) => `Show ${name}`,
  rivals: 'Opponents',
  curve: 'Game by game',
  curveSummary: (n, last) => `Points in ${n} games, the last one ${last}`,
  axis: 'games',
  csv: 'Save the table (CSV)',
  csvName: 'statistics',
};
