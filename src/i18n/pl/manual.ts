import type { Manual } from '../manual.ts';

export const manual: Manual = {
  title: 'Pomoc',
  intro: 'Jedna strona na każdy ekran. Działa bez internetu.',
  next: 'Dalej',
  contents: 'Spis treści',
  pages: {
    start: {
      title: 'Co to jest i jak zacząć',
      lead: 'Gracie na prawdziwej planszy. Telefon leży między wami i zastępuje zegar, kartę zapisu i słownik.',
      points: [
        'Dodaj aplikację do ekranu głównego, zanim zagrasz pierwszą partię: w menu przeglądarki wybierz „Dodaj do ekranu głównego” albo „Zainstaluj”.',
        'Poczekaj, aż na ekranie głównym pojawi się „Gotowe do gry bez internetu”. Od tej chwili internet nie jest potrzebny.',
        'Dotknij „Nowa partia”, wybierz regulamin, wpisz nazwiska i połóżcie telefon na stole, każdy swoją połową do siebie.',
        'Każdy zapis jest od razu w pamięci telefonu. Jeśli telefon się wyłączy, po powrocie partia stoi tam, gdzie stała, a zegar policzył czas, który minął.',
        'Wszystko, co zapisano pomyłkowo, można cofnąć albo poprawić na karcie zapisu.',
      ],
    },
    new: {
      title: 'Nowa partia',
      lead: 'Tu ustalacie, według czego gracie i kto zaczyna.',
      points: [
        'Regulamin: karta pokazuje czas, wymiany, skutki sprawdzenia i rozstrzyganie remisu. Jeśli organizator sam wyznacza czas, aplikacja o niego zapyta.',
        'Nazwiska są pamiętane i podpowiadane. Stolik, runda i szkoła są nieobowiązkowe, ale trafią na kartę zapisu i na protokół.',
        'Losowanie: wpisz wylosowane litery. Aplikacja powie, kto zaczyna, a kto losuje jeszcze raz.',
        'Gdzie regulamin wymaga zgody na telefon na stole, każdy gracz potwierdza ją po swojej stronie.',
        'Partię zaczętą na papierze można przejąć: wpisz dotychczasowe sumy i pozostały czas. Czego nie podasz, o to aplikacja zapyta, gdy będzie to potrzebne.',
      ],
    },
    clock: {
      title: 'Zegar',
      lead: 'Dwie połowy, każda zwrócona do swojego gracza. Pełny kolor ma ta, której czas biegnie.',
      points: [
        'Po ułożeniu słowa (albo decyzji o wymianie lub pauzie) dotknij swojej połowy: zegar staje i można zapisać ruch.',
        'Dotknięcie cudzej połowy nic nie robi. Podwójne dotknięcie liczy się raz.',
        'Sygnały przy 5 minutach, minucie, 30 i 10 sekundach oraz na końcu czasu można włączyć i wyłączyć w ustawieniach.',
        'Przerwa (zegary stoją), zapis i cofanie są na środkowym pasku. Przycisk „Sędzia” trzeba przytrzymać; każda poprawka sędziego (czas, punkty karne) jest zapisana razem z powodem.',
        'Gdy czas się skończy, chorągiewka zostaje przy tym graczu do końca partii. Co dalej, mówi regulamin: przeciwnik gra sam, kolejka przepada albo każda rozpoczęta minuta kosztuje punkty.',
      ],
    },
    settling: {
      title: 'Zapis ruchu',
      lead: 'Zegar stoi. Gracz mówi, co zrobił, a przeciwnik to zapisuje albo mówi „Sprawdzam!”.',
      points: [
        'Ruch: wpisz punkty i dotknij „Zapisz”. Nową sumę widać przed zapisaniem.',
        'Słowo można dopisać, ale nie trzeba. Blank: dotknij w słowie litery, którą zastępuje.',
        '„+50” dodaje premię za wyłożenie całego stojaka. Jeśli przy każdym ruchu podacie liczbę płytek, aplikacja zna stan woreczka i sama rozpozna ostatni ruch.',
        'Wymiana: podaj liczbę płytek. Jeśli nie wolno, aplikacja powie, dlaczego. Jeśli nie wie, ile płytek jest w woreczku, zapyta.',
        'Pauza: kolejka bez ruchu; pauzy z rzędu mogą zakończyć partię. Przerwa to co innego: zatrzymuje zegary. Zapisanie uruchamia zegar następnego gracza.',
      ],
    },
    board: {
      title: 'Plansza',
      lead: 'Ruch można położyć na planszy w telefonie: wtedy punkty, słowa i woreczek liczy aplikacja. Nikt nie musi: same punkty zawsze wystarczą.',
      points: [
        'Dotknij „Plansza”, potem pola, na którym zaczyna się słowo, i wpisz litery. Pola zajęte są pomijane, a litera, która już leży, może być wpisana jeszcze raz.',
        'Strzałka pokazuje kierunek; zmienia go drugie dotknięcie tego samego pola albo przycisk obok punktów.',
        'Blank: „Blank” i litera, dłuższe przytrzymanie litery albo dotknięcie płytki, która właśnie leży.',
        'Można też wpisać słowo i punkty w zwykłym zapisie ruchu: aplikacja pokaże najwyżej trzy miejsca, w których to słowo tyle jest warte. Słownika przy tym nie pyta.',
        'Inne punkty niż z planszy zostają takie, jak je podano; obok widać, ile wychodzi z planszy. Dotknij tego, żeby wziąć punkty z planszy.',
        'Przy „Sprawdzam!” ułożone słowa już stoją, wystarczy je zaznaczyć. Po stracie płytki schodzą z planszy.',
        'Klawiatura: strzałki, litery, spacja zmienia kierunek, Shift z literą to blank, Enter zapisuje.',
        'Po partii „Uzupełnij planszę” na karcie zapisu pyta o ruchy wpisane bez miejsca. „Powtórka na planszy” pokazuje partię ruch po ruchu, najlepsze ruchy i obraz planszy.',
      ],
    },
    challenge: {
      title: 'Sprawdzam!',
      lead: 'Sprawdza się ruch, który nie jest jeszcze zapisany, chyba że regulamin zostawia na to więcej czasu.',
      points: [
        'Przeciwnik dotyka „Sprawdzam!” i wskazuje słowa. Zgłoszenia nie można już cofnąć ani zmienić.',
        'Werdykt odsłania drugi gracz; oglądacie go razem. Jest jeden dla całego ruchu: dopuszczalny albo niedopuszczalny.',
        'Niedopuszczalny: płytki wracają na stojak, zapisuje się strata. Dopuszczalny: ruch zostaje, a skutek dla sprawdzającego zależy od regulaminu.',
        'Pod werdyktem jest nazwa i wydanie słownika. Gdy słownik nie rozstrzyga, decyduje sędzia; sędzia może też zmienić werdykt (przytrzymanie).',
        'W trakcie partii słownika nie da się zapytać w żaden inny sposób.',
      ],
    },
    sheet: {
      title: 'Karta zapisu',
      lead: 'To ta sama karta co na papierze: kolumna dla każdego gracza, wartość ruchu i suma.',
      points: [
        'Litera podkreślona i w innym kolorze to blank. Słowa z blankiem są zawsze widoczne na dole.',
        'Dotknij ruchu, żeby poprawić punkty, słowo albo rodzaj ruchu. Zanim potwierdzisz, zobaczysz, jak zmienią się sumy i wynik.',
        '„Cofnij” i „Przywróć” mówią, czego dotyczą. Cofać można krok po kroku aż do początku partii.',
        'Poprawka, po której partia byłaby niezgodna z regulaminem, zostanie odrzucona razem z wyjaśnieniem.',
        '„Drukuj” mieści partię na jednej kartce A4 z miejscem na podpisy.',
      ],
    },
    end: {
      title: 'Koniec partii',
      lead: 'Aplikacja sama rozpoznaje koniec i mówi, dlaczego nastąpił.',
      points: [
        'Podaj płytki, które zostały na stojakach: literami albo samą wartością.',
        'Gdzie regulamin tego wymaga, przeciwnik przyjmuje ostatni ruch albo go sprawdza. Jeśli ruch zejdzie z planszy, partia toczy się dalej.',
        'Rachunek jest pokazany wiersz po wierszu; przy równych punktach widać, co rozstrzygnęło.',
        'Każdy z graczy potwierdza wynik po swojej stronie. Poprawka po potwierdzeniu wymaga potwierdzenia od nowa.',
      ],
    },
    judge: {
      title: 'Sprawdzanie słów',
      lead: 'Telefon na stoliku sędziowskim, poza partią.',
      points: [
        'Sprawdzający wpisuje wszystkie słowa ruchu (najwyżej osiem) i dotyka „Sprawdź”.',
        'Przeciwnik czyta słowa i sam dotyka „Pokaż werdykt”.',
        'Odpowiedź jest jedna dla całego ruchu i znika po 10 sekundach. Które słowo jest złe, widać tylko wtedy, gdy włączono to w ustawieniach.',
        'Każde pytanie trafia do dziennika z godziną; dziennik można zapisać jako plik CSV.',
      ],
    },
    lists: {
      title: 'Słowniki',
      lead: 'Słownik rozstrzyga po „Sprawdzam!”.',
      points: [
        'W aplikacji są nieoficjalne słowniki: polski, angielski i słowacki. Ten w języku aplikacji pobiera się sam, inne po dotknięciu „Pobierz”.',
        'OSPS albo inny słownik wczytasz z pliku: „Dodaj z pliku”. To może być tekst, po jednym słowie w wierszu, także w ZIP-ie, albo plik .dawg z Quackle. Jeśli plik wygląda na coś innego, aplikacja zapyta, zanim cokolwiek zapisze.',
        'Dla każdego języka rozstrzyga jeden słownik; zmienia go „Niech ten rozstrzyga”. Rozpoczęta partia zostaje przy tym, z którym ją zaczęto.',
      ],
    },
    games: {
      title: 'Rozegrane partie',
      lead: 'Wszystkie partie zapisane w tym telefonie.',
      points: [
        'Dotknij partii, żeby zobaczyć jej zapis. Niedokończoną można kontynuować.',
        'Szukać można po imieniu, nazwisku i klubie; polskie znaki nie są konieczne.',
        'Pod „⋯” jest zapis partii do pliku i usuwanie (przytrzymaj). Plik można wczytać w innym telefonie; to, co tam już jest, pozostaje bez zmian. Partię z Quackle, Woogles i innych programów wczytasz z pliku GCG albo przez „Wklej GCG”.',
      ],
    },
    organizer: {
      title: 'Turniej',
      lead: 'Dla organizatora: gracze, rundy, wyniki i tabela w jednym telefonie.',
      points: [
        'Załóż turniej, wpisz albo wczytaj graczy i skojarz rundę. „Karty stolików do druku” to kody, z których telefony przy stolikach biorą nazwiska, regulamin i słownik.',
        'Po partii gracze dotykają „Wyślij do organizatora”, a organizator skanuje kod w „Wynikach”. Internet nie jest potrzebny.',
        'Wynik stolika bez telefonu wpisz ręcznie. Każda poprawka wymaga powodu i zostaje w historii.',
        'Dotknij gracza, żeby go wycofać, przywrócić, zwolnić z jednej rundy albo dać mu wolny los. Kto przyszedł później, gra od następnej rundy. Walkower wpisuje się przy stoliku.',
        '„Tabela” pokazuje kolejność graczy i szkół po każdej rundzie; „Duży ekran” jest dla rzutnika.',
        '„Więcej”: wydruki, strona z wynikami, pliki CSV i TSH oraz kopia turnieju. Kopię można wczytać na innym urządzeniu i połączyć wyniki zebrane na obu.',
        'Gdzie jest internet, stoliki mogą same wysyłać wyniki do skrzynki WebDAV. Jej adres wpisuje się w ustawieniach turnieju.',
      ],
    },
    duplicate: {
      title: 'Duplicate',
      lead: 'Wszyscy dostają te same litery, każdy układa sam, a na planszę trafia najlepszy ruch graczy. Jedno urządzenie i kartki wystarczą.',
      points: [
        '„Nowa gra duplicate”: regulamin, litery i lista uczestników, po jednym w wierszu. Numer z listy jest na każdej kartce.',
        '„Losuj” wybiera litery i uruchamia zegar; „Z woreczka” przyjmuje litery wyjęte ręką. Stojak bez samogłosek lub spółgłosek wraca cały.',
        'Kartki wpisuje się po jednej w wierszu: 17 8H ŻARA. Znak = to najlepszy dotąd ruch, 0 to nic, * to wszyscy, których brakuje.',
        'Słownik rozstrzyga sam to, co wolno mu rozstrzygać; długie nieznane słowa rozstrzyga sędzia, raz dla wszystkich.',
        'Przycisk „Połóż …” kładzie najlepszy ruch. Gdy są równe ruchy albo słowo czeka na decyzję, aplikacja mówi o tym wcześniej.',
        '„Tabela”: dotknij nazwiska, aby upomnieć, zapisać wyjście z sali albo wpisać spóźnioną kartkę.',
        'Po partii „Słowa” pokazują uznane i nieuznane; zastrzeżenie najpierw pokazuje, co zmieni. „Arkusze” drukują się na A5.',
        '„Więcej”: ekran sali na rzutnik, tabela CSV, kopia turnieju i sprawdzenie losowania.',
      ],
    },
    settings: {
      title: 'Ustawienia',
      lead: 'Obowiązują w tym telefonie od razu.',
      points: [
        'Język, motyw i układ połówek zegara.',
        'Dźwięk, wibracje, błysk i każdy sygnał zegara z osobna.',
        'Czy pokazywać, które ze sprawdzanych słów jest niedopuszczalne: osobno w partii i poza nią.',
        '„Ten telefon” mówi, czy aplikacja jest gotowa do gry bez internetu i czy przeglądarka obiecała nie kasować partii.',
      ],
    },
    limits: {
      title: 'Czego telefon nie zapewni',
      lead: 'Zegar jest dokładny, ale telefon to tylko telefon.',
      points: [
        'Bateria: partia z włączonym ekranem zużywa ją szybciej. Zacznij z zapasem albo podłącz ładowarkę. Rozładowany telefon nie traci partii, ale czas biegnie dalej, dopóki sędzia go nie poprawi.',
        'Blokada ekranu: aplikacja prosi telefon, żeby nie gasił ekranu. Na starszych iPhone’ach to nie działa: wejdź w Ustawienia → Ekran i jasność → Autoblokada → Nigdy. Zgaszony ekran nie zatrzymuje zegara.',
        'Dźwięk: przełącznik ciszy w iPhonie wycisza też zegar. Wibracje działają tylko na Androidzie.',
        'Słownik jest nieoficjalny, jeśli tak napisano przy jego nazwie. Na turnieju rozstrzygają słownik i sędzia, których wskaże organizator.',
        'Partie są tylko w tym telefonie. Kto czyści dane przeglądarki, kasuje także partie: ważne zapisuj do pliku.',
      ],
    },
  },
};
