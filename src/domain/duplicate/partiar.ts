import { type Board, EMPTY_BOARD } from '../board/board.ts';
import { layWord } from '../board/lay.ts';
import type { Placement } from '../board/placement.ts';
import type { SquareNaming } from '../board/square.ts';
import type { TileLanguage } from '../tiles/language.ts';
import { TILE_SETS } from '../tiles/tileSet.ts';
import type { Points } from '../units.ts';
import type { ParticipantNumber } from './fact.ts';
import { rankGame } from './ranking.ts';
import { scoredMoves, sumOfBest } from './scoring.ts';
import { tournamentStandings } from './standings.ts';
import { type DuplicateState, participantOf } from './state.ts';

export type PartiarMove = {
  /** Null where it is not known, or was left out. */
  readonly rack: readonly string[] | null;
  /** What went on the board. */
  readonly master: Placement | null;
  /** What this participant laid, where its place is known. */
  readonly own: Placement | null;
  /** The same in words, where it is not. */
  readonly words: string;
  readonly points: Points;
  readonly best: Points;
  readonly maximum: boolean;
  readonly invalid: boolean;
  /** Only while it is so: a word of it counts, and nobody has judged it. */
  readonly unjudged?: true;
};

/** One participant's game as the regulation has it printed (004 §15): it stands for itself, without the log. */
export type Partiar = {
  readonly event: string;
  readonly game: number;
  readonly number: ParticipantNumber;
  readonly name: string;
  readonly language: TileLanguage;
  readonly naming: SquareNaming;
  readonly participants: number;
  /** Null: excluded. */
  readonly place: number | null;
  /** The place in the tournament so far. */
  readonly running: number | null;
  readonly points: Points;
  readonly maxima: number;
  /** In hundredths of a per cent. */
  readonly percentage: number;
  readonly sumOfBest: Points;
  readonly moves: readonly PartiarMove[];
};

/** Everybody's, in the order of the game's table. `games`: all games of the tournament. */
export function partiarsOf(state: DuplicateState, games: readonly DuplicateState[]): readonly Partiar[] {
  const moves = scoredMoves(state);
  const ranked = rankGame(state, undefined, moves);
  const running = new Map(tournamentStandings(games).map(({ number, place }) => [number, place]));
  const whole = sumOfBest(moves);
  const { rules, start } = state;
  return ranked.map(({ number, place, points, maxima, percentage }) => ({
    event: start.event ?? '',
    game: start.game ?? 1,
    number,
    name: participantOf(state, number)?.name ?? '',
    language: rules.language,
    naming: rules.naming,
    participants: ranked.length,
    place,
    running: running.get(number) ?? null,
    points,
    maxima,
    percentage,
    sumOfBest: whole,
    moves: moves.map(({ move, best, scores }) => {
      const score = scores.get(number);
      const own = move.board ? plain(score?.answer?.placement) : null;
      return {
        rack: move.rack,
        master: move.board ? plain(move.master?.placement) : null,
        own,
        words: own ? '' : (score?.answer?.words.join(' ') ?? ''),
        points: score?.points ?? 0,
        best,
        maximum: score?.maximum ?? false,
        invalid: score?.standing === 'invalid',
        ...(score?.standing === 'unjudged' ? { unjudged: true as const } : {}),
      };
    }),
  }));
}

/** Written in one way only. */
function plain(placement: Placement | null | undefined): Placement | null {
  if (!placement) return null;
  const { at, down, word } = placement;
  return down ? { at, down, word } : { at, word };
}

/** The board at the end; null where a place is not known, or what is said cannot lie there. */
export function partiarBoard({ language, moves }: Partiar): Board | null {
  let board = EMPTY_BOARD;
  for (const { master, best } of moves) {
    if (!master && best > 0) return null;
    if (!master) continue;
    const laid = layWord(TILE_SETS[language], board, master, { rack: 7, bonus: 0 });
    if (!laid.ok) return null;
    board = laid.value.board;
  }
  return board.tiles > 0 ? board : null;
}
