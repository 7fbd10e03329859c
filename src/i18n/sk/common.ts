import { figure } from '../figures.ts';
import type { common as pl } from '../pl/common.ts';
import { plural } from '../plural.ts';

export const common: typeof pl = {
  appName: 'Sprawdzam',
  back: 'Späť',
  close: 'Zavrieť',
  cancel: 'Zrušiť',
  noMoreRoom: 'Viac sa sem nezmestí.',
  confirm: 'Potvrdiť',
  save: 'Zapísať',
  erase: 'Zmazať posledný znak',
  hold: 'Podržte',
  yes: 'Áno',
  no: 'Nie',
  points: (n) => `${figure(n)} ${plural('sk', n, { one: 'bod', few: 'body', other: 'bodov' })}`,
  tiles: (n) => `${n} ${plural('sk', n, { one: 'kameň', few: 'kamene', other: 'kameňov' })}`,
  decimal: ',',
  seatName: (n) => `Hráč ${n}`,
  notSaved: {
    saving: 'Ukladám…',
    copy: 'Uložené v druhej kópii; pamäť telefónu na chvíľu odmietla.',
    memory: 'Neuložené! Telefón neprijíma údaje. Nezatvárajte stránku.',
    full: 'Telefón je plný, partia nie je uložená! Uložte ju do súboru alebo uvoľnite miesto. Nezatvárajte stránku.',
  },
  toFile: 'Do súboru',
  watching: 'Táto partia je otvorená v inom okne',
  watchingBody: 'Tu sa dá len pozerať. Zapisuje jedno okno.',
  writeHere: 'Zapisovať v tomto okne',
  damaged: (n) => `Časť zápisu sa nedala prečítať (${n}). Všetko predtým je na mieste.`,
  clockMoved: (ahead) => `hodiny telefónu boli posunuté o ${ahead}; čas hry zostal`,
  putAway: 'partia odložená; hodiny zastali, keď ju naposledy videli',
  dateBefore: 'dátum v telefóne je skorší ako záznam tejto partie; hodiny zastali, keď ju naposledy videli',
  noAnswer: 'Pamäť telefónu neodpovedá: niektoré partie nemusí byť vidieť. Nič sa nevymazalo.',
  tryAgain: 'Skúsiť znova',
  broken: {
    title: 'Chyba v aplikácii',
    body: 'Túto obrazovku sa nepodarilo zobraziť.',
    safe: 'Partia je v bezpečí: uložená v telefóne.',
    export: 'Uložiť partiu do súboru',
    reload: 'Otvoriť aplikáciu znova',
    home: 'Prvá obrazovka',
  },
  notFetched:
    'Časť aplikácie sa nepodarilo stiahnuť: možno nie je internet. Uložené partie sú v telefóne v bezpečí.',
};
