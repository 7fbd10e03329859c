import { expect, type Page, test } from '@playwright/test';
import { PINCZOW_SCHOOL } from '../../../src/domain/rules/presets/pinczow.ts';
import { regulationOf } from '../../../src/share/slip/payload.ts';
import { Hall } from '../../unit/domain/tournament/hall.ts';
import { withoutList } from '../seed.ts';
import { seedTournament } from './screens.ts';
import { playedSlip } from './slips.ts';

// No word list is asked here, and opening one takes its time.
test.beforeEach(({ page }) => withoutList(page));
test.use({ viewport: { width: 360, height: 640 } });

const NAMES = ['Jan Kowalska', 'Ćwirek Śliwa', 'Ola Lis', 'Ewa Wójcik-Dąbrowska'] as const;
const [JAN, CWIREK, OLA, EWA] = NAMES;

async function collecting(page: Page): Promise<void> {
  const hall = new Hall({ name: 'Turniej', regulation: regulationOf(PINCZOW_SCHOOL), lexicon: null });
  NAMES.forEach((name, i) => {
    hall.add({ type: 'player', number: i + 1, name, club: '' });
  });
  hall.pair(1, [1, 2], [3, 4]).result(1, 1, 402, 377);
  await seedTournament(page, 'odpowiedzi', hall.entries);
  await page.goto('./#/organizer/odpowiedzi-collect');
  await expect(page.getByRole('button', { name: 'Odczytaj' })).toBeVisible();
}

const field = (page: Page) => page.getByLabel('Wklej link albo wiadomość z linkiem');
const button = (page: Page, name: string) => page.getByRole('button', { name });
async function paste(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await button(page, 'Odczytaj').click();
}

test('what was pasted is answered in sight; what was refused can be mended; an answer to something else goes', async ({
  page,
}) => {
  await collecting(page);
  const disputed = await playedSlip(5, [JAN, CWIREK], 1, 1);
  const { text } = await playedSlip(6, [OLA, EWA], 1, 2);
  await paste(page, disputed.text);
  await expect(page.getByText('Trzeba wyjaśnić')).toBeInViewport();
  await expect(field(page)).toHaveValue('');
  await button(page, 'Pokaż pytanie').click();
  await expect(page.getByText('Dwa zapisy tej partii różnią się.')).toBeInViewport();

  await paste(page, text.slice(0, -20));
  await expect(page.getByText('Sprawdź, czy jest cały.')).toBeInViewport();
  await expect(page.getByText('Trzeba wyjaśnić')).toHaveCount(0);
  await expect(field(page)).toHaveValue(text.slice(0, -20));

  await paste(page, `${text}\n${disputed.text}\n${text.slice(0, -20)}`);
  await expect(page.getByText('Odczytano: 2, nieczytelnych: 1. Do wyjaśnienia: 1.')).toBeInViewport();
  await expect(field(page)).toHaveValue(text.slice(0, -20));

  await paste(page, text);
  await expect(page.getByText('Ten wynik już jest')).toBeInViewport();
  await expect(page.getByText('Odczytano:')).toHaveCount(0);
  await button(page, 'pomyłka').click();
  await button(page, 'Odłóż, nie przyjmuj').click();
  await expect(page.getByText('Ten wynik już jest')).toHaveCount(0);

  // What is put aside has a name in the history.
  await page.goto('./#/organizer/odpowiedzi-history');
  const [a, b] = disputed.final;
  await expect(page.getByText(`Odłożono karteczkę: ${JAN} ${a} – ${CWIREK} ${b}`)).toBeVisible();
});

test('names are not broken inside a word where there is room', async ({ page }) => {
  await collecting(page);
  await paste(page, (await playedSlip(5, [JAN, CWIREK], 1, 1)).text);
  const names = page.getByRole('rowheader');
  await expect(names).toHaveText([JAN, CWIREK]);
  const lines = await names.evaluateAll((all) =>
    all.flatMap((cell) => {
      const text = cell.firstChild!;
      return [...text.textContent!.matchAll(/\S+/g)].map(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length;
      });
    }),
  );
  expect(lines).toEqual([1, 1, 1, 1]);
});

test('a name that is longer than there is room for says so', async ({ page }) => {
  await page.goto('./#/organizer');
  await button(page, 'Nowy turniej').click();
  const name = page.getByLabel('Nazwa turnieju');
  const full = page.getByText('Więcej się tu nie zmieści.');
  await name.fill('Turniej');
  await expect(full).toHaveCount(0);
  await name.fill('Międzyszkolny Turniej o Puchar Burmistrza Pińczowa');
  await expect(full).toBeVisible();
  await expect(name).toHaveValue('Międzyszkolny Turniej o Puchar Burmistrza Pińc');
  await name.fill('Turniej');
  await expect(full).toHaveCount(0);
  await button(page, 'Załóż turniej').click();
  await page.getByLabel('Szkoła lub klub').fill('x'.repeat(79));
  await expect(full).toHaveCount(0);
  await page.getByLabel('Szkoła lub klub').press('x');
  await expect(full).toBeVisible();
});
