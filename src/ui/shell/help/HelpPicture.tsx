import type { ComponentChildren } from 'preact';
import { EMPTY_BOARD } from '../../../domain/board/board.ts';
import { readLaidTile } from '../../../domain/board/laidTile.ts';
import { squareAt } from '../../../domain/board/square.ts';
import { TILE_SETS } from '../../../domain/tiles/tileSet.ts';
import type { ManualPage } from '../../../i18n/manual.ts';
import { messages } from '../../../i18n/messages.ts';
import { Board } from '../../parts/Board.tsx';
import { Icon } from '../../parts/Icon.tsx';
import type { IconName } from '../../parts/iconNames.ts';
import { Tiles } from '../../parts/Tiles.tsx';
import styles from './HelpPicture.module.css';

const word = (letters: string, size: 'small' | 'large' | 'big' = 'large') => (
  <Tiles set={TILE_SETS.pl} letters={letters} size={size} />
);
const half = (seat: number, children: ComponentChildren, running = false, turned = false) => (
  <div
    class={styles.half}
    data-seat={seat}
    data-running={running || undefined}
    data-turned={turned || undefined}
  >
    {children}
  </div>
);
const row = (start: ComponentChildren, end: ComponentChildren, key?: string) => (
  <div key={key} class={styles.row}>
    {start}
    <b>{end}</b>
  </div>
);
const icons = (...names: readonly IconName[]) => (
  <div class={styles.icons}>
    {names.map((name) => (
      <Icon key={name} name={name} />
    ))}
  </div>
);
const answer = (kind: 'valid' | 'invalid') => (
  <div class={styles.answer} data-verdict={kind}>
    {messages.value.judge.short[kind]}
  </div>
);

/** The phone on the table: one half waits, the other one's time runs. */
const clock = () => (
  <div class={styles.phone}>
    {half(1, '18:05', false, true)}
    {icons('pause', 'sheet', 'bag', 'undo', 'referee')}
    {half(0, '18:01', true)}
  </div>
);

/** A word in the middle of the board. */
const LAID = [...'DOM'].map((letter, i) => ({
  square: squareAt(6 + i, 7),
  tile: readLaidTile(TILE_SETS.pl, letter)!,
}));
const MIDDLE = { column: 5, row: 5, columns: 5, rows: 5 };

const PICTURES: Readonly<Record<ManualPage, () => ComponentChildren>> = {
  start: clock,
  new: () => (
    <div class={styles.side}>
      {half(0, word('K', 'big'), true)}
      {half(1, word('Ż', 'big'))}
    </div>
  ),
  clock,
  settling: () => (
    <div class={styles.phone}>
      {half(0, '+74', true)}
      <div class={styles.facts}>{word('ZAŁOGOM', 'small')}</div>
      <div class={styles.main} data-seat="1">
        <Icon name="play" />
      </div>
    </div>
  ),
  board: () => (
    <div class={styles.cut}>
      <Board set={TILE_SETS.pl} board={EMPTY_BOARD} label="" fresh={LAID} region={MIDDLE} seat={0} />
    </div>
  ),
  challenge: () => (
    <div class={styles.side}>
      {answer('valid')}
      {answer('invalid')}
    </div>
  ),
  sheet: () => (
    <div class={styles.card}>
      {row(word('KOZĘ', 'small'), 20)}
      {row(word('GRAbIE', 'small'), 77)}
      {row(word('ZAłOGA', 'small'), 74)}
    </div>
  ),
  end: () => (
    <div class={styles.side}>
      {half(0, '401', true)}
      {half(1, '371')}
    </div>
  ),
  judge: () => (
    <div class={styles.phone}>
      <div class={styles.facts}>{word('KLASA')}</div>
      {answer('valid')}
    </div>
  ),
  lists: () => (
    <div class={styles.card}>
      {row(<Icon name="list" />, <Icon name="check" />)}
      {row(<Icon name="list" />, <Icon name="down" />)}
    </div>
  ),
  games: () => (
    <div class={styles.card}>
      {row(<Icon name="sheet" />, '401 : 371')}
      {row(<Icon name="sheet" />, '356 : 402')}
    </div>
  ),
  organizer: () => (
    <div class={styles.card}>
      {row(<Icon name="trophy" />, '3 : 0')}
      {row(<Icon name="people" />, '2 : 1')}
      {row(<Icon name="table" />, '1 : 2')}
    </div>
  ),
  duplicate: () => <div class={styles.rail}>{word('ZAŁOANT')}</div>,
  room: () => (
    <div class={styles.phone}>
      <div class={styles.facts}>{word('ZAŁOGA')}</div>
      {icons('people', 'clock', 'send')}
    </div>
  ),
  settings: () => icons('bell', 'bell-off', 'settings'),
  limits: () => icons('offline', 'clock', 'warning'),
};

/** One drawing a page, of the app's own parts. What it shows is said by the words beside it. */
export function HelpPicture({ page }: { readonly page: ManualPage }) {
  return (
    <div class={styles.picture} aria-hidden="true">
      {PICTURES[page]()}
    </div>
  );
}
