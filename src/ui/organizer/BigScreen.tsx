import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { writeDeskRoute } from '../../app/organizer/deskRoute.ts';
import { SHOWN, type Shown, screenPages, screenTables } from '../../app/organizer/outputs/screenPages.ts';
import { incompletePairings } from '../../domain/tournament/state.ts';
import { outputsTexts } from '../../i18n/outputs.ts';
import type { OutputTable } from '../../share/tournament/resultsPage.ts';
import { RoundButton } from '../parts/RoundButton.tsx';
import { Segments } from '../parts/Segments.tsx';
import styles from './BigScreen.module.css';
import type { DeskProps } from './OrganizerScreen.tsx';
import { OutputTableView } from './OutputTableView.tsx';
import { outputTexts } from './outputTexts.ts';
import { RoundTime, TimerControls } from './RoundTimer.tsx';

const PAGE_MS = 10_000;
/** So long after the last movement the hall sees nothing but the table. */
const CONTROLS_MS = 4_000;
/** From so many pixels on, two columns stand side by side. */
const TWO_COLUMNS = 1_100;
const FEWEST_LINES = 3;

/** For the projector, in a window of its own: pairings while a round runs, then its results, then the table. */
export function BigScreen({ app, organizer, desk }: DeskProps) {
  const t = outputsTexts.value.screen;
  const { settings, rounds } = desk.tournament.value;
  const timer = organizer.timer(desk);
  const shown = useSignal<Shown>('auto');
  const page = useSignal(0);
  const room = useSignal({ lines: 12, columns: 1 });
  const moved = useSignal(true);
  const body = useRef<HTMLDivElement>(null);
  const tables = useComputed(() =>
    screenTables(
      desk.tournament.value,
      desk.prizesAfter,
      shown.value,
      outputTexts(),
      outputsTexts.value.screen.title,
    ),
  ).value;
  const { lines, columns } = room.value;
  const pages = screenPages(tables, lines * columns);
  const now = pages.at(page.value % Math.max(1, pages.length));
  const round = rounds.at(-1);
  const missing = round ? incompletePairings(round).length : 0;
  /** Over the last results, and the tables after them, no time runs on. */
  const plays = !round || missing > 0;
  const turn = (by: number) => {
    page.value += by;
  };

  useLayoutEffect(() => {
    const measure = () => {
      const { clientHeight = 0, clientWidth = 0 } = body.current ?? {};
      const line = Number.parseFloat(getComputedStyle(body.current!).getPropertyValue('--line-height')) || 1;
      const size = Number.parseFloat(getComputedStyle(body.current!).fontSize);
      // Under the heading, each with its border; better a line less than half a line.
      const fit = Math.max(FEWEST_LINES, Math.floor((clientHeight - 1.6 * size) / (line * size + 1)));
      room.value = { lines: fit, columns: clientWidth >= TWO_COLUMNS ? 2 : 1 };
    };
    // The window's size is not all: the round's time makes the heading higher.
    const watching = new ResizeObserver(measure);
    watching.observe(body.current!);
    return () => watching.disconnect();
  }, []);
  // Names of two lines take more: what would be cut goes to the next page.
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = body.current ?? {};
    if (scrollHeight > clientHeight + 1 && lines > FEWEST_LINES) room.value = { lines: lines - 1, columns };
  });
  // What is new is shown from its first page on.
  const what = tables.map(({ title }) => title).join();
  useEffect(() => {
    page.value = 0;
    const turning = setInterval(() => {
      page.value += 1;
    }, PAGE_MS);
    return () => clearInterval(turning);
  }, [what]);
  useEffect(() => {
    app.device.keepAwake(true);
    let hiding = setTimeout(() => undefined);
    const show = () => {
      moved.value = true;
      clearTimeout(hiding);
      hiding = setTimeout(() => {
        moved.value = false;
      }, CONTROLS_MS);
    };
    const press = ({ key, target }: KeyboardEvent) => {
      show();
      if (target instanceof HTMLInputElement) return;
      if (key === 'ArrowRight' || key === 'PageDown') turn(1);
      if (key === 'ArrowLeft' || key === 'PageUp') turn(-1);
    };
    show();
    addEventListener('pointermove', show);
    addEventListener('keydown', press);
    return () => {
      clearTimeout(hiding);
      removeEventListener('pointermove', show);
      removeEventListener('keydown', press);
      app.device.keepAwake(false);
    };
  }, []);

  const leave = () => {
    organizer.ports.fullScreen(false);
    organizer.ports.closeWindow();
    app.navigation.replace('organizer', writeDeskRoute(desk.id, 'standings'));
  };
  return (
    <main class={styles.screen} data-controls={moved.value || undefined}>
      <header class={styles.header}>
        <div class={styles.titles}>
          <p>{settings.name}</p>
          <h1>{now?.table.title ?? t.title.players}</h1>
        </div>
        <div class={styles.timer}>{plays && <RoundTime timer={timer} beep={app.device.beep} />}</div>
      </header>
      <div ref={body} class={styles.body}>
        {now ? <Columns table={now.table} lines={lines} /> : <p class={styles.empty}>{t.empty}</p>}
      </div>
      <footer class={styles.footer}>
        <p class={styles.state}>{round && (missing > 0 ? t.missing(missing) : t.complete)}</p>
        <div class={styles.controls}>
          <Segments
            scroll
            label={t.choose}
            names={SHOWN}
            chosen={shown.value}
            text={(name) => t.shows[name]}
            onChoose={(name) => {
              shown.value = name;
            }}
          />
          <TimerControls timer={timer} settings={settings} />
          <RoundButton icon="board" label={t.fullScreen} onClick={() => organizer.ports.fullScreen(true)} />
          <RoundButton icon="close" label={t.leave} onClick={leave} />
        </div>
        <p class={styles.page}>{now && now.of > 1 && t.page(now.n, now.of)}</p>
      </footer>
    </main>
  );
}

/** One page: what does not fit below stands beside. */
function Columns({ table, lines }: { readonly table: OutputTable; readonly lines: number }) {
  const parts = [table.rows.slice(0, lines), table.rows.slice(lines)].filter(({ length }) => length > 0);
  return (
    <div class={styles.columns} data-kind={table.id.replace(/-\d+$/, '')}>
      {parts.map((rows, i) => (
        <OutputTableView key={i} class={styles.table} table={{ ...table, rows }} medals />
      ))}
    </div>
  );
}
