import { plural } from '../plural.ts';

export const games = {
  title: 'Rozegrane partie',
  search: 'Szukaj po nazwisku',
  none: 'W tym telefonie nie ma jeszcze żadnej partii.',
  noneFound: (query: string) => `Nie ma partii, w której grałby ktoś o nazwisku „${query}”.`,
  count: (n: number) =>
    `${n} ${plural('pl', n, { one: 'partia', few: 'partie', many: 'partii', other: 'partii' })}`,
  newGame: 'Nowa partia',
  unfinished: 'niedokończona',
  adjourned: 'odłożona',
  unconfirmed: 'niepotwierdzona',
  draw: 'remis',
  winner: 'zwycięzca',
  unread: 'Tej partii nie da się teraz odczytać. Spróbuj ponownie za chwilę.',
  openSheet: (names: string) => `Karta zapisu: ${names}`,
  more: (names: string) => `Więcej: ${names}`,
  continue: 'Kontynuuj',
  sheet: 'Zapis',
  export: 'Zapisz do pliku',
  remove: 'Usuń',
  holdToRemove: 'Przytrzymaj, żeby usunąć partię z tego telefonu',
  notRemoved:
    'Nie udało się usunąć tej partii: pamięć telefonu nie odpowiada. Partia jest na miejscu; spróbuj jeszcze raz.',
  showMore: (n: number) => `Pokaż starsze (${n})`,
  import: 'Wczytaj z pliku',
  unreadable: 'Zapisu tej partii nie da się odczytać.',
  imported: (names: string) => `Wczytano partię: ${names}.`,
  alreadyHere: 'Ta partia już tu jest; niczego nie zmieniono.',
  someRefused: (n: number) =>
    `${n} ${plural('pl', n, { one: 'zapis niezgodny', few: 'zapisy niezgodne', many: 'zapisów niezgodnych', other: 'zapisu niezgodnego' })} z regułami pominięto.`,
  importErrors: {
    'too-large': 'Ten plik jest za duży na zapis partii. Niczego nie wczytano.',
    'not-json': 'To nie jest plik z partią albo jest uszkodzony. Niczego nie wczytano.',
    'not-a-game': 'W tym pliku nie ma partii zapisanej przez Sprawdzam. Niczego nie wczytano.',
    'newer-version':
      'Ten plik zapisała nowsza wersja aplikacji. Zaktualizuj Sprawdzam w tym telefonie i wczytaj plik jeszcze raz.',
    'impossible-date':
      'Partia w tym pliku ma datę z przyszłości. Niczego nie wczytano; sprawdź, czy telefon ma dobrą datę.',
    invalid: 'Plik jest uszkodzony albo ktoś go zmienił. Niczego nie wczytano.',
    'no-start': 'W tym pliku brakuje początku partii. Niczego nie wczytano.',
    'not-saved':
      'Partii nie udało się zapisać w telefonie: być może brakuje miejsca. Zwolnij je i spróbuj jeszcze raz.',
  },
  where: (where: string) => `Miejsce: ${where}.`,
};
