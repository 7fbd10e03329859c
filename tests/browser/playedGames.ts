import type { Fact } from '../../src/domain/table/fact.ts';
import { randomFrom } from './killable.ts';
import { entriesOf, type SeededGame, startFact } from './seed.ts';

const DAY = 86_400_000;
const NAMES = [
  'Anna Żółkiewska',
  'Marek',
  'Zofia Łącka',
  'Łukasz Ćwik',
  'Ola',
  'Grażyna',
  'Ján Šťastný',
  'Ewa',
];
const WORDS = ['DOM', 'ŻUK', 'KONIK', 'RZEKA', 'ŹREBIĘ', 'MUR', 'LAS', 'NOWELIZACJE', 'GRAbIE', 'OKO'];

/** One in so many was never finished, as happens at a kitchen table. */
const LEFT_EVERY = 11;

/**
 * The games of a phone that has seen many, always the same ones: one a day, the last of them the day before `now`; played
 * to the end and signed, but for those that were left.
 */
export function playedGames(count: number, now: number, seed = 1): readonly SeededGame[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, n) => {
    const [one, other] = [random(NAMES.length), random(NAMES.length - 1)];
    const players = [NAMES[one]!, NAMES.filter((name) => name !== NAMES[one])[other]!];
    const turns = Array.from({ length: 20 + random(9) }, (_, turn) => played(turn % 2, random)).flat();
    const end = n % LEFT_EVERY === 5 ? [] : signed(turns.length / 2);
    const entries = entriesOf(
      [startFact('pfs', players), ...turns, ...end],
      now - (count - n) * DAY,
      0,
      31_000,
    );
    return { id: `played-${String(n).padStart(3, '0')}`, entries };
  });
}

function played(seat: number, random: (below: number) => number): readonly Fact[] {
  const [words, points] = [[WORDS[random(WORDS.length)]!], 8 + random(40)];
  return [
    { type: 'stop', seat },
    { type: 'play', seat, points, words },
  ];
}

/** Nobody can move any more; racks, and both sign. */
function signed(turns: number): readonly Fact[] {
  const passes = [0, 1, 2, 3].flatMap((n): readonly Fact[] => {
    const seat = (turns + n) % 2;
    return [
      { type: 'stop', seat },
      { type: 'pass', seat },
    ];
  });
  return [
    ...passes,
    { type: 'rack', seat: 0, letters: 'A' },
    { type: 'rack', seat: 1, letters: 'ZŁ' },
    { type: 'confirm', seat: 0 },
    { type: 'confirm', seat: 1 },
  ];
}
