import type { Participant, ParticipantNumber } from '../../domain/duplicate/fact.ts';
import { cleanText } from '../../share/text/text.ts';

const MOST = 400;

type Roster = {
  readonly people: readonly Participant[];
  /** Whose number somebody before had, and which they have now. */
  readonly moved: readonly {
    readonly name: string;
    readonly said: ParticipantNumber;
    readonly number: ParticipantNumber;
  }[];
};

/** A list as it is pasted or typed: a participant a line, `17 Anna Nová; Bratislava`; without numbers they are counted. */
export function typedRoster(text: string): Roster {
  const people: Participant[] = [];
  const moved: Roster['moved'][number][] = [];
  const taken = new Set<number>();
  for (const line of text.split(/\r?\n/)) {
    const match = /^\s*(?:(\d{1,4})[.):;,\t ]+)?(.*)$/.exec(line.normalize('NFC'));
    const [name = '', club = ''] = (match?.[2] ?? '')
      .split(/[;\t]/)
      .map((part) => cleanText(part.trim().slice(0, 60)));
    if (name === '' || people.length >= MOST) continue;
    const said = Number(match?.[1] ?? 0);
    const number = said > 0 && !taken.has(said) ? said : firstFree(taken);
    taken.add(number);
    if (said > 0 && said !== number) moved.push({ name, said, number });
    people.push(club === '' ? { number, name } : { number, name, club });
  }
  return { people, moved };
}

/** The players of a tournament as such a list. */
export function participantsText(
  players: readonly { readonly number: number; readonly name: string; readonly club?: string }[],
): string {
  return players.map(({ number, name, club }) => `${number} ${name}${club ? `; ${club}` : ''}`).join('\n');
}

function firstFree(taken: ReadonlySet<number>): number {
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}
