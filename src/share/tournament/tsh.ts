import type { Side } from '../../domain/tournament/fact.ts';
import { byeWorth } from '../../domain/tournament/settings.ts';
import { starterOf } from '../../domain/tournament/starts.ts';
import { awayIn, type Pairing, type Tournament } from '../../domain/tournament/state.ts';
import { nameParts } from '../../domain/tournament/surname.ts';
import { cleanText } from '../text/text.ts';

const MOST_IN_TSH = 1_000_000;
const MOST_LINES = 1_000;
const MISSING = '00';
/** What TSH takes for a game that was lost without being played. */
const LOST_BY_FORFEIT = 50;

/**
 * The division file of TSH (`a.t`), as TSH's own Perl takes it apart; read in stored copies of `TFile.pm` (© 2005) and
 * `TSH/Player.pm` (© 2005–2012). Lines are those of that `TFile.pm`; in `Player.pm` the sub is named, as its lines move
 * between releases.
 *
 * - A line is name, rating, opponents; scores; fields (`line_pattern`, 89). Lines with `#` first are comments (119), a
 *   line without a semicolon gets one (138), an opponent or a score of `00` is one that is missing (263–265, written so at
 *   179–180). A backslash hides a backslash or a semicolon in a field (192, 270). Files are read as ISO 8859-1 unless
 *   the option `tfile_encoding` says otherwise (98); the mark of UTF-8 is skipped (103).
 * - The name needs two characters and no digit at its end (89): TSH itself puts a comma there (`Name` in `Player.pm`).
 *   `Last, First` is its own order (`PrettyName`).
 * - The player's number is the line's (`ReadLine`, 212–226); opponents `OpponentID`, scores `Score`. Opponent 0 is a bye
 *   with its spread, and with a negative one a forfeit (`off` in the pod of `Player.pm`: „-50/0/50”): so a double forfeit
 *   is a loss of 50 for each; a bye that is less than a whole win, and a round somebody missed, is one with 0.
 * - `board` (`Board`): 0 is none. `p12` (`First`): 1 began, 2 replied, 0 did not play, 4 not known. `team` (`Team`, which
 *   joins its words again). `class` (`Class`, through `GetOrSetEtcScalar`, takes the first word only, so a class is
 *   written as one). `off 0` gives a withdrawn player nothing from then on (`SpliceInactive`).
 *
 * Not found: which release these copies are from, how `config.tsh` sets
 * `tfile_encoding`, and what a TSH without its setting `allow_gaps` (`UnpairRound`) makes
 * of a gap in the scores. Who was withdrawn before any round is left out.
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
    const scores: (number | null)[] = [];
    const tables: number[] = [];
    const firsts: number[] = [];
    for (const [i, { pairings, byes }] of rounds.entries()) {
      const pairing = pairings.find((candidate) => candidate.players.includes(number));
      for (let game = 0; game < (pairing?.results.length ?? settings.games); game += 1) {
        const side: Side = pairing?.players[0] === number ? 0 : 1;
        const nobody = pairing?.results[game]?.bothLose ?? false;
        const met = nobody ? null : pairing;
        const { wins, spread } = byeWorth(settings, awayIn(tournament, i + 1, number) === 'bye');
        const bye = byes.includes(number) && wins === 1 ? spread : 0;
        const score = met ? (met.results[game]?.scores[side] ?? null) : nobody ? -LOST_BY_FORFEIT : bye;
        opponents.push(met ? (lineOf.get(met.players[side === 0 ? 1 : 0]) ?? 0) : 0);
        tables.push(met?.table ?? 0);
        firsts.push(met ? firstOf(met, side, game) : 0);
        scores.push(score);
      }
    }
    const played = scores.slice(0, scores.findLastIndex((score) => score !== null) + 1);
    const rest = [
      ...(tables.length > 0 ? [`board ${tables.join(' ')}`, `p12 ${firsts.join(' ')}`] : []),
      ...(tshText(category) === '' ? [] : [`class ${tshText(category).replaceAll(' ', '_')}`]),
      ...(tshText(club) === '' ? [] : [`team ${tshText(club)}`]),
      ...(withdrawn ? ['off 0'] : []),
    ].map((field) => `; ${field}`);
    const points = played.map((score) => score ?? MISSING).join(' ');
    return `${tshName(name)} ${rating} ${opponents.join(' ')}; ${points}${rest.join('')};`.replace(
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

/** A bare semicolon would end the field. */
const tshText = (text: string) => cleanText(text).replace(/\s+/g, ' ').trim().replace(/[\\;]/g, '\\$&');

