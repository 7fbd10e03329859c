import type { PlayerNumber } from '../../../domain/tournament/fact.ts';
import { nameIn } from '../../../domain/tournament/names.ts';
import { type Places, recordOf, scoreText } from '../../../domain/tournament/record.ts';
import type { Tournament } from '../../../domain/tournament/state.ts';
import type { OutputRow, OutputTable } from '../../../share/tournament/resultsPage.ts';
import type { OutputTexts } from './outputTexts.ts';

/** A player's card: every game, and the place after each round. The places are asked for once, for all the cards. */
export function playerTable(
  tournament: Tournament,
  number: PlayerNumber,
  places: Places,
  texts: OutputTexts,
): OutputTable {
  const { heading } = texts;
  const rows = recordOf(tournament, number).flatMap(
    ({ round, kind, games, byePoints }): readonly OutputRow[] => {
      const place = String(places[round - 1]?.get(number) ?? '–');
      if (kind !== 'played') {
        const what = kind === 'bye' ? texts.bye : texts.missed;
        const points = byePoints === undefined ? '' : texts.figure(byePoints);
        return [{ cells: [String(round), what, '', '', points, '', place] }];
      }
      return games.map(({ opponent, table, started, result }) => ({
        cells: [
          String(round),
          `${opponent}. ${nameIn(tournament, opponent)}`,
          String(table),
          started === null ? '' : started ? '●' : '',
          result ? scoreText(result) : texts.noResult,
          result?.forfeit ? texts.forfeit : result ? texts.signed(result.points - result.against) : '',
          place,
        ],
        strong: result && result.wins === 1 ? [4] : [],
      }));
    },
  );
  return {
    id: `player-${number}`,
    title: `${number}. ${nameIn(tournament, number)}`,
    note: tournament.players[number - 1]?.club ?? '',
    columns: [
      { heading: heading.round, kind: 'figure' },
      { heading: heading.opponent, kind: 'wide' },
      { heading: heading.table, kind: 'figure' },
      { heading: texts.starts, kind: 'figure' },
      { heading: heading.score, kind: 'figure' },
      { heading: heading.spread, kind: 'figure' },
      { heading: heading.place, kind: 'figure' },
    ],
    rows,
  };
}
