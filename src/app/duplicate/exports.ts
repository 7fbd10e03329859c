import { rankGame } from '../../domain/duplicate/ranking.ts';
import { peopleOf, seriesEntrants } from '../../domain/duplicate/series.ts';
import { tournamentStandings } from '../../domain/duplicate/standings.ts';
import { countingUndecided } from '../../domain/duplicate/words.ts';
import { folded } from '../../domain/folded.ts';
import { csv } from '../../share/csv/csv.ts';
import type { Hall } from './hall.ts';

type Headings = Readonly<
  Record<
    | 'place'
    | 'number'
    | 'name'
    | 'club'
    | 'points'
    | 'maxima'
    | 'percentage'
    | 'tournamentPoints'
    | 'excluded'
    | 'games'
    | 'thisGame'
    | 'undecided',
    string
  >
>;

/** The tournament's table, and under it the table of every game, with the words of it that nobody has judged. */
export function duplicateCsv(
  games: readonly Hall[],
  h: Headings,
  title: string,
): { readonly name: string; readonly content: string } {
  const states = games.map(({ state }) => state.value);
  const people = peopleOf(states);
  const hasClubs = [...people.values()].some(({ club }) => club);
  /** A column only where somebody has one. */
  const clubOf = (number: number) => (hasClubs ? [people.get(number)?.club ?? ''] : []);
  const heading = [
    h.place,
    h.number,
    h.name,
    ...(hasClubs ? [h.club] : []),
    h.tournamentPoints,
    h.points,
    h.maxima,
    h.percentage,
  ];
  const whole = tournamentStandings(states).map((line) => [
    line.place ?? h.excluded,
    line.number,
    line.name,
    ...clubOf(line.number),
    line.tournamentPoints,
    line.points,
    line.maxima,
    line.percentage / 100,
  ]);
  const each = states.flatMap((state) => {
    const names = new Map(state.start.participants.map(({ number, name }) => [number, name]));
    const lines = rankGame(state, seriesEntrants(states)).map((line) => [
      line.place ?? h.excluded,
      line.number,
      names.get(line.number) ?? '',
      ...clubOf(line.number),
      line.tournamentPoints,
      line.points,
      line.maxima,
      line.percentage / 100,
    ]);
    const open = countingUndecided(state).map(({ word }) => word);
    const undecided = open.length > 0 ? [[h.undecided, ...open]] : [];
    return [[], [h.thisGame, state.start.game ?? 1], heading, ...lines, ...undecided];
  });
  const stem = fileStem(states[0]?.start.event ?? '');
  return { name: `${stem}-${title}.csv`, content: csv([[h.games], heading, ...whole, ...each]) };
}

export function duplicateBackupName({ state }: Hall, title: string): string {
  return `${fileStem(state.value.start.event ?? '')}-${title}.json`;
}

/** A name that every file system takes. */
function fileStem(name: string): string {
  const plain = folded(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  return plain || 'duplicate';
}
