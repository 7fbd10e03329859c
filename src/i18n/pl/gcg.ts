import { plural } from '../plural.ts';

/** GCG: partie wymieniane z innymi programami. */
export const gcg = {
  title: 'GCG',
  export: 'Zapisz jako GCG',
  forAll: 'Dla każdego programu',
  forAllNote: 'Quackle, macondo, Woogles, MAGPIE. Kary i rozliczenie końcówki są w uwagach.',
  exact: 'Dokładnie',
  exactNote: 'macondo i Woogles: z karami i końcówką ±.',
  upTo: (n: number) =>
    `Tylko ${n} ${plural('pl', n, { one: 'pierwsza kolejka', few: 'pierwsze kolejki', many: 'pierwszych kolejek', other: 'pierwszych kolejek' })}`,
  notBegun: 'Ta partia się nie zaczęła: nie ma czego zapisać.',
  takenOver: 'Partię zaczęto na papierze: nie wiadomo, jak pierwsze płytki trafiły na planszę.',
  noPlace: (lines: string) =>
    `Bez miejsca na planszy nie da się zapisać kolejek: ${lines}. Uzupełnij planszę albo zapisz wcześniejsze.`,
  imported: (names: string) => `Wczytano partię: ${names}.`,
  agrees: 'Wszystkie punkty się zgadzają.',
  differences: (n: number) =>
    `${n} ${plural('pl', n, { one: 'różnica', few: 'różnice', many: 'różnic', other: 'różnicy' })} między plikiem a przeliczeniem`,
  differencesNote: 'Zostało to, co jest w pliku.',
  line: (line: number) => `wiersz ${line}`,
  points: (file: string, counted: string) => `w pliku ${file}, z planszy ${counted}`,
  sum: (file: string, counted: string) => `suma w pliku ${file}, przeliczona ${counted}`,
  rack: (file: string, counted: string) => `stojak: w pliku ${file}, z liter ${counted}`,
  rackTiles: (rack: string, left: string) =>
    `na stojaku nie mogło zostać ${rack}${left && `; nie wyłożono ${left}`}`,
  final: (name: string, file: string, counted: string) =>
    `wynik (${name}): w pliku ${file}, przeliczony ${counted}; różnica została jako poprawka`,
  place: 'słowo nie może tu leżeć; zostały same punkty',
  tile: (letter: string) => `za dużo płytek ${letter}; zostały same punkty`,
  tooManyTiles: 'więcej płytek, niż gracz mógł mieć; zostały same punkty',
  exchange: 'za mało płytek w woreczku na wymianę; wczytano jako pauzę',
  turnMissing: (name: string) => `brak kolejki (${name}); wczytano jako pauzę`,
  nothingToTakeBack: 'nie ma ruchu do zdjęcia',
  notOver: 'partia się tu nie kończy; punkty zostały jako poprawka',
  afterTheEnd: 'ruch po końcu partii; pominięty',
  statistics: 'Statystyki',
  fromFile: 'z pliku',
  paste: 'Wklej GCG',
  pasteHere: 'Wklej tu tekst partii w formacie GCG',
  read: 'Wczytaj',
  errors: {
    'too-large': 'Ten plik jest za duży na partię GCG. Niczego nie wczytano.',
    'too-many-lines': 'Ten plik ma za dużo wierszy jak na jedną partię. Niczego nie wczytano.',
    'not-gcg': 'To nie jest plik z partią: ani zapisany przez Sprawdzam, ani GCG. Niczego nie wczytano.',
    'no-players': 'W tym pliku GCG nie ma dwóch graczy. Niczego nie wczytano.',
    'too-many-players': 'W tym pliku GCG jest więcej niż czterech graczy. Niczego nie wczytano.',
    'same-nick': 'W tym pliku GCG dwaj gracze mają ten sam skrót. Niczego nie wczytano.',
    'no-moves': 'W tym pliku GCG nie ma ruchów. Niczego nie wczytano.',
    'unknown-player': 'W pliku GCG jest ruch kogoś, kogo nie ma wśród graczy. Niczego nie wczytano.',
    'unreadable-line': 'Jednego z wierszy pliku GCG nie da się odczytać. Niczego nie wczytano.',
  },
};
