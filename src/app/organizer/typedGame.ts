import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Score, Side } from '../../domain/tournament/fact.ts';
import { starterOf } from '../../domain/tournament/starts.ts';
import type { Pairing } from '../../domain/tournament/state.ts';
import { isLevel, type TypedResult } from './resultEntry.ts';

/** Four and a minus. */
export const MOST_DIGITS = 5;

/** The result of one game while it is typed. Each part is a signal of its own: a digit draws nothing but itself. */
export type TypedGame = {
  /** Which game of the table, from 1. */
  readonly game: ReadonlySignal<number>;
  readonly points: readonly [Signal<string>, Signal<string>];
  readonly tie: Signal<Side | null | undefined>;
  readonly forfeit: Signal<Side | 'both' | null>;
  readonly first: Signal<Side | null>;
  readonly reason: Signal<string>;
  readonly isLevel: ReadonlySignal<boolean>;
  /** The field that the app's own keys write into. */
  readonly active: ReadonlySignal<Side>;
  readonly typed: () => TypedResult;
  /** Another table or another game of it; without one, the first that is missing. */
  readonly show: (pairing: Pairing, game?: number) => void;
  /** A field was entered: its text is marked, the first key replaces it. */
  readonly enter: (side: Side) => void;
  readonly type: (side: Side, text: string) => void;
  readonly press: (digit: string) => void;
  readonly erase: () => void;
  readonly turnSign: () => void;
};

export function typeGame(pairing: Pairing): TypedGame {
  const game = signal(1);
  const points = [signal(''), signal('')] as const;
  const tie = signal<Side | null | undefined>(undefined);
  const forfeit = signal<Side | 'both' | null>(null);
  const first = signal<Side | null>(null);
  const reason = signal('');
  const active = signal<Side>(0);
  let marked = true;
  const texts = () => points.map(({ value }) => value);
  const write = (change: (text: string) => string) => {
    const { value } = points[active.peek()];
    const text = change(value);
    marked = false;
    if (text.length <= MOST_DIGITS) points[active.peek()].value = text;
  };
  const show = (shown: Pairing, asked = Math.max(1, shown.results.indexOf(null) + 1)) =>
    batch(() => {
      const result = shown.results[asked - 1] ?? null;
      game.value = asked;
      for (const side of [0, 1] as const) points[side].value = result ? String(result.scores[side]) : '';
      tie.value = result?.winner;
      forfeit.value = forfeitOf(result);
      first.value = starterOf(shown, asked, result);
      reason.value = '';
      active.value = 0;
      marked = true;
    });
  show(pairing);
  return {
    game,
    points,
    tie,
    forfeit,
    first,
    reason,
    isLevel: computed(() => isLevel({ points: texts() })),
    active,
    typed: () => ({
      points: texts(),
      tie: tie.value,
      forfeit: forfeit.value,
      first: first.value,
    }),
    show,
    enter(side) {
      active.value = side;
      marked = true;
    },
    type(side, text) {
      marked = false;
      points[side].value = text;
    },
    press: (digit) => write((text) => (marked ? digit : text + digit)),
    erase: () => write((text) => (marked ? '' : text.slice(0, -1))),
    turnSign: () => write((text) => (text.startsWith('-') ? text.slice(1) : `-${text}`)),
  };
}

function forfeitOf(result: Score | null): Side | 'both' | null {
  if (!result?.forfeit) return null;
  return result.bothLose ? 'both' : result.winner;
}
