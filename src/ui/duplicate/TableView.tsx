import { type Signal, useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { type RankedTally, rankGame } from '../../domain/duplicate/ranking.ts';
import { seriesEntrants } from '../../domain/duplicate/series.ts';
import { tournamentStandings } from '../../domain/duplicate/standings.ts';
import { participantOf } from '../../domain/duplicate/state.ts';
import { countingUndecided } from '../../domain/duplicate/words.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { figure } from '../../i18n/figures.ts';
import { ConductDialog } from './ConductDialog.tsx';
import styles from './Duplicate.module.css';
import type { HallProps } from './DuplicateScreen.tsx';
import { HallFrame } from './HallFrame.tsx';
import { NextGame } from './NextGame.tsx';
import { percentText } from './percentText.ts';
import { UndecidedNotice } from './UndecidedNotice.tsx';

/** How the game stands, and the tournament; a participant's line opens what concerns the participant. */
export function TableView({ app, halls, hall }: HallProps) {
  const t = duplicateTexts.value.table;
  const series = halls.series(hall);
  const lines = useComputed(() =>
    rankGame(hall.state.value, seriesEntrants(series.map(({ state }) => state.value))),
  ).value;
  const standings = useComputed(() => tournamentStandings(series.map(({ state }) => state.value))).value;
  const undecided = useComputed(() => countingUndecided(hall.state.value)).value;
  const asked = useSignal<number | null>(null);
  const { phase } = hall.state.value;
  const nameOf = (number: number) => participantOf(hall.state.value, number)?.name ?? '';
  const clubOf = (number: number) => participantOf(hall.state.value, number)?.club ?? '';
  return (
    <HallFrame app={app} hall={hall} view="table">
      <div class={styles.stack}>
        {phase !== 'over' && hall.state.value.rules.points === 'hidden' && (
          <p class={styles.muted} data-quiet>
            {t.hidden}
          </p>
        )}
        <h2>{t.thisGame}</h2>
        <UndecidedNotice app={app} hall={hall} />
        <Ranking
          lines={lines}
          nameOf={({ number, place, warnings }) => (
            <Name number={number} asked={asked}>
              {nameOf(number)}
              {clubOf(number) && <small>{clubOf(number)}</small>}
              {place === null && <small>{t.excluded}</small>}
              {undecided.some(({ participants }) => participants.includes(number)) && (
                <small>{duplicateTexts.value.words.unjudgedOne}</small>
              )}
              {warnings > 0 && <small>{`${t.warnings}: ${warnings}`}</small>}
            </Name>
          )}
        />
        {series.length > 1 && (
          <>
            <h2>{t.games}</h2>
            <Ranking
              lines={standings}
              games={series.map(({ state }) => state.value.start.game)}
              nameOf={({ number, name, club, place }) => (
                <>
                  {participantOf(hall.state.value, number) ? (
                    <Name number={number} asked={asked}>
                      {name}
                    </Name>
                  ) : (
                    name
                  )}
                  {club && <small>{club}</small>}
                  {place === null && <small>{t.excluded}</small>}
                </>
              )}
            />
          </>
        )}
        {phase === 'over' && series.at(-1) === hall && <NextGame app={app} halls={halls} hall={hall} />}
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

type Line = Pick<
  RankedTally,
  'number' | 'place' | 'tournamentPoints' | 'points' | 'maxima' | 'percentage'
> & {
  readonly games?: readonly (Pick<RankedTally, 'tournamentPoints'> | null)[];
};

type RankingProps<L extends Line> = {
  readonly lines: readonly L[];
  /** Their numbers, where each has a column of its own. */
  readonly games?: readonly (number | undefined)[];
  readonly nameOf: (line: L) => ComponentChildren;
};

function Ranking<L extends Line>({ lines, games = [], nameOf }: RankingProps<L>) {
  const t = duplicateTexts.value.table;
  return (
    <div data-scroll>
      <table class={styles.table}>
        <thead>
          <tr>
            <th>{t.place}</th>
            <th>{t.number}</th>
            <th>{t.name}</th>
            {games.map((game, i) => (
              <th key={i}>{game}.</th>
            ))}
            <th>{t.tournamentPoints}</th>
            <th>{t.points}</th>
            <th>{t.maxima}</th>
            <th>{t.percentage}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.number}>
              <td>{line.place ?? '–'}</td>
              <td>{line.number}</td>
              <td class={styles.name}>{nameOf(line)}</td>
              {games.map((_, i) => (
                <td key={i}>{line.games?.[i]?.tournamentPoints ?? '–'}</td>
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
  );
}

type NameProps = {
  readonly number: number;
  readonly asked: Signal<number | null>;
  readonly children: ComponentChildren;
};

/** Opens what concerns this participant. */
function Name({ number, asked, children }: NameProps) {
  return (
    <button
      type="button"
      onClick={() => {
        asked.value = number;
      }}
    >
      {children}
    </button>
  );
}
