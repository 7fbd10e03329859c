import type { BoardMessages } from '../board.ts';
import type { ProblemTexts } from '../boardProblem.ts';
import { common } from './common.ts';

const problems: ProblemTexts = {
  notInLine: 'Kamene neležia v jednom rade.',
  gap: (square) => `Pole ${square} medzi kameňmi je prázdne.`,
  missesCentre: (square) =>
    square === null
      ? 'Prvé slovo musí prechádzať stredom.'
      : `Prvé slovo ide cez stred: začiatok na ${square}?`,
  notConnected: (square) =>
    square === null ? 'Slovo sa ničoho nedotýka.' : `Slovo sa ničoho nedotýka: začiatok na ${square}?`,
  oneLetter: 'Slovo má aspoň dve písmená.',
  surplus: (letter, seen, inSet, squares) =>
    `${seen}. ${letter}? V sade ${inSet === 0 ? 'nie je žiadne' : `je ${inSet}`}${
      squares.length > 0 ? `, leží na ${squares.join(', ')}` : ''
    }.`,
  surplusBlank: (seen, inSet) => `${seen}. žolík? V sade sú ${inSet}.`,
};

export const board: BoardMessages = {
  problems,
  move: (move) => `· ťah ${move}`,
  noPlace: (points) => `Nikde nevychádza ${points}. Skontrolujte body, alebo položte slovo na dosku.`,
  bonusGives: (bonus, points) => `Pripočítať prémiu +${bonus}: vychádza ${points}`,
  findsPlace: 'Zadajte body a uvidíte, kde slovo leží.',
  replay: 'Prehrávka',
  replayAfter: 'Prehrávka je až po partii.',
  layAnew: 'Položiť odznova',
  liesHere: 'Leží tu',
  unfit: (moves) =>
    `Už sa nehodí: ${moves.map(({ move, word }) => `${word} (ťah ${move})`).join(', ')}. Body ostávajú, miesto treba ukázať znova.`,
  fill: 'Doplniť dosku',
  allKnown: 'Celá doska je známa.',
  cannotFill: 'Partia sa začala na papieri a jej dosku nikto nezadal: nedá sa doplniť.',
  placeUnknown: (word) => `Kde leží ${word}?`,
  nowhere: 'miesto neznáme',
  holeLine: (move, word, points) => `· ťah ${move}: ${word} +${points}`,
  previous: 'Predchádzajúci ťah',
  following: 'Ďalší ťah',
  slider: 'Ťah',
  atStart: 'Začiatok partie',
  noWord: 'ťah bez slova',
  exchanged: (tiles) => `výmena, ${common.tiles(tiles)}`,
  passed: 'pas',
  lost: (words) => (words === '' ? 'strata ťahu' : `strata ťahu (${words})`),
  stood: (name) => `${name} namieta: platné`,
  fell: (name) => `${name} namieta: neplatné`,
  toForm: 'Späť k bodom',
  across: 'vodorovne',
  down: 'zvislo',
  turn: (direction) => `Smer: ${direction}. Zmeniť`,
  blank: 'Žolík',
  letters: 'Písmená',
  tapSquare: 'Ťuknite na pole, kde sa slovo začína.',
  typeWord: 'Teraz písmená.',
  counted: 'spočítané z dosky',
  putDown: 'doska nie je celá známa: body zadajte vo formulári',
  bothPoints: (announced, counted) => `${announced}, z dosky ${counted}`,
  takeCounted: (counted) => `Vziať ${counted} z dosky`,
  out: 'tento ťah končí partiu',
  repair: 'Opraviť',
  toBlank: 'Je to žolík',
  becameBlank: (letter) => `${letter} už nie je: je to žolík.`,
  noSquare: 'Najprv ťuknite na pole dosky.',
  noRoom: 'Ďalej už nie sú polia.',
  rackFull: (n) => `V zásobníku je najviac ${common.tiles(n)}.`,
  nothingLaid: 'Položte slovo na dosku, alebo sa vráťte a zadajte len body.',
  pointsNeeded: 'Doska nie je celá známa. Vráťte sa a zadajte body za ťah.',
  square: (square, what) => `${square}: ${what}`,
  laid: (word, at, points) =>
    points === null ? `${word}, ${at}` : `${word}, ${at}, ${common.points(points)}`,
  lying: (tiles) => (tiles === 0 ? 'Prázdna doska' : `Doska, ${common.tiles(tiles)}`),
  unseen: 'Nevyložené kamene',
  unseenCount: (n) => `Vo vrecku a v zásobníkoch: ${common.tiles(n)}`,
  proposals: 'Kde slovo leží?',
  assumed: (letters) => `žolík: ${letters.join(', ')}`,
};
