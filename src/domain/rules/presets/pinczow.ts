import { MINUTE } from '../../units.ts';
import type { TableRules } from '../tableRules.ts';

/** Międzyszkolny Turniej Scrabble w Pińczowie, 28–29.04.2016 (regulation 000). */
export const PINCZOW_SCHOOL: TableRules = {
  mode: 'table',
  id: 'pinczow-school',
  name: 'Pińczów – turniej międzyszkolny',
  language: 'pl',
  lexicon: { name: 'OSPS' },
  seats: { min: 2, max: 2 },
  games: 1,
  clock: {
    kind: 'budget',
    time: 15 * MINUTE,
    settling: 'nobody',
    timeOut: { kind: 'out', mayChallenge: true, restartsRuns: true },
  },
  rack: 7,
  bingo: 50,
  firstMove: 2,
  exchange: { limit: null, smallestBag: 8 },
  challenge: { closes: 'at-recording', failed: { kind: 'nothing' } },
  runs: [
    {
      reason: 'passes',
      length: { kind: 'each', turns: 2 },
      loss: 'breaks',
      exchange: 'breaks',
      passes: 0,
    },
  ],
  ending: {
    outNeedsAcceptance: false,
    outGains: 'others',
    othersLose: 'own',
    nobodyOut: 'own',
    outAlone: 'as-usual',
  },
  tieBreak: { kind: 'last-word', by: 'word' },
  startingDraw: { blank: 'first-letter', equal: 'the-equal' },
  phoneConsent: false,
  unseen: 'count',
  sources: [
    'lexicon: OSPS, „wyłącznie po zakwestionowaniu wyłożonego słowa”',
    'seats: „przy jednej planszy gra 2 graczy” (Zasady gry)',
    'clock: „czasem 15 minut na wszystkie swoje ruchy w grze” (Czas gry)',
    'clock.settling: „od momentu zapisania liczby punktów … do momentu … zatrzymania zegara” (Czas gry)',
    'clock.timeOut: „nie może już układać słów, ani wykonywać wymiany liter” (Czas gry); the other goes on alone (I-7)',
    'clock.timeOut.mayChallenge, restartsRuns: our reading (I-26, I-9, low)',
    'bingo: „wszystkie siedem posiadanych płytek … premię 50 punktów” (Zasady gry)',
    'firstMove: „z co najmniej dwóch płytek” (Ułożenie pierwszego wyrazu)',
    'exchange: „nie jest dozwolona, gdy … w worku pozostanie 7 lub mniej płytek” (Wymiana płytek); no limit of number',
    'challenge.closes: „przed zapisaniem wyniku i przejściem kolejki” (Kwestionowanie słów), read as in I-15 (medium)',
    'challenge.failed: not mentioned, so nothing (I-16)',
    'runs: „gracze opuszczą po dwie kolejki ruchu z rzędu” (Zakończenie gry; I-5); a loss or an exchange breaks the run (I-3, I-4, medium)',
    'ending: „zyskuje dodatkowo punkty z płytek niewykorzystanych będących w posiadaniu przeciwnika” (Zakończenie gry)',
    'ending.nobodyOut: not regulated, each loses own tiles (I-10, medium); outAlone: I-11 (medium)',
    'tieBreak: „w ostatnim swoim ruchu utworzył słowo o wyższej wartości punktowej” (Zasady gry; I-20, medium)',
    'startingDraw.blank: not mentioned, equals A (I-22, medium); equal: „losują dalej, aż do rozstrzygnięcia” (Zasady gry)',
  ],
};

/** Otwarty Turniej Scrabble w Pińczowie, 29.04.2016 (regulation 003): the same rules, time set by the organizer. */
export const PINCZOW_OPEN: TableRules = {
  ...PINCZOW_SCHOOL,
  id: 'pinczow-open',
  name: 'Pińczów – turniej otwarty',
  clock: {
    kind: 'budget',
    time: null,
    settling: 'nobody',
    timeOut: { kind: 'out', mayChallenge: true, restartsRuns: true },
  },
  sources: [
    'clock.time: „dysponuje wyznaczonym czasem” (Czas gry): the organizer sets it, there is no default',
    'everything else: word for word the text of the inter-school tournament',
    ...PINCZOW_SCHOOL.sources.filter((source) => !source.startsWith('clock: ')),
  ],
};
