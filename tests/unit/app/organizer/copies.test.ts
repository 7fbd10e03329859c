import { describe, expect, test } from 'vitest';
import type { Desk } from '../../../../src/app/organizer/desk.ts';
import { resultAt } from '../../../../src/domain/tournament/state.ts';
import { device, enter, slipOf, started } from './device.ts';

const scores = (desk: Desk) =>
  [1, 2, 3].map((table) => resultAt(desk.tournament.value, { round: 1, table, game: 1 })?.scores ?? null);

describe('two devices collect', () => {
  test('each has what the other lacks: shown first, then both have everything, slips too', async () => {
    const { organizer, desk } = await started();
    // Behind by a quarter of an hour.
    const second = await device(100_000).open();
    const there = await second.restore(organizer.backup(desk));
    const other = there.ok ? there.value : null;
    enter(desk, 1, 300, 200);
    expect((await other!.receive(await slipOf(2))).kind).toBe('slip');
    enter(other!, 3, 250, 260);

    const answer = await organizer.restore(second.backup(other!));
    const copy = !answer.ok && answer.error.why === 'diverged' ? answer.error.copy : null;
    expect([copy?.difference.here.length, copy?.difference.there.length, copy?.slips]).toEqual([
      1,
      expect.any(Number),
      1,
    ]);
    expect(copy?.difference.contradictions).toEqual([]);
    expect(scores(desk)[2]).toBe(null);
    const taken = await copy!.take();
    expect(taken.ok && taken.value).toBe(desk);
    expect(scores(desk)[0]).toEqual([300, 200]);
    expect(scores(desk)[2]).toEqual([250, 260]);
    expect(desk.slips()).toEqual(other!.slips());

    // Back again: the second device has nothing that the first lacks.
    expect((await second.restore(organizer.backup(desk))).ok).toBe(true);
    expect(other!.tournament.value).toEqual(desk.tournament.value);
    expect(await second.restore(organizer.backup(desk))).toEqual({ ok: false, error: { why: 'known' } });
    expect(await organizer.restore(second.backup(other!))).toEqual({ ok: false, error: { why: 'known' } });
  });

  test('a copy that only goes on from here is taken at once, whatever the order of its properties', async () => {
    const { organizer, desk } = await started();
    const second = await device(2_000_000).open();
    await second.restore(organizer.backup(desk));
    const other = second.find('abcdef')!;
    enter(other, 2, 400, 390);
    expect((await organizer.restore(second.backup(other))).ok).toBe(true);
    expect(scores(desk)).toEqual([null, [400, 390], null]);
  });

  test('what was stored is read again as it was', async () => {
    const { organizer, desk } = await started();
    const third = device(3_000_000);
    const opened = await third.open();
    await opened.restore(organizer.backup(desk));
    const own = opened.find('abcdef')!;
    enter(own, 1, 1, 2);
    enter(desk, 2, 3, 4);
    const answer = await opened.restore(organizer.backup(desk));
    if (!answer.ok && answer.error.why === 'diverged') await answer.error.copy.take();
    await expect.poll(() => own.saving.value).toBe('saved');
    const again = (await third.open()).find('abcdef')!;
    expect(again.unusable).toBe(0);
    expect(again.tournament.value).toEqual(own.tournament.value);
    expect(scores(again)).toEqual([[1, 2], [3, 4], null]);
  });
});

describe('a hostile copy', () => {
  const changed = (
    file: string,
    change: (json: { entries: { at: number; fact: object }[]; slips: object[] }) => void,
  ) => {
    const json = JSON.parse(file);
    change(json);
    return JSON.stringify(json);
  };

  test('of another tournament under this one’s mark, or one that does not hold together, changes nothing', async () => {
    const { organizer, desk } = await started();
    const file = organizer.backup(desk);
    const before = desk.entries.value;
    const other = changed(file, ({ entries }) => {
      entries[0]!.at += 1;
    });
    expect(await organizer.restore(other)).toEqual({ ok: false, error: { why: 'other-tournament' } });
    const rows = (count: number, fact: object) => ({
      at: 1,
      fact: { type: 'merged', rows: Array.from({ length: count }, (_, n) => ({ at: 1, n, fact, who: [] })) },
    });
    const flood = changed(file, ({ entries }) => {
      entries.push(rows(19_999, { type: 'reopened', slip: 'a' }));
    });
    expect(await organizer.restore(flood)).toMatchObject({ error: { why: 'too-large' } });
    for (const bad of [{ type: 'created' }, { type: 'merged', rows: [] }, { type: 'withdrawn', number: 0 }]) {
      const nested = changed(file, ({ entries }) => {
        entries.push(rows(1, bad));
      });
      expect(await organizer.restore(nested)).toMatchObject({ error: { why: 'invalid' } });
    }
    const future = changed(file, ({ entries }) => {
      entries.push({
        at: 1,
        fact: { type: 'merged', rows: [{ at: 9e12, n: 0, fact: { type: 'reopened', slip: 'a' }, who: [] }] },
      });
    });
    expect(await organizer.restore(future)).toMatchObject({ error: { why: 'impossible-date' } });
    expect(desk.entries.value).toBe(before);
  });

  test('rows about nobody are left out, and slips under a false name are not kept', async () => {
    const { organizer, desk } = await started();
    enter(desk, 1, 5, 6);
    const strange = changed(organizer.backup(desk), ({ entries, slips }) => {
      entries.pop();
      entries.push({
        at: 2,
        fact: {
          type: 'merged',
          rows: [{ at: 1, n: 0, fact: { type: 'withdrawn', number: 1 }, who: [[1, 'Nikt']] }],
        },
      });
      slips.push({ digest: 'false', text: 's1.AAAAAAAAAAAA' });
    });
    const answer = await organizer.restore(strange);
    const copy = !answer.ok && answer.error.why === 'diverged' ? answer.error.copy : null;
    // They had no effect in the copy either.
    expect(copy?.difference.contradictions).toEqual([]);
    await copy!.take();
    expect(desk.tournament.value.players.some(({ withdrawn }) => withdrawn)).toBe(false);
    expect(scores(desk)[0]).toEqual([5, 6]);
    expect(desk.slips()).toEqual([]);
  });
});
