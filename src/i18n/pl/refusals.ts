import type { PlacementError } from '../../domain/board/placement.ts';
import { clockText } from '../../domain/clock/clock.ts';
import type { Refusal } from '../../domain/table/refusal.ts';
import type { PhaseName } from '../../domain/table/state.ts';
import { BLANK } from '../../domain/tiles/tileSet.ts';
import { plural } from '../plural.ts';
import { common, shouldBe } from './common.ts';

/** What is not possible now, and what is. A code without its sentence does not compile. */
export function refusals(refusal: Refusal, names: readonly string[]): string {
  const name = (seat: number) => names[seat] ?? common.seatName(seat + 1);
  const all = (seats: readonly number[]) => seats.map(name).join(', ');
  switch (refusal.why) {
    case 'not-started':
      return 'Partia jeszcze się nie zaczęła. Zacznij od nowej partii.';
    case 'already-started':
      return 'Ta partia już trwa.';
    case 'time-went-back':
      return 'Zegar telefonu się cofnął. Spróbuj za chwilę jeszcze raz.';
    case 'no-such-seat':
      return `Nie ma takiego miejsca przy stole. Graczy jest ${refusal.seats}.`;
    case 'wrong-phase':
      return PHASES[refusal.phase];
    case 'not-your-turn':
      return `Teraz ruch ma ${name(refusal.turn)}.`;
    case 'out-of-range':
      if (refusal.what === 'add') return 'Poprawka czasu może wynosić najwyżej dobę.';
      return `${RANGES[refusal.what] ?? 'Liczba'}: możliwe od ${refusal.least} do ${refusal.most}, a jest ${refusal.got}.`;
    case 'wrong-number-of-players':
      return refusal.least === refusal.most
        ? `Według tych zasad graczy jest ${refusal.least}, a wpisano ${refusal.got}.`
        : `Według tych zasad graczy jest od ${refusal.least} do ${refusal.most}, a wpisano ${refusal.got}.`;
    case 'time-not-set':
      return 'Wpisz czas, który wyznaczył organizator.';
    case 'consent-missing':
      return `Brakuje jeszcze zgody na telefon na stole: ${all(refusal.seats)}.`;
    case 'draw-undecided':
      return `Losowanie nie jest rozstrzygnięte. Losują jeszcze: ${all(refusal.again)}.`;
    case 'draw-disagrees':
      return `Z losowania wynika, że zaczyna ${name(refusal.starts)}.`;
    case 'takeover-incomplete':
      return TAKEOVER[refusal.what] ?? 'Uzupełnij dane partii z papieru.';
    case 'more-tiles-than-set':
      return `W woreczku i na stojakach byłoby razem ${common.tiles(refusal.got)}, a komplet ma ${refusal.set}.`;
    case 'first-move-too-short':
      return `Pierwszy ruch to co najmniej ${common.tiles(refusal.need)}, a jest ${refusal.got}.`;
    case 'rack-too-small':
      return `Na stojaku ${are(refusal.has)}, a potrzeba ${refusal.wants}.`;
    case 'tiles-disagree':
      return `Liczba płytek (${refusal.tiles}) nie zgadza się z wpisanym słowem (${refusal.laid}).`;
    case 'foreign-letter':
      return `Litery „${refusal.letter}” nie ma w tym komplecie płytek.`;
    case 'no-such-tile':
      return refusal.letter === BLANK
        ? `To już ${refusal.seen}. blank, a w komplecie ${are(refusal.inSet, String(refusal.inSet))}.`
        : `To już ${refusal.seen}. płytka ${refusal.letter}, a w komplecie ${refusal.inSet === 1 ? 'jest tylko jedna' : are(refusal.inSet)}.`;
    case 'not-out':
      return `To jeszcze nie ostatni ruch: na stojaku ${refusal.rack}, w woreczku ${refusal.bag}.`;
    case 'placement':
      return placement(refusal.error);
    case 'exchange-limit':
      return refusal.limit === 0
        ? 'Według tych zasad nie ma wymian. Możliwy jest ruch albo pauza.'
        : `Wymiany są już wykorzystane (${refusal.limit} z ${refusal.limit}). Możliwy jest ruch albo pauza.`;
    case 'bag-too-small':
      return `W woreczku ${are(refusal.has)}, do wymiany trzeba ${refusal.need}.`;
    case 'bag-unknown':
      return `Nie wiadomo, ile płytek jest w woreczku. Policzcie: do wymiany trzeba ${refusal.need}.`;
    case 'must-take-back':
      return 'Słowo jest niedopuszczalne: płytki wracają na stojak, a w zapisie jest strata.';
    case 'clock-not-stopped':
      return 'Sprawdzać można dopiero po zatrzymaniu zegara.';
    case 'move-recorded':
      return 'Ten ruch jest już zapisany, na sprawdzanie jest za późno.';
    case 'own-move':
      return 'To Twój własny ruch: sprawdza go lub akceptuje przeciwnik.';
    case 'may-not-challenge':
      return 'Według tych zasad po upływie czasu nie można już sprawdzać.';
    case 'already-challenged':
      return `Sprawdzanie już trwa, zgłasza je ${name(refusal.by)}.`;
    case 'no-words':
      return 'Wskaż co najmniej jedno słowo do sprawdzenia.';
    case 'other-words':
      return `Sprawdzane są zgłoszone słowa: ${refusal.words.join(', ')}. Zestawu nie można już zmienić.`;
    case 'out-of-time':
      return 'Czas się skończył, ruchu już nie ma.';
    case 'time-left':
      return `Na zegarze jest jeszcze ${clockText(refusal.left)}.`;
    case 'no-clock':
      return 'Ta partia toczy się bez zegara.';
    case 'clock-not-running':
      return 'Ten zegar teraz stoi.';
    case 'paused':
      return 'Partia jest wstrzymana. Najpierw ją wznów.';
    case 'not-paused':
      return 'Partia nie jest wstrzymana.';
    case 'game-over':
      return 'Partia jest skończona. Wpisy można jeszcze poprawić w zapisie.';
    case 'not-over':
      return 'Partia jeszcze trwa.';
    case 'went-out':
      return 'Tu nie zostały żadne płytki: ostatnia jest na planszy.';
    case 'rack-given':
      return `Płytki z tego stojaka są już wpisane (${common.points(refusal.value)}).`;
    case 'rack-count':
      return `${shouldBe(refusal.expected)} ${common.tiles(refusal.expected)}, a wpisano ${refusal.got}. Nie znacie liter? Wybierzcie „Sama wartość”.`;
    case 'racks-missing':
      return `Najpierw wpisz, co zostało na stojaku: ${all(refusal.seats)}.`;
    case 'already-confirmed':
      return 'Ten wynik jest już potwierdzony.';
    case 'no-such-fact':
      return 'Takiego wpisu nie ma w zapisie.';
    case 'already-retracted':
      return 'Ten wpis jest już cofnięty.';
    case 'cannot-retract-start':
      return 'Początku partii nie można cofnąć. Można zacząć nową, a ta zostanie w spisie.';
    case 'other-kind':
      return 'Tego wpisu nie można zamienić na wpis innego rodzaju. Można go cofnąć.';
    case 'would-break':
      return `Po tej poprawce nie zgadzałby się dalszy zapis. ${refusals(refusal.refusal, names)}`;
  }
}

