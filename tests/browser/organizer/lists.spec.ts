import { expect, type Page, test } from '@playwright/test';
import { PINCZOW_SCHOOL } from '../../../src/domain/rules/presets/pinczow.ts';
import { lexiconTitle } from '../../../src/domain/rules/wantedLexicon.ts';
import { readSlipText } from '../../../src/share/slip/link.ts';
import { regulationOf } from '../../../src/share/slip/payload.ts';
import { Hall, nameOf } from '../../unit/domain/tournament/hall.ts';
import { withoutList } from '../seed.ts';
import { seedTournament } from './screens.ts';
import { playedSlip } from './slips.ts';

// No word list is asked here, and opening one takes its time.
test.beforeEach(({ page }) => withoutList(page));

const ID = 'innyslownik';

/** Slips of tables 1 and 2 that were judged by the same list, with a challenge each, and one more of table 1. */
async function slips(): Promise<{ readonly list: string; readonly texts: readonly string[] }> {
  const found = new Map<string, string[]>();
  for (let seed = 1; seed < 200; seed += 1) {
    const list = await listOf(seed);
    const seeds = [...(found.get(list) ?? []), String(seed)];
    if (list !== '') found.set(list, seeds);
    if (list === '' || seeds.length < 3) continue;
    const texts = await Promise.all(
      [1, 2, 1].map((table, i) => playedSlip(Number(seeds[i]), pair(table), 1, table)),
    );
    return { list, texts: texts.map(({ text }) => text) };
  }
  throw new Error('no such slips');
}

const pair = (table: number) => [nameOf(2 * table - 1), nameOf(2 * table)] as const;

async function listOf(seed: number): Promise<string> {
  const read = readSlipText((await playedSlip(seed, pair(1), 1, 1)).text);
  if (!read.ok || !read.value.slip.lexicon) return '';
  const { challenges, lexicon } = read.value.slip;
  return challenges.some(({ source }) => source === 'lexicon') ? lexiconTitle(lexicon) : '';
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel('Wklej link albo wiadomość z linkiem').fill(text);
  await page.getByRole('button', { name: 'Odczytaj' }).click();
}

test('another list than the tournament’s is accepted once; two sheets are told apart at a move', async ({
  page,
}) => {
  const { list, texts } = await slips();
  const [one = '', two = '', other = ''] = texts;
  const regulation = regulationOf(PINCZOW_SCHOOL);
  const hall = new Hall({ name: 'Puchar', regulation, lexicon: { name: 'SJP' } }).players(4);
  await seedTournament(page, ID, hall.pair(1, [1, 2], [3, 4]).entries);
  await page.goto(`./#/organizer/${ID}-collect`);
  await paste(page, `${one}\n${two}`);
  await expect(page.getByText(`2 × sprawdzano w słowniku ${list}, a turniej gra z SJP`)).toBeVisible();
  await page.getByRole('button', { name: `Przyjmuj ${list} w całym turnieju` }).click();
  await expect(page.getByText('Przyjęto: runda 1, stoliki 1, 2.')).toBeVisible();
  await expect(page.getByText('Są wszystkie wyniki')).toBeVisible();

  await paste(page, other);
  await expect(page.getByText('Dwa zapisy tej partii różnią się.')).toBeVisible();
  await expect(page.getByText(/Zapisy różnią się od ruchu \d+: w tabeli /)).toBeVisible();
});
