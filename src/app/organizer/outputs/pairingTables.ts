import type { PlayerNumber } from '../../../domain/tournament/fact.ts';
import { nameIn } from '../../../domain/tournament/names.ts';
import { starterOf } from '../../../domain/tournament/starts.ts';
import type { Pairing, PairingResult, Tournament } from '../../../domain/tournament/state.ts';
import { surnameFirst } from '../../../domain/tournament/surname.ts';
import type { OutputTable } from '../../../share/tournament/resultsPage.ts';
import type { OutputTexts } from './outputTexts.ts';

/** Marks who begins, wherever there is no room for a word; explained above the list. Never on a line of its own. */
const BEGINS = '\u00a0●';

/** A round as it hangs on the wall: table, two players, the result or a line for it. `blank`: what stands for a missing one. */
export function roundTable(tournament: Tournament, n: number, texts: OutputTexts, blank = ''): OutputTable {
  const { pairings = [], byes = [] } = tournament.rounds[n - 1] ?? {};
  const { heading } = texts;
  return {
    id: `round-${n}`,
    title: texts.round(n),
    note: pairings.some((pairing) => starter(pairing) !== null) ? texts.startsNote : '',
    columns: [
      { heading: heading.table, kind: 'figure' },
      { heading: heading.player, kind: 'wide' },
      { heading: heading.player, kind: 'wide' },
      { heading: heading.score, kind: 'figure' },
    ],
    rows: [
      ...pairings.map((pairing) => ({
        cells: [
          String(pairing.table),
          ...pairing.players.map((number, side) => withMark(tournament, number, starter(pairing) === side)),
          pairing.results.map((result) => scoreText(result, texts, blank)).join(' · '),
        ],
        strong: [0, ...wonBy(pairing).map((side) => 1 + side)],
      })),
      ...byes.map((number) => ({ cells: ['', nameIn(tournament, number), texts.bye, ''] })),
    ],
  };
}

/** The same by surname: everybody finds himself, and reads where to go. */
export function surnameTable(tournament: Tournament, n: number, texts: OutputTexts): OutputTable {
  const { pairings = [], byes = [] } = tournament.rounds[n - 1] ?? {};
  const { heading } = texts;
  const collator = new Intl.Collator(texts.language, { sensitivity: 'variant', numeric: true });
  const seats = pairings.flatMap((pairing) =>
    pairing.players.map((number, side) => ({
      name: surnameFirst(nameIn(tournament, number)),
      number,
      table: String(pairing.table),
      begins: starter(pairing) === side,
      opponent: nameIn(tournament, pairing.players[side === 0 ? 1 : 0]),
    })),
  );
  const free = byes.map((number) => ({
    name: surnameFirst(nameIn(tournament, number)),
    number,
    table: '–',
    begins: false,
    opponent: texts.bye,
  }));
  const rows = [...seats, ...free].sort((a, b) => collator.compare(a.name, b.name) || a.number - b.number);
  return {
    id: `surnames-${n}`,
    title: texts.bySurname(n),
    note: seats.some(({ begins }) => begins) ? texts.startsNote : '',
    columns: [
      { heading: heading.player, kind: 'wide' },
      { heading: heading.table, kind: 'figure' },
      { heading: heading.opponent, kind: 'wide' },
    ],
    rows: rows.map(({ name, table, begins, opponent }) => ({
      cells: [begins ? `${name}${BEGINS}` : name, table, opponent],
      strong: [0, 1],
    })),
  };
}

function scoreText(result: PairingResult | null, texts: OutputTexts, blank: string): string {
  if (!result) return blank;
  const scores = result.scores.join(' : ');
  return result.forfeit ? `${scores} (${texts.forfeit})` : scores;
}

const starter = (pairing: Pairing) => starterOf(pairing, 1, pairing.results[0] ?? null);

const withMark = (tournament: Tournament, number: PlayerNumber, begins: boolean): string =>
  begins ? `${nameIn(tournament, number)}${BEGINS}` : nameIn(tournament, number);

/** The sides that won more games of a pairing than the other. */
function wonBy({ results }: Pairing): readonly number[] {
  const wins = ([0, 1] as const).map((side) => results.filter((result) => result?.winner === side).length);
  const [a = 0, b = 0] = wins;
  return a === b ? [] : [a > b ? 0 : 1];
}
