import type { ClubStanding } from '../../../domain/tournament/clubs.ts';
import type { Standing } from '../../../domain/tournament/standings.ts';
import type { Tournament } from '../../../domain/tournament/state.ts';

type DiplomaTexts = {
  readonly place: readonly string[];
  /** Behind the place of a school: it is another one than a player's. */
  readonly amongSchools: string;
  /** What stands in a template for each of these. */
  readonly marks: Readonly<Record<'tournament' | 'place' | 'who' | 'club', string>>;
};

/** Lines of one diploma; the first is its heading, the one with the name is set off. */
type Diploma = { readonly lines: readonly { readonly text: string; readonly name: boolean }[] };

export const MOST_TEMPLATE = 600;

/** The first three places, level ones each with their own, and the best school. */
export function diplomas(
  tournament: Tournament,
  table: readonly Standing[],
  clubs: readonly ClubStanding[],
  template: string,
  { place, amongSchools, marks }: DiplomaTexts,
): readonly Diploma[] {
  const people = table
    .filter((row) => row.place <= place.length)
    // The name alone, whoever else has it: the school has a line of its own.
    .map(({ place, player }) => ({ place, who: player.name, club: player.club, isSchool: false }));
  const schools = clubs
    .filter((row) => row.place === 1)
    .map((row) => ({ place: 1, who: row.club, club: '', isSchool: true }));
  return [...people, ...schools].map((winner) => ({
    lines: template
      .slice(0, MOST_TEMPLATE)
      .split('\n')
      .flatMap((line) => {
        const text = line
          .replaceAll(marks.place, () => place[winner.place - 1] ?? String(winner.place))
          .replaceAll(marks.who, () => winner.who)
          .replaceAll(marks.club, () => winner.club)
          .replaceAll(marks.tournament, () => tournament.settings.name);
        // A school has no school: the line that would only say so is left out.
        if (line.includes(marks.club) && text.trim() === '') return [];
        const among = winner.isSchool && line.includes(marks.place) ? [amongSchools] : [];
        return [{ text, name: line.includes(marks.who) }, ...among.map((text) => ({ text, name: false }))];
      }),
  }));
}
