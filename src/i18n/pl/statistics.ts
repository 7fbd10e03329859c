import { plural } from '../plural.ts';

export const statistics = {
  title: 'Statystyki',
  none: 'Tu pojawią się statystyki, gdy pierwsza partia będzie skończona.',
  noneFound: 'W tym zakresie nie ma skończonych partii.',
  reading: (done: number, of: number) => `Czytam partie: ${done} z ${of}`,
  period: 'Okres',
  periods: { all: 'Wszystko', year: 'Rok', month: '30 dni' },
  regulation: 'Zasady',
  anyRegulation: 'Wszystkie zasady',
  players: 'Gracze',
  games: (n: number) =>
    `${n} ${plural('pl', n, { one: 'partia', few: 'partie', many: 'partii', other: 'partii' })}`,
  columns: {
    name: 'Gracz',
    games: 'Partie',
    wins: 'Wygrane',
    draws: 'Remisy',
    average: 'Średnia',
    highest: 'Najwyższy wynik',
    perMove: 'Punkty na ruch',
    bestMove: 'Najlepszy ruch',
    bestWord: 'Słowo',
    bonuses: 'Premie',
    challenges: 'Sprawdzenia',
    challengesWon: 'Skuteczne sprawdzenia',
    perTurn: 'Czas na ruch',
  },
  outcomes: (wins: number, draws: number, losses: number) =>
    draws > 0 ? `${wins} wygr. · ${draws} rem. · ${losses} przegr.` : `${wins} wygr. · ${losses} przegr.`,
  openPlayer: (name: string) => `Pokaż: ${name}`,
  rivals: 'Z kim',
  curve: 'Wyniki kolejnych partii',
  curveSummary: (n: number, last: string) => `Wyniki kolejnych partii: ${n}, ostatni ${last}`,
  axis: 'partie',
  csv: 'Zapisz tabelę (CSV)',
  csvName: 'statystyki',
};
