import type { Placement } from '../../domain/board/placement.ts';
import type { TableRules } from '../../domain/rules/tableRules.ts';
import type { GameFact, Penalty, Play, TurnFact } from '../../domain/table/fact.ts';
import { resultOf } from '../../domain/table/finalScore.ts';
import { current, type Game } from '../../domain/table/game.ts';
import type { Refusal } from '../../domain/table/refusal.ts';
import { type GameState, seatsOf, type Turn } from '../../domain/table/state.ts';
import type { Points, Seat } from '../../domain/units.ts';
import { typeDigit } from './moveFact.ts';
import type { Table } from './table.ts';

/** A line of the sheet while it is being corrected: what each kind of line needs, side by side. */
export type TypedLine = {
  readonly kind: TurnFact['type'];
  /** Of a play; of a loss, what was announced. */
  readonly points: Points;
  readonly bonus: boolean;
  readonly words: readonly string[];
  /** Laid; null if nobody said how many. */
  readonly tiles: number | null;
  /** Where it lies, if that was put right; null: as it was known. */
  readonly anew: Placement | null;
  readonly out: boolean;
  readonly exchanged: number;
  /** The players' word on the bag, where the app does not know it. */
  readonly bagAtLeast: number | null;
};

export function typedLineOf(fact: TurnFact, turn: Turn): TypedLine {
  const play = fact.type === 'play' ? fact : null;
  return {
    kind: fact.type,
    points: play?.points ?? (fact.type === 'loss' ? (fact.announced ?? 0) : 0),
    bonus: (play?.bonus ?? 0) > 0,
    words: 'words' in turn ? turn.words : [],
    tiles: turn.kind === 'play' ? turn.tiles : null,
    anew: null,
    out: play?.out === true,
    exchanged: fact.type === 'exchange' ? fact.tiles : 1,
    bagAtLeast: fact.type === 'exchange' ? (fact.bagAtLeast ?? null) : null,
  };
}

/** The first digit replaces the points that stand there; the next ones go behind it, as long as there is room. */
export function typedPoints(points: Points, digit: string, first: boolean): Points {
  return Number(typeDigit(first ? '' : String(points), digit));
}

export function erasedPoints(points: Points): Points {
  return Math.floor(points / 10);
}

/** The fact to put in the place of `was`. What was known and is not contradicted stays known. */
export function lineFact(line: TypedLine, was: TurnFact, first: TypedLine, rules: TableRules): TurnFact {
  const { seat } = was;
  switch (line.kind) {
    case 'pass':
      return { type: 'pass', seat };
    case 'exchange':
      return {
        type: 'exchange',
        seat,
        tiles: line.exchanged,
        ...(line.bagAtLeast === null ? {} : { bagAtLeast: line.bagAtLeast }),
      };
    case 'loss':
      return {
        type: 'loss',
        seat,
        ...(line.words.length > 0 ? { words: line.words } : {}),
        ...(line.points > 0 ? { announced: line.points } : {}),
      };
    case 'play':
      return {
        type: 'play',
        seat,
        points: line.points,
        ...(line.bonus ? { bonus: bonusOf(was) || rules.bingo } : {}),
        ...(line.out ? { out: true } : {}),
        // Words and tiles follow from the place.
        ...(line.anew
          ? { placement: line.anew }
          : {
              ...(line.tiles === null ? {} : { tiles: line.tiles }),
              ...(line.words.length > 0 ? { words: line.words } : {}),
              ...(was.type === 'play' ? stillKnown(was, line, first) : {}),
            }),
      };
  }
}

function bonusOf(fact: TurnFact): Points {
  return fact.type === 'play' ? (fact.bonus ?? 0) : 0;
}

function stillKnown(was: Play, line: TypedLine, first: TypedLine): Partial<Play> {
  const sameWords = line.words.join() === first.words.join();
  const sameTiles = sameWords && line.tiles === first.tiles;
  return {
    ...(sameTiles && was.laid !== undefined ? { laid: was.laid } : {}),
    ...(sameTiles && was.placement ? { placement: was.placement } : {}),
    ...(sameWords && line.points === first.points && was.bestWord !== undefined
      ? { bestWord: was.bestWord }
      : {}),
  };
}

/** The referee's points while they are being corrected: how many, and whether they are taken or given. */
export type TypedPenalty = {
  readonly seat: Seat;
  readonly points: Points;
  readonly sign: 'minus' | 'plus';
  readonly reason: string;
};

export function typedPenaltyOf({ seat, points, reason }: Penalty): TypedPenalty {
  return { seat, points: Math.abs(points), sign: points > 0 ? 'plus' : 'minus', reason };
}

export function penaltyOf({ seat, points, sign, reason }: TypedPenalty): Penalty {
  const signed = sign === 'plus' || points === 0 ? points : -points;
  return { type: 'penalty', seat, points: signed, reason: reason.trim() };
}

/** What would follow from a correction: both null while it says what the line says already. */
export type Outlook = { readonly effect: Effect | null; readonly refusal: Refusal | null };

export function outlookOf(
  table: Pick<Table, 'preview'>,
  state: GameState,
  target: number,
  was: GameFact,
  fact: GameFact,
): Outlook {
  if (JSON.stringify(fact) === JSON.stringify(was)) return { effect: null, refusal: null };
  const next = table.preview({ type: 'amend', target, fact });
  return next.ok
    ? { effect: effectOf(state, next.value), refusal: null }
    : { effect: null, refusal: next.error };
}

/** What a correction does to the game, to be read before it is made. */
export type Effect = {
  readonly sums: readonly {
    readonly seat: Seat;
    readonly before: Points;
    readonly after: Points;
    /** With the racks at the end; null while the result is not known. */
    readonly finalBefore: Points | null;
    readonly finalAfter: Points | null;
  }[];
  readonly game: 'ends' | 'goes-on' | null;
  /** Somebody has signed, and will have to sign again. */
  readonly signatures: boolean;
  /** `null` is a draw; left out where the winner stays the same or is not known. */
  readonly winner?: Seat | null;
};

export function effectOf(before: GameState, game: Game): Effect | null {
  const after = current(game);
  if (!after) return null;
  const was = resultOf(before);
  const is = resultOf(after);
  const winner = is?.decision.winner ?? null;
  return {
    sums: seatsOf(before).map((seat) => ({
      seat,
      before: before.scores[seat] ?? 0,
      after: after.scores[seat] ?? 0,
      finalBefore: was?.columns[seat]?.total ?? null,
      finalAfter: is?.columns[seat]?.total ?? null,
    })),
    game: !before.end === !after.end ? null : after.end ? 'ends' : 'goes-on',
    signatures: before.confirmed.some(Boolean) && !after.confirmed.some(Boolean),
    ...(was && is && was.decision.winner !== winner ? { winner } : {}),
  };
}
