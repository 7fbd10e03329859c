import { languageNames } from '../languageNames.ts';
import { counted } from '../plural.ts';
import { words } from './words.ts';

const lines = (count: number): string =>
  counted('pl', count, { one: 'wiersz', few: 'wiersze', many: 'wierszy', other: 'wiersza' });
const number = (count: number): string => new Intl.NumberFormat('pl').format(count);
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
  standing: { official: 'oficjalny', unofficial: 'nieoficjalny', doubted: 'wątpliwy' },
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
  share: 'Udostępnij',
  remove: 'Usuń',
  removeSure: (name: string) => `Usunąć słownik ${name}?`,
  removeYes: 'Usuń',
  removeNo: 'Zostaw',
  removeInUse: 'Z tego słownika korzysta rozpoczęta partia. Usuniesz go po jej zakończeniu.',
  add: 'Dodaj z pliku',
  addHint:
    'Plik tekstowy, po jednym słowie w wierszu, także w ZIP-ie; plik .dawg z Quackle; albo gotowy słownik z innego telefonu.',
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
  fingerprint: (fingerprint: string) => `Odcisk słów: ${fingerprint}`,
  fingerprintHint: 'Ten sam odcisk na dwóch telefonach znaczy: te same słowa.',
  doubted: 'Wątpliwy: sam nie zostanie wybrany.',
  doubt: {
    title: (name: string) => `Czy to na pewno ${name}?`,
    'mostly-left-out': (taken: number, leftOut: number) =>
      `Więcej wierszy pominięto (${number(leftOut)}) niż wzięto (${number(taken)}). Zwykle znaczy to inny plik albo inny język; słowa mają stać po jednym w wierszu.`,
    'very-small': (count: number) =>
      `To tylko ${words(count)}. Prawdziwe słowniki do gry mają ich ponad sto tysięcy; ten odrzuci prawie każde słowo.`,
    'other-language': (named: string, looksLike: string) =>
      `Litery nie wyglądają na język „${languageName(named)}”, raczej na „${languageName(looksLike)}”.`,
    'doubted-before': 'Ten, kto zrobił plik, dodał słownik mimo ostrzeżenia.',
    read: (list: readonly string[]) => `Wczytane słowa to np. ${list.join(', ')}.`,
    leftOut: (list: readonly string[]) => `Pominięte wiersze to np. ${list.join(' · ')}.`,
    consequence: 'Jeśli go dodasz, rozstrzygnie tylko tam, gdzie wybierzesz go ręcznie.',
    refuse: 'Nie dodawaj',
    accept: 'Dodaj mimo to',
  },
  kinds: {
    pdf: 'To PDF, nie lista słów. Zapisz słowa jako zwykły tekst, po jednym w wierszu.',
    '7z': 'To archiwum 7z. Rozpakuj je i wybierz plik tekstowy, albo spakuj go jako ZIP.',
    rar: 'To archiwum RAR. Rozpakuj je i wybierz plik tekstowy, albo spakuj go jako ZIP.',
    tar: 'To archiwum TAR. Rozpakuj je i wybierz plik tekstowy.',
    office: 'To dokument biurowy (Word, Excel, OpenDocument). Zapisz go jako zwykły tekst (.txt).',
    rtf: 'To dokument RTF. Zapisz go jako zwykły tekst (.txt).',
    html: 'To strona internetowa, nie lista słów. Sprawdź, czy plik pobrał się naprawdę.',
    image: 'To obraz albo film, nie lista słów.',
    'packed-otherwise': 'To archiwum, którego aplikacja nie rozpakuje. Rozpakuj je i wybierz plik tekstowy.',
    'program-data':
      'To nie jest tekst ani słownik, który aplikacja zna. Wybierz listę słów w pliku tekstowym.',
  },
  failures: {
    'packed-empty': 'W archiwum nie ma pliku z listą słów.',
    'packed-several': (names: readonly string[]) =>
      `W archiwum jest kilka plików${names.length > 0 ? ` (${names.join(', ')})` : ''}. Rozpakuj je i wybierz ten z listą słów.`,
    'packed-locked': 'Archiwum ma hasło. Rozpakuj je i wybierz plik tekstowy.',
    'packed-damaged': 'Archiwum jest uszkodzone albo niepełne. Pobierz je jeszcze raz.',
    'packed-too-large': (most: number) =>
      `Po rozpakowaniu plik miałby ponad ${Math.round(most / 2 ** 20)} MB. To nie może być lista słów.`,
    'cannot-unpack': 'Tej kompresji aplikacja tu nie rozpakuje. Rozpakuj plik i wybierz tekst.',
    'graph-damaged': 'To nie jest słownik Quackle ani Woogles albo jest uszkodzony.',
    'not-in-folder':
      'Słownika nie ma w skrzynce organizatora. Poproście, żeby go tam włożył, albo wczytajcie plik.',
    'other-words': 'Ten słownik ma inne słowa niż słownik turnieju o tej nazwie. Nic nie zapisano.',
    'file-unreadable': 'Telefon nie dał odczytać pliku. Zapisz go w telefonie i wybierz jeszcze raz.',
    'no-connection': 'Nie ma połączenia. Połącz się z internetem i spróbuj ponownie.',
    'no-answer': (status: number) => `Serwer odpowiedział błędem ${status}. Spróbuj za chwilę.`,
    'wrong-checksum': 'Plik przyszedł uszkodzony. Spróbuj ponownie.',
    'not-stored':
      'Telefon nie przyjął pliku: brakuje miejsca albo to okno prywatne. Zwolnij miejsce i spróbuj ponownie.',
    'no-words': (examples: readonly string[]) =>
      `W pliku nie ma ani jednego słowa. ${examples.length > 0 ? `Są w nim wiersze takie jak: ${examples.join(' · ')}. Słowa mają stać po jednym w wierszu, bez niczego obok.` : 'Sprawdź, czy to właściwy plik i język.'}`,
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
