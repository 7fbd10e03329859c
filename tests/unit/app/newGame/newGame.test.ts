import { describe, expect, test } from 'vitest';
import {
  type GameSetup,
  needsConsent,
  rulesInPlay,
  timeOf,
  withClockTime,
  withConsent,
  withPlayer,
  withRules,
  withSeats,
  withStarter,
  withTakeover,
  withTime,
} from '../../../../src/app/newGame/gameSetup.ts';
import { initialSetup, offered } from '../../../../src/app/newGame/initialSetup.ts';
import { startFact } from '../../../../src/app/newGame/startFact.ts';
import { drawOf, firstOf, withLetter, withoutLetter } from '../../../../src/app/newGame/startingLetters.ts';
import { outOfTime } from '../../../../src/app/newGame/takeoverSetup.ts';
import { typedTime, typeTimeDigit } from '../../../../src/app/newGame/typedTime.ts';
import { presetsFor } from '../../../../src/app/newGame/usualRules.ts';
import { ENGLISH_SCHOOL } from '../../../../src/domain/rules/presets/englishSchool.ts';
import { HOME } from '../../../../src/domain/rules/presets/home.ts';
import { PFS } from '../../../../src/domain/rules/presets/pfs.ts';
import { PINCZOW_OPEN, PINCZOW_SCHOOL } from '../../../../src/domain/rules/presets/pinczow.ts';
import { THREE_GAMES } from '../../../../src/domain/rules/presets/threeGames.ts';
import { PRESETS } from '../../../../src/domain/rules/presets.ts';
import type { TableRules } from '../../../../src/domain/rules/tableRules.ts';
import type { Start } from '../../../../src/domain/table/fact.ts';
import { startGame } from '../../../../src/domain/table/start.ts';
import { MINUTE } from '../../../../src/domain/units.ts';
import { readRules } from '../../../../src/share/gameFile/ruleSchema.ts';

const names = ['Anna', 'Marek', 'Ola', 'Jan'];
const nameOf = (draft: GameSetup) => (seat: number) => draft.players[seat]?.name || `Gracz ${seat + 1}`;
const startFor = (draft: GameSetup) => startFact(draft, nameOf(draft));

function draftOf(rules: TableRules, seats = rules.seats.min): GameSetup {
  const players = names.slice(0, seats).map((name) => ({ name, club: '' }));
  return withSeats(withRules(initialSetup(PFS, null, [], []), rules), players);
}

function accepted(start: Start): boolean {
  return startGame(start, 0).ok;
}

const drawn = (draft: GameSetup, letters: string) => [...letters].reduce(withLetter, draft);

describe('every regulation can be started', () => {
  for (const rules of PRESETS) {
    for (let seats = rules.seats.min; seats <= rules.seats.max; seats += 1) {
      test(`${rules.id} with ${seats} players`, () => {
        let draft = withStarter(withTime(draftOf(rules, seats), 12 * MINUTE), seats - 1);
        for (const seat of needsConsent(draft)) draft = withConsent(draft, seat);
        const start = startFor(draft);
        expect(startGame(start, 0)).toMatchObject({ ok: true });
        expect(start.players.map(({ name }) => name)).toEqual(names.slice(0, seats));
        expect(start.first).toBe(seats - 1);
      });
    }
  }
});

