export const settings = {
  title: 'Ustawienia',
  language: 'Język',
  look: 'Wygląd',
  theme: 'Motyw',
  themes: { auto: 'systemowy', light: 'jasny', dark: 'ciemny', sunlight: 'słońce' },
  layout: 'Zegar w układzie pionowym',
  letterOrder: 'Litery na klawiszach',
  letterOrders: { alphabet: 'alfabetycznie', keyboard: 'jak na klawiaturze' },
  layouts: { facing: 'połowy zwrócone do graczy', 'same-way': 'obie połowy w tę samą stronę' },
  signals: 'Sygnały zegara',
  sound: 'Dźwięk',
  clicks: 'Stuknięcie przy naciśnięciu zegara',
  clicksWhen: { always: 'zawsze', 'outside-tournaments': 'poza turniejem', never: 'nigdy' },
  vibration: 'Wibracje',
  vibrationNote: 'iPhone nie pozwala stronom wibrować.',
  flash: 'Błysk połowy ekranu',
  warnings: 'Kiedy dać sygnał',
  warning: {
    300: 'zostało 5 minut',
    60: 'została minuta',
    30: 'zostało 30 sekund',
    10: 'zostało 10 sekund',
    0: 'koniec czasu',
  },
  judging: 'Sprawdzanie słów',
  showFailedWord: 'W partii: pokazuj, które słowo jest niedopuszczalne',
  showFailedWordNote: 'Wyłącz, jeśli wasz regulamin pozwala poznać tylko werdykt dla całego ruchu.',
  judgeShowsWords: 'Poza partią: pokazuj, które słowo jest niedopuszczalne',
  phone: 'Ten telefon',
  offline: {
    ready: 'Gotowe do gry bez internetu.',
    loading:
      'Aplikacja nie jest jeszcze zapisana w telefonie: zostaw ją na chwilę otwartą przy działającym internecie.',
    unsupported: 'Ta przeglądarka nie pozwala zapisać aplikacji do gry bez internetu.',
    'no-https':
      'Strona jest otwarta bez https. Działa, dopóki jest otwarta, ale przeglądarka nie zapisze jej w telefonie, nie da jej aparatu do czytania kodów i może wygasić ekran. Otwórz ją pod adresem, który zaczyna się od https.',
    interrupted:
      'Serwer przestał odpowiadać, zanim cała aplikacja była w telefonie. Próbuję dalej; zostaw stronę otwartą.',
  },
  protected: 'Partie są chronione: przeglądarka nie skasuje ich sama.',
  notProtected:
    'Przeglądarka może skasować partie, gdy zabraknie miejsca albo gdy aplikacja długo nie jest używana. Najpewniej: dodaj Sprawdzam do ekranu głównego, a ważne partie zapisuj do pliku.',
  protectionUnknown: 'Przeglądarka nie mówi, czy partie są chronione przed skasowaniem.',
  protect: 'Zabezpiecz dane przed usunięciem',
  protectRefused:
    'Przeglądarka na razie nie dała tej obietnicy. Zwykle daje ją po dodaniu do ekranu głównego.',
  used: (used: string, quota: string) => `Zajęte miejsce: ${used} z dostępnych ${quota}.`,
  backup: 'Kopia partii, zasad i ustawień',
  backupFile: 'kopia',
  restore: 'Wczytaj kopię',
  backupFailed:
    'Nie wszystkie partie dały się odczytać, więc kopia nie powstała. Spróbuj ponownie za chwilę.',
  backupNote:
    'Jeden plik ze wszystkimi partiami, własnymi zasadami i ustawieniami. Wczytanie dodaje, czego tu nie ma; tego, co jest, nie zmienia.',
  restored: (added: number, known: number, unreadable: number) =>
    [
      `Dodane partie: ${added}.`,
      known > 0 ? `Były już tutaj: ${known}.` : '',
      unreadable > 0 ? `Nie dało się odczytać: ${unreadable}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  restoredRules: (n: number) => `Dodane własne zasady: ${n}.`,
  restoredSettings: 'Ustawienia są jak w kopii.',
  restoreErrors: {
    'too-large': 'Ten plik jest za duży na kopię partii. Niczego nie wczytano.',
    'too-many': 'W tym pliku jest za dużo partii. Niczego nie wczytano.',
    'not-json': 'To nie jest kopia partii albo plik jest uszkodzony. Niczego nie wczytano.',
    'not-a-backup': 'W tym pliku nie ma kopii partii. Pojedynczą partię wczytasz na liście partii.',
    'newer-version':
      'Tę kopię zapisała nowsza wersja aplikacji. Zaktualizuj Sprawdzam i wczytaj ją jeszcze raz.',
    'not-saved':
      'Nie wszystko udało się zapisać: być może brakuje miejsca. Zwolnij je i wczytaj kopię jeszcze raz.',
  },
  asking: 'Sprawdzam…',
  version: (version: string) => `Sprawdzam, wersja ${version}`,
  lists: 'Słowniki',
  help: 'Pomoc',
};
