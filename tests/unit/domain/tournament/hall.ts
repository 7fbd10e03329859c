import type {
  PlayerNumber,
  Score,
  TournamentEntry,
  TournamentFact,
} from '../../../../src/domain/tournament/fact.ts';
import { judgeSlip, type SlipDecision } from '../../../../src/domain/tournament/intake/judge.ts';
import { acceptance } from '../../../../src/domain/tournament/intake/proposal.ts';
import type { SlipReport } from '../../../../src/domain/tournament/intake/report.ts';
import { replayTournament } from '../../../../src/domain/tournament/replay.ts';
import { DEFAULT_SETTINGS, type TournamentSettings } from '../../../../src/domain/tournament/settings.ts';
import type { Tournament } from '../../../../src/domain/tournament/state.ts';
import { stepTournament } from '../../../../src/domain/tournament/step.ts';

/** A tournament being run by a test: every fact goes through the same door as the organizer's. */
export class Hall {
  entries: TournamentEntry[] = [];
  clock: number;
  #tournament: Tournament | null = null;

  constructor(settings: Partial<TournamentSettings> = {}, clock = 1_000) {
    this.clock = clock;
    this.add({ type: 'created', settings: { ...SETTINGS, ...settings } });
  }

  get tournament(): Tournament {
    return this.#tournament!;
  }

  add(...facts: readonly TournamentFact[]): this {
    for (const fact of facts) {
      const refusal = this.refusal(fact);
      if (refusal) throw new Error(`refused: ${JSON.stringify(refusal)} ${JSON.stringify(fact)}`);
    }
    return this;
  }

  /** Adds the fact if it can be added. */
  refusal(fact: TournamentFact) {
    this.clock += 1_000;
    const entry = { at: this.clock, fact };
    const next = stepTournament(this.#tournament, fact, entry);
    if (!next.ok) return next.error;
    this.#tournament = next.value;
    this.entries.push(entry);
    return null;
  }

  players(count: number, club: (number: number) => string = () => ''): this {
    for (let i = 0; i < count; i += 1) {
      const number = this.tournament.players.length + 1;
      this.add({ type: 'player', number, name: nameOf(number), club: club(number) });
    }
    return this;
  }

  pair(round: number, ...pairs: readonly (readonly [PlayerNumber, PlayerNumber])[]): this {
    const seated = new Set(pairs.flat());
    const byes = this.tournament.players.map(({ number }) => number).filter((number) => !seated.has(number));
    return this.add({
      type: 'paired',
      round,
      by: 'typed',
      pairs: pairs.map((players, i) => ({ table: i + 1, players })),
      byes,
    });
  }

  /** By hand. */
  result(round: number, table: number, a: number, b: number): this {
    return this.add({
      type: 'result',
      round,
      table,
      game: 1,
      ...score(a, b),
      source: { kind: 'manual' },
      answered: [],
    });
  }

  judge(slip: SlipReport, players?: readonly (PlayerNumber | null)[]): SlipDecision {
    return judgeSlip(this.tournament, slip, players ? { players } : {});
  }

  /** The organizer says yes to whatever is asked. */
  accept(slip: SlipReport, reason = 'tak było'): SlipDecision {
    const decision = this.judge(slip);
    if (decision.kind === 'accept') this.add(...acceptance(decision.proposal, [], ''));
    if (decision.kind === 'question' && decision.proposal) {
      const answered = decision.questions.map(({ why }) => why);
      this.add(...acceptance(decision.proposal, answered, reason));
    }
    return decision;
  }

  again(): Tournament {
    return replayTournament(this.entries).tournament!;
  }
}

export const SETTINGS: TournamentSettings = {
  ...DEFAULT_SETTINGS,
  name: 'Turniej',
  mark: 77,
  regulation: { id: 'pinczow-school', name: 'Pińczów', mark: 5 },
  lexicon: { name: 'OSPS', edition: '50', fingerprint: '0123456789' },
};

const FIRST = ['Anna', 'Łukasz', 'Żaneta', 'Ćwirek', 'Ola', 'Jan', 'Ewa', 'Piotr', 'Maja', 'Igor'];
const LAST = ['Żak', 'Nowak', 'Śliwa', 'Wójcik', 'Zając', 'Kowal', 'Lis', 'Dąb', 'Mróz', 'Kot'];

/** A hundred different people, then their namesakes with a numeral. */
export function nameOf(number: number): string {
  const n = number - 1;
  const again = n >= 100 ? ` ${'I'.repeat(1 + (Math.floor(n / 100) % 9))}` : '';
  return `${FIRST[n % 10]} ${LAST[Math.floor(n / 10) % 10]}${again}`;
}

export function score(a: number, b: number): Score {
  return { scores: [a, b], winner: a === b ? null : a > b ? 0 : 1, forfeit: false };
}

/** Within the slack of any moment in a hall's log. */
const BEGUN = 0;

export function slip(
  players: readonly [PlayerNumber, PlayerNumber],
  final: readonly [number, number],
  round: number | string,
  changes: Partial<SlipReport> = {},
): SlipReport {
  const game = changes.gameId ?? `g${round}x${Math.min(...players)}x${Math.max(...players)}`;
  const version = changes.version ?? 1;
  const device = changes.device ?? 'phone';
  return {
    digest: `${game}v${version}${device}s${final.join('x')}`,
    gameId: game,
    version,
    device,
    tournament: null,
    players: players.map((number) => ({ name: nameOf(number), club: '', number: null })),
    table: '',
    round: String(round),
    early: null,
    game: 1,
    startedAt: BEGUN,
    regulation: SETTINGS.regulation as SlipReport['regulation'],
    lexicon: SETTINGS.lexicon,
    final,
    winner: score(...final).winner,
    confirmed: [0, 1],
    consistent: true,
    signature: 'good',
    ...changes,
  };
}

/** Small, fast, and the same on every machine. */
export function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0 || 1;
  return (sides) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0;
    state = (Math.imul(state ^ (state >>> 12), 0x297a2d39) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 15)) >>> 0) % sides;
  };
}