describe('the first draft', () => {
  test('a phone that has seen no game offers the first regulation and empty names', () => {
    const draft = initialSetup(PFS, null, [], []);
    expect(draft.rules).toBe(PFS);
    expect(draft.players).toEqual([
      { name: '', club: '' },
      { name: '', club: '' },
    ]);
  });

  test('names used before are there without typing', () => {
    expect(initialSetup(PFS, null, [], names).players.map(({ name }) => name)).toEqual(['Anna', 'Marek']);
  });

  test('the last game gives rules, players with their schools, and the organizer’s time', () => {
    const last = startFor(
      withStarter(withTime(withPlayer(draftOf(PINCZOW_OPEN), 1, { club: 'SP 1' }), 17 * MINUTE), 0),
    );
    const draft = initialSetup(PFS, { id: 'one', start: last, finished: true }, [], ['Marek']);
    expect(draft.rules).toBe(PINCZOW_OPEN);
    expect(draft.time).toBe(17 * MINUTE);
    // „Anna” is not among the names somebody typed: it may have been a stand-in.
    expect(draft.players).toEqual([
      { name: '', club: '' },
      { name: 'Marek', club: 'SP 1' },
    ]);
  });

  test('rules that were changed for one game and are not kept come from that game', () => {
    const own = { ...PFS, id: 'own-1', bingo: 40 };
    const last = startFor(withStarter(draftOf(own), 0));
    expect(initialSetup(PFS, { id: 'one', start: last, finished: true }, [], []).rules.bingo).toBe(40);
    const kept = { ...own, bingo: 35 };
    expect(initialSetup(PFS, { id: 'one', start: last, finished: true }, [kept], []).rules.bingo).toBe(35);
  });

  test.each([
    { game: 1, finished: true, next: 2 },
    { game: 2, finished: true, next: 3 },
    { game: 3, finished: true, next: 1 },
    { game: 1, finished: false, next: 1 },
  ])(
    '001 §1: after game $game of three (finished: $finished) comes game $next',
    ({ game, finished, next }) => {
      const last = startFor({ ...withStarter(draftOf(THREE_GAMES), 0), game });
      expect(initialSetup(PFS, { id: 'one', start: last, finished }, [], names).game).toBe(next);
    },
  );
});

test('a match stays on its word list, a new one is free to choose', () => {
  const lexicon = { name: 'OSPS', edition: '52', id: 'pl-52' };
  const after = (game: number) => {
    const start = { ...startFor({ ...withStarter(draftOf(THREE_GAMES), 0), game }), lexicon };
    return initialSetup(PFS, { id: 'one', start, finished: true }, [], names).list;
  };
  expect([1, 2, 3].map(after)).toEqual(['pl-52', 'pl-52', null]);
});

test('whoever played a match plays on, also under a name that was never typed here', () => {
  const after = (game: number) => {
    const start = startFor({ ...withStarter(draftOf(THREE_GAMES), 0), game });
    const { players, match } = initialSetup(PFS, { id: 'one', start, finished: true }, [], []);
    return [...players.map(({ name }) => name), match];
  };
  expect(after(1)).toEqual(['Anna', 'Marek', 'one']);
  expect(after(3)).toEqual(['', '', null]);
});

test('the regulations of one’s own language come first', () => {
  const ids = (language: string) => presetsFor(language).map(({ id }) => id);
  expect(ids('en').slice(0, 2)).toEqual(['wespa', 'english-school']);
  expect(ids('pl')[0]).toBe('pfs');
  expect(ids('en').toSorted()).toEqual(PRESETS.map(({ id }) => id).toSorted());
});

test('rules that came with a card are offered too', () => {
  const brought = { ...PFS, id: 'own-1' };
  expect(offered(PRESETS, [], null, brought)).toEqual([brought, ...PRESETS]);
  expect(offered(PRESETS, [], null, PFS)).toEqual(PRESETS);
});

test('the last used rules are offered first, then one’s own, each once', () => {
  const own = { ...PFS, id: 'own-1' };
  expect(offered(PRESETS, [own], HOME).map(({ id }) => id)).toEqual([
    'home',
    'own-1',
    ...PRESETS.map(({ id }) => id).filter((id) => id !== 'home'),
  ]);
  expect(offered(PRESETS, [], null)).toEqual(PRESETS);
  expect(offered(PRESETS, [], own)[0]).toBe(own);
});

