import { expect, type Page } from '@playwright/test';
import { THREE_GAMES } from '../../src/domain/rules/presets/threeGames.ts';
import type { Fact, Start } from '../../src/domain/table/fact.ts';
import { afterGame as afterEn } from '../../src/i18n/en/afterGame.ts';
import { lists as listsEn } from '../../src/i18n/en/lists.ts';
import { messages as en } from '../../src/i18n/en/messages.ts';
import { statistics as statisticsEn } from '../../src/i18n/en/statistics.ts';
import { afterGame as afterPl } from '../../src/i18n/pl/afterGame.ts';
import { lists as listsPl } from '../../src/i18n/pl/lists.ts';
import { messages as pl } from '../../src/i18n/pl/messages.ts';
import { statistics as statisticsPl } from '../../src/i18n/pl/statistics.ts';
import { afterGame as afterSk } from '../../src/i18n/sk/afterGame.ts';
import { lists as listsSk } from '../../src/i18n/sk/lists.ts';
import { messages as sk } from '../../src/i18n/sk/messages.ts';
import { statistics as statisticsSk } from '../../src/i18n/sk/statistics.ts';
import { letPass, standStill } from './passing.ts';
import { gameOf, openingFacts, type SeededGame, seedGames, setLanguage, startFact } from './seed.ts';

/** Every screen and state worth looking at, by name: for the accessibility checks and for the pictures. */
export type Shown = {
  readonly name: string;
  /** Shows nothing without a word list. Opening one takes its time, so the others may go without. */
  readonly needsList?: true;
  readonly open: (page: Page) => Promise<void>;
  /** Used in mid-game with one hand: every control is in sight at once, on the smallest phone too. */
  readonly whole?: true;
  /** A whole board with all letters below it: on a phone its keys are as small as its squares make them. */
  readonly tight?: true;
};

export const LANGUAGES = {
  pl: { text: pl, lists: listsPl, afterGame: afterPl, statistics: statisticsPl },
  en: { text: en, lists: listsEn, afterGame: afterEn, statistics: statisticsEn },
  sk: { text: sk, lists: listsSk, afterGame: afterSk, statistics: statisticsSk },
} as const;
export type Spoken = keyof typeof LANGUAGES;

const NOW = Date.UTC(2026, 10, 17, 17, 0, 0);
const TURN = 23_000;
const players: Start['players'] = [
  { name: 'Anna Kowalska', club: 'SP 2 Pińczów' },
  { name: 'Marek Zieliński', club: 'Klub Blank' },
];

const stop = (seat: number): Fact => ({ type: 'stop', seat });
const start = (preset: string, more: Partial<Start> = {}) =>
  startFact(preset, ['', ''], { players, ...more });
