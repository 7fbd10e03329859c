import type { games as pl } from '../pl/games.ts';
import { plural } from '../plural.ts';

export const games: typeof pl = {
  title: 'Odohrané partie',
  search: 'Hľadať podľa mena',
  none: 'V tomto telefóne ešte nie je žiadna partia.',
  noneFound: (query) => `Nie je tu partia, v ktorej by hral niekto s menom „${query}“.`,
  count: (n) => `${n} ${plural('sk', n, { one: 'partia', few: 'partie', other: 'partií' })}`,
  newGame: 'Nová partia',
  unfinished: 'neskončená',
  adjourned: 'odložená',
  unconfirmed: 'nepotvrdená',
  draw: 'remíza',
  winner: 'víťaz',
  unread: 'Túto partiu sa teraz nedá prečítať. Skúste to o chvíľu znova.',
  openSheet: (names) => `Zápis partie: ${names}`,
  more: (names) => `Viac: ${names}`,
  continue: 'Pokračovať',
  sheet: 'Zápis',
  export: 'Uložiť do súboru',
  remove: 'Odstrániť',
  holdToRemove: 'Podržte, ak chcete partiu odstrániť z tohto telefónu',
  notRemoved: 'Partiu sa nepodarilo odstrániť: pamäť telefónu neodpovedá. Partia je na mieste; skúste znova.',
  showMore: (n) => `Ukázať staršie (${n})`,
  import: 'Načítať zo súboru',
  unreadable: 'Záznam tejto partie sa nedá prečítať.',
  imported: (names) => `Partia načítaná: ${names}.`,
  alreadyHere: 'Táto partia tu už je; nič sa nezmenilo.',
  someRefused: (n) =>
    `${n} ${plural('sk', n, { one: 'záznam', few: 'záznamy', other: 'záznamov' })} proti pravidlám sa vynechalo.`,
  importErrors: {
    'too-large': 'Tento súbor je na zápis partie príliš veľký. Nič sa nenačítalo.',
    'not-json': 'Toto nie je súbor s partiou alebo je poškodený. Nič sa nenačítalo.',
    'not-a-game': 'V tomto súbore nie je partia uložená aplikáciou Sprawdzam. Nič sa nenačítalo.',
    'newer-version':
      'Tento súbor uložila novšia verzia aplikácie. Aktualizujte Sprawdzam v tomto telefóne a načítajte súbor znova.',
    'impossible-date':
      'Partia v tomto súbore má dátum z budúcnosti. Nič sa nenačítalo; skontrolujte, či má telefón správny dátum.',
    invalid: 'Súbor je poškodený alebo ho niekto zmenil. Nič sa nenačítalo.',
    'no-start': 'V tomto súbore chýba začiatok partie. Nič sa nenačítalo.',
    'not-saved': 'Partiu sa nepodarilo uložiť v telefóne: možno chýba miesto. Uvoľnite ho a skúste to znova.',
  },
  where: (where) => `Miesto: ${where}.`,
};