describe('the starting draw', () => {
  test('000: the letter nearer to the beginning of the alphabet starts', () => {
    const draft = drawn(draftOf(PINCZOW_SCHOOL), 'ŁL');
    expect(firstOf(draft)).toBe(1);
    expect(startFor(draft)).toMatchObject({ first: 1, draw: [['Ł', 'L']] });
    expect(accepted(startFor(draft))).toBe(true);
  });

  test('000: equal letters are drawn again until it is decided, and every round is kept', () => {
    const draft = drawn(draftOf(PINCZOW_SCHOOL), 'KKAA');
    expect(firstOf(draft)).toBeNull();
    expect(drawOf(draft).next).toBe(0);
    const decided = drawn(draft, 'ŻB');
    expect(startFor(decided)).toMatchObject({
      first: 1,
      draw: [
        ['K', 'K'],
        ['A', 'A'],
        ['Ż', 'B'],
      ],
    });
  });

  test('001 §3.1: a blank is an A, so it is equal to an A', () => {
    expect(firstOf(drawn(draftOf(THREE_GAMES), '?Ą'))).toBe(0);
    expect(firstOf(drawn(draftOf(THREE_GAMES), '?A'))).toBeNull();
  });

  test('002: of three players only the equal draw again', () => {
    const draft = drawn(draftOf(ENGLISH_SCHOOL, 3), 'CZC');
    expect(drawOf(draft)).toMatchObject({ current: [undefined, null, undefined], next: 0, starts: null });
    const decided = drawn(draft, 'DB');
    expect(startFor(decided)).toMatchObject({
      first: 2,
      draw: [
        ['C', 'Z', 'C'],
        ['D', null, 'B'],
      ],
    });
    expect(accepted(startFor(decided))).toBe(true);
  });

  test('a void blank is drawn again while the other letter stays', () => {
    const rules: TableRules = { ...PFS, startingDraw: { blank: 'draw-again', equal: 'the-equal' } };
    const decided = drawn(draftOf(rules), 'C?D');
    expect(startFor(decided)).toMatchObject({
      first: 0,
      draw: [
        ['C', '?'],
        ['C', 'D'],
      ],
    });
    expect(accepted(startFor(decided))).toBe(true);
  });

  test('a decided draw takes no more letters; a letter can be taken back', () => {
    const decided = drawn(draftOf(PFS), 'AB');
    expect(withLetter(decided, 'C')).toBe(decided);
    expect(firstOf(withoutLetter(decided))).toBeNull();
    expect(firstOf(drawn(withoutLetter(decided), 'A'))).toBeNull();
  });

  test('whoever is simply chosen starts without a draw', () => {
    const chosen = withStarter(drawn(draftOf(PFS), 'AB'), 1);
    expect(startFor(chosen)).toMatchObject({ first: 1 });
    expect(startFor(chosen)).not.toHaveProperty('draw');
  });

  test('other rules, other letters: the draw begins anew', () => {
    expect(withRules(drawn(draftOf(PFS), 'AB'), ENGLISH_SCHOOL).letters).toEqual([]);
  });
});

describe('consent to the phone (001 §6)', () => {
  test('both have to agree', () => {
    const draft = withStarter(draftOf(THREE_GAMES), 0);
    expect(needsConsent(draft)).toEqual([0, 1]);
    const one = withConsent(draft, 1);
    expect(startGame(startFor(one), 0)).toMatchObject({
      ok: false,
      error: { why: 'consent-missing', seats: [0] },
    });
    expect(accepted(startFor(withConsent(one, 0)))).toBe(true);
    expect(needsConsent(withConsent(one, 1))).toEqual([0, 1]);
  });

  test('it is a person’s consent: another name has to agree again', () => {
    const both = withConsent(withConsent(draftOf(THREE_GAMES), 0), 1);
    expect(needsConsent(withPlayer(both, 1, { name: 'Ewa' }))).toEqual([0, 1]);
  });

  test('where nobody asks for it, nothing is recorded', () => {
    expect(startFor(withStarter(draftOf(PFS), 0))).not.toHaveProperty('consents');
  });
});

describe('time and seats', () => {
  test('003: the organizer’s time becomes part of the game’s own rules', () => {
    const draft = withStarter(draftOf(PINCZOW_OPEN), 0);
    expect(startGame(startFor(draft), 0)).toMatchObject({ ok: false, error: { why: 'time-not-set' } });
    expect(rulesInPlay(withTime(draft, 18 * MINUTE)).clock).toMatchObject({ time: 18 * MINUTE });
    expect(rulesInPlay(withTime(draftOf(PFS), 18 * MINUTE))).toBe(PFS);
  });

  test('four players who choose a game for two become two; two stay two', () => {
    expect(withRules(draftOf(HOME, 4), PFS).players.map(({ name }) => name)).toEqual(['Anna', 'Marek']);
    expect(withRules(draftOf(PFS), HOME).players).toHaveLength(2);
  });
});