const club = start('pfs', { table: '4', round: '2' });
const longNames = start('pfs', {
  players: [
    { name: 'Aleksandra Brzęczyszczykiewicz-Konstantynopolitańczykowianeczka' },
    { name: 'Bartholomew Featherstonehaugh' },
  ],
});
/** First names that most people have, and surnames that take more than a line. */
const wideNames: Start['players'] = [
  { name: 'Świętosława Wójcik-Dąbrowska-Konstantynopolitańska', club: 'SP 2 Pińczów' },
  { name: 'Katarzyna Krzysztofowicz-Brzęczyszczykiewicz', club: 'Klub Blank' },
];
const wide = start('pfs', { players: wideNames, table: '4', round: '2' });
/** Nobody goes out: both players keep a whole rack, and the result is theirs to sign. */
const passedOut: readonly Fact[] = [
  wide,
  ...openingFacts(),
  ...[0, 1, 0].flatMap((seat): Fact[] => [stop(seat), { type: 'pass', seat }]),
  { type: 'rack', seat: 0, letters: 'AEIOZWR' },
  { type: 'rack', seat: 1, letters: 'ŚŹĆŃĘMW' },
];
const fourSeats = [0, 1, 2, 3];
const fourPassedOut: readonly Fact[] = [
  startFact('home', ['Zofia Mazur', 'Katarzyna Lis', 'Małgorzata Żak', 'Jan Wójcik']),
  ...[...fourSeats, ...fourSeats].flatMap((seat): Fact[] => [stop(seat), { type: 'pass', seat }]),
  ...['AEIOZWR', 'ŚŹĆŃĘMW', 'KTSPNDL', 'AEIOZWM'].map(
    (letters, seat): Fact => ({ type: 'rack', seat, letters }),
  ),
];
const threeSeats = startFact('english-school', ['Zofia', 'Łukasz', 'Ewa']);
const declared: readonly Fact[] = [
  stop(0),
  { type: 'challenge', by: 1, words: ['KLAS', 'XYZ'], announced: 24 },
];
const verdict = (valid: boolean): Fact => ({
  type: 'verdict',
  source: 'lexicon',
  lexicon: { name: 'Lista próbna', edition: '1' },
  words: [
    { word: 'KLAS', valid: true },
    { word: 'XYZ', valid },
  ],
});
const takeover = { scores: [382, 378], bag: 0, racks: [3, 2] };
const out: readonly Fact[] = [stop(0), { type: 'play', seat: 0, points: 12, tiles: 3, words: ['DÓŻ'] }];
const accepted: readonly Fact[] = [...out, { type: 'accept', seat: 1 }];
const told: readonly Fact[] = [...accepted, { type: 'rack', seat: 1, letters: 'ĆA' }];
const bothSign: readonly Fact[] = [
  { type: 'confirm', seat: 0 },
  { type: 'confirm', seat: 1 },
];
const signed: readonly Fact[] = [...told, ...bothSign];
const ending = start('three-games', { takeover, table: '4', round: '2' });

const dom: Fact = { type: 'play', seat: 0, points: 10, placement: { at: 'G8', word: 'DOM' } };
const domy: Fact = { type: 'play', seat: 1, points: 7, placement: { at: 'G8', word: 'DOMY' } };
const athome = start('home');
/** Nobody said where the first word lies. */
const withHole: readonly Fact[] = [
  athome,
  { type: 'play', seat: 0, points: 10, tiles: 3, words: ['DOM'] },
  domy,
];
const laidGame: readonly Fact[] = [
  athome,
  dom,
  domy,
  ...[0, 1, 0, 1].map((seat): Fact => ({ type: 'pass', seat })),
];

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const press = (page: Page, name: string | RegExp) => button(page, name).click();
const typed = async (page: Page, text: string) => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.type(text);
};

/** The last fact is a second old. */
function lately(facts: readonly Fact[], apart = TURN): SeededGame {
  return gameOf('shown', NOW - 1_000 - (facts.length - 1) * apart, facts, apart);
}

