import { figure } from '../figures.ts';
import { plural } from '../plural.ts';

/** „Powinna być 1 płytka, powinny być 4 płytki, powinno być 5 płytek”. */
export const shouldBe = (tiles: number): string =>
  plural('pl', tiles, {
    one: 'Powinna być',
    few: 'Powinny być',
    many: 'Powinno być',
    other: 'Powinno być',
  });

export const common = {
  appName: 'Sprawdzam',
  back: 'Wróć',
  close: 'Zamknij',
  cancel: 'Anuluj',
  /** Under a field that is full. */
  noMoreRoom: 'Więcej się tu nie zmieści.',
  confirm: 'Potwierdź',
  save: 'Zapisz',
  erase: 'Skasuj ostatni znak',
  hold: 'Przytrzymaj',
  yes: 'Tak',
  no: 'Nie',
  points: (n: number) =>
    `${figure(n)} ${plural('pl', n, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })}`,
  tiles: (n: number) =>
    `${n} ${plural('pl', n, { one: 'płytka', few: 'płytki', many: 'płytek', other: 'płytki' })}`,
  /** The sign before tenths. */
  decimal: ',',
  seatName: (n: number) => `Gracz ${n}`,
  notSaved: {
    saving: 'Zapisuję…',
    copy: 'Zapisane w kopii zapasowej; pamięć telefonu na chwilę odmówiła.',
    memory: 'Niezapisane! Telefon nie przyjmuje danych. Nie zamykaj strony.',
    full: 'Brak miejsca w telefonie, partia niezapisana! Zapisz ją do pliku albo zwolnij miejsce. Nie zamykaj strony.',
  },
  toFile: 'Do pliku',
  watching: 'Ta partia jest otwarta w innym oknie',
  watchingBody: 'Tu tylko widać, co się dzieje. Zapisywać może jedno okno.',
  writeHere: 'Zapisuj w tym oknie',
  damaged: (n: number) =>
    `Części zapisu nie dało się odczytać (${n}). Wszystko, co było wcześniej, jest na miejscu.`,
  clockMoved: (ahead: string) => `przestawiono zegar telefonu o ${ahead}; czas gry nie drgnął`,
  putAway: 'partia odłożona; zegary stanęły, gdy ostatnio ją widziano',
  dateBefore:
    'data w telefonie jest wcześniejsza niż zapis tej partii; zegary stanęły, gdy ostatnio ją widziano',
  noAnswer: 'Pamięć telefonu nie odpowiada: może nie być widać wszystkich partii. Nic nie zostało skasowane.',
  tryAgain: 'Spróbuj jeszcze raz',
  broken: {
    title: 'Błąd w aplikacji',
    body: 'Tego ekranu nie udało się pokazać.',
    safe: 'Partia jest bezpieczna: zapisana w telefonie.',
    export: 'Zapisz partię do pliku',
    reload: 'Otwórz aplikację od nowa',
    home: 'Pierwszy ekran',
  },
  notFetched:
    'Nie udało się pobrać części aplikacji: być może nie ma internetu. Zapisane partie są bezpieczne w telefonie.',
};
