import { plural } from '../plural.ts';
import type { StatisticsMessages } from '../statistics.ts';

export const statistics: StatisticsMessages = {
  title: 'Štatistiky',
  none: 'Štatistiky sa tu objavia po prvej dohranej partii.',
  noneFound: 'V tomto rozsahu nie sú dohrané partie.',
  reading: (done, of) => `Čítam partie: ${done} z ${of}`,
  period: 'Obdobie',
  periods: { all: 'Všetko', year: 'Rok', month: '30 dní' },
  regulation: 'Pravidlá',
  anyRegulation: 'Všetky pravidlá',
  players: 'Hráči',
  games: (n) => `${n} ${plural('sk', n, { one: 'partia', few: 'partie', many: 'partií', other: 'partií' })}`,
  columns: {
    name: 'Hráč',
    games: 'Partie',
    wins: 'Výhry',
    draws: 'Remízy',
    average: 'Priemer',
    highest: 'Najvyšší výsledok',
    perMove: 'Body na ťah',
    bestMove: 'Najlepší ťah',
    bestWord: 'Slovo',
    bonuses: 'Prémie',
    challenges: 'Námietky',
    challengesWon: 'Úspešné námietky',
    perTurn: 'Čas na ťah',
  },
  outcomes: (wins, draws, losses) =>
    draws > 0 ? `${wins} výh. · ${draws} rem. · ${losses} preh.` : `${wins} výh. · ${losses} preh.`,
  openPlayer: (name) => `Ukáž: ${name}`,
  rivals: 'Súperi',
  curve: 'Výsledky partií za sebou',
  curveSummary: (n, last) => `Body v ${n} partiách, v poslednej ${last}`,
  axis: 'partie',
  csv: 'Uložiť tabuľku (CSV)',
  csvName: 'statistiky',
};
