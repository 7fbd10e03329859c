import { figure } from '../figures.ts';
import { plural } from '../plural.ts';
import { start } from './start.ts';

/** „Powinna być 1 płytka, powinny być 4 płytki, powinno być 5 płytek”. */
export const shouldBe = (tiles: number): string =>
  plural('pl', tiles, {
    one: 'Powinna być',
    few: 'Powinny być',
    many: 'Powinno być',
    other: 'Powinno być',
  });

export const common = {
  ...start,
  back: 'Wróć',
  close: 'Zamknij',
  cancel: 'Anuluj',
  /** Under a field that is full. */
  noMoreRoom: 'Więcej się tu nie zmieści.',
  confirm: 'Potwierdź',
  save: 'Zapisz',
  erase: 'Skasuj ostatni znak',
  hold: 'Przytrzymaj',
  yes: 'Tak',
  no: 'Nie',
  points: (n: number) =>
    `${figure(n)} ${plural('pl', n, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })}`,
  tiles: (n: number) =>
    `${n} ${plural('pl', n, { one: 'płytka', few: 'płytki', many: 'płytek', other: 'płytki' })}`,
  seatName: (n: number) => `Gracz ${n}`,
  toFile: 'Do pliku',
};
