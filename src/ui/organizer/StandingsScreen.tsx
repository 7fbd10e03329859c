import { useSignal } from '@preact/signals';
import { writeDeskRoute } from '../../app/organizer/deskRoute.ts';
import { categoryStandings } from '../../domain/tournament/categories.ts';
import { clubStandings } from '../../domain/tournament/clubs.ts';
import { knownRounds } from '../../domain/tournament/progress.ts';
import { standings } from '../../domain/tournament/standings.ts';
import { incompletePairings } from '../../domain/tournament/state.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { outputsTexts } from '../../i18n/outputs.ts';
import { Button } from '../parts/Button.tsx';
import field from '../parts/Field.module.css';
import { Segments } from '../parts/Segments.tsx';
import { CategoryTables } from './CategoryTables.tsx';
import { CrossTable } from './CrossTable.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import styles from './Organizer.module.css';
import type { DeskProps } from './OrganizerScreen.tsx';
import { PlayerRecord } from './PlayerRecord.tsx';
import { Prizes } from './Prizes.tsx';
import { Printout } from './prints/Printout.tsx';
import { TablePrint } from './prints/TablePrint.tsx';
import { ClubTable, PlayerTable } from './StandingsTables.tsx';

const KINDS = ['players', 'categories', 'clubs', 'cross', 'prizes'] as const;
type Shown = (typeof KINDS)[number];

export function StandingsScreen({ app, organizer, desk }: DeskProps) {
  const t = organizerTexts.value.standings;
  const after = useSignal(0);
  const shown = useSignal<Shown>('players');
  const asked = useSignal<number | null>(null);
  const { rounds, settings } = desk.tournament.value;
  // A round that was only paired is no round to stand after: its byes do not count yet either.
  const known = knownRounds(desk.tournament.value);
  const last = after.value === 0 ? known : Math.min(after.value, known);
  const whole = last === rounds.length;
  const table = whole ? desk.standings.value : standings(desk.tournament.value, last);
  const clubs = whole ? desk.clubs.value : clubStandings(table, settings.clubs);
  const { tables } = outputsTexts.value;
  const titles: Readonly<Record<Shown, string>> = {
    players: t.individual,
    categories: organizerTexts.value.categories.title,
    clubs: t.clubs,
    cross: organizerTexts.value.record.cross,
    prizes: organizerTexts.value.prizes.title,
  };
  /** „Po rundzie 2”, or that it still runs. */
  const stateAfter = (round: number) => {
    if (round === 0) return tables.beforeFirst;
    const missing = rounds.slice(0, round).reduce((sum, one) => sum + incompletePairings(one).length, 0);
    return missing > 0 ? tables.running(round, missing) : t.after(round);
  };
  return (
    <DeskFrame app={app} desk={desk} view="standings">
      <div data-stack="3" data-off-paper>
        <div data-stack="2">
          <Segments
            label={organizerTexts.value.nav.standings}
            names={KINDS}
            chosen={shown.value}
            text={(kind) => titles[kind]}
            onChoose={(kind) => {
              shown.value = kind;
            }}
            scroll
          />
          {known > 1 && (
            <select
              class={field.input}
              aria-label={t.round}
              value={after.value}
              onChange={(event) => {
                after.value = Number(event.currentTarget.value);
              }}
            >
              {[0, ...Array.from({ length: known - 1 }, (_, i) => i + 1)].map((n) => (
                <option key={n} value={n}>
                  {stateAfter(n || known)}
                </option>
              ))}
            </select>
          )}
        </div>
        <h2>{stateAfter(last)}</h2>
        {shown.value === 'clubs' && <ClubTable clubs={clubs} rule={settings.clubs} />}
        {shown.value === 'cross' && (
          <CrossTable tournament={desk.tournament.value} table={table} after={last} />
        )}
        {shown.value === 'categories' && (
          <CategoryTables
            categories={categoryStandings(desk.tournament.value, table)}
            criteria={settings.criteria}
            open={(number) => {
              asked.value = number;
            }}
          />
        )}
        {shown.value === 'prizes' && (
          <Prizes tournament={desk.tournament.value} prizes={desk.prizesAfter(last)} />
        )}
        {shown.value === 'players' && (
          <PlayerTable
            table={table}
            criteria={settings.criteria}
            open={(number) => {
              asked.value = number;
            }}
          />
        )}
        <div class={styles.row} data-flow>
          <Button
            onClick={() => organizer.ports.openWindow(`#/organizer/${writeDeskRoute(desk.id, 'screen')}`)}
          >
            {outputsTexts.value.screen.open}
          </Button>
          <Button onClick={() => app.navigation.go('organizer', writeDeskRoute(desk.id, 'print'))}>
            {outputsTexts.value.print.open}
          </Button>
        </div>
      </div>
      {last > 0 && (
        <Printout>
          {() => (
            <TablePrint
              tournament={desk.tournament.value}
              kind={shown.value === 'cross' ? 'cross' : 'standings'}
              round={last}
              prizes={desk.prizesAfter(last)}
            />
          )}
        </Printout>
      )}
      {asked.value !== null && (
        <PlayerRecord
          tournament={desk.tournament.value}
          number={asked.value}
          close={() => {
            asked.value = null;
          }}
        />
      )}
    </DeskFrame>
  );
}
