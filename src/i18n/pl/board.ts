import type { ProblemTexts } from '../boardProblem.ts';
import { common } from './common.ts';

const problems: ProblemTexts = {
  notInLine: 'Płytki nie leżą w jednej linii.',
  gap: (square) => `Puste pole ${square} między płytkami.`,
  missesCentre: (square) =>
    square === null
      ? 'Pierwsze słowo musi przejść przez środek.'
      : `Pierwsze słowo idzie przez środek: początek na ${square}?`,
  notConnected: (square) =>
    square === null
      ? 'Słowo nie styka się z planszą.'
      : `Słowo nie styka się z planszą: początek na ${square}?`,
  oneLetter: 'Słowo ma co najmniej dwie litery.',
  surplus: (letter, seen, inSet, squares) =>
    `${seen}. ${letter}? W komplecie ${inSet === 0 ? 'nie ma żadnej' : `jest ${inSet}`}${
      squares.length > 0 ? `, leży na ${squares.join(', ')}` : ''
    }.`,
  surplusBlank: (seen, inSet) => `${seen}. blank? W komplecie są ${inSet}.`,
};

export const board = {
  problems,
  move: (move: number) => `· ruch ${move}`,
  noPlace: (points: number) => `Nigdzie nie wychodzi ${points}. Sprawdź punkty albo połóż słowo na planszy.`,
  bonusGives: (bonus: number, points: number) => `Dolicz premię +${bonus}: wychodzi ${points}`,
  findsPlace: 'Wpisz punkty: pokażę, gdzie leży słowo.',
  replay: 'Powtórka',
  replayAfter: 'Powtórka jest po partii.',
  layAnew: 'Połóż od nowa',
  liesHere: 'Tu leży',
  unfit: (moves: readonly { readonly move: number; readonly word: string }[]) =>
    `Nie pasuje już: ${moves.map(({ move, word }) => `${word} (ruch ${move})`).join(', ')}. Punkty zostają, miejsce trzeba wskazać na nowo.`,
  fill: 'Uzupełnij planszę',
  allKnown: 'Cała plansza jest znana.',
  cannotFill: 'Partia zaczęła się na papierze, a jej planszy nikt nie wpisał: nie da się jej uzupełnić.',
  placeUnknown: (word: string) => `Gdzie leży ${word}?`,
  nowhere: 'miejsce nieznane',
  holeLine: (move: number, word: string, points: number) => `· ruch ${move}: ${word} +${points}`,
  previous: 'Poprzedni ruch',
  following: 'Następny ruch',
  slider: 'Ruch',
  atStart: 'Początek partii',
  noWord: 'ruch bez słowa',
  exchanged: (tiles: number) => `wymiana, ${common.tiles(tiles)}`,
  passed: 'pauza',
  lost: (words: string) => (words === '' ? 'strata' : `strata (${words})`),
  stood: (name: string) => `${name} sprawdza: dobrze`,
  fell: (name: string) => `${name} sprawdza: niedopuszczalne`,
  toForm: 'Wróć do punktów',
  across: 'poziomo',
  down: 'pionowo',
  turn: (direction: string) => `Kierunek: ${direction}. Zmień`,
  blank: 'Blank',
  letters: 'Litery',
  tapSquare: 'Stuknij pole, na którym zaczyna się słowo.',
  typeWord: 'Teraz litery.',
  counted: 'policzone z planszy',
  putDown: 'nie cała plansza jest znana: punkty wpisz w formularzu',
  bothPoints: (announced: number, counted: number) => `${announced}, z planszy ${counted}`,
  takeCounted: (counted: number) => `Weź ${counted} z planszy`,
  out: 'ten ruch kończy partię',
  repair: 'Popraw',
  toBlank: 'To blank',
  becameBlank: (letter: string) => `Nie ma już ${letter}: to blank.`,
  noSquare: 'Najpierw stuknij pole na planszy.',
  noRoom: 'Dalej nie ma już pól.',
  rackFull: (n: number) => `Na stojaku: najwyżej ${common.tiles(n)}.`,
  nothingLaid: 'Połóż słowo na planszy albo wróć i wpisz same punkty.',
  pointsNeeded: 'Nie cała plansza jest znana. Wróć i wpisz punkty za ruch.',
  square: (square: string, what: string) => `${square}: ${what}`,
  laid: (word: string, at: string, points: number | null) =>
    points === null ? `${word}, ${at}` : `${word}, ${at}, ${common.points(points)}`,
  lying: (tiles: number) => (tiles === 0 ? 'Plansza pusta' : `Plansza, ${common.tiles(tiles)}`),
  unseen: 'Niewyłożone płytki',
  unseenCount: (n: number) => `W woreczku i na stojakach: ${common.tiles(n)}`,
  proposals: 'Gdzie leży słowo?',
  assumed: (letters: readonly string[]) => `blank: ${letters.join(', ')}`,
};