describe('a game begun on paper', () => {
  const paper = (rules: TableRules, told: object): GameSetup => {
    const draft = withTakeover(draftOf(rules), true);
    return withStarter({ ...draft, takeover: { ...draft.takeover!, ...told } }, 1);
  };

  test('what is not told stays unknown', () => {
    const start = startFor(paper(PFS, { scores: [120, 98], left: [9 * MINUTE, 7 * MINUTE] }));
    const game = startGame(start, 0);
    expect(game).toMatchObject({ ok: true, value: { scores: [120, 98], tiles: null, board: null } });
    expect(start.takeover).not.toHaveProperty('bag');
    expect(start.first).toBe(1);
  });

  test('with an empty bag the racks are asked for', () => {
    const start = startFor(paper(PFS, { bag: 0, racks: [3, 5] }));
    expect(startGame(start, 0)).toMatchObject({ ok: true, value: { tiles: { bag: 0, racks: [3, 5] } } });
    expect(startFor(paper(PFS, { bag: 20, racks: [3, 5] })).takeover).not.toHaveProperty('racks');
  });

  test('no time left is out of time, and such a player is not to move', () => {
    const draft = paper(PFS, { left: [0, MINUTE] });
    expect(outOfTime(draft.rules, draft.takeover)).toEqual([0]);
    expect(accepted(startFor(draft))).toBe(true);
    expect(accepted(startFor(withStarter(draft, 0)))).toBe(false);
  });

  test('a shared clock has one time; a time for each move none', () => {
    const shared: TableRules = { ...PFS, clock: { kind: 'shared', time: 30 * MINUTE, settling: 'nobody' } };
    expect(startFor(paper(shared, { left: [MINUTE, 0] })).takeover?.left).toEqual([MINUTE]);
    expect(startFor(paper(ENGLISH_SCHOOL, {})).takeover).not.toHaveProperty('left');
  });

  test('other rules keep the scores but give full times', () => {
    const changed = withRules(paper(PFS, { scores: [120, 98], left: [1, 2] }), PINCZOW_SCHOOL);
    expect(changed.takeover).toMatchObject({ scores: [120, 98], left: [15 * MINUTE, 15 * MINUTE] });
  });
});

describe('another time', () => {
  const named = (base: TableRules, time: number) => `${base.name} ${time / MINUTE}`;

  test('is one tap: a copy that says so, and with its own time the regulation again', () => {
    const setup = initialSetup(PFS, null, [], []);
    const ten = withClockTime(setup, 10 * MINUTE, [], named);
    expect(timeOf(ten)).toBe(10 * MINUTE);
    expect(ten.rules).toMatchObject({ name: `${PFS.name} 10`, sources: [] });
    expect(ten.rules.id).not.toBe(PFS.id);
    expect(readRules(ten.rules)).toEqual(ten.rules);
    const fifteen = withClockTime(ten, 15 * MINUTE, [], named);
    expect(fifteen.rules.name).toBe(`${PFS.name} 15`);
    expect(withClockTime(fifteen, timeOf(setup)!, [], named).rules).toBe(PFS);
  });

  test('where the organizer gives it, is the organizer’s', () => {
    const setup = withClockTime(initialSetup(PINCZOW_OPEN, null, [], []), 12 * MINUTE, [], named);
    expect(setup).toMatchObject({ rules: PINCZOW_OPEN, time: 12 * MINUTE });
  });
});

test.each([
  ['10', 10 * MINUTE],
  ['7', 7 * MINUTE],
  ['130', 90_000],
  ['1230', 12 * MINUTE + 30_000],
  ['045', 45_000],
  ['', 0],
])('a time typed as „%s” is %d ms', (digits, time) => {
  expect([...digits].reduce(typeTimeDigit, '')).toBe(digits);
  expect(typedTime(digits)).toBe(time);
});
