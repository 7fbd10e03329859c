import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { writeDeskRoute } from '../../app/organizer/deskRoute.ts';
import { nameIn } from '../../domain/tournament/names.ts';
import { incompletePairings } from '../../domain/tournament/state.ts';
import { signedFigure } from '../../i18n/figures.ts';
import { fractionText } from '../../i18n/fractions.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import styles from './BigScreen.module.css';
import type { DeskProps } from './OrganizerScreen.tsx';

const PAGE_MS = 10_000;

/** For the projector: large, one page after another, always the latest. Another window of this browser may collect. */
export function BigScreen({ app, organizer, desk }: DeskProps) {
  const t = organizerTexts.value;
  const tournament = desk.tournament.value;
  const { settings, rounds } = tournament;
  const page = useSignal(0);
  const lines = useSignal(8);
  const body = useRef<HTMLDivElement>(null);
  const round = rounds.at(-1);
  const missing = round ? incompletePairings(round) : [];
  const pages = pagesOf(desk, lines.value);

  useEffect(() => {
    const measure = () => {
      const line = body.current?.querySelector('tbody tr')?.clientHeight || 62;
      const head = body.current?.querySelector('thead')?.clientHeight || 48;
      const room = (body.current?.clientHeight ?? 600) - head;
      // A border here and there: better a line less than half a line.
      lines.value = Math.max(3, Math.floor(room / (line + 1)));
    };
    measure();
    addEventListener('resize', measure);
    const timer = setInterval(() => {
      page.value += 1;
    }, PAGE_MS);
    app.device.keepAwake(true);
    return () => {
      removeEventListener('resize', measure);
      clearInterval(timer);
      app.device.keepAwake(false);
    };
  }, []);

  const leave = () => {
    organizer.ports.fullScreen(false);
    app.navigation.replace('organizer', writeDeskRoute(desk.id, 'standings'));
  };
  const shown = pages[page.value % pages.length];
  const criteria = settings.criteria.slice(0, 4);
  return (
    <main class={styles.screen}>
      <header class={styles.header}>
        <h1>{settings.name}</h1>
        <p>{t.standings.after(rounds.length)}</p>
        <p class={styles.page}>{t.standings.page((page.value % pages.length) + 1, pages.length)}</p>
        <button type="button" class={styles.close} aria-label={t.standings.leave} onClick={leave}>
          ✕
        </button>
      </header>
      <div ref={body} class={styles.body}>
        {shown?.kind === 'players' && (
          <table class={styles.table}>
            <thead>
              <tr>
                <th>{t.standings.place}</th>
                <th class={styles.name}>{t.standings.player}</th>
                <th class={styles.club}>{t.standings.club}</th>
                {criteria.map((criterion) => (
                  <th key={criterion}>{t.criteriaShort[criterion]}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.rows.map((row) => (
                <tr key={row.player.number} data-medal={row.place <= 3 ? row.place : undefined}>
                  <td>{row.place}.</td>
                  <td class={styles.name}>{row.player.name}</td>
                  <td class={styles.club}>
                    <div>{row.player.club}</div>
                  </td>
                  {criteria.map((criterion) => (
                    <td key={criterion}>
                      {criterion === 'spread' ? signedFigure(row.spread) : fractionText(row[criterion])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {shown?.kind === 'clubs' && (
          <table class={styles.table}>
            <thead>
              <tr>
                <th>{t.standings.place}</th>
                <th class={styles.name}>{t.standings.club}</th>
                <th>{t.standings.counted}</th>
                <th>{t.criteriaShort.wins}</th>
                <th>{t.criteriaShort.points}</th>
              </tr>
            </thead>
            <tbody>
              {shown.rows.map((row) => (
                <tr key={row.club} data-medal={row.place === 1 ? 1 : undefined}>
                  <td>{row.place}.</td>
                  <td class={styles.name}>{row.club}</td>
                  <td>{row.counted.length}</td>
                  <td>{fractionText(row.wins)}</td>
                  <td>{fractionText(row.points)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {shown?.kind === 'pairings' && (
          <table class={styles.table}>
            <thead>
              <tr>
                <th>{t.headings.table}</th>
                <th class={styles.name}>{t.round.title(rounds.length)}</th>
                <th />
              </tr>
            </thead>
            <tbody>
              {shown.rows.map((pairing) => (
                <tr key={pairing.table}>
                  <td>{pairing.table}</td>
                  <td class={styles.name}>
                    {pairing.players.map((number, side) => (
                      <span key={number}>
                        {side === 1 && ' – '}
                        {nameIn(tournament, number)}
                        {pairing.first === side && <small class={styles.starts}>{t.round.starts}</small>}
                      </span>
                    ))}
                  </td>
                  <td>{pairing.results.map((result) => result?.scores.join(' : ') ?? '…').join(' · ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <footer class={styles.footer}>{round && t.round.missing(missing.map(({ table }) => table))}</footer>
    </main>
  );
}

/** The current round while it is being played, then the table, then the schools. */
function pagesOf(desk: DeskProps['desk'], lines: number) {
  const round = desk.tournament.value.rounds.at(-1);
  const pairings = round && incompletePairings(round).length > 0 ? round.pairings : [];
  return [
    ...chunks(desk.standings.value, lines).map((rows) => ({ kind: 'players', rows }) as const),
    ...chunks(desk.clubs.value, lines).map((rows) => ({ kind: 'clubs', rows }) as const),
    ...chunks(pairings, lines).map((rows) => ({ kind: 'pairings', rows }) as const),
  ];
}

function chunks<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) =>
    list.slice(i * size, (i + 1) * size),
  );
}
