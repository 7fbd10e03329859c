import type { start as pl } from '../pl/start.ts';

export const start: typeof pl = {
  appName: 'Sprawdzam',
  decimal: ',',
  notSaved: {
    saving: 'Ukladám…',
    copy: 'Uložené v druhej kópii; pamäť telefónu na chvíľu odmietla.',
    memory: 'Neuložené! Telefón neprijíma údaje. Nezatvárajte stránku.',
    full: 'Telefón je plný, partia nie je uložená! Uložte ju do súboru alebo uvoľnite miesto. Nezatvárajte stránku.',
  },
  watching: 'Táto partia je otvorená v inom okne',
  watchingBody: 'Tu sa dá len pozerať. Zapisuje jedno okno.',
  writeHere: 'Zapisovať v tomto okne',
  damaged: (n) => `Časť zápisu sa nedala prečítať (${n}). Všetko predtým je na mieste.`,
  clockMoved: (ahead) => `hodiny telefónu boli posunuté o ${ahead}; čas hry zostal`,
  putAway: 'partia odložená; hodiny zastali, keď ju naposledy videli',
  timeOutUndone: 'uplynutie času vrátené; rozhodca môže pridať čas',
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
