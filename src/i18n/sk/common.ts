import { figure } from '../figures.ts';
import type { common as pl } from '../pl/common.ts';
import { plural } from '../plural.ts';
import { start } from './start.ts';

export const common: typeof pl = {
  ...start,
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
  seatName: (n) => `Hráč ${n}`,
  toFile: 'Do súboru',
};
