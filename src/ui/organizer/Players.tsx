import { useComputed, useSignal } from '@preact/signals';
import { playerList } from '../../app/organizer/outputs/screenPages.ts';
import { folded } from '../../domain/folded.ts';
import { activePlayers, enteredPlayers, type TournamentPlayer } from '../../domain/tournament/state.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { SignalField } from '../parts/SignalField.tsx';
import { AddPlayers } from './AddPlayers.tsx';
import { ChangePlayer } from './ChangePlayer.tsx';
import columns from './Columns.module.css';
import { DeskFrame } from './DeskFrame.tsx';
import styles from './Organizer.module.css';
import type { DeskProps } from './OrganizerScreen.tsx';
import { outputTexts } from './outputTexts.ts';
import { Paper } from './prints/Paper.tsx';
import { Printout } from './prints/Printout.tsx';
import { useMedia, WIDE } from './useMedia.ts';

export function Players({ app, organizer, desk }: DeskProps) {
  const t = organizerTexts.value.players;
  const find = useSignal('');
  const changing = useSignal<TournamentPlayer | null>(null);
  const wide = useMedia(WIDE);
  const { players, settings } = desk.tournament.value;
  // Without anybody there is nothing else to do here.
  const adding = useSignal(players.length === 0);
  const shown = useComputed(() => {
    const wanted = folded(find.value.trim());
    const all = enteredPlayers(desk.tournament.value);
    return wanted === ''
      ? all
      : all.filter((player) =>
          folded(`${player.number} ${player.name} ${player.club} ${player.category ?? ''}`).includes(wanted),
        );
  });

  return (
    <DeskFrame app={app} desk={desk} view="players">
      <div class={columns.columns} data-stack="3" data-off-paper>
        <div class={columns.main} data-stack="3">
          <div class={styles.row} data-flow>
            <h2 class={styles.count}>{t.count(activePlayers(desk.tournament.value).length)}</h2>
            {!wide && (
              <Button
                aria-expanded={adding.value}
                onClick={() => {
                  adding.value = !adding.value;
                }}
              >
                {organizerTexts.value.entrants.newcomers}
              </Button>
            )}
            {players.length > 12 && <SignalField label={t.find} type="search" value={find} />}
          </div>
          {players.length === 0 && <p data-quiet>{t.empty}</p>}
          {!wide && adding.value && <AddPlayers organizer={organizer} desk={desk} />}
          <ul data-stack="2">
            {shown.value.map((player) => (
              <li key={player.number}>
                <button
                  type="button"
                  class={styles.player}
                  data-card
                  data-withdrawn={player.withdrawn || undefined}
                  aria-label={t.change(player.name)}
                  onClick={() => {
                    changing.value = player;
                  }}
                >
                  <span class={styles.ordinal}>{player.number}</span>
                  <span class={styles.who}>
                    <span class={styles.whose}>{player.name}</span>
                    <span data-quiet data-cut>
                      {[player.club, player.category, player.rating, player.withdrawn && t.withdrawn]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                  <Icon name="chevron" />
                </button>
              </li>
            ))}
          </ul>
        </div>
        <div class={columns.side} data-stack="3">
          {changing.value && (
            <ChangePlayer
              key={changing.value.number}
              desk={desk}
              player={changing.value}
              close={() => {
                changing.value = null;
              }}
            />
          )}
          {wide && <AddPlayers organizer={organizer} desk={desk} />}
        </div>
      </div>
      <Printout>
        {() => (
          <>
            {playerList(desk.tournament.value, outputTexts(), t.title).map((table) => (
              <Paper key={table.id} tournament={settings.name} table={table} />
            ))}
          </>
        )}
      </Printout>
    </DeskFrame>
  );
}
