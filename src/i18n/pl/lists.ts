import { languageNames } from '../languageNames.ts';
import { counted } from '../plural.ts';
import { words } from './words.ts';

const lines = (count: number): string =>
  counted('pl', count, { one: 'wiersz', few: 'wiersze', many: 'wierszy', other: 'wiersza' });
const size = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;
const languageName = languageNames('pl', { pl: 'polski', en: 'angielski', sk: 'słowacki' });
const JUDGES: ReadonlyMap<string, string> = new Map([
  ['pl', 'Rozstrzyga w grach po polsku'],
  ['en', 'Rozstrzyga w grach po angielsku'],
  ['sk', 'Rozstrzyga w grach po słowacku'],
]);

export const lists = {
  judges: (language: string) =>
    JUDGES.get(language) ?? `Rozstrzyga w grach w języku: ${languageName(language)}`,
  choose: 'Niech ten rozstrzyga',
  title: 'Słowniki',
  back: 'Wstecz',
  intro: 'Słownik rozstrzyga po „sprawdzam”. Partia trzyma się tego, z którym ją zaczęto.',
  shipped: 'W aplikacji',
  own: 'Własne',
  noOwn: 'Nie ma jeszcze żadnego. Klub, który ma OSPS w pliku, może go tu wczytać.',
  languageName,
  edition: (edition: string) => `wydanie ${edition}`,
  words,
  size,
  official: 'oficjalny',
  unofficial: 'nieoficjalny',
  notAuthoritative: 'Brak słowa nie przesądza: wtedy decyduje sędzia.',
  neuter: 'Są w nim także formy nijakie 1. i 2. osoby: robiłom, robiłoś.',
  earlier: 'Z poprzedniej wersji aplikacji; potrzebny w rozpoczętej partii.',
  status: {
    absent: 'Jeszcze niepobrany',
    downloading: (percent: number) => `Pobieranie ${percent}%`,
    verifying: 'Sprawdzanie sumy kontrolnej…',
    opening: 'Otwieranie…',
    stored: 'W telefonie',
    ready: 'Gotowy, działa bez internetu',
    readyOnline: 'Gotowy, ale nie zapisał się w telefonie: zwolnij miejsce',
    failed: 'Niedostępny',
  },
  load: 'Pobierz',
  open: 'Otwórz',
  retry: 'Spróbuj ponownie',
  export: 'Zapisz plik',
  remove: 'Usuń',
  removeSure: (name: string) => `Usunąć słownik ${name}?`,
  removeYes: 'Usuń',
  removeNo: 'Zostaw',
  removeInUse: 'Z tego słownika korzysta rozpoczęta partia. Usuniesz go po jej zakończeniu.',
  add: 'Dodaj z pliku',
  addHint: 'Plik tekstowy, po jednym słowie w wierszu, albo gotowy słownik z innego telefonu.',
  form: {
    title: 'Nowy słownik',
    file: 'Plik',
    name: 'Nazwa',
    nameHint: 'np. OSPS 52',
    edition: 'Wydanie',
    editionHint: 'np. 2026',
    language: 'Język',
    official: 'To oficjalny słownik federacji',
    build: 'Wczytaj',
    cancel: 'Anuluj',
  },
  steps: {
    reading: 'Czytanie pliku',
    sorting: 'Układanie w kolejności',
    joining: 'Składanie słów',
    packing: 'Pakowanie',
    proving: 'Sprawdzanie słowo po słowie',
  },
  working: (name: string) => `Wczytywanie: ${name}`,
  keepOpen: 'Zegar partii idzie dalej. Nie zamykaj aplikacji.',
  done: (name: string) => `Słownik ${name} jest gotowy`,
  report: {
    words: (count: number) => `Wczytano: ${words(count)}`,
    lines: (count: number) => `W pliku: ${lines(count)}`,
    duplicates: (count: number) => `Powtórzone: ${words(count)}`,
    'other-letters': (count: number) => `Pominięte, znaki spoza alfabetu: ${lines(count)}`,
    'too-short': (count: number) => `Pominięte, krótsze niż 2 litery: ${lines(count)}`,
    'too-long': (count: number) => `Pominięte, dłuższe niż 15 liter: ${lines(count)}`,
    examples: (list: readonly string[]) => `np. ${list.join(', ')}`,
    encoding: (name: string) => `Kodowanie: ${name}`,
    close: 'Dobrze',
  },
  failures: {
    'no-connection': 'Nie ma połączenia. Połącz się z internetem i spróbuj ponownie.',
    'no-answer': (status: number) => `Serwer odpowiedział błędem ${status}. Spróbuj za chwilę.`,
    'wrong-checksum': 'Plik przyszedł uszkodzony. Spróbuj ponownie.',
    'not-stored':
      'Telefon nie przyjął pliku: brakuje miejsca albo to okno prywatne. Zwolnij miejsce i spróbuj ponownie.',
    'no-words': 'W pliku nie ma ani jednego słowa. Sprawdź, czy to właściwy plik i język.',
    missing: 'Pliku nie ma już w telefonie. Wczytaj go jeszcze raz.',
    'not-a-word-list': 'To nie jest słownik tej aplikacji.',
    'newer-format': 'Ten plik zrobiła nowsza wersja aplikacji. Zaktualizuj aplikację.',
    'wrong-length': (expected: number, got: number) =>
      `Plik jest niepełny: powinien mieć ${size(expected)}, ma ${size(got)}. Prześlij go jeszcze raz.`,
    damaged: 'Plik jest uszkodzony. Prześlij go jeszcze raz.',
    'not-exact': 'Nie udało się zbudować słownika bez błędu, więc go odrzucono. Zgłoś to autorom.',
    'too-many-words': (expected: number) => `W pliku jest więcej niż ${words(expected)}. To za dużo.`,
    'text-too-long': 'Nazwa albo wydanie jest za długie. Skróć i spróbuj ponownie.',
    'worker-stopped':
      'Przeglądarka przerwała pracę, zapewne z braku pamięci. Zamknij inne karty i spróbuj ponownie.',
  },
};
