/** What the first screen and every start may have to say: all that is fetched before the first paint. */
export const start = {
  appName: 'Sprawdzam',
  /** The sign before tenths. */
  decimal: ',',
  notSaved: {
    saving: 'Zapisuję…',
    copy: 'Zapisane w kopii zapasowej; pamięć telefonu na chwilę odmówiła.',
    memory: 'Niezapisane! Telefon nie przyjmuje danych. Nie zamykaj strony.',
    full: 'Brak miejsca w telefonie, partia niezapisana! Zapisz ją do pliku albo zwolnij miejsce. Nie zamykaj strony.',
  },
  watching: 'Ta partia jest otwarta w innym oknie',
  watchingBody: 'Tu tylko widać, co się dzieje. Zapisywać może jedno okno.',
  writeHere: 'Zapisuj w tym oknie',
  damaged: (n: number) =>
    `Części zapisu nie dało się odczytać (${n}). Wszystko, co było wcześniej, jest na miejscu.`,
  clockMoved: (ahead: string) => `przestawiono zegar telefonu o ${ahead}; czas gry nie drgnął`,
  putAway: 'partia odłożona; zegary stanęły, gdy ostatnio ją widziano',
  timeOutUndone: 'cofnięto koniec czasu; sędzia może dodać czas',
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
