import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { writeDeskRoute } from '../../app/organizer/deskRoute.ts';
import {
  FEWEST_LINES,
  filledLayout,
  fullLayout,
  HIGH_ROW,
  type ScreenLayout,
} from '../../app/organizer/outputs/screenLayout.ts';
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

/** For the projector, in a window of its own: pairings while a round runs, then its results, then the table. */
export function BigScreen({ app, organizer, desk }: DeskProps) {
  const t = outputsTexts.value.screen;
  const { settings, rounds } = desk.tournament.value;
  const timer = organizer.timer(desk);
  const shown = useSignal<Shown>('auto');
  const page = useSignal(0);
  const room = useSignal({ height: 600, width: 800, size: 18 });
  /** How many lines fewer than were thought to have room. */
  const fewer = useSignal(0);
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
  const full = fullLayout(room.value, fewer.value);
  const pages = screenPages(tables, full.lines * full.columns);
  const now = pages.at(page.value % Math.max(1, pages.length));
  const layout = now?.whole ? filledLayout(room.value, full, now.table.rows.length) : full;
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
      const size = Number.parseFloat(getComputedStyle(body.current!).fontSize);
      room.value = { height: clientHeight, width: clientWidth, size };
      fewer.value = 0;
    };
    // The window's size is not all: the round's time makes the heading higher.
    const watching = new ResizeObserver(measure);
    watching.observe(body.current!);
    return () => watching.disconnect();
  }, []);
  // Names of two lines take more: what would be cut goes to the next page.
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = body.current ?? {};
    if (scrollHeight > clientHeight + 1 && full.lines > FEWEST_LINES) fewer.value += 1;
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
        {now ? <Columns table={now.table} layout={layout} /> : <p class={styles.empty}>{t.empty}</p>}
      </div>
      <footer class={styles.footer}>
        <p class={styles.state}>
          {[round && (missing > 0 ? t.missing(missing) : t.complete), now?.table.note]
            .filter(Boolean)
            .join(' · ')}
        </p>
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
function Columns({ table, layout }: { readonly table: OutputTable; readonly layout: ScreenLayout }) {
  const { columns, lines, scale, row } = layout;
  const parts = [table.rows.slice(0, lines), table.rows.slice(lines)].filter(({ length }) => length > 0);
  return (
    <div
      class={styles.columns}
      data-kind={table.id.replace(/-\d+$/, '')}
      data-two={columns > 1 || undefined}
      data-high={row >= HIGH_ROW || undefined}
      style={{ '--scale': scale, '--row': row }}
    >
      {parts.map((rows, i) => (
        <OutputTableView key={i} class={styles.table} table={{ ...table, rows }} medals />
      ))}
    </div>
  );
}
