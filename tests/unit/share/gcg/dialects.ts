import { current, type Game } from '../../../../src/domain/table/game.ts';
import { writeGcg } from '../../../../src/share/gcg/writeGcg.ts';

/** A file as one of the other programs writes the same game: nothing that only our own notes say. */
export type Dialect = (game: Game) => Uint8Array;

const PLAY = /^(>[^:]+:) (\S+) (\S+) (\S+) (\+\d+) (-?\d+)$/;

/** The lines with their points, and no notes. */
function plain(game: Game): readonly string[] {
  const text = writeGcg(game, { profile: 'exact' });
  if (!text.ok) throw new Error(JSON.stringify(text.error));
  return text.value.split('\n').filter((line) => line !== '' && !line.startsWith('#note'));
}

const utf8 = (lines: readonly string[], end = '\n') => new TextEncoder().encode(lines.join(end) + end);
const head = (lines: readonly string[]) => lines.filter((line) => line.startsWith('#'));
const events = (lines: readonly string[]) => lines.filter((line) => line.startsWith('>'));
const players = (lines: readonly string[]) => lines.filter((line) => line.startsWith('#player'));
const distribution = (lines: readonly string[]) => lines.filter((line) => line.startsWith('#tile'));

/** Every place of the game with its whole word, in the order of the file. */
function words(game: Game): readonly string[] {
  const { turns = [] } = current(game) ?? {};
  return turns.flatMap((turn) => {
    const fact = game.facts[turn.index];
    const placed = turn.kind === 'loss' ? turn.placement : fact?.type === 'play' ? fact.placement : undefined;
    return placed ? [placed.word] : [];
  });
}

function withWords(game: Game, change: (line: RegExpExecArray, word: string) => string): readonly string[] {
  const all = [...words(game)];
  return plain(game).map((line) => {
    const play = PLAY.exec(line);
    return play ? change(play, all.shift()!) : line;
  });
}

/** One byte a sign, as old programs write. */
function inCodePage(lines: readonly string[], encoding: string): Uint8Array {
  const page = new TextDecoder(encoding);
  const byte = new Map<string, number>();
  for (let code = 0; code < 256; code++) byte.set(page.decode(Uint8Array.of(code)), code);
  return Uint8Array.from([...lines.join('\r\n')].map((sign) => byte.get(sign)!));
}

const firstNick = (lines: readonly string[]) => /^>([^:]+):/.exec(events(lines)[0]!)![1]!;

