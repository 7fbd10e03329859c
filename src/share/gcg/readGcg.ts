import { fail, ok, type Result } from '../../domain/result.ts';
import { MOST_POINTS } from '../../domain/table/turns.ts';
import { MOST_NAME } from '../../domain/units.ts';
import { cleanText } from '../text/text.ts';
import type { GcgAction, GcgError, GcgEvent, GcgFile, GcgPlayer } from './gcgFile.ts';

/** A long annotated game has 20,000, in some three hundred lines. */
export const MOST_IN_GCG = 300_000;
const MOST_LINES = 1_000;
const MOST_PLAYERS = 4;
const MOST_NOTE = 400;
const MOST_SHOWN = 60;

/** `+-4`: a program that puts a plus before whatever it writes. */
const SCORE = /^\+?-?\d{1,4}$/;
const SUM = /^-?\d{1,5}$/;
const POSITION = /^(?:\d{1,2}[A-O]|[A-O]\d{1,2})$/i;
const IN_BRACKETS = /\(([^()]{1,40})\)$/;
/** No rack is called so, whatever its letters; TIME in capitals may be one. */
const BESIDE = /time|penalty|challenge|bonus|\s/i;

/** Reads what any program writes as GCG: unknown `#` lines are passed over, a missing rack or sum is no fault. */
export function readGcg(source: string): Result<GcgFile, GcgError> {
  if (source.length > MOST_IN_GCG) return fail({ why: 'too-large', most: MOST_IN_GCG, got: source.length });
  const lines = source.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  if (lines.length > MOST_LINES) return fail({ why: 'too-many-lines', most: MOST_LINES, got: lines.length });
  if (!lines.some((line) => /^\s*(?:#player\d|>)/i.test(line))) return fail({ why: 'not-gcg' });

  const players: GcgPlayer[] = [];
  const events: GcgEvent[] = [];
  let lexicon: string | null = null;
  let tileDistribution: string | null = null;
  for (const [index, raw] of lines.entries()) {
    const text = raw.trim();
    const line = index + 1;
    if (text.startsWith('>')) {
      const event = readEvent(text, line, players);
      if (!event.ok) return event;
      events.push(withPointsTaken(event.value, events.at(-1)));
      continue;
    }
    const pragma = /^#([a-z-]+)(\d?)\s*(.*)$/i.exec(text);
    if (!pragma) continue;
    const [, name = '', number = '', value = ''] = pragma;
    if (/^player$/i.test(name) && number !== '') players.push(readPlayer(value, number));
    else if (/^lexicon$/i.test(name)) lexicon = cleanText(value).slice(0, MOST_NAME);
    else if (/^tile-distribution$/i.test(name)) tileDistribution = cleanText(value).slice(0, MOST_NAME);
    else if (/^note$/i.test(name) && events.length > 0) addNote(events, value);
    else if (/^note$/i.test(name)) tileDistribution = distributionNoted(value) ?? tileDistribution;
  }
  if (players.length > MOST_PLAYERS)
    return fail({ why: 'too-many-players', most: MOST_PLAYERS, got: players.length });
  if (players.length < 2) return fail({ why: 'no-players' });
  const twin = players.find(({ nick }, i) => players.slice(i + 1).some((other) => other.nick === nick));
  if (twin) return fail({ why: 'same-nick', nick: cleanText(twin.nick).slice(0, MOST_SHOWN) });
  if (events.length === 0) return fail({ why: 'no-moves' });
  return ok({ players, lexicon, tileDistribution, events });
}

function readPlayer(value: string, number: string): GcgPlayer {
  const [nick = '', ...rest] = value.trim().split(/\s+/);
  const name = cleanText(rest.join(' ')).slice(0, MOST_NAME).trim();
  return { nick, name: name || cleanText(nick).slice(0, MOST_NAME) || number };
}

/** What another program keeps in a note before the first move, where the format has no line of its own for it. */
function distributionNoted(note: string): string | null {
  return /^LetterDistribution:\s*(\w{1,40})/i.exec(note)?.[1] ?? null;
}

function addNote(events: GcgEvent[], value: string) {
  const last = events.at(-1);
  if (last)
    events[events.length - 1] = { ...last, notes: [...last.notes, cleanText(value).slice(0, MOST_NOTE)] };
}

/** A word comes off with its points, also where the line gives none or leaves the minus out. */
function withPointsTaken(event: GcgEvent, before: GcgEvent | undefined): GcgEvent {
  if (event.kind !== 'taken-back' || before?.kind !== 'play' || before.player !== event.player) return event;
  return event.score === 0 || event.score === before.score ? { ...event, score: -before.score } : event;
}

function readEvent(text: string, line: number, players: readonly GcgPlayer[]): Result<GcgEvent, GcgError> {
  const unreadable = fail({
    why: 'unreadable-line' as const,
    line,
    text: cleanText(text).slice(0, MOST_SHOWN),
  });
  const said = saidBy(text, players);
  if (!said) {
    const nick = /^>\s*([^:]*):/.exec(text)?.[1];
    if (nick === undefined) return unreadable;
    return fail({ why: 'unknown-player', line, nick: cleanText(nick).slice(0, MOST_SHOWN) });
  }
  const { player } = said;
  const numbers = trailingNumbers(said.words);
  if (!numbers) return unreadable;
  const { score, sum, rest } = numbers;
  const action = readAction(rest, score);
  return action ? ok({ line, player, score, sum, notes: [], ...action }) : unreadable;
}

/** Whose line it is, by the nick, the nick in other capitals, or the full name instead; and what stands behind it. */
function saidBy(text: string, players: readonly GcgPlayer[]) {
  const line = text.slice(1).trimStart();
  const low = (some: string) => some.toLowerCase();
  const begins = (name: string) => low(line.slice(0, name.length + 1)) === low(`${name}:`);
  const ways: readonly ((one: GcgPlayer) => string | false)[] = [
    ({ nick }) => line.startsWith(`${nick}:`) && nick,
    ({ nick }) => begins(nick) && nick,
    ({ name }) => begins(name) && name,
  ];
  for (const way of ways) {
    for (const [player, one] of players.entries()) {
      const called = way(one);
      if (called === false) continue;
      const behind = line.slice(called.length + 1);
      return { player, words: behind.trim().split(/\s+/) };
    }
  }
  return null;
}

/** The score and the sum behind it; some programs leave the sum of the last line out, some say the words behind it. */
function trailingNumbers(words: readonly string[]) {
  const [beforeLast = '', last = ''] = words.slice(-2);
  if (!SCORE.test(last)) return said(words);
  if (SCORE.test(beforeLast) && words.length > 2) {
    return { score: points(beforeLast), sum: points(last), rest: words.slice(0, -2) };
  }
  return { score: points(last), sum: null, rest: words.slice(0, -1) };
}

/** Whatever stands behind the score and the sum is for people: the words across, a remark. */
function said(words: readonly string[]) {
  const at = words.findIndex(
    (word, i) => i > 0 && /^[+-]/.test(word) && SCORE.test(word) && SUM.test(words[i + 1] ?? ''),
  );
  if (at < 0) return null;
  return { score: points(words[at]!), sum: points(words[at + 1]!), rest: words.slice(0, at) };
}

const points = (text: string) => Number(text.replace(/^\+/, ''));

function readAction(words: readonly string[], score: number): GcgAction | null {
  const [tiles = '', at = ''] = [...words].reverse();
  if (words.length <= 3 && POSITION.test(at)) {
    return isPossible(score) ? { kind: 'play', at, tiles: withoutBrackets(tiles) } : null;
  }
  const inBrackets = IN_BRACKETS.exec(words.join(' '))?.[1];
  if (inBrackets !== undefined) return readBrackets(inBrackets, score, words.length);
  if (words.length <= 3 && at === '-' && /^\d$/.test(tiles)) return readExchange(tiles);
  if (words.length > 2 || words.length === 0) return null;
  if (tiles === '--') return { kind: 'taken-back' };
  if (tiles === '-') return { kind: 'pass' };
  const exchanged = /^-(.+)$/.exec(tiles)?.[1];
  return exchanged === undefined ? null : readExchange(exchanged);
}

/** No move takes points, and none is worth more than the game itself allows. */
const isPossible = (score: number) => score >= 0 && score <= MOST_POINTS;

/** What is left on a rack, or points that somebody gave or took. */
function readBrackets(text: string, score: number, words: number): GcgAction | null {
  const isRack = !BESIDE.test(text) || (text === 'TIME' && score > 0);
  if (!isRack) return { kind: 'beside', reason: `(${cleanText(text).toLowerCase()})` };
  return words > 2 ? null : { kind: score < 0 ? 'rack-lost' : 'rack-gained', rack: text };
}

/** `-ABC`, or `-3` where nobody knows which. */
function readExchange(exchanged: string): GcgAction | null {
  const tiles = /^\d+$/.test(exchanged) ? Number(exchanged) : [...exchanged].length;
  return tiles >= 1 && tiles <= 7 ? { kind: 'exchange', tiles } : null;
}

/** `(X)` says, as `.` does, that the letter lies there already. */
function withoutBrackets(tiles: string): string {
  return tiles.replace(/\(([^()]*)\)/g, (_, lying: string) => '.'.repeat([...lying].length));
}
