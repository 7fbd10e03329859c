import { figure } from '../figures.ts';
import type { common as pl } from '../pl/common.ts';
import { plural } from '../plural.ts';
import { start } from './start.ts';

export const common: typeof pl = {
  ...start,
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  noMoreRoom: 'There is no room for more here.',
  confirm: 'Confirm',
  save: 'Record',
  erase: 'Delete the last character',
  hold: 'Hold',
  yes: 'Yes',
  no: 'No',
  points: (n) => `${figure(n)} ${plural('en', n, { one: 'point', other: 'points' })}`,
  tiles: (n) => `${n} ${plural('en', n, { one: 'tile', other: 'tiles' })}`,
  seatName: (n) => `Player ${n}`,
  toFile: 'To a file',
};
