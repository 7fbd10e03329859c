import { useSignal } from '@preact/signals';
import { writeDeskRoute } from '../../app/organizer/deskRoute.ts';
import { knownRounds } from '../../domain/tournament/progress.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { outputsTexts } from '../../i18n/outputs.ts';
import { Button } from '../parts/Button.tsx';
import field from '../parts/Field.module.css';
import { DeskFrame } from './DeskFrame.tsx';
import type { DeskProps } from './OrganizerScreen.tsx';
import styles from './PrintScreen.module.css';
import { Diplomas } from './prints/Diplomas.tsx';
import { PlayerCards } from './prints/PlayerCards.tsx';
import { ScoreSheets } from './prints/ScoreSheets.tsx';
import { TablePrint } from './prints/TablePrint.tsx';

const KINDS = ['pairings', 'surnames', 'standings', 'cross', 'players', 'sheets', 'diplomas'] as const;
type PrintKind = (typeof KINDS)[number];

/** Which of them are about a round that was paired; the others about what has been played. */
const OF_A_ROUND: readonly PrintKind[] = ['pairings', 'surnames', 'sheets'];

/** Everything on paper: what is chosen is shown as it will be printed, on A4, black on white. */
export function PrintScreen({ app, organizer, desk, n }: DeskProps) {
  const t = outputsTexts.value.print;
  const tournament = desk.tournament.value;
  const { rounds } = tournament;
  const kind = useSignal<PrintKind>('pairings');
  const chosen = useSignal(n || rounds.length);
  const most = OF_A_ROUND.includes(kind.value) ? rounds.length : knownRounds(tournament);
  const round = Math.min(chosen.value || most, most);
  const show = {
    pairings: () => <TablePrint tournament={tournament} kind="pairings" round={round} />,
    surnames: () => <TablePrint tournament={tournament} kind="surnames" round={round} />,
    standings: () => (
      <TablePrint tournament={tournament} kind="standings" round={round} prizes={desk.prizesAfter(round)} />
    ),
    cross: () => <TablePrint tournament={tournament} kind="cross" round={round} />,
    players: () => <PlayerCards tournament={tournament} />,
    sheets: () => <ScoreSheets tournament={tournament} round={round} />,
    diplomas: () => <Diplomas tournament={tournament} round={round} notes={organizer.ports.notes} />,
  }[kind.value];
  return (
    <DeskFrame app={app} desk={desk} view="print" parent="more" title={t.title}>
      <div class={styles.choice} data-off-paper>
        <label class={field.field}>
          <span>{t.what}</span>
          <select
            class={field.input}
            value={kind.value}
            onChange={(event) => {
              kind.value = KINDS.find((one) => one === event.currentTarget.value) ?? 'pairings';
            }}
          >
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {t.kinds[one]}
              </option>
            ))}
          </select>
        </label>
        {most > 1 && kind.value !== 'players' && (
          <label class={field.field}>
            <span>{t.round}</span>
            <select
              class={field.input}
              value={round}
              onChange={(event) => {
                chosen.value = Number(event.currentTarget.value);
              }}
            >
              {Array.from({ length: most }, (_, i) => (
                <option key={i} value={i + 1}>
                  {i + 1}
                </option>
              ))}
            </select>
          </label>
        )}
        <p class={styles.hint} data-quiet>
          {t.hints[kind.value]}
        </p>
        <div class={styles.buttons} data-flow>
          <Button kind="main" onClick={app.device.print}>
            {t.print}
          </Button>
          {rounds.length > 0 && (
            <Button
              onClick={() =>
                app.navigation.go(
                  'organizer',
                  writeDeskRoute(desk.id, 'cards', chosen.value || rounds.length),
                )
              }
            >
              {organizerTexts.value.round.cards}
            </Button>
          )}
        </div>
      </div>
      {most === 0 && kind.value !== 'players' ? <p>{t.nothing}</p> : show()}
    </DeskFrame>
  );
}
