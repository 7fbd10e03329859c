import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { type PlayedSlip, playedSlip } from './slips.ts';

test.use({ serviceWorkers: 'allow' });

const NAMES = Array.from({ length: 16 }, (_, i) => {
  const first = ['Anna', 'Łukasz', 'Żaneta', 'Ćwirek', 'Ola', 'Jan', 'Ewa', 'Piotr'][i % 8]!;
  return `${first} ${i < 8 ? 'Śliwa' : 'Kowalska'}`;
});
const schoolOf = (name: string) => (name.endsWith('Śliwa') ? 'SP 1 Pińczów' : 'SP 2 Busko-Zdrój');

/** The app as it is on the phone of an organizer in a gym: stored, and without a network. */
async function offline(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (
          await Promise.all(
            (await caches.keys()).map(async (n) => (await (await caches.open(n)).keys()).length),
          )
        ).reduce((a, b) => a + b, 0),
      ),
    )
    .toBeGreaterThan(20);
  await page.context().setOffline(true);
  await page.reload();
}

async function pairings(page: Page): Promise<{ table: number; players: [string, string] }[]> {
  const labels = await page
    .locator('li button[data-done], li button[aria-label^="Stolik"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  return labels.flatMap((label) => {
    const [, table, a, b] = /^Stolik (\d+): (.+) – (.+)\. /.exec(label) ?? [];
    return table && a && b ? [{ table: Number(table), players: [a, b] as [string, string] }] : [];
  });
}

