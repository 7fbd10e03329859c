import { plural } from '../plural.ts';

export const handoff = {
  title: 'Wyślij do organizatora',
  preparing: 'Przygotowuję kod…',
  noGame: 'Nie ma tej partii w telefonie.',
  noResult: 'Ta partia nie ma jeszcze wyniku. Dokończcie ją i wpiszcie płytki ze stojaków.',
  failed:
    'Nie udało się przygotować kodu tej partii. Sama partia jest bezpieczna w telefonie: zapiszcie ją do pliku, a wynik podajcie organizatorowi ustnie albo na kartce.',
  scan: 'Organizator skanuje ten kod. Internet nie jest potrzebny.',
  codeLabel: (line: string) => `Kod QR z wynikiem. ${line}`,
  round: (round: string) => `runda ${round}`,
  table: (table: string) => `stolik ${table}`,
  correction: (version: number) => `Poprawiony wynik: wersja ${version}. Zastąpi u organizatora poprzednią.`,
  notAgreed: (names: string) =>
    `Wyniku nie potwierdzili jeszcze: ${names}. Kod można pokazać, ale organizator zobaczy, że brakuje potwierdzenia.`,
  leftOut: (what: string) => `Długa partia: w kodzie nie zmieściły się ${what}. Są w pliku partii.`,
  details: {
    times: 'czasy ruchów',
    reasons: 'powody decyzji sędziego',
    tiles: 'liczby płytek',
    clubs: 'nazwy szkół i klubów',
    'long-names': 'końcówki długich nazwisk',
    turns: 'pojedyncze ruchy',
  },
  signedBy: (words: string) => `Podpis telefonu: ${words}`,
  signatureMeans:
    'Podpis mówi jedno: od chwili podpisania w tym telefonie nikt niczego w wyniku nie zmienił. Nie mówi, kto trzymał telefon.',
  notSigned: 'Ta przeglądarka nie umie podpisywać, więc kod jest bez podpisu.',
  ways: 'Inne drogi',
  share: 'Udostępnij…',
  copyLink: 'Skopiuj link',
  copyText: 'Skopiuj wynik jako tekst',
  copyTsh: (line: string) => `Skopiuj wiersz TSH: ${line}`,
  copied: 'Skopiowano.',
  copiedHere: '✓ Skopiowano',
  copyFailed:
    'Nie udało się skopiować: przeglądarka nie pozwala. Zaznacz tekst poniżej i skopiuj go ręcznie.',
  shareFailed: 'Nic nie wysłano.',
  mail: 'E-mail do organizatora',
  sms: 'SMS do organizatora',
  gameFile: 'Plik partii',
  csv: 'Wiersz CSV',
  linkText: 'Link z wynikiem',
  subject: (line: string) => `Wynik: ${line}`,
  body: (line: string, link: string) => `${line}\n\n${link}`,
  folder: {
    title: 'Folder organizatora',
    none: 'Organizator nie podał folderu na wyniki.',
    notAgreed: 'Do folderu wynik trafi, gdy potwierdzą go wszyscy gracze.',
    waiting: 'Czeka na sieć. Wyśle się samo, także po zamknięciu aplikacji i otwarciu jej na nowo.',
    sent: 'Wynik jest u organizatora.',
    displaced:
      'W folderze leżał już inny plik pod nazwą tego wyniku. Wynik jest tam pod inną nazwą: powiedz o tym organizatorowi.',
    refused: (status: number) =>
      status === 401 || status === 403
        ? `Serwer nie pozwala zapisać wyniku (${status}). Powiedz o tym organizatorowi i pokaż mu kod.`
        : `Serwer nie przyjął wyniku (${status}). Pokaż organizatorowi kod; aplikacja będzie próbować dalej.`,
    unreachable:
      'Nie ma połączenia z serwerem organizatora. Aplikacja spróbuje znowu sama; na wszelki wypadek pokaż kod.',
    others: (n: number) =>
      `${plural('pl', n, { one: 'Czeka jeszcze', few: 'Czekają jeszcze', other: 'Czeka jeszcze' })} ${n} ${plural('pl', n, { one: 'inny wynik', few: 'inne wyniki', many: 'innych wyników', other: 'innego wyniku' })}:`,
    retry: 'Spróbuj teraz',
    forget: 'Nie wysyłaj',
  },
  card: {
    title: 'Karta turnieju',
    question: 'Przyjąć ustawienia organizatora?',
    regulation: 'Regulamin',
    time: (minutes: number) => `${minutes} min na gracza`,
    lexicon: 'Słownik',
    board: 'Partia',
    players: 'Zawodnicy',
    contact: 'Kontakt',
    folder: 'Przekazanie wyniku',
    toFolder: (host: string) => `na serwer ${host}`,
    noFolder: 'organizator zeskanuje kod',
    accept: 'Przyjmij',
    refuse: 'Odrzuć',
    accepted: 'Ten telefon gra w turnieju',
    forget: 'Zapomnij turniej',
    none: 'Ten telefon nie ma karty turnieju. Zeskanuj aparatem kod organizatora albo otwórz jego link.',
    unknownRules: 'Organizator zmienił ten regulamin albo ma nowszą aplikację: zasady wybierzcie ręcznie.',
    ownRules: 'Własne zasady organizatora: przyszły z tą kartą. Przeczytajcie je przed grą.',
    lexiconMissing: (list: string) =>
      `W tym telefonie nie ma słownika ${list}. Wczytajcie go przed partią albo zagrajcie z innym: organizator to zobaczy.`,
  },
  slip: {
    title: 'Wynik z innego telefonu',
    toTournament: 'Dodaj do mojego turnieju',
    body: 'To tylko podgląd: nic nie zostało jeszcze zapisane. Jeśli prowadzisz turniej, dodaj do niego ten wynik.',
    agreed: 'Potwierdzony przez wszystkich graczy.',
    notAgreed: 'Nie wszyscy gracze potwierdzili ten wynik.',
    adds: 'Suma ruchów zgadza się z wynikiem.',
    doesNotAdd: 'Uwaga: wynik nie zgadza się z zapisem ruchów.',
    verification: {
      unchanged: 'Niezmieniony, odkąd podpisał go telefon',
      changed: 'Uwaga: podpis się nie zgadza. Wynik zmieniono po podpisaniu.',
      unsupported: 'Ta przeglądarka nie umie sprawdzić podpisu.',
      unsigned: 'Bez podpisu telefonu.',
    },
    version: (version: number) => `wersja ${version}`,
  },
  unreadable: {
    title: 'Nie da się odczytać',
    'too-long': 'Link jest za długi: to nie jest wynik ani karta turnieju.',
    'not-a-slip': 'To nie jest wynik z tej aplikacji.',
    'not-a-card': 'To nie jest karta turnieju z tej aplikacji.',
    'newer-version': 'Napisała to nowsza wersja aplikacji. Zaktualizuj Sprawdzam i otwórz link jeszcze raz.',
    damaged:
      'Link jest ucięty albo przepisany z błędem. Sprawdź, czy jest cały, albo zeskanuj kod jeszcze raz.',
  },
};
