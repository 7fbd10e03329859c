import type { Participant } from '../../domain/duplicate/fact.ts';

const MOST = 400;

/** A list as it is pasted or typed: a participant a line, `17 Anna Nová; Bratislava`; without numbers they are counted. */
export function readRoster(text: string): readonly Participant[] {
  const people: Participant[] = [];
  const taken = new Set<number>();
  for (const line of text.split(/\r?\n/)) {
    const match = /^\s*(?:(\d{1,4})[.):;,\t ]+)?(.*)$/.exec(line.normalize('NFC'));
    const [name = '', club = ''] = (match?.[2] ?? '').split(/[;\t]/).map((part) => part.trim().slice(0, 60));
    if (name === '' || people.length >= MOST) continue;
    const said = Number(match?.[1] ?? 0);
    const number = said > 0 && !taken.has(said) ? said : firstFree(taken);
    taken.add(number);
    people.push(club === '' ? { number, name } : { number, name, club });
  }
  return people;
}

/** The players of a tournament as such a list. */
export function rosterText(
  players: readonly { readonly number: number; readonly name: string; readonly club?: string }[],
): string {
  return players.map(({ number, name, club }) => `${number} ${name}${club ? `; ${club}` : ''}`).join('\n');
}

function firstFree(taken: ReadonlySet<number>): number {
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}
