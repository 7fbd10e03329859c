import { describe, expect, test } from 'vitest';
import { rulesOfCard } from '../../../../src/app/handoff/handoff.ts';
import {
  changedSince,
  offeredRules,
  regulationRules,
  withRegulation,
} from '../../../../src/app/organizer/regulation.ts';
import { tableCards } from '../../../../src/app/organizer/tableCards.ts';
import { PFS } from '../../../../src/domain/rules/presets/pfs.ts';
import { PINCZOW_OPEN } from '../../../../src/domain/rules/presets/pinczow.ts';
import { PRESETS } from '../../../../src/domain/rules/presets.ts';
import type { TableRules } from '../../../../src/domain/rules/tableRules.ts';
import type { Question } from '../../../../src/domain/tournament/intake/question.ts';
import { MINUTE } from '../../../../src/domain/units.ts';
import { MOST_CARD_LINK, readCardText } from '../../../../src/share/card/card.ts';
import { regulationOf } from '../../../../src/share/slip/payload.ts';
import { readTournamentFile, writeTournamentFile } from '../../../../src/share/tournament/tournamentFile.ts';
import { Hall, SETTINGS, slip } from '../../domain/tournament/hall.ts';

/** A club's own rules: the organizer sets the time, and the list is named. */
const OWN: TableRules = {
  ...PINCZOW_OPEN,
  id: 'own-m1x2',
  name: 'Nasz klub (zmienione)',
  bingo: 40,
  exchange: { limit: 2, smallestBag: 7 },
  lexicon: { name: 'OSPS', edition: '52' },
  sources: [],
};

const settings = withRegulation({ ...SETTINGS, lexicon: null }, OWN);
const hall = () => new Hall(settings).players(2).pair(1, [1, 2]);

function cardOf(tournament: Hall) {
  const link = tableCards(tournament.tournament, 1, 'https://sprawdzam.example.org/')[0]!.link;
  const read = readCardText(link);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return { link, card: read.value };
}

describe("a tournament by the organizer's own rules", () => {
  test('keeps a copy of them, asks for a time, and leaves a regulation of ours to its id', () => {
    expect(settings.regulation).toMatchObject({ id: OWN.id, name: OWN.name, rules: OWN });
    expect(settings.time).toBe(20 * MINUTE);
    expect(regulationRules(settings)).toBe(OWN);
    expect(withRegulation(settings, PFS).regulation).not.toHaveProperty('rules');
  });

  test('offers them beside ours, and notices when they were changed afterwards', () => {
    const four = { ...OWN, id: 'own-4', seats: { min: 3, max: 4 } };
    expect(offeredRules(SETTINGS, [OWN, four]).map(({ id }) => id)).toEqual([
      ...PRESETS.map(({ id }) => id),
      OWN.id,
    ]);
    expect(offeredRules(settings, []).at(-1)).toBe(OWN);
    expect(changedSince(settings, [OWN])).toBeNull();
    expect(changedSince(settings, [{ ...OWN, name: 'Inaczej' }])).toBeNull();
    const changed = { ...OWN, bingo: 30 };
    expect(changedSince(settings, [changed])).toBe(changed);
    expect(offeredRules(settings, [changed]).at(-1)).toBe(OWN);
  });

  test('brings them to the tables: a card that is still read, with its list and its time', () => {
    const { link, card } = cardOf(hall());
    expect(link.length).toBeLessThan(MOST_CARD_LINK);
    expect(card.lexicon).toEqual({ name: 'OSPS', edition: '52' });
    const clock = OWN.clock.kind === 'budget' ? { ...OWN.clock, time: 20 * MINUTE } : OWN.clock;
    expect(rulesOfCard(card)).toEqual({ ...OWN, clock, lexicon: null });
  });

  test('knows its slips again, and asks about those of other rules', () => {
    const tournament = hall();
    const rules = rulesOfCard(cardOf(tournament).card)!;
    const questions = (played: TableRules): readonly Question['why'][] => {
      const decision = tournament.judge(slip([1, 2], [300, 200], 1, { regulation: regulationOf(played) }));
      return decision.kind === 'question' ? decision.questions.map(({ why }) => why) : [];
    };
    expect(questions(rules)).toEqual([]);
    expect(questions({ ...rules, bingo: 50 })).toEqual(['changed-rules']);
    expect(questions(PFS)).toEqual(['wrong-regulation']);
  });

  test('is whole in its file', () => {
    const { entries } = hall();
    const read = readTournamentFile(writeTournamentFile({ id: 'abcdef', entries, slips: [] }));
    expect(read).toMatchObject({ ok: true, value: { entries } });
    const bad = structuredClone(entries) as { fact: { settings?: { regulation: { rules?: object } } } }[];
    bad[0]!.fact.settings!.regulation.rules = { ...OWN, bingo: -1 };
    expect(
      readTournamentFile(writeTournamentFile({ id: 'abcdef', entries: bad as never, slips: [] })).ok,
    ).toBe(false);
  });
});
