import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { createWordJudge, type JudgePorts, type ListChoice } from '../../../../src/app/judge/wordJudge.ts';
import { createLists } from '../../../../src/app/lists/lists.ts';
import { longList } from '../../lexicon/longList.ts';
import { aPhone, polish, textFile } from '../lists/phone.ts';

const SHIPPED = polish.entry.id;

/** A phone with the shipped list and these, all of them open. */
async function judgeWith(...names: readonly string[]) {
  const model = createLists(aPhone().ports);
  await model.load(SHIPPED);
  for (const name of names) {
    const list = { language: 'pl', name, edition: '', official: true } as const;
    await model.importText(textFile(longList('kot', name)), list);
    await model.load(model.lists.value.at(-1)!.id);
  }
  const idOf = (name: string) => model.lists.value.find((list) => list.name === name)!.id;
  const game = signal<JudgePorts['game']['value']>(null);
  const choice = signal<ListChoice>({});
  const judge = createWordJudge({ lists: model, choice, game, wanted: signal([]) });
  return { idOf, game, choice, answering: () => judge.list('pl')?.id ?? null };
}

describe('the list that answers', () => {
  test('during a game is the one it was begun with, whatever becomes the usual one meanwhile', async () => {
    const { idOf, game, choice, answering } = await judgeWith('OSPS', 'Klub');
    expect(answering()).toBe(SHIPPED);
    game.value = { language: 'pl', list: idOf('OSPS'), wanted: null };
    choice.value = { pl: idOf('Klub') };
    expect(answering()).toBe(idOf('OSPS'));
    game.value = null;
    expect(answering()).toBe(idOf('Klub'));
  });

  test('in a game that kept none is the one its regulation asks for', async () => {
    const { idOf, game, choice, answering } = await judgeWith('OSPS', 'Klub');
    choice.value = { pl: idOf('Klub') };
    game.value = { language: 'pl', list: null, wanted: { name: 'OSPS' } };
    expect(answering()).toBe(idOf('OSPS'));
    game.value = { language: 'en', list: null, wanted: { name: 'OSPS' } };
    expect(answering()).toBe(idOf('Klub'));
  });

  test("where the game's own is not on this phone is the one another game would begin with", async () => {
    const { game, answering } = await judgeWith();
    game.value = { language: 'pl', list: 'pl-elsewhere', wanted: { name: 'OSPS' } };
    expect(answering()).toBe(SHIPPED);
  });
});
