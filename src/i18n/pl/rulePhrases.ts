import { languageNames } from '../languageNames.ts';
import { plural } from '../plural.ts';
import { common } from './common.ts';

const turns = (n: number) =>
  `${n} ${plural('pl', n, { one: 'kolejkę', few: 'kolejki', many: 'kolejek', other: 'kolejki' })}`;

/** What the values of a regulation mean, in Polish. */
export const phrases = {
  /** Of the regulations that come with the app; in Polish they have their own names. */
  titles: { 'three-games': 'Mecz z trzech partii' } as Readonly<Record<string, string>>,
  tilesOf: languageNames('pl', { pl: 'polskie', en: 'angielskie', sk: 'słowackie' }),
  labels: {
    time: 'Czas',
    exchanges: 'Wymiany',
    failed: 'Nieudane „Sprawdzam”',
    tie: 'Remis',
    players: 'Gracze',
    match: 'Mecz',
    tiles: 'Płytki',
    lexicon: 'Słownik',
  },
  questions: {
    timeOut: 'skończy się czas?',
    settling: 'ruch jest właśnie zapisywany?',
    challenge: 'ktoś powie „Sprawdzam”?',
    failed: 'sprawdzone słowo jest dobre?',
    exchange: 'w woreczku jest mało płytek?',
    runs: 'nikt nie ma ruchu?',
    out: 'ktoś wyłoży ostatnią płytkę?',
    nobodyOut: 'płytki zostaną na stojakach?',
    tie: 'wynik jest równy?',
    bingo: 'ktoś wyłoży cały stojak naraz?',
    draw: 'w losowaniu jest blank albo równe litery?',
    unseen: 'ktoś pyta, co zostało w woreczku?',
  },
  startSignal: {
    begins: (_name: string) => 'Dotknij, zaczynając grać',
    fullRack: (_name: string) => 'Dotknij, gdy masz już pełny stojak',
    firstTile: (_name: string) => 'Dotknij, biorąc pierwszą płytkę',
    secondTile: (_name: string) => 'Dotknij, biorąc drugą płytkę',
  },
  time: {
    none: 'bez zegara',
    byOrganizer: 'wyznacza organizator',
    budget: (time: string) => `${time} na gracza`,
    move: (time: string) => `${time} na ruch`,
    shared: (time: string) => `${time} na partię, wspólnie`,
  },
  exchangeShort: {
    none: 'brak',
    unlimited: 'bez limitu',
    upTo: (limit: number) => `do ${limit}`,
    some: (limit: string, bag: number) => `${limit}, min. ${bag} w woreczku`,
  },
  failedShort: {
    nothing: 'bez kary',
    'challenger-loses': (points: number) => `−${points} dla sprawdzającego`,
    'mover-gains': (points: number) => `+${points} dla przeciwnika`,
    'lost-turn': 'strata kolejki',
  },
  tieShort: { draw: 'zostaje remis', word: 'lepsze ostatnie słowo', move: 'lepszy ostatni ruch' },
  games: (n: number) =>
    `${n} ${plural('pl', n, { one: 'partia', few: 'partie', many: 'partii', other: 'partii' })}`,
  timeOut: {
    none: 'Zegara nie ma, czas nie gra roli.',
    counts: { pass: 'pauza', loss: 'strata' },
    move: (time: string, counts: string) =>
      `Na ruch jest ${time}. Kto nie zdąży, oddaje kolejkę: liczy się jak ${counts}.`,
    shared: (time: string) =>
      `${time} to wspólny czas na całą partię. Gdy się skończy, partia jest skończona.`,
    eachMinute: 'każdą zaczętą minutę',
    each: (time: string) => `każde zaczęte ${time}`,
    penalty: (unit: string, points: number) =>
      `Zegar idzie dalej poniżej zera. Za ${unit} odejmuje się ${common.points(points)}.`,
    limit: (time: string) => `Po przekroczeniu ${time} partia jest przegrana.`,
    out: 'Kto zużyje swój czas, nie układa już słów ani nie wymienia płytek.',
    othersGoOn: 'Pozostali grają dalej.',
    opponentGoesOn: 'Przeciwnik gra dalej sam.',
    mayChallenge: 'Sprawdzać nadal wolno.',
    mayNotChallenge: 'Sprawdzać też już nie wolno.',
    restartsRuns: 'Licznik pauz zaczyna się wtedy od zera.',
    allOut: 'Gdy czas skończy się wszystkim, partia się kończy.',
    bothOut: 'Gdy czas skończy się obu, partia się kończy.',
  },
  settling: {
    nobody: 'Od zatrzymania zegara do zapisania ruchu czas nie biegnie nikomu.',
    opponent: 'Po zatrzymaniu zegara biegnie od razu czas przeciwnika, także podczas zapisywania.',
  },
  window: {
    'at-recording': 'Wolno to zrobić po zatrzymaniu zegara, a przed zapisaniem ruchu.',
    'at-next-stop': 'Wolno to zrobić po zatrzymaniu zegara, dopóki następny gracz nie zatrzyma swojego.',
  },
  challenge: (window: string) =>
    `${window} Gdy choć jedno wskazane słowo jest niedopuszczalne, płytki wracają na stojak i jest strata: 0 punktów.`,
  failed: {
    nothing: 'Ruch zostaje, sprawdzający nic nie traci.',
    'challenger-loses': (points: number, per: string) =>
      `Ruch zostaje, a sprawdzający traci ${common.points(points)} ${per}.`,
    'mover-gains': (points: number, per: string) =>
      `Ruch zostaje, a jego autor dostaje ${common.points(points)} ${per}.`,
    'lost-turn': 'Ruch zostaje, a sprawdzający traci swoją następną kolejkę.',
  },
  per: { word: 'za każde wskazane słowo', challenge: 'za całe sprawdzenie' },
  exchange: {
    never: 'Wymian i tak nie ma.',
    unlimited: 'Liczba wymian w partii jest dowolna.',
    limited: (limit: number) =>
      `W partii każdy może wymieniać najwyżej ${limit} ${limit === 1 ? 'raz' : 'razy'}.`,
    whatThereIs: 'Wymieniać można, ile płytek jest w woreczku.',
    bag: (bag: number) =>
      `Do wymiany w woreczku musi być co najmniej ${common.tiles(bag)}, także gdy wymienia się mniej.`,
  },
  noRuns: 'Pauzować można bez końca: pauzy nie kończą partii.',
  runs: (runs: readonly string[]) => `Partia kończy się, gdy ${runs.join(', albo gdy ')}.`,
  run: {
    counted: { pass: 'pauzy', loss: 'straty', exchange: 'wymiany' },
    broken: { loss: 'strata', exchange: 'wymiana' },
    eachPasses: (n: number) => `każdy spauzuje ${n} ${n === 1 ? 'raz' : 'razy'} z rzędu`,
    eachScoreless: (n: number) => `każdy ma ${turns(n)} z rzędu bez punktów`,
    passes: (n: number) => `jest ${n} pauz z rzędu`,
    scoreless: (n: number, counted: readonly string[]) =>
      `przez ${turns(n)} z rzędu są tylko ${counted.join(' i ')}`,
    least: (passes: number) => `, w tym co najmniej ${passes} pauz`,
    alone: (alone: number) => `grając samemu: ${alone}`,
    breaks: (broken: readonly string[]) => `przerywa to ${broken.join(' lub ')}`,
  },
  out: {
    othersTiles: 'płytki pozostałych graczy',
    opponentsTiles: 'płytki przeciwnika',
    gains: {
      others: (whose: string) => `Przy pustym woreczku kończy partię i dolicza ${whose}.`,
      'others-twice': (whose: string) => `Przy pustym woreczku kończy partię i dolicza podwójnie ${whose}.`,
      nothing: (_whose: string) => 'Przy pustym woreczku kończy partię, ale nic nie dolicza.',
    },
    othersLose: 'Pozostali odejmują swoje.',
    opponentLoses: 'Przeciwnik je odejmuje.',
    nobodyLoses: 'Innym nic się nie odejmuje.',
    needsAcceptance: 'Ten ruch musi przyjąć przeciwnik, albo go sprawdzić.',
    alone: 'Kto gra już sam, nic nie dolicza.',
  },
  nobodyOut: {
    own: 'Gdy partia skończy się pauzami albo czasem, każdy odejmuje wartość swoich płytek.',
    nothing: 'Gdy partia skończy się pauzami albo czasem, niczego się nie odejmuje.',
  },
  tie: {
    draw: 'Jest remis.',
    word: 'Wygrywa ten, kto w swoim ostatnim ruchu ułożył słowo warte więcej. Gdy i to jest równe, jest remis.',
    move: 'Wygrywa ten, czyj ostatni ruch był wart więcej. Gdy i to jest równe, jest remis.',
  },
  bingo: {
    none: 'Premii za cały stojak nie ma.',
    some: (rack: number, bingo: number) =>
      `Za ${common.tiles(rack)} w jednym ruchu jest premia: ${common.points(bingo)}.`,
    firstMove: (tiles: number) => `Pierwszy ruch partii to co najmniej ${common.tiles(tiles)}.`,
  },
  unseen: {
    none: 'Telefon o tym nie mówi.',
    count: 'Telefon liczy płytki w woreczku, jeśli każdy ruch mówi, ile ich wyłożono.',
    list: 'Telefon pokazuje, których płytek nikt jeszcze nie wyłożył.',
  },
  draw: {
    first: 'Zaczyna litera bliższa początku alfabetu.',
    blank: {
      'first-letter': 'Blank liczy się jak A.',
      'before-all': 'Blank jest lepszy od każdej litery.',
      'draw-again': 'Kto wyciągnie blanka, losuje jeszcze raz.',
    },
    equal: {
      'the-equal': 'Przy równych najlepszych literach losują dalej tylko ci, którzy je mają.',
      everybody: 'Przy równych najlepszych literach losują od nowa wszyscy.',
    },
  },
};
