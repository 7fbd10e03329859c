import { useComputed, useSignal } from '@preact/signals';
import { writeHallRoute } from '../../app/duplicate/hallRoute.ts';
import { rankGame } from '../../domain/duplicate/ranking.ts';
import { tournamentStandings } from '../../domain/duplicate/standings.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { figure } from '../../i18n/figures.ts';
import { Button } from '../parts/Button.tsx';
import { ConductDialog } from './ConductDialog.tsx';
import styles from './Duplicate.module.css';
import type { HallProps } from './DuplicateScreen.tsx';
import { HallFrame } from './HallFrame.tsx';
import { percentText } from './percentText.ts';

/** How the game stands, and the tournament; a participant's line opens what concerns the participant. */
export function TableView({ app, halls, hall }: HallProps) {
  const t = duplicateTexts.value.table;
  const lines = useComputed(() => rankGame(hall.state.value)).value;
  const series = halls.series(hall);
  const standings = useComputed(() => tournamentStandings(series.map(({ state }) => state.value))).value;
  const asked = useSignal<number | null>(null);
  const { start, phase } = hall.state.value;
  const nameOf = (number: number) => start.participants.find((one) => one.number === number)?.name ?? '';
  const next = async () => {
    const opened = await halls.createNext(hall);
    if (opened) app.navigation.go('duplicate', writeHallRoute(opened.id, 'play'));
  };
  return (
    <HallFrame app={app} hall={hall} view="table">
      <div class={styles.stack}>
        {phase !== 'over' && hall.state.value.rules.points === 'hidden' && (
          <p class={styles.muted}>{t.hidden}</p>
        )}
        <h2>{t.thisGame}</h2>
        <div class={styles.scroll}>
          <table class={styles.table}>
            <thead>
              <tr>
                <th>{t.place}</th>
                <th>{t.number}</th>
                <th>{t.name}</th>
                <th>{t.tournamentPoints}</th>
                <th>{t.points}</th>
                <th>{t.maxima}</th>
                <th>{t.percentage}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.number}>
                  <td>{line.place ?? t.excluded}</td>
                  <td>{line.number}</td>
                  <td class={styles.name}>
                    <button
                      type="button"
                      onClick={() => {
                        asked.value = line.number;
                      }}
                    >
                      {nameOf(line.number)}
                      {line.warnings > 0 && ` · ${t.warnings}: ${line.warnings}`}
                    </button>
                  </td>
                  <td>{line.tournamentPoints}</td>
                  <td>{figure(line.points)}</td>
                  <td>{line.maxima}</td>
                  <td>{percentText(line.percentage)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {series.length > 1 && (
          <>
            <h2>{t.games}</h2>
            <div class={styles.scroll}>
              <table class={styles.table}>
                <thead>
                  <tr>
                    <th>{t.place}</th>
                    <th>{t.number}</th>
                    <th>{t.name}</th>
                    {series.map(({ id, state }) => (
                      <th key={id}>{state.value.start.game}.</th>
                    ))}
                    <th>{t.tournamentPoints}</th>
                    <th>{t.points}</th>
                    <th>{t.maxima}</th>
                    <th>{t.percentage}</th>
                  </tr>
                </thead>
                <tbody>
                  {standings.map((line) => (
                    <tr key={line.number}>
                      <td>{line.place ?? t.excluded}</td>
                      <td>{line.number}</td>
                      <td class={styles.name}>{line.name}</td>
                      {line.games.map((game, i) => (
                        <td key={series[i]!.id}>{game ? game.tournamentPoints : '–'}</td>
                      ))}
                      <td>{line.tournamentPoints}</td>
                      <td>{figure(line.points)}</td>
                      <td>{line.maxima}</td>
                      <td>{percentText(line.percentage)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </>
        )}
        {phase === 'over' && series.at(-1) === hall && (
          <Button kind="main" wide onClick={next}>
            {t.next}
          </Button>
        )}
      </div>
      {asked.value !== null && (
        <ConductDialog
          hall={hall}
          number={asked.value}
          onClose={() => {
            asked.value = null;
          }}
        />
      )}
    </HallFrame>
  );
}
