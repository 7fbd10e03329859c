import { describe, expect, test } from 'vitest';
import { createLog } from '../../../../src/domain/log/log.ts';
import type { TournamentFact } from '../../../../src/domain/tournament/fact.ts';
import { pairedAsPlayed } from '../../../../src/domain/tournament/pairing/asPlayed.ts';
import { pairRound } from '../../../../src/domain/tournament/pairing/pairRound.ts';
import type { TournamentRefusal } from '../../../../src/domain/tournament/refusal.ts';
import { replayTournament } from '../../../../src/domain/tournament/replay.ts';
import { resultAt, type Tournament } from '../../../../src/domain/tournament/state.ts';
import { stepTournament } from '../../../../src/domain/tournament/step.ts';
import { Hall, SETTINGS, score } from './hall.ts';

const manual = { source: { kind: 'manual' }, answered: [] } as const;
const slot = { round: 1, table: 1, game: 1 };

describe('the log of a tournament', () => {
  test('refuses what cannot be, and keeps everything else', () => {
    const hall = new Hall().players(4);
    const why = (...args: Parameters<Hall['refusal']>) => hall.refusal(...args)?.why ?? null;
    expect(why({ type: 'created', settings: SETTINGS })).toBe('already-created');
    expect(why({ type: 'settings', settings: { ...SETTINGS, name: ' ' } })).toBe('name-missing');
    expect(why({ type: 'settings', settings: { ...SETTINGS, rounds: 0 } })).toBe('bad-settings');
    expect(why({ type: 'settings', settings: { ...SETTINGS, criteria: ['wins', 'wins'] } })).toBe(
      'bad-settings',
    );
    expect(why({ type: 'player', number: 9, name: 'Ola', club: '' })).toBe('number-out-of-order');
    expect(why({ type: 'player', number: 5, name: '  ', club: '' })).toBe('name-missing');
    expect(why({ type: 'withdrawn', number: 7 })).toBe('no-such-player');
    const paired = (round: number, ...pairs: [number, number, number][]) =>
      why({
        type: 'paired',
        round,
        by: 'typed',
        pairs: pairs.map(([table, a, b]) => ({ table, players: [a, b] })),
        byes: [],
      });
    expect(paired(2, [1, 1, 2])).toBe('round-out-of-order');
    expect(paired(1)).toBe('no-pairs');
    expect(paired(1, [1, 1, 1])).toBe('player-twice');
    expect(paired(1, [1, 1, 2], [1, 3, 4])).toBe('table-twice');
    expect(paired(1, [1, 1, 9])).toBe('no-such-player');
    hall.add({ type: 'withdrawn', number: 4 });
    expect(paired(1, [1, 1, 2], [2, 3, 4])).toBe('player-withdrawn');
    hall.add({ type: 'returned', number: 4 });
    expect(paired(1, [1, 1, 2], [2, 3, 4])).toBe(null);
    expect(why({ type: 'result', ...slot, table: 3, ...score(1, 0), ...manual })).toBe('no-such-table');
    expect(why({ type: 'result', ...slot, game: 2, ...score(1, 0), ...manual })).toBe('no-such-table');
    expect(why({ type: 'result', ...slot, round: 2, ...score(1, 0), ...manual })).toBe('no-such-round');
    expect(why({ type: 'result', ...slot, ...score(1.5, 0), ...manual })).toBe('bad-score');
    expect(why({ type: 'corrected', ...slot, ...score(1, 0), ...manual, reason: 'x' })).toBe('no-result');
    expect(why({ type: 'result', ...slot, ...score(300, 200), ...manual })).toBe(null);
    expect(why({ type: 'result', ...slot, ...score(301, 200), ...manual })).toBe('has-result');
    expect(why({ type: 'corrected', ...slot, ...score(1, 0), ...manual, reason: ' ' })).toBe(
      'reason-missing',
    );
    expect(why({ type: 'removed', ...slot, reason: '' })).toBe('reason-missing');
    expect(why({ type: 'unpaired', round: 1 })).toBe('round-has-results');
    expect(paired(1, [1, 1, 3], [2, 2, 4])).toBe('round-has-results');
    expect(hall.again()).toEqual(hall.tournament);
  });

  test('a correction keeps what was before it in the log', () => {
    const hall = new Hall().players(2).pair(1, [1, 2]).result(1, 1, 300, 200);
    hall.add({ type: 'corrected', ...slot, ...score(200, 300), ...manual, reason: 'odwrotnie wpisane' });
    expect(resultAt(hall.tournament, slot)).toMatchObject({ scores: [200, 300], winner: 1, corrections: 1 });
    hall.add({ type: 'removed', ...slot, reason: 'nie ta runda' });
    expect(resultAt(hall.tournament, slot)).toBe(null);
    expect(hall.entries.map(({ fact }) => fact.type).slice(-3)).toEqual(['result', 'corrected', 'removed']);
  });

  test('a round can be paired anew around the tables that have a result', () => {
    const hall = new Hall().players(6).pair(1, [1, 2], [3, 4], [5, 6]).result(1, 1, 300, 200);
    hall.pair(1, [1, 2], [3, 5], [4, 6]);
    expect(resultAt(hall.tournament, slot)?.scores).toEqual([300, 200]);
    expect(hall.tournament.rounds[0]!.pairings[1]!.players).toEqual([3, 5]);
  });

  test('two who met against the pairing: those left behind meet each other', () => {
    const hall = new Hall().players(5).pair(1, [1, 2], [3, 4]);
    expect(pairedAsPlayed(hall.tournament, 1, [1, 3])).toMatchObject({
      pairs: [
        { table: 1, players: [1, 3] },
        { table: 2, players: [2, 4] },
      ],
      byes: [5],
    });
    expect(pairedAsPlayed(hall.tournament, 1, [1, 5])).toMatchObject({
      pairs: [
        { table: 1, players: [1, 5] },
        { table: 2, players: [3, 4] },
      ],
      byes: [2],
    });
    hall.result(1, 2, 300, 200);
    expect(pairedAsPlayed(hall.tournament, 1, [1, 3])).toBe(null);
  });

  test('a log whose rows cannot all be used is read as far as it can be', () => {
    const hall = new Hall().players(4);
    hall.add(pairRound(hall.tournament, 1, 'swiss'));
    const broken = hall.entries.toSpliced(2, 1);
    const { tournament, refused } = replayTournament(broken);
    expect(tournament?.players.length).toBe(1);
    expect(refused[0]).toMatchObject({ index: 2, refusal: { why: 'number-out-of-order' } });
    expect(replayTournament([]).tournament).toBe(null);
  });

  test('its step is one that any log can be kept by: facts are taken back and amended', () => {
    const log = createLog<TournamentFact, Tournament, TournamentRefusal>({
      step: stepTournament,
      isStart: ({ type }) => type === 'created',
      isSignature: () => false,
      mayBecome: (was, is) => was.type === is.type,
    });
    const hall = new Hall().players(4).pair(1, [1, 2], [3, 4]).result(1, 1, 300, 200);
    const { log: kept, refused } = log.replay(hall.entries);
    expect(refused).toEqual([]);
    expect(log.current(kept)).toEqual(hall.tournament);

    const at = hall.entries.at(-1)!.at;
    const paired = hall.entries.findIndex(({ fact }) => fact.type === 'paired');
    expect(log.append(kept, { at, fact: { type: 'retract', target: paired } })).toEqual({
      ok: false,
      error: {
        why: 'would-break',
        index: hall.entries.length - 1,
        refusal: { why: 'no-such-round', round: 1 },
      },
    });
    const swapped: TournamentFact = {
      type: 'paired',
      round: 1,
      by: 'typed',
      pairs: [{ table: 1, players: [3, 4] }],
      byes: [1, 2],
    };
    const amended = log.append(kept, { at, fact: { type: 'amend', target: paired, fact: swapped } });
    expect(amended.ok && log.current(amended.value)?.rounds[0]).toMatchObject({
      pairings: [{ players: [3, 4], results: [{ scores: [300, 200] }] }],
    });
  });
});
