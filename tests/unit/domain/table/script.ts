import { PRESETS, presetById } from '../../../../src/domain/rules/presets.ts';
import type { TableRules } from '../../../../src/domain/rules/tableRules.ts';
import type { Fact, GameEntry, GameFact, Start } from '../../../../src/domain/table/fact.ts';
import { append, current, EMPTY_GAME, type Game } from '../../../../src/domain/table/game.ts';
import type { Refusal } from '../../../../src/domain/table/refusal.ts';
import type { GameState } from '../../../../src/domain/table/state.ts';

/** A game told fact by fact: *given* these, *when* this, *then* that. Every fact is one second after the one before. */
export class Script {
  game: Game = EMPTY_GAME;
  now = 0;

  constructor(start: Start) {
    this.given(start);
  }

  get state(): GameState {
    return current(this.game)!;
  }

  get entries(): readonly GameEntry[] {
    return this.game.entries;
  }

  /** These happen, and it is a bug in the test if one of them is refused. */
  given(...facts: Fact[]): this {
    for (const fact of facts) {
      const refusal = this.when(fact);
      if (refusal) throw new Error(`${JSON.stringify(fact)} refused: ${JSON.stringify(refusal)}`);
    }
    return this;
  }

  /** One more fact; null if it was taken. */
  when(fact: Fact, at = this.now + 1_000): Refusal | null {
    const next = append(this.game, { at, fact });
    if (!next.ok) return next.error;
    this.game = next.value;
    this.now = at;
    return null;
  }
}

const NAMES = ['Anna', 'Marek', 'Zofia', 'Łukasz'];

export function rulesOf(id: string, changes: Partial<TableRules> = {}): TableRules {
  const rules = presetById(id);
  if (!rules) throw new Error(`${id} is none of ${PRESETS.map((preset) => preset.id)}`);
  const time = rules.clock.kind === 'budget' && rules.clock.time === null ? 12 * 60_000 : null;
  const clock = time && rules.clock.kind === 'budget' ? { ...rules.clock, time } : rules.clock;
  return { ...rules, clock, ...changes };
}

export function startOf(rules: TableRules, more: Partial<Start> = {}): Start {
  const players = NAMES.slice(0, rules.seats.min).map((name) => ({ name }));
  const seats = (more.players ?? players).map((_, seat) => seat);
  return {
    type: 'start',
    rules,
    players,
    first: 0,
    ...(rules.phoneConsent ? { consents: seats } : {}),
    ...more,
  };
}

/** A game by a preset, ready for the first move. */
export function begin(id: string, more: Partial<Start> = {}, changes: Partial<TableRules> = {}): Script {
  return new Script(startOf(rulesOf(id, changes), more));
}

export const stop = (seat: number): GameFact => ({ type: 'stop', seat });
export const play = (seat: number, points: number, tiles?: number): GameFact => ({
  type: 'play',
  seat,
  points,
  ...(tiles === undefined ? {} : { tiles }),
});
export const pass = (seat: number): GameFact => ({ type: 'pass', seat });
export const loss = (seat: number): GameFact => ({ type: 'loss', seat });
export const exchange = (seat: number, tiles: number, bagAtLeast?: number): GameFact => ({
  type: 'exchange',
  seat,
  tiles,
  ...(bagAtLeast === undefined ? {} : { bagAtLeast }),
});
export const challenge = (by: number, ...words: string[]): GameFact => ({ type: 'challenge', by, words });
export const verdict = (answers: Record<string, boolean>): GameFact => ({
  type: 'verdict',
  source: 'lexicon',
  words: Object.entries(answers).map(([word, valid]) => ({ word, valid })),
});
export const rack = (seat: number, letters: string): GameFact => ({ type: 'rack', seat, letters });
