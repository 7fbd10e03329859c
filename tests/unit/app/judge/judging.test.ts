import { describe, expect, test } from 'vitest';
import { judgeLogCsv } from '../../../../src/app/judge/judgeExport.ts';
import { createJudgeLog, MOST_JUDGE_ENTRIES } from '../../../../src/app/judge/judgeLog.ts';
import { createJudging, SHOWN_FOR } from '../../../../src/app/judge/judging.ts';
import type { JudgedWord, Judgement, Preferences, WordJudge } from '../../../../src/app/shell/ports.ts';
import { BOARD_SIZE } from '../../../../src/domain/board/square.ts';
import { MOST_CHALLENGED } from '../../../../src/domain/table/challenge.ts';
import { memoryPreferences, NO_PREFERENCES } from '../memoryPreferences.ts';

const list = { id: 'proba', name: 'Próbna', edition: '1', words: 2, official: false, doubted: false };
const known = ['DOM', 'ŻUK'];

const judge: Pick<WordJudge, 'list' | 'judge'> = {
  list: (language) => (language === 'pl' ? list : null),
  judge: async (words, language): Promise<Judgement | null> => {
    if (language !== 'pl') return null;
    const judged = words.map(
      (word): JudgedWord =>
        known.includes(word)
          ? { word, verdict: 'valid', why: { kind: 'in-list' } }
          : { word, verdict: 'invalid', why: { kind: 'not-in-list' } },
    );
    const isValid = judged.every(({ verdict }) => verdict === 'valid');
    return { verdict: isValid ? 'valid' : 'invalid', words: judged, list };
  },
};

async function table(language: 'pl' | 'sk' = 'pl') {
  const log = createJudgeLog(memoryPreferences());
  const judging = createJudging({ judge, log, now: () => 5_000, language });
  const type = (...words: string[]) => {
    words.forEach((word, index) => {
      if (index > 0) judging.nextWord();
      for (const letter of word) judging.type(letter);
    });
  };
  return { judging, log, type };
}

describe('the referee’s table', () => {
  test('words by one, press by the other, one verdict for the play, then nothing is left', async () => {
    const { judging, type, log } = await table();
    type('dom', 'żuk');
    judging.ready();
    expect(judging.step.value.kind).toBe('ready');
    await judging.ask();
    expect(judging.step.value).toMatchObject({ kind: 'verdict', until: 5_000 + SHOWN_FOR });
    expect(log.entries.value).toEqual([
      { at: 5_000, language: 'pl', words: ['DOM', 'ŻUK'], verdict: 'valid', list: 'Próbna 1' },
    ]);
    judging.clear();
    expect([judging.words.value, judging.step.value]).toEqual([[''], { kind: 'typing' }]);
  });

  test('one bad word is a bad play', async () => {
    const { judging, type } = await table();
    type('DOM', 'ĄĄ');
    judging.ready();
    await judging.ask();
    expect(judging.step.value).toMatchObject({ judgement: { verdict: 'invalid' } });
  });

  test('once it is handed over the words are fixed, until they are taken back to be changed', async () => {
    const { judging, type } = await table();
    type('DOM');
    judging.ready();
    type('Y');
    judging.erase();
    expect(judging.asked.value).toEqual(['DOM']);
    judging.edit();
    type('Y');
    expect(judging.asked.value).toEqual(['DOMY']);
  });

  test('letters of the language only, so many letters, so many words', async () => {
    const { judging, type } = await table();
    type('X', ...Array.from({ length: 20 }, () => 'Ż'.repeat(30)));
    expect(judging.words.value).toHaveLength(MOST_CHALLENGED);
    expect(new Set(judging.words.value)).toEqual(new Set(['Ż'.repeat(BOARD_SIZE)]));
  });

  test('erasing goes back into the word before', async () => {
    const { judging, type } = await table();
    type('DO', 'K');
    judging.erase();
    judging.erase();
    judging.erase();
    expect(judging.words.value).toEqual(['D']);
  });

  test('no press without words, no second question while one is asked', async () => {
    const { judging, type, log } = await table();
    judging.ready();
    expect(judging.step.value.kind).toBe('typing');
    type('DOM');
    judging.ready();
    await Promise.all([judging.ask(), judging.ask()]);
    expect(log.entries.value).toHaveLength(1);
  });

  test('without a list it says so and notes nothing', async () => {
    const { judging, type, log } = await table('sk');
    type('DOM');
    judging.ready();
    await judging.ask();
    expect(judging.step.value.kind).toBe('no-list');
    expect(log.entries.value).toEqual([]);
  });
});

describe('the log', () => {
  const entry = (at: number) => ({
    at,
    language: 'pl' as const,
    words: ['DOM'],
    verdict: 'valid' as const,
    list: 'Próbna 1',
  });

  const readLog = async (preferences: Preferences) => {
    const log = createJudgeLog(preferences);
    await log.read;
    return log;
  };

  test('what is judged before the stored entries have come stands above them', async () => {
    const preferences = memoryPreferences({ 'judge-log': [entry(1)] });
    const log = createJudgeLog(preferences);
    log.add(entry(2));
    await log.read;
    expect(log.entries.value.map(({ at }) => at)).toEqual([2, 1]);
    expect((await readLog(preferences)).entries.value.map(({ at }) => at)).toEqual([2, 1]);
  });

  test('is kept, latest first, and bounded', async () => {
    const preferences = memoryPreferences();
    const log = await readLog(preferences);
    for (let at = 1; at <= MOST_JUDGE_ENTRIES + 5; at += 1) log.add(entry(at));
    const again = await readLog(preferences);
    expect(again.entries.value).toHaveLength(MOST_JUDGE_ENTRIES);
    expect(again.entries.value[0]?.at).toBe(MOST_JUDGE_ENTRIES + 5);
  });

  test('of two windows both are kept, whichever read first', async () => {
    const preferences = memoryPreferences();
    const [a, b] = [await readLog(preferences), await readLog(preferences)];
    a.add(entry(1));
    a.add(entry(2));
    b.add(entry(3));
    expect((await readLog(preferences)).entries.value.map(({ at }) => at)).toEqual([3, 2, 1]);
    a.clear();
    expect((await readLog(preferences)).entries.value).toEqual([]);
  });

  test('a store that fails does not stop the judge', async () => {
    const log = await createJudgeLog(NO_PREFERENCES);
    log.add(entry(1));
    expect(log.entries.value).toHaveLength(1);
  });

  test('as CSV: oldest first, no cell a spreadsheet would run', () => {
    const verdicts = { valid: 'tak', invalid: 'nie', unknown: '?' };
    // The day that the file's name says: the players' own, wherever this runs.
    const noon = new Date(1970, 0, 2, 12).getTime();
    const text = judgeLogCsv(
      [
        { ...entry(noon + 2_000), words: ['=HYPERLINK("x")'], list: '+1' },
        { ...entry(noon + 1_000), words: ['DOM', 'ŻUK'] },
      ],
      ['kiedy', 'język', 'wyrazy', 'werdykt', 'lista'],
      verdicts,
    );
    expect(text.split('\r\n')).toEqual([
      '\ufeff"kiedy";"język";"wyrazy";"werdykt";"lista"',
      '"1970-01-02 12:00:01";"pl";"DOM ŻUK";"tak";"Próbna 1"',
      '"1970-01-02 12:00:02";"pl";"\'=HYPERLINK(""x"")";"tak";"\'+1"',
      '',
    ]);
  });
});
