import type { Side } from '../../domain/tournament/fact.ts';
import { starterOf } from '../../domain/tournament/starts.ts';
import type { Pairing, Tournament } from '../../domain/tournament/state.ts';
import { cleanText } from '../text/text.ts';

const MOST_CHARACTERS = 1_000_000;
const MOST_LINES = 1_000;
/** What TSH takes for a game that was lost without being played. */
const LOST_BY_FORFEIT = 50;

/**
 * The division file of TSH (`a.t`). What each field means was read in `TSH/Player.pm` of TSH, in the sub named here: the
 * line number is the player's number; then the rating, the opponents (`OpponentID`), the scores (`Score`) and the tables
 * (`Board`) of each game; `p12` (`First`): 1 began, 2 replied, 0 did not play, 4 not known; `team` (`Team`, which joins
 * its words again); `class` (`Class`, which takes the first word only, so a class is written as one). Opponent 0 is a
 * bye with its spread, and with a negative one a forfeit (`off` in the pod: „-50/0/50”): so a double forfeit is a loss of
 * 50 for each. A round somebody missed is a bye with 0, as is what `off 0` gives a withdrawn player from then on
 * (`SpliceInactive`). Scores stop at the first game that is still missing, as the format has no gaps. Who was withdrawn
 * before any round is left out. How TSH takes a line apart (its own file reader) was not found.
 */
export function writeTshDivision(tournament: Tournament): string {
  const { settings, players, rounds } = tournament;
  const seen = new Set(
    rounds.flatMap(({ pairings, byes }) => [...pairings.flatMap((pairing) => pairing.players), ...byes]),
  );
  const listed = players.filter(({ number, withdrawn }) => !withdrawn || seen.has(number));
  const lineOf = new Map(listed.map(({ number }, i) => [number, i + 1]));
  const lines = listed.map(({ number, name, club, category = '', rating = 0, withdrawn }) => {
    const opponents: number[] = [];
    const scores: number[] = [];
    const tables: number[] = [];
    const firsts: number[] = [];
    let complete = true;
    for (const { pairings, byes } of rounds) {
      const pairing = pairings.find((candidate) => candidate.players.includes(number));
      for (let game = 0; game < (pairing?.results.length ?? settings.games); game += 1) {
        const side: Side = pairing?.players[0] === number ? 0 : 1;
        const nobody = pairing?.results[game]?.bothLose ?? false;
        const met = nobody ? null : pairing;
        const bye = byes.includes(number) ? settings.bye.spread : 0;
        const score = met ? (met.results[game]?.scores[side] ?? null) : nobody ? -LOST_BY_FORFEIT : bye;
        opponents.push(met ? (lineOf.get(met.players[side === 0 ? 1 : 0]) ?? 0) : 0);
        tables.push(met?.table ?? 0);
        firsts.push(met ? firstOf(met, side, game) : 0);
        complete &&= score !== null;
        if (complete && score !== null) scores.push(score);
      }
    }
    const rest = [
      ...(tables.length > 0 ? [`board ${tables.join(' ')}`, `p12 ${firsts.join(' ')}`] : []),
      ...(tshText(category) === '' ? [] : [`class ${tshText(category).replaceAll(' ', '_')}`]),
      ...(tshText(club) === '' ? [] : [`team ${tshText(club)}`]),
      ...(withdrawn ? ['off 0'] : []),
    ].map((field) => `; ${field}`);
    return `${tshName(name)} ${rating} ${opponents.join(' ')}; ${scores.join(' ')}${rest.join('')};`.replace(
      / +/g,
      ' ',
    );
  });
  return `${lines.join('\n')}\n`;
}

function firstOf(pairing: Pairing, side: Side, game: number): number {
  const result = pairing.results[game] ?? null;
  if (result?.forfeit) return 0;
  const starter = starterOf(pairing, game + 1, result);
  return starter === null ? 4 : starter === side ? 1 : 2;
}

/** A semicolon would end the field. */
const tshText = (text: string) =>
  cleanText(text)
    .replace(/[;\s]+/g, ' ')
    .trim();

/** `Last, First`; digits, semicolons and tabs would end the name. */
export function tshName(name: string): string {
  const plain = cleanText(name)
    .replace(/[\d;\t]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.includes(',') || !plain.includes(' ')) return plain || '?';
  const parts = plain.split(' ');
  return `${parts.at(-1)}, ${parts.slice(0, -1).join(' ')}`;
}

export type TshPlayer = {
  readonly name: string;
  readonly rating: number;
  readonly opponents: readonly number[];
  readonly scores: readonly number[];
  /** School or club; empty where there is none. */
  readonly team: string;
  /** Class; empty where there is none. */
  readonly category: string;
};

/** Null where the text is not a division file. */
export function readTshDivision(text: string): readonly TshPlayer[] | null {
  if (text.length > MOST_CHARACTERS) return null;
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  if (lines.length === 0 || lines.length > MOST_LINES) return null;
  const players: TshPlayer[] = [];
  for (const line of lines) {
    const [head = '', scores = '', ...fields] = line.split(';');
    const found = /^([^\d;]{1,200}?)\s+(\d{1,5})((?:\s+\d{1,4})*)\s*$/.exec(head);
    if (!found) return null;
    const [, name = '', rating = '0', opponents = ''] = found;
    const [last = '', first = ''] = name.split(',', 2).map(cleanText);
    players.push({
      name: [first, last].filter((part) => part !== '').join(' '),
      rating: Number(rating),
      opponents: numbers(opponents),
      scores: numbers(scores),
      team: fieldIn(fields, 'team'),
      category: fieldIn(fields, 'class').replaceAll('_', ' '),
    });
  }
  return players;
}

/** `; team SP 1` */
const fieldIn = (fields: readonly string[], name: string): string => {
  const found = fields.map((field) => field.trim()).find((field) => field.startsWith(`${name} `));
  return cleanText(found?.slice(name.length) ?? '').trim();
};

const numbers = (text: string) =>
  text
    .split(/\s+/)
    .filter((part) => /^-?\d{1,5}$/.test(part))
    .map(Number);