/** `Last, First`, a numeral with the surname; a semicolon would end the name, `#` before it would make the line a comment. */
export function tshName(name: string): string {
  const plain = cleanText(name)
    .replace(/[;\s]+/g, ' ')
    .replace(/^[#\s]+/, '')
    .trim();
  const { first, last, behind } = nameParts(plain);
  const turned = plain.includes(',') || first === '' ? plain || '?' : `${last}${behind}, ${first}`;
  return /\d$/.test(turned) || turned.length === 1 ? `${turned},` : turned;
}

type TshPlayer = {
  readonly name: string;
  readonly rating: number;
  /** Lines from 1; 0 is nobody, null not known. */
  readonly opponents: readonly (number | null)[];
  readonly scores: readonly (number | null)[];
  readonly boards: readonly (number | null)[];
  /** 1 began, 2 replied, 0 did not play, 4 not known. */
  readonly firsts: readonly (number | null)[];
  /** What a player who does not play on gets for every round; null for one who does. */
  readonly off: number | null;
  /** School or club; empty where there is none. */
  readonly team: string;
  /** Class; empty where there is none. */
  readonly category: string;
};

/** Null where the text is not a division file. */
export function readTshDivision(text: string): readonly TshPlayer[] | null {
  if (text.length > MOST_IN_TSH) return null;
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (lines.length === 0 || lines.length > MOST_LINES) return null;
  const players: TshPlayer[] = [];
  for (const line of lines) {
    const [head = '', scores = ''] = line.split(';', 2);
    const found = /^([^;]{2,200}?) (\d{1,5})(?:[.+]\d{1,6}){0,4}((?: \d{1,4})*)$/.exec(spaced(head));
    // A list of names that happen to end in numbers, or have a school beside them, is no division.
    if (!found || !/^[-\d\s]*$/.test(scores) || (!line.includes(';') && /\d/.test(found[1] ?? '')))
      return null;
    const [, name = '', rating = '0', opponents = ''] = found;
    const fields = fieldsOf(line.slice(head.length + 1 + scores.length));
    const off = fields.get('off');
    players.push({
      name: plainName(name),
      rating: Number(rating),
      opponents: numbers(opponents),
      scores: numbers(scores),
      boards: numbers(fields.get('board') ?? ''),
      firsts: numbers(fields.get('p12') ?? ''),
      off: off === undefined ? null : (numbers(off)[0] ?? 0),
      team: cleanText(fields.get('team') ?? ''),
      category: cleanText(fields.get('class')?.replaceAll('_', ' ') ?? ''),
    });
  }
  return players;
}

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/** „Kot, Jan” and „Kot, Jan 2,” as they are said. */
function plainName(name: string): string {
  const [last = '', first = ''] = name.split(',', 2).map(cleanText);
  return [first, last].filter((part) => part !== '').join(' ');
}

/** `; team SP 1; off 0`: by the first word of each. */
function fieldsOf(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const [field] of text.matchAll(/(?:\\[\\;]|[^;])+/g)) {
    const [name = '', ...words] = spaced(field.replace(/\\([\\;])/g, '$1')).split(' ');
    fields.set(name, words.join(' '));
  }
  return fields;
}

const numbers = (text: string) =>
  text
    .split(/\s+/)
    .filter((part) => /^-?\d{1,5}$/.test(part))
    .map((part) => (part === MISSING ? null : Number(part)));
