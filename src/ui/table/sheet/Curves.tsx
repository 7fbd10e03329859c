import { type GameState, seatsOf } from '../../../domain/table/state.ts';
import { curvesOf } from '../../../domain/table/statistics.ts';
import { MINUTE } from '../../../domain/units.ts';
import { figure } from '../../../i18n/figures.ts';
import { messages } from '../../../i18n/messages.ts';
import { spanText } from '../../../i18n/spanText.ts';
import { Disclosure } from '../../parts/Disclosure.tsx';
import styles from './Curves.module.css';
import { Plot } from './Plot.tsx';

type Props = { readonly state: GameState; readonly names: readonly string[] };

/** How the score and the time went, move by move; the same in numbers for those who do not see a plot. */
export function Curves({ state, names }: Props) {
  const { sheet } = messages.value;
  const { scores, times } = curvesOf(state);
  const seats = seatsOf(state);
  const moves = state.turns.length;
  const { clock } = state.rules;
  const limit = clock.kind === 'budget' ? clock.time : null;
  const timed = times.some((list) => (list.at(-1) ?? 0) > 0);
  const summary = (what: string, list: readonly (readonly number[])[], text: (n: number) => string) =>
    sheet.curveSummary(
      what,
      moves,
      seats.map((seat) => `${names[seat]} ${text(list[seat]?.at(-1) ?? 0)}`).join(', '),
    );

  return (
    <section data-stack="2">
      <h2 data-off-paper>{sheet.curves}</h2>
      <div class={styles.plots}>
        <Plot
          title={sheet.scoreCurve}
          summary={summary(sheet.scoreCurve, scores, figure)}
          names={names}
          series={scores}
          text={figure}
          steps={[10, 20, 50, 100, 200, 500, 1000]}
          axis={sheet.axisMoves}
        />
        {timed && (
          <Plot
            title={sheet.timeCurve}
            summary={summary(sheet.timeCurve, times, spanText)}
            names={names}
            series={times}
            text={spanText}
            steps={[0.25, 0.5, 1, 2, 5, 10, 20, 60, 120].map((minutes) => minutes * MINUTE)}
            axis={sheet.axisMoves}
            {...(limit === null ? {} : { limit: { at: limit, label: sheet.timeLimit(spanText(limit)) } })}
          />
        )}
      </div>
      <div data-off-paper>
        <Disclosure title={sheet.numbers}>
          <div data-scroll>
            <table class={styles.numbers}>
              <thead>
                <tr>
                  <th scope="col">{sheet.afterMove}</th>
                  {seats.map((seat) => (
                    <th key={seat} scope="col">
                      {names[seat]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {state.turns.map((turn, n) => (
                  <tr key={turn.at + n / 1_000}>
                    <th scope="row">{n + 1}</th>
                    {seats.map((seat) => (
                      <td key={seat}>
                        {figure(scores[seat]?.[n + 1] ?? 0)}
                        {timed && <small> {spanText(times[seat]?.[n + 1] ?? 0)}</small>}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Disclosure>
      </div>
    </section>
  );
}