export const DIALECTS: Readonly<Record<string, Dialect>> = {
  'two spaces where one would do, and the rack behind nothing': (game) =>
    utf8(
      plain(game).map((line) => line.replace(' -- ', ' --  ').replace(' - ', ' -  ').replace(': (', ':  (')),
    ),
  'an id, a title, a lexicon nobody has, notes of several lines': (game) => {
    const lines = plain(game);
    return utf8([
      ...head(lines).slice(0, 1),
      '#description Created with something',
      '#id io.example AbC123',
      '#title A game',
      '#game-type classic',
      '#board-layout standard15',
      '#tile-set polish set',
      ...head(lines).slice(1),
      ...events(lines).flatMap((line, i) =>
        i % 5 === 0 ? [line, '#note this', 'is', '', 'a note # of > many lines', '(time) -5 12'] : [line],
      ),
      '#rack1 ABC',
      '#rack2 ??QZJXK',
    ]);
  },
  'an unknown rack at a challenge, a plus before every number': (game) =>
    utf8(
      plain(game).map((line) =>
        line
          .replace(/\S+ (\(challenge\))/, 'UNKNOWN $1')
          .replace(/ (-\d+ -?\d+)$/, (all, numbers) => (line.includes('(') ? ` +${numbers}` : all)),
      ),
    ),
  'small letters for columns, whole words, columns of spaces, words across behind the sum': (game) =>
    utf8(
      withWords(game, ([, nick, rack, at, , points, sum], word) => {
        const across = Number(sum) % 3 === 0 ? '  KO, EX 12, ZA' : '  ';
        return `${nick} ${rack}   ${at!.toLowerCase().padEnd(4)}${word.padEnd(16)}${points}   ${sum}${across}`;
      }),
    ),
  'letters that lie there in brackets': (game) =>
    utf8(
      withWords(game, ([, nick, rack, at, tiles, points, sum], word) => {
        const signs = [...tiles!].map((sign, i) => (sign === '.' ? `(${[...word][i]})` : sign)).join('');
        return `${nick} ${rack} ${at} ${signs} ${points} ${sum}`;
      }),
    ),
  'one pair of brackets round several letters': (game) =>
    utf8(
      withWords(game, ([, nick, rack, at, tiles, points, sum], word) => {
        const signs = tiles!.replaceAll(
          /\.+/g,
          (dots, from: number) => `(${word.slice(from, from + dots.length)})`,
        );
        return `${nick} ${rack} ${at} ${signs} ${points} ${sum}`;
      }),
    ),
  'no encoding, another description, the racks at the end': (game) => {
    const lines = plain(game);
    return utf8([
      ...players(lines),
      '#description Saved by a phone',
      ...distribution(lines),
      ...events(lines),
      '#rack1 A',
    ]);
  },
  'a byte order mark and Windows line ends': (game) =>
    utf8(['\uFEFF'.concat(plain(game)[0]!), ...plain(game).slice(1)], '\r\n'),
  'old line ends, tabs, empty lines': (game) =>
    utf8(
      plain(game).flatMap((line) => [line.replaceAll(' ', '\t'), '  ']),
      '\r',
    ),
  'Windows-1250 that does not say so': (game) => inCodePage(plain(game).slice(1), 'windows-1250'),
  'ISO-8859-2 that says so': (game) =>
    inCodePage(['#character-encoding ISO-8859-2', ...plain(game).slice(1)], 'iso-8859-2'),
  'an encoding named behind the players': (game) => {
    const [, ...rest] = plain(game);
    return inCodePage(
      [...players(rest), '#character-encoding ISO-8859-2', ...distribution(rest), ...events(rest)],
      'iso-8859-2',
    );
  },
  'UTF-16': (game) => {
    const text = `\uFEFF${plain(game).join('\r\n')}`;
    return new Uint8Array(Uint16Array.from([...text].map((sign) => sign.charCodeAt(0))).buffer);
  },
  'no racks': (game) => utf8(plain(game).map((line) => line.replace(PLAY, '$1 $3 $4 $5 $6'))),
  'racks that cannot be': (game) =>
    utf8(plain(game).map((line) => line.replace(PLAY, '$1 ??????? $3 $4 $5 $6'))),
  'no sums': (game) => utf8(plain(game).map((line) => line.replace(/ -?\d+$/, ''))),
  'exchanges by number': (game) =>
    utf8(
      plain(game).map((line) =>
        line.replace(/ -([\p{L}?]+) /u, (_, tiles: string) => ` -${[...tiles].length} `),
      ),
    ),
  'a word that comes off for nothing, with the sum that is right': (game) =>
    utf8(plain(game).map((line) => line.replace(/ -- -\d+/, '   -- +0'))),
  'players called 1 and 2': (game) => {
    const lines = plain(game);
    const begins = firstNick(lines);
    return utf8([
      lines[0]!,
      '#player1 1 ptaszek',
      '#player2 2 kotek',
      ...distribution(lines),
      ...events(lines).map((line) =>
        line.replace(/^>([^:]+):/, (_, nick: string) => (nick === begins ? '>1:' : '>2:')),
      ),
    ]);
  },
  'no space behind the nick, and capitals in the pragmas': (game) =>
    utf8(
      plain(game).map((line) =>
        line.startsWith('#') ? line.replace(/^#\w+/, (name) => name.toUpperCase()) : line.replace(': ', ':'),
      ),
    ),
  'the distribution in a note before the first move': (game) =>
    utf8(plain(game).map((line) => line.replace('#tile-distribution ', '#note LetterDistribution: '))),
};
