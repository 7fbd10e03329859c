import type { GcgMessages } from '../gcg.ts';
import { plural } from '../plural.ts';

export const gcg: GcgMessages = {
  title: 'GCG',
  export: 'Uložiť ako GCG',
  forAll: 'Pre každý program',
  forAllNote: 'Quackle, macondo, Woogles, MAGPIE. Pokuty a vyúčtovanie konca sú v poznámkach.',
  exact: 'Presne',
  exactNote: 'macondo a Woogles: s pokutami a koncom ±.',
  upTo: (n) =>
    `Len ${n} ${plural('sk', n, { one: 'prvý ťah', few: 'prvé ťahy', many: 'prvých ťahov', other: 'prvých ťahov' })}`,
  notBegun: 'Táto partia sa nezačala: niet čo uložiť.',
  takenOver: 'Partia sa začala na papieri: nevie sa, ako sa prvé kamene dostali na dosku.',
  noPlace: (lines) =>
    `Tieto ťahy nemajú miesto na doske a nedajú sa uložiť: ${lines}. Doplňte dosku alebo uložte skoršie.`,
  imported: (names) => `Načítaná partia: ${names}.`,
  agrees: 'Všetky body súhlasia.',
  differences: (n) =>
    `${n} ${plural('sk', n, { one: 'rozdiel', few: 'rozdiely', many: 'rozdielov', other: 'rozdielov' })} medzi súborom a prepočtom`,
  differencesNote: 'Ostalo to, čo je v súbore.',
  line: (line) => `riadok ${line}`,
  points: (file, counted) => `v súbore ${file}, z dosky ${counted}`,
  sum: (file, counted) => `súčet v súbore ${file}, prepočítaný ${counted}`,
  rack: (file, counted) => `zásobník: v súbore ${file}, z písmen ${counted}`,
  rackTiles: (rack, left) => `v zásobníku nemohlo ostať ${rack}${left && `; nevyložené sú ${left}`}`,
  final: (name, file, counted) =>
    `výsledok (${name}): v súbore ${file}, prepočítaný ${counted}; rozdiel ostal ako oprava`,
  place: 'slovo tu nemôže ležať; ostali len body',
  tile: (letter) => `priveľa kameňov ${letter}; ostali len body`,
  tooManyTiles: 'viac kameňov, než hráč mohol mať; ostali len body',
  exchange: 'vo vrecku je na výmenu málo kameňov; načítané ako pas',
  turnMissing: (name) => `chýba ťah (${name}); načítané ako pas`,
  nothingToTakeBack: 'niet ťahu, ktorý by sa zobral späť',
  notOver: 'partia sa tu nekončí; body ostali ako oprava',
  afterTheEnd: 'ťah po konci partie; vynechaný',
  statistics: 'Štatistiky',
  fromFile: 'zo súboru',
  paste: 'Vložiť GCG',
  pasteHere: 'Sem vložte text partie vo formáte GCG',
  read: 'Načítať',
  errors: {
    'too-large': 'Tento súbor je na partiu GCG priveľký. Nič sa nenačítalo.',
    'too-many-lines': 'Tento súbor má na jednu partiu priveľa riadkov. Nič sa nenačítalo.',
    'not-gcg': 'Toto nie je súbor s partiou: ani uložený v Sprawdzam, ani GCG. Nič sa nenačítalo.',
    'no-players': 'V tomto súbore GCG nie sú dvaja hráči. Nič sa nenačítalo.',
    'too-many-players': 'V tomto súbore GCG sú viac ako štyria hráči. Nič sa nenačítalo.',
    'same-nick': 'V tomto súbore GCG majú dvaja hráči rovnakú skratku. Nič sa nenačítalo.',
    'no-moves': 'V tomto súbore GCG nie sú ťahy. Nič sa nenačítalo.',
    'unknown-player': 'V súbore GCG ťahá niekto, kto nie je medzi hráčmi. Nič sa nenačítalo.',
    'unreadable-line': 'Jeden riadok súboru GCG sa nedá prečítať. Nič sa nenačítalo.',
  },
};
