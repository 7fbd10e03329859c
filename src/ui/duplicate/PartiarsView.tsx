import { useComputed } from '@preact/signals';
import { writeHallRoute } from '../../app/duplicate/hallRoute.ts';
import { rankGame } from '../../domain/duplicate/ranking.ts';
import { scoredMoves, sumOfBest } from '../../domain/duplicate/scoring.ts';
import { tournamentStandings } from '../../domain/duplicate/standings.ts';
import { tileSetOf } from '../../domain/duplicate/state.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { figure } from '../../i18n/figures.ts';
import { Board } from '../parts/Board.tsx';
import { Button } from '../parts/Button.tsx';
import { Group, Row } from '../parts/Row.tsx';
import styles from './Duplicate.module.css';
import type { HallProps } from './DuplicateScreen.tsx';
import { HallFrame } from './HallFrame.tsx';
import paper from './Partiar.module.css';
import { placeText } from './placeText.ts';
import { percentText } from './TableView.tsx';

/** Every participant's own moves beside the best ones: on the screen, and on a sheet of A5. */
export function PartiarsView({ app, halls, hall, n }: HallProps) {
  const t = duplicateTexts.value;
  const state = hall.state.value;
  const moves = useComputed(() => scoredMoves(hall.state.value)).value;
  const ranked = useComputed(() => rankGame(hall.state.value)).value;
  const standings = useComputed(() =>
    tournamentStandings(halls.series(hall).map((one) => one.state.value)),
  ).value;
  const shown = ranked.filter(({ number }) => number === n);
  const open = (number: number) =>
    app.navigation.replace('duplicate', writeHallRoute(hall.id, 'partiars', number));
  const { participants, event, game } = state.start;
  const sheets = shown.length > 0 ? shown : ranked;
  return (
    <HallFrame app={app} hall={hall} view="partiars">
      <div class={`${styles.stack} ${paper.screen}`}>
        <Button kind="main" wide onClick={app.device.print}>
          {shown.length > 0 ? t.partiar.print : t.partiar.printAll}
        </Button>
        {shown.length > 0 && (
          <Button wide onClick={() => open(0)}>
            {t.tabs.partiars}
          </Button>
        )}
        {shown.length === 0 && (
          <Group>
            {participants.map(({ number, name }) => (
              <Row key={number} label={`${number}. ${name}`} onClick={() => open(number)} />
            ))}
          </Group>
        )}
      </div>
      <div class={paper.sheets} data-one={shown.length > 0 || undefined}>
        {sheets.map((line) => {
          const person = participants.find(({ number }) => number === line.number)!;
          const running = standings.find(({ number }) => number === line.number);
          return (
            <article key={line.number} class={paper.sheet}>
              <header>
                <b>
                  {person.number}. {person.name}
                </b>
                <span>
                  {event} {game && t.game(game)}
                </span>
              </header>
              <div class={paper.body}>
                <table>
                  <thead>
                    <tr>
                      <th />
                      <th>{t.partiar.rack}</th>
                      <th>{t.partiar.word}</th>
                      <th>{t.partiar.own}</th>
                      <th>{t.partiar.best}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {moves.map(({ move, best, scores }) => {
                      const score = scores.get(line.number)!;
                      const placement = score.answer?.placement;
                      return (
                        <tr key={move.n} data-maximum={score.maximum || undefined}>
                          <td>{move.n}</td>
                          <td>{move.rack?.join('') ?? ''}</td>
                          <td data-invalid={score.standing === 'invalid' || undefined}>
                            {placement
                              ? `${placeText(placement, state.rules.naming)} ${placement.word}`
                              : (score.answer?.words.join(' ') ?? '–')}
                          </td>
                          <td>{score.points}</td>
                          <td>{best}</td>
                        </tr>
                      );
                    })}
                  </tbody>
                  <tfoot>
                    <tr>
                      <td />
                      <td />
                      <td>{t.table.sum}</td>
                      <td>{figure(line.points)}</td>
                      <td>{sumOfBest(moves)}</td>
                    </tr>
                  </tfoot>
                </table>
                <div class={paper.aside}>
                  {state.board && (
                    <Board set={tileSetOf(state)} board={state.board} naming={null} label={t.partiar.title} />
                  )}
                  <p>{t.partiar.place(line.place, ranked.length)}</p>
                  <p>{running && t.partiar.running(running.place)}</p>
                  <p>
                    {t.partiar.maxima(line.maxima)} · {percentText(line.percentage)} %
                  </p>
                </div>
              </div>
            </article>
          );
        })}
      </div>
    </HallFrame>
  );
}
