import { plural } from '../plural.ts';

export const clock = {
  yourMove: 'Twój ruch',
  waits: 'Czeka',
  outOfTime: 'Czas minął',
  alone: 'Tylko Ty grasz dalej',
  stopClock: (name: string) => `Zatrzymaj zegar: ${name}`,
  recordMove: (name: string) => `Zapisz ruch: ${name}`,
  exchanges: 'wymiany',
  exchangesUsed: (used: number, limit: number | null) =>
    limit === null ? `wymiany: ${used}` : `wymiany: ${used} z ${limit}`,
  exchange: (n: number) => `wymiana ${n}`,
  lead: (n: number) => `prowadzi o ${n}`,
  bag: (n: number) => `w woreczku ${n}`,
  pass: 'pauza',
  passByTime: 'pauza (czas)',
  lostTurn: (name: string, as: 'pass' | 'loss') =>
    `${name}: koniec czasu, ${as === 'pass' ? 'pauza' : 'strata'}`,
  loss: 'strata',
  overtimePrice: (points: string) => `${points} za spóźnienie`,
  pause: 'Przerwa',
  paused: 'Zegary stoją',
  resume: (name: string) => `Gramy dalej ▸ ${name}`,
  sheet: 'Zapis',
  undo: 'Cofnij',
  challenge: 'Sprawdzam!',
  referee: 'Sędzia',
  refereeHint: 'Przytrzymaj, aby otworzyć poprawki sędziego',
  mute: 'Wycisz',
  unmute: 'Dźwięk',
  home: 'Ekran główny',
  readTimes: 'Odczytaj czasy',
  timesSpoken: (times: string) => `Zostało: ${times}`,
  turnOf: (name: string) => `Ruch: ${name}`,
  timeSpoken: (m: number, s: number, over: boolean) =>
    `${over ? 'minus ' : ''}${m} ${plural('pl', m, { one: 'minuta', few: 'minuty', many: 'minut', other: 'minuty' })} ${s} ${plural('pl', s, { one: 'sekunda', few: 'sekundy', many: 'sekund', other: 'sekundy' })}`,
  warning: (name: string, seconds: number) =>
    seconds === 0
      ? `${name}: czas minął`
      : seconds >= 60
        ? `${name}: ${seconds / 60} ${plural('pl', seconds / 60, { one: 'minuta', few: 'minuty', many: 'minut', other: 'minuty' })}`
        : `${name}: ${seconds} ${plural('pl', seconds, { one: 'sekunda', few: 'sekundy', many: 'sekund', other: 'sekundy' })}`,
  screenMaySleep: 'Ten telefon może wygasić ekran. Wyłączcie w telefonie wygaszanie ekranu.',
  refereeTitle: 'Poprawki sędziego',
  times: 'Czasy',
  nothingChanged: 'Ta poprawka nic nie zmienia.',
  moveTime: 'Przenieś czas',
  takeFrom: 'Zabierz',
  giveTo: 'Oddaj',
  moveSeconds: 'Ile sekund przenieść',
  penalty: 'Punkty',
  penaltyPoints: 'Ile punktów (ujemne to kara)',
  player: 'Gracz',
  reason: 'Powód',
  reasons: ['nie przełączono zegara', 'spóźnienie', 'przerwa', 'decyzja sędziego'] as readonly string[],
  ownReason: 'Inny powód',
  reasonNeeded: 'Podaj powód: trafi do zapisu partii.',
  apply: 'Zapisz poprawkę',
  applied: 'Poprawka zapisana.',
  refereePause: 'sędzia',
  slept: 'Telefon był uśpiony',
  away: 'Aplikacja była zamknięta',
  gapBody: (name: string, span: string) =>
    `${name}: zegar szedł przez ${span}, tak jak zwykły zegar szachowy.`,
  gapKeep: 'Zostaw',
  gapGiveBack: (name: string) => `Oddaj czas: ${name}`,
  gapReferee: 'Wezwij sędziego',
};
