import type { Desk } from '../../app/organizer/desk.ts';
import type { Score, Slot } from '../../domain/tournament/fact.ts';
import type { HistoryRow } from '../../domain/tournament/history.ts';
import { nameIn } from '../../domain/tournament/names.ts';
import type { Tournament } from '../../domain/tournament/state.ts';
import { scoreFigure } from '../../i18n/figures.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { slipLine } from './slipLine.ts';

/** Who the numbers are, and what the slips say. */
type Facts = { readonly tournament: Tournament; readonly slipSummary: Desk['slipSummary'] };

export function factText({ tournament, slipSummary }: Facts, { fact, players, was }: HistoryRow): string {
  const t = organizerTexts.value.history;
  const name = (number: number) => nameIn(tournament, number) || String(number);
  const names = players.map(name);
  switch (fact.type) {
    case 'created':
    case 'settings':
      return t[fact.type];
    case 'merged':
      return organizerTexts.value.copies.merged(fact.rows.length);
    case 'set-aside':
    case 'reopened': {
      const said = slipSummary(fact.slip);
      return t[fact.type](said ? slipLine(said) : '–');
    }
    case 'player-removed':
      return t[fact.type](name(fact.number));
    case 'away':
      return t.away[fact.as](name(fact.number), fact.round);
    case 'back':
      return t.back(name(fact.number), fact.round);
    case 'player':
    case 'player-changed':
      return t[fact.type](fact.name);
    case 'withdrawn':
    case 'returned':
      return t[fact.type](name(fact.number));
    case 'paired':
    case 'unpaired':
      return t[fact.type](fact.round);
    case 'result':
      return t.result(place(fact), resultText(names, fact));
    case 'corrected':
      return t.corrected(place(fact), resultText(names, fact), was ? scoreText(names, was) : '–');
    case 'removed':
      return t.removed(place(fact), was ? resultText(names, was) : '');
  }
}

const place = ({ round, table }: Slot) => organizerTexts.value.collect.fromRound(round, table);

const resultText = (names: readonly string[], score: Score) =>
  `${names.join(' – ')} ${scoreText(names, score)}`;

/** `402 : 377`; where the points do not tell it, also how it ended. */
function scoreText(names: readonly string[], { scores, winner, forfeit, bothLose }: Score): string {
  const { round, history } = organizerTexts.value;
  const [a, b] = scores;
  const told = winner === (a === b ? null : a > b ? 0 : 1);
  const notes = [
    ...(forfeit ? [round.forfeit] : []),
    ...(bothLose ? [organizerTexts.value.entrants.bothLose] : winner === null ? [round.draw] : []),
    ...(winner !== null && !told ? [history.won(names[winner] ?? '')] : []),
  ];
  return [scoreFigure(scores), ...notes].join(', ');
}