test('a school tournament of 16 players and 3 rounds, with the network off', async ({ page }) => {
  test.setTimeout(120_000);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await offline(page);
  const tab = (name: string) => page.getByRole('navigation').last().getByRole('button', { name }).click();

  await page.getByRole('button', { name: 'Turniej', exact: true }).click();
  await page.getByRole('button', { name: 'Nowy turniej' }).click();
  await page.getByLabel('Nazwa turnieju').fill('Międzyszkolny Turniej');
  await page.getByLabel('Regulamin partii').selectOption('pinczow-school');
  await page.getByLabel('Liczba rund').fill('3');
  await page.getByRole('button', { name: 'Załóż turniej' }).click();

  await page.getByLabel('Imię i nazwisko').fill('Zbędny Gracz');
  await page.getByLabel('Szkoła lub klub').fill('SP 9');
  await page.getByRole('button', { name: 'Dodaj gracza' }).click();
  await page.getByRole('button', { name: 'Zmień: Zbędny Gracz' }).click();
  await page.getByLabel('Imię i nazwisko').last().fill(NAMES[0]!);
  await page.getByLabel('Szkoła lub klub').last().fill(schoolOf(NAMES[0]!));
  await page.getByRole('button', { name: 'Zapisz zmianę' }).click();
  await page.getByRole('button', { name: 'Wklej listę' }).click();
  await page.locator('textarea').fill(NAMES.map((name) => `${name}; ${schoolOf(name)}`).join('\n'));
  await page.getByRole('button', { name: 'Dodaj z listy' }).click();
  await expect(page.getByText('Dodano 15 graczy. Pominięto, bo już są na liście: 1.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '16 graczy' })).toBeVisible();

  const played: PlayedSlip[] = [];
  let seed = 100;
  for (const round of [1, 2, 3]) {
    await tab('Rundy');
    if (round > 1) await page.getByRole('button', { name: `Skojarz rundę ${round}` }).click();
    await page.getByRole('button', { name: /Skojarz automatycznie/ }).click();
    await page.getByRole('button', { name: 'Zatwierdź kojarzenie' }).click();
    await expect(page.getByText('Brakuje wyników: 8 (stoliki 1–8)')).toBeVisible();
    const pairs = await pairings(page);
    expect(pairs).toHaveLength(8);
    const slips = await Promise.all(
      pairs.map(({ players, table }) => {
        seed += 1;
        return playedSlip(seed, table % 2 ? players : [players[1], players[0]], round, table);
      }),
    );
    played.push(...slips);
    await tab('Wyniki');
    const paste = async (text: string) => {
      await page.locator('textarea').fill(text);
      await page.getByRole('button', { name: 'Odczytaj' }).click();
    };
    if (round === 2) {
      // Two tables have no phone: their results are typed without a mouse, and one is corrected with a reason.
      const [first, second, ...rest] = slips;
      await paste(rest.map(({ link }) => `Wynik: ${link}`).join('\n'));
      await expect(page.getByText('Odczytano: 6, nieczytelnych: 0.')).toBeVisible();
      await expect(page.getByText('Brakuje wyników: 2 (stoliki 1, 2)')).toBeVisible();
      await tab('Rundy');
      await page.getByRole('button', { name: /^Stolik 1: / }).click();
      const [a, b] = first!.players;
      const type = async (points: string) => {
        await page.keyboard.type(points);
        await page.keyboard.press('Enter');
      };
      const pointsOf = (player: string) => page.getByLabel(`Punkty: ${player}`);
      const [left, right] = pairs[0]!.players;
      await expect(pointsOf(left)).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(page.getByLabel('Inny stolik: numer albo nazwisko')).toBeFocused();
      await type('1');
      await expect(pointsOf(left)).toBeFocused();
      await type('1');
      await expect(pointsOf(right)).toBeFocused();
      await type('2');
      await expect(page.getByText('Zapisano stolik 1: 1 : 2')).toBeVisible();
      const [upper, lower] = pairs[1]!.players;
      await expect(pointsOf(upper)).toBeFocused();
      const points = (player: string) => String(second!.final[second!.players.indexOf(player)]);
      await type(points(upper));
      await type(points(lower));
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('button', { name: /^Stolik 1: .*Popraw wynik/ }).click();
      await pointsOf(a!).fill(String(first!.final[0]));
      await pointsOf(b!).fill(String(first!.final[1]));
      await page.getByRole('button', { name: 'Zapisz wynik' }).click();
      await expect(page.getByText('Podaj powód: trafi do historii.')).toBeVisible();
      await page.getByRole('button', { name: 'źle wpisane' }).click();
      await page.getByRole('button', { name: 'Zapisz wynik' }).click();
      await expect(page.getByText('Są wszystkie wyniki')).toBeVisible();
    } else {
      await paste(slips.map(({ text }) => text).join('\n'));
      await expect(page.getByText('Są wszystkie wyniki')).toBeVisible();
      await paste(slips[0]!.link);
      await expect(page.getByText('Ten wynik już jest')).toBeVisible();
    }
    await page.reload();
  }

  // A second phone wrote another game for a table of the last round: it asks, and changes nothing.
  await tab('Wyniki');
  const other = await playedSlip(999, played.at(-1)!.players, 3, 8);
  await page.locator('textarea').fill(other.text);
  await page.getByRole('button', { name: 'Odczytaj' }).click();
  await expect(page.getByText('Dwa zapisy tej partii różnią się.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 pytanie czeka')).toBeVisible();
  await page.getByRole('button', { name: 'pomyłka' }).click();
  await page.getByRole('button', { name: 'Odłóż, nie przyjmuj' }).click();
  await expect(page.getByText('1 pytanie czeka')).toBeHidden();

  // Asked once more: what stands above it as open is gone with the answer.
  await page.locator('textarea').fill(other.text);
  await page.getByRole('button', { name: 'Odczytaj' }).click();
  await expect(page.getByText('Trzeba wyjaśnić')).toBeVisible();
  await page.getByRole('button', { name: 'pomyłka' }).click();
  await page.getByRole('button', { name: 'Odłóż, nie przyjmuj' }).click();
  await expect(page.getByText('Trzeba wyjaśnić')).toBeHidden();

  await tab('Tabela');
  const expected = NAMES.map((name) => {
    const games = played.flatMap(({ players, final, winner }) => {
      const side = players.indexOf(name);
      return side === -1
        ? []
        : [{ points: final[side]!, wins: winner === null ? 0.5 : winner === side ? 1 : 0 }];
    });
    return {
      name,
      wins: games.reduce((sum, game) => sum + game.wins, 0),
      points: games.reduce((sum, game) => sum + game.points, 0),
    };
  }).sort((a, b) => b.wins - a.wins || b.points - a.points);
  const rows = await page
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => cell.firstChild?.textContent ?? '')),
    );
  expect(rows.map(([, name, , points]) => [name, Number(points)])).toEqual(
    expected.map(({ name, points }) => [name, points]),
  );

  await page.getByRole('button', { name: 'Szkoły i kluby' }).click();
  await expect(page.locator('tbody').getByRole('rowheader')).toHaveCount(2);

  await tab('Więcej');
  const download = async (name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ]);
    return readFileSync(await file.path(), 'utf8');
  };
  expect((await download('Tabela (CSV)')).split('\r\n')).toHaveLength(18);
  expect((await download('Plik TSH (a.t)')).trim().split('\n')).toHaveLength(16);
  const backup = await download('Kopia turnieju do pliku');

  // The whole tournament moves to another device by one file.
  await page.getByRole('button', { name: 'Historia zmian' }).click();
  await expect(page.getByText('powód: źle wpisane')).toBeVisible();
  await page.goto('/#/organizer');
  const second = await page
    .context()
    .browser()!
    .newContext({ locale: 'pl-PL', viewport: { width: 412, height: 915 } });
  const there = await second.newPage();
  await there.goto('/#/organizer');
  const [chooser] = await Promise.all([
    there.waitForEvent('filechooser'),
    there.getByRole('button', { name: 'Wczytaj kopię z pliku' }).click(),
  ]);
  await chooser.setFiles({ name: 'kopia.json', mimeType: 'application/json', buffer: Buffer.from(backup) });
  await there.getByRole('button', { name: /Międzyszkolny Turniej/ }).click();
  await there.getByRole('navigation').last().getByRole('button', { name: 'Tabela' }).click();
  await expect(there.locator('tbody tr').first()).toContainText(expected[0]!.name);
  await second.close();
  expect(errors).toEqual([]);
});