const game = (facts: readonly Fact[], route: string) => async (page: Page) => {
  await page.clock.install({ time: NOW });
  await seedGames(page, [lately(facts)]);
  await page.goto(`./${route}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
};
const place = (route: string) => async (page: Page) => {
  await page.goto(`./${route}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const running = game([club, ...openingFacts()], '#/game');
const settling = game([club, ...openingFacts(), stop(0)], '#/game');
const challenged = game([club, ...openingFacts(), ...declared], '#/game');

async function hold(page: Page, name: string): Promise<void> {
  await button(page, name).hover();
  await page.mouse.down();
  await page.clock.runFor(900);
  await page.mouse.up();
}

/** The screens as they are opened by somebody who reads this language. */
export function screensIn(spoken: Spoken): readonly Shown[] {
  const { text, lists, afterGame, statistics } = LANGUAGES[spoken];
  const { newGame: setUp, clock, settling: entry, challenge, end, judge, sheet } = text;

  const newGame = async (page: Page, rules?: string, who = players) => {
    await place('#/new')(page);
    if (rules) {
      await press(page, setUp.changeRules);
      await press(page, `${setUp.choose}: ${rules}`);
    }
    for (const [seat, { name }] of who.entries()) await page.getByLabel(setUp.name(seat + 1)).fill(name);
  };
  const draw = async (page: Page, letters: readonly string[]) => {
    await press(page, `${setUp.next} ▸`);
    const pad = page.getByRole('group', { name: setUp.letters });
    for (const letter of letters) await pad.getByRole('button', { name: letter, exact: true }).click();
  };
  const typing = async (page: Page, words: string) => {
    await page.goto('./#/judge');
    await page.getByLabel(judge.language).selectOption('pl');
    await expect(page.getByRole('group', { name: judge.letters })).toBeVisible({ timeout: 30_000 });
    await page.keyboard.type(words);
  };
  const judged = async (page: Page, words: string, count: number) => {
    await typing(page, words);
    await press(page, judge.ready(count));
    await press(page, judge.ask);
    await expect(page.getByRole('alert')).toBeVisible();
  };
  const refereeing = async (page: Page) => {
    await running(page);
    await hold(page, clock.referee);
    await expect(page.getByRole('dialog')).toBeVisible();
  };
  const threeGames = text.rules.title(THREE_GAMES);

  const shown: readonly Shown[] = [
    { name: 'home', whole: true, open: place('') },
    { name: 'home-running', whole: true, open: game([club, ...openingFacts()], '#/') },
    { name: 'home-long-names', whole: true, open: game([wide, ...openingFacts()], '#/') },

    { name: 'new-game', open: (page) => newGame(page) },
    {
      name: 'rules',
      open: async (page) => {
        await place('#/new')(page);
        await press(page, setUp.changeRules);
      },
    },
    {
      name: 'rules-about',
      open: async (page) => {
        await place('#/new')(page);
        await press(page, setUp.changeRules);
        await press(page, new RegExp(`^${setUp.aboutRules}:`));
        await page.getByRole('dialog').getByText(setUp.whatIf).click();
      },
    },
    {
      name: 'own-rules',
      open: async (page) => {
        await place('#/new')(page);
        await press(page, setUp.changeRules);
        await press(page, new RegExp(`^${setUp.aboutRules}:`));
        await press(page, new RegExp(`^${setUp.adjust}:`));
      },
    },
    {
      name: 'draw',
      whole: true,
      open: async (page) => {
        await newGame(page);
        await draw(page, ['K']);
      },
    },
    {
      name: 'draw-long-names',
      open: async (page) => {
        await newGame(page, undefined, [{ name: 'Żaneta Źdźbło' }, { name: 'Jan Krzysztofowicz' }]);
        await draw(page, ['K']);
      },
    },
    {
      name: 'consent',
      whole: true,
      open: async (page) => {
        await newGame(page, threeGames);
        await draw(page, ['K', 'Ż']);
        await press(page, `${setUp.next} ▸`);
        await press(page, /^Anna/);
      },
    },
    {
      name: 'start',
      whole: true,
      open: async (page) => {
        await newGame(page);
        // The rules that are proposed follow the language, and their tiles with them.
        await draw(page, ['K', spoken === 'en' ? 'Z' : 'Ż']);
        await press(page, `${setUp.next} ▸`);
      },
    },

    { name: 'clock', whole: true, open: running },
    { name: 'clock-long-names', whole: true, open: game([longNames, ...openingFacts()], '#/game') },
    {
      name: 'clock-three',
      whole: true,
      open: game([threeSeats, stop(0), { type: 'play', seat: 0, points: 14, words: ['HOUSE'] }], '#/game'),
    },
    {
      name: 'clock-four',
      whole: true,
      open: game(
        [fourPassedOut[0]!, stop(0), { type: 'play', seat: 0, points: 36, words: ['DOM'] }],
        '#/game',
      ),
    },
    {
      name: 'clock-low',
      whole: true,
      open: async (page) => {
        await running(page);
        await letPass(page, 17 * 60_000 + 15_000);
        await expect(page.locator('[data-low]')).toBeVisible();
      },
    },
    {
      name: 'clock-out-of-time',
      whole: true,
      open: async (page) => {
        await running(page);
        await letPass(page, 20 * 60_000);
        await expect(page.getByText(clock.outOfTime, { exact: true })).toBeVisible();
      },
    },
    {
      name: 'clock-overtime',
      whole: true,
      open: async (page) => {
        await game([start('wespa')], '#/game')(page);
        await letPass(page, 27 * 60_000);
        await expect(page.getByText(/−0[12]:/).first()).toBeVisible();
      },
    },
    {
      name: 'clock-lost-turn',
      whole: true,
      open: async (page) => {
        await game([startFact('english-school', ['Małgorzata', 'Łukasz', 'Ewa', 'Jan'])], '#/game')(page);
        // What is said is said for a while: however long the page took to open, its clock stops a moment after the turn's.
        await standStill(page);
        const opened = await page.evaluate(() => Date.now());
        await letPass(page, NOW + 2 * 60_000 - opened);
        await expect(page.getByText(clock.lostTurn('Małgorzata', 'pass'))).toBeVisible();
        await page.clock.resume();
      },
    },
    {
      name: 'clock-slept',
      whole: true,
      open: async (page) => {
        await game([longNames, ...openingFacts()], '#/game')(page);
        await page.clock.fastForward(5 * 60_000);
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    },
    { name: 'clock-home', whole: true, open: game([start('home'), ...openingFacts()], '#/game') },
    {
      name: 'paused',
      whole: true,
      open: async (page) => {
        await running(page);
        await press(page, clock.pause);
      },
    },
    {
      name: 'early-end',
      open: async (page) => {
        await running(page);
        await press(page, clock.pause);
        await press(page, text.early.open);
      },
    },
    {
      name: 'undo-question',
      whole: true,
      open: async (page) => {
        await running(page);
        await press(page, clock.undo);
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    { name: 'referee', whole: true, open: refereeing },
    {
      name: 'referee-move',
      whole: true,
      open: async (page) => {
        await refereeing(page);
        await press(page, clock.moveTime);
      },
    },
    {
      name: 'referee-points',
      whole: true,
      open: async (page) => {
        await refereeing(page);
        await press(page, clock.penalty);
      },
    },

    {
      name: 'settling',
      whole: true,
      open: async (page) => {
        await settling(page);
        await typed(page, '74');
      },
    },
    {
      name: 'settling-word',
      whole: true,
      open: async (page) => {
        await settling(page);
        await typed(page, '24klas');
        await press(page, entry.blank('A'));
      },
    },
    {
      name: 'settling-bingo',
      whole: true,
      open: async (page) => {
        await settling(page);
        await typed(page, '24klasami');
        await press(page, entry.toDigitsLabel);
        await press(page, entry.bonus(50));
      },
    },
    {
      name: 'settling-two-words',
      whole: true,
      open: async (page) => {
        await settling(page);
        await typed(page, '24klas kot');
        await press(page, entry.toDigitsLabel);
        await press(page, entry.bonus(50));
      },
    },
    {
      name: 'settling-notice',
      whole: true,
      open: async (page) => {
        await settling(page);
        await press(page, new RegExp(`^${entry.record}`));
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
    {
      name: 'settling-many-points',
      whole: true,
      open: async (page) => {
        await settling(page);
        await typed(page, '2995');
        await press(page, new RegExp(`^${entry.record}`));
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
    {
      name: 'settling-bonus-question',
      whole: true,
      open: async (page) => {
        await settling(page);
        await typed(page, '74klasami');
        await press(page, entry.toDigitsLabel);
        await press(page, entry.bonus(50));
        await press(page, new RegExp(`^${entry.record}`));
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'settling-four',
      whole: true,
      open: game(
        [startFact('home', ['Zofia Mazur', 'Katarzyna Lis', 'Małgorzata Żak', 'Jan Wójcik']), stop(0)],
        '#/game',
      ),
    },
    {
      name: 'settling-tiles',
      whole: true,
      open: async (page) => {
        await settling(page);
        await press(page, entry.tiles(null));
      },
    },
    {
      name: 'settling-exchange',
      whole: true,
      open: async (page) => {
        await settling(page);
        await press(page, entry.exchange);
      },
    },
    {
      name: 'settling-pass',
      whole: true,
      open: async (page) => {
        await settling(page);
        await press(page, entry.pass);
      },
    },

    {
      name: 'board',
      whole: true,
      tight: true,
      open: async (page) => {
        await game([athome, dom, stop(1)], '#/game')(page);
        await press(page, entry.board);
        await page.keyboard.press('ArrowDown');
        for (const letter of 'KOT') await page.keyboard.press(letter);
      },
    },
    { name: 'board-fill', whole: true, tight: true, open: game(withHole, '#/fill') },
    {
      name: 'board-correction',
      whole: true,
      tight: true,
      open: async (page) => {
        await game([athome, dom, domy], '#/sheet')(page);
        await press(page, new RegExp(`${sheet.lineNumber(1)}: DOM,`));
        await page.getByRole('dialog').getByRole('button', { name: entry.board, exact: true }).click();
      },
    },
    { name: 'replay', open: game(laidGame, '#/replay') },
    {
      name: 'replay-picture',
      open: async (page) => {
        await game(laidGame, '#/replay')(page);
        await press(page, afterGame.picture);
        await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      },
    },
    { name: 'game-statistics', open: game(laidGame, '#/gamestatistics') },

    {
      name: 'challenge-words',
      whole: true,
      open: async (page) => {
        await settling(page);
        await typed(page, '24klas');
        await press(page, entry.challenge);
      },
    },
    {
      name: 'challenge-five-words',
      whole: true,
      open: async (page) => {
        await settling(page);
        await typed(page, '24rozbitek');
        await press(page, entry.challenge);
        for (const word of [' rodzaje', ' kostka', ' taki', ' kadr']) await page.keyboard.type(word);
        await expect(page.getByText(challenge.count(5))).toBeVisible();
      },
    },
    {
      name: 'challenge-who',
      whole: true,
      open: async (page) => {
        await game(
          [startFact('english-school', ['Zofia', 'Łukasz', 'Małgorzata', 'Jan']), stop(0)],
          '#/game',
        )(page);
        await press(page, entry.challenge);
        await typed(page, 'house');
        await press(page, 'Małgorzata');
      },
    },
    { name: 'challenge-declared', whole: true, open: challenged },
    {
      name: 'challenge-referee',
      open: async (page) => {
        await page.route('**/lex/**', (route) => route.abort());
        await challenged(page);
        await press(page, challenge.showFor('Anna'));
        await expect(page.getByRole('heading', { name: challenge.referee })).toBeVisible();
      },
    },
    {
      name: 'verdict-valid',
      whole: true,
      open: game([club, ...openingFacts(), ...declared, verdict(true)], '#/game'),
    },
    {
      name: 'verdict-invalid',
      whole: true,
      open: game([club, ...openingFacts(), ...declared, verdict(false)], '#/game'),
    },

    { name: 'sheet', open: game([club, ...openingFacts()], '#/sheet') },
    {
      name: 'correction',
      open: async (page) => {
        await game([club, ...openingFacts()], '#/sheet')(page);
        await press(page, new RegExp(`${sheet.lineNumber(1)}: KOZĘ`));
        await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
        await page.keyboard.type('67');
      },
    },
    { name: 'sheet-signed', open: game([...passedOut, ...bothSign], '#/sheet') },
    {
      name: 'correction-signed',
      whole: true,
      open: async (page) => {
        await game([...passedOut, ...bothSign], '#/sheet')(page);
        await press(page, new RegExp(`${sheet.lineNumber(1)}: KOZĘ`));
        await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
        await page.keyboard.type('1');
      },
    },

    { name: 'end-accept', whole: true, open: game([ending, ...out], '#/game') },
    {
      name: 'end-rack',
      whole: true,
      open: async (page) => {
        await game([ending, ...accepted], '#/game')(page);
        for (const letter of 'ĆA') await press(page, new RegExp(`^${letter}$`));
      },
    },
    {
      name: 'end-rack-value',
      whole: true,
      open: async (page) => {
        await game([ending, ...accepted], '#/game')(page);
        await press(page, end.byValue);
        await press(page, /^7$/);
      },
    },
    { name: 'end-result', open: game([ending, ...told], '#/game') },
    {
      name: 'end-slip',
      open: async (page) => {
        await game([ending, ...told], '#/game')(page);
        for (const name of ['Anna', 'Marek']) await press(page, new RegExp(`^${end.confirm(name)}`));
        await expect(page.getByText(end.confirmed('Marek Zieliński'))).toBeVisible();
      },
    },
    {
      name: 'end-early',
      open: game([club, ...openingFacts(), { type: 'finish', how: 'resigned', seat: 1 }], '#/game'),
    },
    { name: 'end-result-racks', open: game(passedOut, '#/game') },
    { name: 'end-result-four', open: game(fourPassedOut, '#/game') },
    { name: 'end-slip-racks', open: game([...passedOut, ...bothSign], '#/game') },

    { name: 'judge', needsList: true, whole: true, open: (page) => typing(page, 'dom kot') },
    { name: 'judge-valid', needsList: true, whole: true, open: (page) => judged(page, 'dom kot', 2) },
    { name: 'judge-invalid', needsList: true, whole: true, open: (page) => judged(page, 'zzz', 1) },
    {
      name: 'judge-unknown',
      needsList: true,
      whole: true,
      open: async (page) => {
        await page.goto('./#/judge');
        await page.getByLabel(judge.language).selectOption('sk');
        const letters = page.getByRole('group', { name: judge.letters });
        await expect(letters.getByRole('button', { name: 'Ž', exact: true })).toBeVisible({
          timeout: 30_000,
        });
        for (const letter of 'ŽŽŽ') await letters.getByRole('button', { name: letter, exact: true }).click();
        await press(page, judge.ready(1));
        await press(page, judge.ask);
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
    { name: 'judge-in-game', whole: true, open: game([club, ...openingFacts()], '#/judge') },

    { name: 'games-none', whole: true, open: place('#/games') },
    {
      name: 'statistics-none',
      whole: true,
      open: async (page) => {
        await place('#/statistics')(page);
        await expect(page.getByText(statistics.none)).toBeVisible();
      },
    },
    { name: 'sheet-none', whole: true, open: place('#/sheet') },
    { name: 'games', open: game([ending, ...signed], '#/games') },
    {
      name: 'statistics',
      open: async (page) => {
        await game([ending, ...signed], '#/statistics')(page);
        await expect(button(page, 'Anna Kowalska')).toBeVisible();
      },
    },
    {
      name: 'games-remove',
      open: async (page) => {
        await game([...passedOut, ...bothSign], '#/games')(page);
        await press(page, new RegExp(`^${text.games.more('')}`));
        await press(page, text.games.remove);
        await expect(page.getByText(text.games.holdToRemove)).toBeVisible();
      },
    },
    { name: 'settings', open: place('#/settings') },
    { name: 'help', open: place('#/help') },
    { name: 'help-clock', open: place('#/help/clock') },
    {
      name: 'lists',
      needsList: true,
      open: async (page) => {
        await page.goto('./#/lists');
        await expect(page.getByText(lists.status.ready).first()).toBeVisible({ timeout: 30_000 });
      },
    },
  ];
  // Only the Slovak list comes with its page here; the others say yes or no.
  const here = spoken === 'sk' ? shown : shown.filter(({ name }) => name !== 'judge-unknown');
  if (spoken === 'pl') return here;
  return here.map((screen) => ({
    ...screen,
    open: async (page) => {
      await setLanguage(page, spoken);
      await screen.open(page);
    },
  }));
}
