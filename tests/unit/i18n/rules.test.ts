import { describe, expect, test } from 'vitest';
import { ENGLISH_SCHOOL } from '../../../src/domain/rules/presets/englishSchool.ts';
import { PFS } from '../../../src/domain/rules/presets/pfs.ts';
import { PINCZOW_OPEN, PINCZOW_SCHOOL } from '../../../src/domain/rules/presets/pinczow.ts';
import { THREE_GAMES } from '../../../src/domain/rules/presets/threeGames.ts';
import { WESPA } from '../../../src/domain/rules/presets/wespa.ts';
import { PRESETS } from '../../../src/domain/rules/presets.ts';
import type { TableRules } from '../../../src/domain/rules/tableRules.ts';
import type { Refusal } from '../../../src/domain/table/refusal.ts';
import { refusals as english } from '../../../src/i18n/en/refusals.ts';
import { rules as englishRules } from '../../../src/i18n/en/rules.ts';
import { refusals as polish } from '../../../src/i18n/pl/refusals.ts';
import { rules } from '../../../src/i18n/pl/rules.ts';
import { refusals as slovak } from '../../../src/i18n/sk/refusals.ts';
import { rules as slovakRules } from '../../../src/i18n/sk/rules.ts';

const told = (set: TableRules) =>
  rules
    .whatIf(set)
    .map(({ answer }) => answer)
    .join(' ');

test('in a list, a time that the organizer sets is called a time', () => {
  const briefly = [rules, englishRules, slovakRules].map((text) => text.brief(PINCZOW_OPEN)[0]);
  expect(briefly).toEqual(['czas wyznacza organizator', 'time set by the organizer', 'čas určí organizátor']);
});

describe('a regulation in plain words follows from its values', () => {
  test.each([
    ['000: eight tiles in the bag', PINCZOW_SCHOOL, 'co najmniej 8 płytek'],
    ['000: the better last word', PINCZOW_SCHOOL, 'ułożył słowo warte więcej'],
    [
      '001: seven tiles, three exchanges',
      THREE_GAMES,
      'co najmniej 7 płytek, także gdy wymienia się mniej. W partii każdy może wymieniać najwyżej 3 razy',
    ],
    ['001: four passes, or five passes and losses', THREE_GAMES, 'każdy spauzuje 2 razy z rzędu'],
    [
      '001: the mixed run',
      THREE_GAMES,
      'przez 5 kolejek z rzędu są tylko pauzy i straty (grając samemu: 3; przerywa to wymiana)',
    ],
    ['001: acceptance', THREE_GAMES, 'musi przyjąć przeciwnik'],
    [
      '002: two minutes',
      ENGLISH_SCHOOL,
      'Na ruch jest 2 min. Kto nie zdąży, oddaje kolejkę: liczy się jak pauza.',
    ],
    ['002: three points', ENGLISH_SCHOOL, 'sprawdzający traci 3 punkty za całe sprawdzenie'],
    [
      'WESPA: overtime',
      WESPA,
      'Za każdą zaczętą minutę odejmuje się 10 punktów. Po przekroczeniu 10 min partia jest przegrana.',
    ],
  ])('%s', (_, set, sentence) => {
    expect(told(set)).toContain(sentence);
  });

  test('changed values change the sentence', () => {
    expect(told({ ...PFS, exchange: { limit: 1, smallestBag: 1 } })).toContain('co najmniej 1 płytka');
    expect(told({ ...PFS, runs: [] })).toContain('pauzy nie kończą partii');
    expect(told({ ...PFS, clock: { kind: 'none' } })).toContain('Zegara nie ma');
  });

  test.each([rules, englishRules, slovakRules])('no sentence is empty or shows a hole (%#)', (catalogue) => {
    for (const set of PRESETS) {
      for (const { question, answer } of catalogue.whatIf(set)) {
        expect(question).not.toBe('');
        expect(answer).toMatch(/^\S.*\.$/);
        expect(answer).not.toMatch(/undefined|null|NaN|\[object| {2}/);
      }
      for (const { value } of catalogue.essentials(set)) expect(value).not.toMatch(/undefined|null|NaN|^$/);
    }
  });
});

describe('refusals say what is not possible and what is', () => {
  test.each<[Refusal, string]>([
    [{ why: 'bag-too-small', need: 8, has: 7 }, 'W woreczku jest 7 płytek, do wymiany trzeba 8.'],
    [{ why: 'bag-too-small', need: 7, has: 3 }, 'W woreczku są 3 płytki, do wymiany trzeba 7.'],
    [{ why: 'bag-too-small', need: 7, has: 1 }, 'W woreczku jest 1 płytka, do wymiany trzeba 7.'],
    [{ why: 'not-your-turn', turn: 1 }, 'Teraz ruch ma Marek.'],
    [{ why: 'time-left', left: 61_000 }, 'Na zegarze jest jeszcze 01:01.'],
    [{ why: 'consent-missing', seats: [0, 1] }, 'Brakuje jeszcze zgody na telefon na stole: Anna, Marek.'],
    [
      { why: 'placement', error: { why: 'misses-centre' } },
      'Pierwsze słowo musi przechodzić przez środkowe pole.',
    ],
    [
      { why: 'would-break', index: 4, refusal: { why: 'exchange-limit', limit: 3 } },
      'Po tej poprawce nie zgadzałby się dalszy zapis. Wymiany są już wykorzystane (3 z 3). Możliwy jest ruch albo pauza.',
    ],
  ])('%j', (refusal, sentence) => {
    expect(polish(refusal, ['Anna', 'Marek'])).toBe(sentence);
  });

  test('a seat without a name is still called something', () => {
    expect(polish({ why: 'not-your-turn', turn: 1 }, [])).toBe('Teraz ruch ma Gracz 2.');
    expect(english({ why: 'not-your-turn', turn: 1 }, ['Anna'])).toBe('It is Player 2’s turn.');
    expect(slovak({ why: 'bag-too-small', need: 8, has: 3 }, [])).toBe(
      'Vo vrecku sú 3 kamene, na výmenu treba 8.',
    );
  });
});