function are(n: number, what = common.tiles(n)): string {
  return `${plural('pl', n, { one: 'jest', few: 'są', many: 'jest', other: 'jest' })} ${what}`;
}

const PHASES: Readonly<Record<PhaseName, string>> = {
  thinking: 'Zegar idzie. Najpierw trzeba go zatrzymać.',
  settling: 'Zegar stoi, a ruch czeka na zapisanie.',
  challenged: 'Trwa sprawdzanie. Najpierw musi paść werdykt.',
  judged: 'Werdykt już jest. Zapisz to, co z niego wynika.',
  accepting: 'Ostatni ruch czeka na akceptację albo na „Sprawdzam”.',
  paused: 'Partia jest wstrzymana. Najpierw ją wznów.',
  over: 'Partia jest skończona. Zostało policzenie płytek i potwierdzenie.',
  confirmed: 'Wynik jest już potwierdzony przez graczy.',
};

const RANGES: Readonly<Record<string, string>> = {
  words: 'Słowa do sprawdzenia',
  racks: 'Płytki na stojaku',
  letters: 'Płytki na stojaku',
  points: 'Punkty',
  value: 'Wartość płytek',
  tiles: 'Liczba płytek',
};

const TAKEOVER: Readonly<Record<string, string>> = {
  scores: 'Wpisz punkty każdego gracza.',
  racks: 'Wpisz liczbę płytek na każdym stojaku albo zostaw wszystkie nieznane.',
  exchanges: 'Wpisz wymiany każdego gracza.',
  lastMoves: 'Wpisz ostatni ruch każdego gracza.',
  left: 'Wpisz czas każdego gracza.',
  first: 'Temu graczowi skończył się czas. Wskaż gracza, który może jeszcze grać.',
};

function placement(error: PlacementError): string {
  switch (error.why) {
    case 'no-such-square':
      return `Na planszy nie ma pola „${error.at}”. Pola są od A1 do O15.`;
    case 'off-the-board':
      return 'Słowo nie mieści się na planszy.';
    case 'foreign-letter':
      return `Litery „${error.letter}” nie ma w tym komplecie płytek.`;
    case 'square-taken':
      return `Na tym polu leży już ${error.has}, a słowo ma tam ${error.wants}.`;
    case 'nothing-laid':
      return 'To słowo już leży na planszy: nie doszła żadna płytka.';
    case 'one-letter-word':
      return 'Słowo ma co najmniej dwie litery.';
    case 'word-goes-on':
      return 'Przed słowem albo za nim leżą płytki. Wpisz całe słowo razem z nimi.';
    case 'misses-centre':
      return 'Pierwsze słowo musi przechodzić przez środkowe pole.';
    case 'not-connected':
      return 'Słowo musi stykać się z płytkami na planszy.';
  }
}
