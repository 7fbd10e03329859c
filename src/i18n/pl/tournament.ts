import type { Seeding } from '../../domain/tournament/settings.ts';
import { numberList } from '../numberList.ts';
import { plural } from '../plural.ts';

/** What the organizer decides about players, pairing and prizes, and how two copies become one. */
export const tournament = {
  entrants: {
    newcomers: 'Nowi gracze',
    keys: 'Klawisze cyfr',
    erase: 'Usuń cyfrę',
    forward: 'Dalej',
    minus: 'Minus przed punktami',
    category: 'Klasa lub grupa wiekowa',
    rating: 'Ranking',
    table: 'Stały stolik',
    more: 'Więcej o graczu',
    away: 'W tej rundzie nie grają',
    awayTitle: 'Jedna runda bez gry',
    round: (n: number) => `Runda ${n}`,
    absent: 'Nieobecny: nic się nie liczy',
    bye: 'Wolny los na prośbę',
    plays: 'Gra',
    remove: 'Przytrzymaj, aby usunąć z listy',
    removeHint: 'Nie był(a) jeszcze w żadnym kojarzeniu: można go usunąć jako wpisanego pomyłkowo.',
    bothLose: 'obustronny walkower',
    began: 'Zaczynał(a)',
    skipped: (line: number, text: string) => `Wiersz ${line} bez nazwiska pominięto: ${text}`,
    twice: (name: string) => `${name} jest już na liście.`,
    andMore: (n: number) => `…i jeszcze ${n}`,
  },
  systems: {
    thisRound: 'Jak skojarzyć tę rundę',
    fixed: 'Pary ustalone z góry',
    fixedHint: 'Te pary siadają razem, resztę kojarzy system. Jedna para w wierszu: 5 – 12 albo nazwiska.',
    fixedOnlyPairs: 'Tu wpisuje się same pary. Wolny los na prośbę zaznacza się przy graczu.',
    needed: (players: number, rounds: number, planned: number) =>
      `Każdy z każdym: przy ${players} graczach potrzeba ${rounds} ${plural('pl', rounds, { one: 'rundy', few: 'rund', many: 'rund', other: 'rundy' })}, zaplanowano ${planned}.`,
    last: 'Ostatnie rundy innym systemem',
    lastCount: 'Ile ostatnich rund',
    none: 'nie',
    seeding: 'Kolejność przed pierwszą rundą',
    seedings: {
      entered: 'według listy',
      ratings: 'według rankingu',
      drawn: 'losowo',
    } satisfies Readonly<Record<Seeding, string>>,
    requestedBye: 'Wolny los na prośbę',
    requestedWins: { 1: 'wygrana', 0.5: 'pół wygranej', 0: 'bez wygranej' },
    walkover: 'Walkower',
    walkoverWinner: 'punkty wygranego',
    walkoverLoser: 'punkty drugiego',
  },
  rests: (rounds: readonly number[], open: boolean) =>
    `${rounds.length === 1 ? 'Runda' : 'Rundy'} ${rounds.join(', ')} ${rounds.length === 1 ? 'jest skojarzona' : 'są skojarzone'} według poprzedniego wyniku i tak ${rounds.length === 1 ? 'zostanie' : 'zostaną'}; zmieni się tylko tabela.${open ? ' Ostatnią można jeszcze cofnąć i skojarzyć od nowa.' : ''}`,
  prizes: {
    title: 'Nagrody specjalne',
    highestGame: 'Najwyższy wynik partii',
    highestLoss: 'Najlepszy wynik przegranego',
    widestWin: 'Najwyższa wygrana (różnica)',
    bestMove: 'Najlepszy ruch',
    none: 'jeszcze nic',
    moveHint: 'Z karteczek, które mają zapisane ruchy.',
    where: (round: number, table: number) => `runda\u00a0${round}, stolik\u00a0${table}`,
    against: (name: string) => `z: ${name}`,
  },
  copies: {
    intro:
      'Ta kopia ma coś, czego nie ma tutaj, a tutaj jest coś, czego nie ma w kopii. Po połączeniu będzie wszystko naraz; nic nie znika.',
    nothingContradicts: 'Nic się nie wyklucza',
    contradicts: (n: number) => `Wyklucza się: ${n}`,
    afterwards:
      'Połączenie niczego z tego nie rozstrzyga za Ciebie. Potem wskaż w Rundach, przy stoliku, który wynik się liczy.',
    there: (n: number) => `Tylko w kopii: ${n}`,
    here: (n: number) => `Tylko tutaj: ${n}`,
    slips: (n: number) => `Karteczki, które przyjdą z kopią, z podpisami: ${n}`,
    take: 'Połącz',
    leave: 'Zostaw, jak jest',
    left: 'Niczego nie zmieniono.',
    results: (round: number, table: number, who: string, here: string, there: string, kept: string) =>
      `Runda ${round}, stolik ${table}, ${who}: tutaj ${here}, w kopii ${there}. Zostanie ${kept}.`,
    pairings: (round: number) => `Runda ${round} jest w obu skojarzona inaczej.`,
    settings: 'Ustawienia zmieniono w obu: zostaną późniejsze.',
    number: (name: string, was: number, now: number) =>
      `${name}: numer ${was} zmieni się na ${now}, bo w kopii doszedł ktoś wcześniej.`,
    leftOut: (what: string) => `Nie wejdzie: ${what}`,
    merged: (n: number) => `Połączono z inną kopią turnieju (zmian: ${n})`,
    contested: (score: string) => `w innej kopii ${score}`,
    undecided: 'Z dwóch kopii są dwa różne wyniki. Wskaż, który się liczy:',
    which: (stands: string, others: string) =>
      `Liczy się ${stands}, w innej kopii jest ${others}. Który wynik jest prawdziwy?`,
    keep: (score: string) => `Zostaw ${score}`,
    takeOther: (score: string) => `Przyjmij ${score}`,
    confirmed: 'potwierdzony po połączeniu kopii',
    replaced: 'wzięty z innej kopii',
    twice: (name: string, numbers: readonly number[]) =>
      `${name} będzie na liście kilka razy, pod numerami ${numberList(numbers)}. Jeśli to jedna osoba, zostaw jeden numer: otwórz drugi w Graczach i usuń go z listy, a jeśli już grał, wycofaj.`,
  },
  lists: {
    asked: (n: number, list: string, expected: string) =>
      `${n} × sprawdzano w słowniku ${list}, a turniej gra z ${expected}`,
    unnamed: 'nienazwanym',
    acceptList: (list: string) => `Przyjmuj ${list} w całym turnieju`,
    acceptThese: (n: number) => `Przyjmij te wyniki: ${n}`,
    hint: 'Pytamy tylko o partie, w których słownik rozstrzygał sprawdzenie.',
    accepted: (where: string) => `Przyjęto: ${where}.`,
    none: 'Słownik przyjęty; żaden wynik nie czekał tylko na to.',
    also: (list: string) => `Przyjmowany też słownik: ${list}`,
    read: (where: string) => `W tabeli: ${where}.`,
  },
  sheets: {
    first: (move: number, was: string, now: string) =>
      `Zapisy różnią się od ruchu ${move}: w tabeli ${was}, na karteczce ${now}.`,
    turn: (name: string, kind: string, points: number) =>
      [name, kind, String(points)].filter(Boolean).join(' '),
    kinds: (kind: string) => ({ exchange: 'wymiana', pass: 'pauza', loss: 'strata' })[kind] ?? '',
    nothing: 'nic więcej',
    same: 'Ruchy są w obu zapisach te same: różnią się litery na stojakach, czas albo poprawki sędziego.',
    'no-moves': 'Jedna z karteczek nie ma ruchów (była za długa), więc nie widać, gdzie zaczyna się różnica.',
  },
  categories: { title: 'Kategorie', none: 'Żaden gracz nie ma wpisanej klasy ani grupy.' },
  countedNames: 'Liczą się',
};
