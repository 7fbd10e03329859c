import { completeRules, type StoredRules } from '../../domain/rules/complete.ts';
import { presetById } from '../../domain/rules/presets.ts';
import type { TableRules } from '../../domain/rules/tableRules.ts';
import type { Start } from '../../domain/table/fact.ts';
import { current, replay } from '../../domain/table/game.ts';
import { begins } from '../../share/card/begins.ts';
import type { TournamentCard } from '../../share/card/card.ts';
import type { Library } from '../games/library.ts';
import { type GameSetup, seated, withRules } from './gameSetup.ts';

/** What was played last here: the rules, the players and their match are probably the same again. */
export type LastGame = { readonly id: string; readonly start: Start; readonly finished: boolean };

export async function lastGame({ heads, read }: Pick<Library, 'heads' | 'read'>): Promise<LastGame | null> {
  const [latest] = heads.value;
  const game = latest ? await read(latest.id) : null;
  const state = game && current(replay(game.entries).log);
  return state && game && { id: game.id, start: state.start, finished: state.phase.name === 'confirmed' };
}

/**
 * The setup a new game begins with. `custom` are the rules kept on this phone; `known` the names somebody has really
 * typed, so that a „Gracz 1” of the last game does not become a name.
 */
export function initialSetup(
  fallback: TableRules,
  last: LastGame | null,
  custom: readonly TableRules[],
  known: readonly string[],
): GameSetup {
  const empty = {
    table: '',
    round: '',
    letters: [],
    chosen: null,
    consents: [],
    lower: 0,
    takeover: null,
    tournament: null,
    tournamentLexicon: null,
    list: null,
    match: null,
  };
  if (!last) {
    const players = known.slice(0, fallback.seats.min).map((name) => ({ name, club: '' }));
    return { ...empty, rules: fallback, time: null, players: seated(fallback, players), game: 1 };
  }
  const { start, finished } = last;
  const rules =
    custom.find(({ id }) => id === start.rules.id) ??
    presetById(start.rules.id) ??
    completeRules(start.rules);
  const game = start.game ?? 1;
  const goesOn = finished && game < rules.games;
  // A match is added up by person: whoever played it plays on, however the name came here.
  const players = start.players.map(({ name, club = '' }) => ({
    name: goesOn || known.includes(name) ? name : '',
    club,
  }));
  return {
    ...empty,
    rules,
    time: start.rules.clock.kind === 'budget' ? start.rules.clock.time : null,
    players: seated(rules, players),
    ...(goesOn
      ? // A match stays on its list, and in its tournament.
        {
          game: game + 1,
          match: start.match ?? last.id,
          table: start.table ?? '',
          round: start.round ?? '',
          consents: start.consents ?? [],
          list: start.lexicon?.id ?? null,
          tournament: start.tournament ?? null,
        }
      : { game: 1 }),
  };
}

/** The next game of the match, or the same again: the players as they sat, at the same table, by the same rules. */
export function setupAgain(setup: GameSetup, { start }: LastGame): GameSetup {
  return {
    ...setup,
    rules: completeRules(start.rules),
    players: start.players.map(({ name, club = '' }) => ({ name, club })),
    table: start.table ?? '',
    consents: start.consents ?? [],
    lower: start.lower ?? 0,
    list: start.lexicon?.id ?? null,
  };
}

/** All the rules on offer; the last used come first, then the players' own. */
export function offered(
  presets: readonly TableRules[],
  custom: readonly TableRules[],
  last: StoredRules | null,
  chosen: TableRules | null = null,
): readonly TableRules[] {
  const known = [...custom, ...presets];
  // Rules that came with a tournament's card are nowhere else on this phone.
  const all = chosen && !known.some(({ id }) => id === chosen.id) ? [chosen, ...known] : known;
  const first = last && (all.find(({ id }) => id === last.id) ?? completeRules(last));
  return first ? [first, ...all.filter(({ id }) => id !== first.id)] : all;
}

/**
 * What the organizer's card says of this table goes into the setup, unless that game has been played here already.
 * `rules` are the card's, where this phone has them.
 */
export function withCard(
  setup: GameSetup,
  card: TournamentCard,
  rules: TableRules | null,
  last: LastGame | null,
): GameSetup {
  const { seating, round, players } = card;
  const { start, finished } = last ?? {};
  if (finished && start?.round === round && start.table === seating?.table) return setup;
  const told = rules ? { ...withRules(setup, rules), time: card.time, game: 1 } : setup;
  const seats = (seating?.players ?? []).flatMap((number) => players.filter((one) => one.number === number));
  const names = seats.map(({ name, club }) => ({ name, club }));
  return {
    ...told,
    tournament: card.mark,
    tournamentLexicon: card.lexicon.name === '' ? null : card.lexicon,
    list: null,
    round: round || told.round,
    table: seating?.table || told.table,
    players: names.length > 0 ? seated(told.rules, names) : told.players,
    ...(begins(card) ? { chosen: 0 } : {}),
  };
}
