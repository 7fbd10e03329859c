import type { Tournament } from '../../domain/tournament/state.ts';
import { cleanText } from '../text/text.ts';

const MOST_CHARACTERS = 1_000_000;
const MOST_LINES = 1_000;
const ABSENT = -50;

/**
 * The division file of TSH (`a.t`): the line number is the player's number; opponents, scores and tables (TSH calls
 * them boards) of each game. Opponent 0 is a bye with its spread, or −50 for whoever was not there. Scores stop at the
 * first game that is still missing, as the format has no gaps.
 */
export function writeTshDivision(tournament: Tournament): string {
  const { settings, players, rounds } = tournament;
  const lines = players.map(({ number, name, withdrawn }) => {
    const opponents: number[] = [];
    const scores: number[] = [];
    const tables: number[] = [];
    let complete = true;
    for (const { pairings, byes } of rounds) {
      const pairing = pairings.find((candidate) => candidate.players.includes(number));
      for (let game = 0; game < (pairing?.results.length ?? settings.games); game += 1) {
        const side = pairing?.players[0] === number ? 0 : 1;
        const score = pairing
          ? (pairing.results[game]?.scores[side] ?? null)
          : byes.includes(number)
            ? settings.bye.spread
            : ABSENT;
        opponents.push(pairing ? pairing.players[side === 0 ? 1 : 0] : 0);
        tables.push(pairing?.table ?? 0);
        complete &&= score !== null;
        if (complete && score !== null) scores.push(score);
      }
    }
    const off = withdrawn ? '; off 1' : '';
    const at = tables.length > 0 ? `; board ${tables.join(' ')}` : '';
    return `${tshName(name)} 0 ${opponents.join(' ')}; ${scores.join(' ')}${at}${off};`.replace(/ +/g, ' ');
  });
  return `${lines.join('\n')}\n`;
}

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
};

/** Null where the text is not a division file. */
export function readTshDivision(text: string): readonly TshPlayer[] | null {
  if (text.length > MOST_CHARACTERS) return null;
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  if (lines.length === 0 || lines.length > MOST_LINES) return null;
  const players: TshPlayer[] = [];
  for (const line of lines) {
    const [head = '', scores = ''] = line.split(';', 2);
    const found = /^([^\d;]{1,200}?)\s+(\d{1,5})((?:\s+\d{1,4})*)\s*$/.exec(head);
    if (!found) return null;
    const [, name = '', rating = '0', opponents = ''] = found;
    const [last = '', first = ''] = name.split(',', 2).map(cleanText);
    players.push({
      name: [first, last].filter((part) => part !== '').join(' '),
      rating: Number(rating),
      opponents: numbers(opponents),
      scores: numbers(scores),
    });
  }
  return players;
}

const numbers = (text: string) =>
  text
    .split(/\s+/)
    .filter((part) => /^-?\d{1,5}$/.test(part))
    .map(Number);
