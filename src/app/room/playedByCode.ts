import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Placement } from '../../domain/board/placement.ts';
import type { TileLanguage } from '../../domain/tiles/language.ts';
import type { Millis } from '../../domain/units.ts';
import type { Scene } from '../../share/room/messages.ts';
import {
  MOST_LATE,
  MOST_PHONE_LINK,
  MOST_PHONE_MOVES,
  type PhoneMove,
  phoneCode,
} from '../../share/room/phoneCode.ts';
import { type Turn, turnCode } from '../../share/room/turnCode.ts';
import type { SentLine } from './outgoing.ts';
import { createDrafts, type PlayerDraft } from './playerDraft.ts';
import type { Playing } from './playerRoom.ts';
import type { RoomMemory } from './ports.ts';
import { sceneOfTurn } from './turn.ts';

const KEY = 'codes';
/** Games whose moves are kept, the last ones. */
const MOST_GAMES = 12;
/** In one game, for whoever notes again and again. */
const MOST_LINES = 400;

/** `placement` null: what lay there was no move. `late`: by so much after the time, by this phone's clock. */
type Line = { readonly n: number; readonly placement: Placement | null; readonly late: Millis };
type PhoneGame = {
  readonly game: string;
  readonly event: string;
  readonly round: number;
  readonly language: TileLanguage;
  readonly number: number | null;
  readonly lines: readonly Line[];
};
/** `turn`: the code that was read last. */
type Kept = { readonly turn: string | null; readonly games: readonly PhoneGame[] };

/** A duplicate game played on this phone without any network: moves come as codes, and stay here until the end. */
export type PlayedByCode = Playing & {
  /** The move that was read last; null before the first. */
  readonly scene: ReadonlySignal<Scene | null>;
  readonly number: ReadonlySignal<number | null>;
  readonly draft: ReadonlySignal<PlayerDraft | null>;
  /** Games with moves on this phone, the last one first. */
  readonly games: ReadonlySignal<readonly PhoneGame[]>;
  /** False: the text is no code of a move. */
  readonly read: (text: string) => boolean;
  readonly take: (turn: Turn) => void;
  readonly choose: (number: number | null) => void;
};

export function openPlayedByCode(memory: RoomMemory, now: () => Millis): PlayedByCode {
  const kept = signal(readKept(memory.read(KEY)));
  const drafts = createDrafts(memory, KEY);
  const turn = computed(() => {
    const read = kept.value.turn === null ? null : turnCode.read(kept.value.turn);
    return read?.ok ? read.value : null;
  });
  const scene = computed(() => turn.value && sceneOfTurn(turn.value));
  const game = computed(() => kept.value.games.find((one) => one.game === turn.value?.game) ?? null);

  /** What another page of this phone has written meanwhile is not lost: a camera opens every code in a new one. */
  const change = (next: (before: Kept) => Kept) => {
    kept.value = next(readKept(memory.read(KEY)));
    memory.write(KEY, JSON.stringify(kept.peek()));
  };
  const changeGame = (of: string, next: (before: PhoneGame) => PhoneGame) =>
    change((before) => ({
      ...before,
      games: before.games.map((one) => (one.game === of ? next(one) : one)),
    }));
  const take = (next: Turn) =>
    change(({ games }) => {
      const { event, round, language } = next;
      const known = games.find((one) => one.game === next.game);
      const before = games.find((one) => event !== '' && one.event === event);
      const fresh = { game: next.game, event, round, language, number: before?.number ?? null, lines: [] };
      const others = games.filter((one) => one !== known);
      return { turn: turnCode.write(next), games: [known ?? fresh, ...others].slice(0, MOST_GAMES) };
    });

  return {
    keeps: true,
    scene,
    number: computed(() => game.value?.number ?? null),
    sent: computed(() => {
      const n = turn.value?.n;
      const of = game.value;
      return (of?.lines ?? [])
        .map((line, seq) => ({
          seq,
          game: of?.game ?? '',
          n: line.n,
          placement: line.placement,
          as: asOf(line),
        }))
        .filter((line) => line.n === n)
        .reverse();
    }),
    draft: computed(() => scene.value && drafts.of(scene.value)),
    games: computed(() => kept.value.games.filter(({ lines }) => lines.length > 0)),
    read(text) {
      const read = turnCode.read(text);
      if (read.ok) take(read.value);
      return read.ok;
    },
    take,
    choose(number) {
      const of = turn.peek();
      if (of) changeGame(of.game, (before) => ({ ...before, number }));
    },
    lay(draft) {
      const of = scene.peek();
      if (of) drafts.keep(of, draft);
    },
    send(placement) {
      const of = turn.peek();
      if (!of) return;
      const line = { n: of.n, placement, late: Math.min(MOST_LATE, Math.max(0, now() - of.until)) };
      changeGame(of.game, (before) => ({ ...before, lines: [...before.lines, line].slice(-MOST_LINES) }));
    },
    left() {
      const of = turn.peek();
      return of && Math.min(of.length, Math.max(0, of.until - now()));
    },
  };
}

const asOf = ({ placement, late }: Line): SentLine['as'] => {
  if (placement === null) return 'none';
  return late > 0 ? 'late' : 'taken';
};

/** What the referee is given: of each move the last in time, and what was noted later. */
export function movesOf({ lines }: PhoneGame): readonly PhoneMove[] {
  const moves: PhoneMove[] = [];
  const numbers = [...new Set(lines.map(({ n }) => n))].sort((a, b) => a - b);
  for (const n of numbers) {
    const own = lines.flatMap(({ placement, ...line }) =>
      placement && line.n === n ? [{ ...line, placement }] : [],
    );
    const inTime = own.findLast(({ late }) => late === 0);
    const late = own.findLast((one) => one.late > 0);
    if (inTime) moves.push(inTime);
    if (late) moves.push(late);
  }
  return moves;
}

/** All moves of one game as a link for the referee; null without a number, and where they are more than a code holds. */
export function phoneLink(game: PhoneGame, base: string): string | null {
  const { number, language } = game;
  if (number === null) return null;
  const all = movesOf(game);
  for (const moves of [all, all.filter(({ late }) => late === 0)]) {
    if (moves.length > MOST_PHONE_MOVES) continue;
    const link = `${base}#${phoneCode.write({ game: game.game, number, language, moves })}`;
    if (link.length <= MOST_PHONE_LINK) return link;
  }
  return null;
}

function readKept(text: string | null): Kept {
  try {
    const { turn, games } = JSON.parse(text ?? '') as Kept;
    return { turn: typeof turn === 'string' ? turn : null, games: Array.isArray(games) ? games : [] };
  } catch {
    return { turn: null, games: [] };
  }
}
