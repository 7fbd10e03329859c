import { expect, type Page } from '@playwright/test';
import { writeBackup } from '../../../src/share/gameFile/backup.ts';
import { writeGameFile } from '../../../src/share/gameFile/gameFile.ts';
import { finishedGame } from '../../unit/share/finishedGames.ts';
import { button, logsIn, type Scenario } from './scenario.ts';

const stored = (page: Page) => logsIn(page, 'sprawdzam-games', 'rows', 'game');
const IN_BACKUP = 4;

/** Games from files, one by one and as a backup of several: each is there as a whole, or not at all. */
export const files: Scenario = {
  name: 'games that come from files and backups',
  route: '#/games',
  open(site) {
    const lengths = new Map<string, number>();
    const kept = new Set<string>();
    let made = 0;
    const newGame = () => {
      made += 1;
      const game = finishedGame(made, 30);
      const one = { ...game, id: `file-${made}` };
      lengths.set(one.id, one.entries.length);
      return one;
    };
    const choose = async (page: Page, name: string, content: string) => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, name).click()]);
      await chooser.setFiles({
        name: 'game.json',
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      });
    };
    return {
      kept: () => kept.size,
      async act(page, random) {
        if (random(2) === 0) {
          // What was said of the one before goes with its page.
          await page.goto('about:blank');
          await page.goto(`${site}#/games`);
          const game = newGame();
          await choose(page, 'Wczytaj z pliku', writeGameFile(game));
          await page
            .getByText(/Wczytano partię/)
            .first()
            .waitFor();
          kept.add(game.id);
        } else {
          await page.goto(`${site}#/settings`);
          const games = Array.from({ length: IN_BACKUP }, newGame);
          await choose(page, 'Wczytaj kopię', writeBackup(games));
          await page.getByText(`Dodane partie: ${IN_BACKUP}.`).waitFor();
          for (const { id } of games) kept.add(id);
          // A second one would say the same.
          await page.goto(`${site}#/games`);
        }
      },
      async look(page, at) {
        await button(page, 'Wczytaj z pliku').waitFor();
        const logs = await stored(page);
        expect([...logs.keys()], at).toEqual(expect.arrayContaining([...kept]));
        for (const [id, rows] of logs) expect(rows, `${at}: ${id}`).toHaveLength(lengths.get(id) ?? 0);
        if (logs.size > 0) await expect(page.getByRole('listitem').first(), at).toBeVisible();
      },
    };
  },
};
