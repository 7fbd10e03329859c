import { languageNames } from '../languageNames.ts';
import { plural } from '../plural.ts';
import { words } from './words.ts';

export const judge = {
  title: 'Sprawdzanie słów',
  language: 'Słownik języka',
  languageName: languageNames('pl', { pl: 'polski', en: 'angielski', sk: 'słowacki' }),
  listIs: (name: string, edition: string, count: number) =>
    `${name} ${edition} (${words(count)}).`.replace('  ', ' '),
  standing: {
    official: '',
    unofficial: 'To nie jest oficjalny słownik turniejowy.',
    doubted: 'Ten słownik jest wątpliwy: może odrzucać dobre słowa.',
  },
  words: 'Słowa',
  wordNumber: (n: number, most: number) => `Słowo ${n} z najwyżej ${most}`,
  typeHere: 'Wpisz słowo.',
  letters: 'Litery',
  nextWord: 'Następne słowo',
  next: '+ słowo',
  drop: (word: string) => `Usuń słowo ${word}`,
  done: 'Sprawdź',
  ready: (n: number) => `Sprawdź: ${words(n)}`,
  handOver: 'Przeciwnik sprawdza, czy to te słowa, i sam odsłania werdykt.',
  ask: 'Pokaż werdykt',
  edit: 'Popraw słowa',
  asking: 'Sprawdzam…',
  short: { valid: 'TAK', invalid: 'NIE', unknown: '?' },
  verdicts: { valid: 'Ruch dopuszczalny', invalid: 'Ruch niedopuszczalny', unknown: 'Rozstrzyga sędzia' },
  explained: {
    valid: 'Wszystkie słowa są w słowniku.',
    invalid: 'Co najmniej jednego słowa nie ma w słowniku.',
    unknown: 'Ten słownik nie rozstrzyga o tym ruchu.',
  },
  explainedOne: { valid: 'Słowo jest w słowniku.', invalid: 'Tego słowa nie ma w słowniku.' },
  answers: {
    valid: 'dopuszczalne',
    invalid: 'niedopuszczalne',
    unknown: 'słownik nie rozstrzyga',
    'foreign-letter': 'litera spoza alfabetu',
  },
  clearsIn: (seconds: number) => `Zniknie za ${seconds} s`,
  clear: 'Wyczyść teraz',
  failed: 'Nie udało się zapytać słownika.',

  duringGame: 'Trwa partia',
  duringGameWhy:
    'Podczas partii słownik odpowiada tylko na „Sprawdzam!” zgłoszone w tej partii. Sprawdzanie poza partią wróci, gdy ta się skończy albo ją odłożycie.',
  toGame: 'Wróć do partii',
  noList: 'Nie ma słownika',
  noListWhy: (language: string) =>
    `W tym telefonie nie ma jeszcze słownika (język: ${language}), więc nie ma kto odpowiedzieć. Pobierz go raz przez internet albo wczytaj z pliku; potem działa bez internetu.`,
  arriving: (percent: number) => `Słownik jest wczytywany: ${percent}%`,
  toLists: 'Słowniki',

  log: 'Dziennik sprawdzeń',
  logFile: 'dziennik-sprawdzen',
  logEmpty: 'Nic jeszcze nie sprawdzano.',
  logNote: (n: number) =>
    `${n} ${plural('pl', n, { one: 'wpis', few: 'wpisy', many: 'wpisów', other: 'wpisu' })}. Dziennik zostaje w tym telefonie (ostatnie 500).`,
  exportLog: 'Zapisz jako plik CSV',
  clearLog: 'Wyczyść dziennik',
  holdToClear: 'Przytrzymaj, żeby wyczyścić dziennik',
  columns: ['Czas (UTC)', 'Język', 'Słowa', 'Werdykt', 'Słownik'],
};
