import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { App } from '../../app/shell/app.ts';
import { fileDay } from '../../app/shell/fileDay.ts';
import { careers, filtered, type GameFilter } from '../../app/statistics/career.ts';
import { createStatistics, type Statistics } from '../../app/statistics/statistics.ts';
import { DAY } from '../../domain/units.ts';
import { messages } from '../../i18n/messages.ts';
import { statisticsMessages } from '../../i18n/statistics.ts';
import { Button } from '../parts/Button.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Group, Row } from '../parts/Row.tsx';
import { Screen } from '../parts/Screen.tsx';
import { Segments } from '../parts/Segments.tsx';
import { averageText } from './averageText.ts';
import { PlayerStatistics } from './PlayerStatistics.tsx';
import styles from './Statistics.module.css';

const PERIODS = ['all', 'year', 'month'] as const;
type Period = (typeof PERIODS)[number];
const DAYS: Readonly<Record<Period, number | null>> = { all: null, year: 365, month: 30 };

/** All finished games on this phone, by player; one of them in detail. */
export function StatisticsScreen({ app }: { readonly app: App }) {
  const text = statisticsMessages.value;
  const { library, navigation, device, time } = app;
  const made = useRef<Statistics | null>(null);
  made.current ??= createStatistics(library, () => new Promise((resolve) => setTimeout(resolve)));
  const { games: kept, progress, read } = made.current;
  const games = useComputed(() => kept.value ?? []);
  useEffect(() => void read(), []);
  const period = useSignal<Period>('all');
  const regulation = useSignal<string | null>(null);
  const regulations = useComputed(
    () => new Map(games.value.map((game) => [game.regulation.id, game.regulation])),
  );
  const shown = useComputed(() => {
    const days = DAYS[period.value];
    const filter: GameFilter = {
      since: days === null ? null : time.phone.now() - days * DAY,
      regulation: regulation.value,
    };
    return filtered(games.value, filter);
  });
  const list = useComputed(() => careers(shown.value));
  const { id } = navigation.route.value;
  const chosen = list.value.find(({ key }) => keyId(key) === id);
  const save = async () => {
    const { careersCsv } = await import('../../app/statistics/statisticsCsv.ts');
    const { perTurn: _, ...columns } = text.columns;
    const name = `sprawdzam_${text.csvName}_${fileDay(time.phone.now())}.csv`;
    device.saveFile(name, careersCsv(Object.values(columns), list.value), 'text/csv');
  };

  if (chosen) {
    const back = () => navigation.back('statistics');
    return <PlayerStatistics career={chosen} games={shown.value} onBack={back} />;
  }
  return (
    <Screen
      title={text.title}
      back={{ label: messages.value.common.back, go: () => navigation.back('games') }}
      footer={
        list.value.length > 0 && (
          <Button wide onClick={save}>
            {text.csv}
          </Button>
        )
      }
    >
      <div data-stack="4">
        {progress.value && <p role="status">{text.reading(progress.value.done, progress.value.of)}</p>}
        {kept.value?.length === 0 ? (
          <Empty>{text.none}</Empty>
        ) : (
          <>
            <Segments
              label={text.period}
              names={PERIODS}
              chosen={period.value}
              text={(name) => text.periods[name]}
              onChoose={(name) => {
                period.value = name;
              }}
            />
            {regulations.value.size > 1 && (
              <select
                class={styles.select}
                aria-label={text.regulation}
                onChange={(event) => {
                  regulation.value = event.currentTarget.value || null;
                }}
              >
                <option value="">{text.anyRegulation}</option>
                {[...regulations.value.values()].map((one) => (
                  <option key={one.id} value={one.id}>
                    {messages.value.rules.title(one)}
                  </option>
                ))}
              </select>
            )}
            {kept.value && (
              <p data-quiet>{shown.value.length > 0 ? text.games(shown.value.length) : text.noneFound}</p>
            )}
            <Group>
              {list.value.map((career) => (
                <Row
                  key={career.key}
                  label={career.name}
                  note={`${text.games(career.games)} · ${text.outcomes(career.wins, career.draws, career.games - career.wins - career.draws)}`}
                  value={averageText(career.points, career.games)}
                  name={text.openPlayer(career.name)}
                  onClick={() => navigation.go('statistics', keyId(career.key))}
                />
              ))}
            </Group>
          </>
        )}
      </div>
    </Screen>
  );
}

StatisticsScreen.texts = statisticsMessages;

/** A name as it may stand in an address: short, and the same for the same player. */
const keyId = (key: string) => key.replaceAll(/[^\w]+/g, '-').slice(0, 60) || 'x';
