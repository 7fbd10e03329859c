import { useSignal } from '@preact/signals';
import { type TournamentPlayer, wasPaired } from '../../domain/tournament/state.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import { HoldButton } from '../parts/HoldButton.tsx';
import { Notice } from '../parts/Notice.tsx';
import { AwayRounds } from './AwayRounds.tsx';
import { Beside } from './Beside.tsx';
import { DetailFields, detailsOf, useDetails } from './DetailFields.tsx';
import type { DeskProps } from './OrganizerScreen.tsx';
import { PlayerFields } from './PlayerFields.tsx';
import { useAct } from './useAct.ts';

/** One player: another name or school, gone home or come back. */
export function ChangePlayer({
  desk,
  player,
  close,
}: {
  readonly desk: DeskProps['desk'];
  readonly player: TournamentPlayer;
  readonly close: () => void;
}) {
  const t = organizerTexts.value.players;
  const name = useSignal(player.name);
  const club = useSignal(player.club);
  const details = useDetails(player);
  const { said, act } = useAct(desk);
  const { number, withdrawn } = player;
  const more = organizerTexts.value.entrants;
  const move = (type: 'withdrawn' | 'returned') => {
    if (act(desk.record({ type, number }))) close();
  };
  return (
    <Beside label={t.change(player.name)} title={`${number}. ${player.name}`} onClose={close}>
      <PlayerFields name={name} club={club} />
      <DetailFields details={details} />
      {said.value !== '' && <Notice>{said.value}</Notice>}
      <Button
        kind="main"
        onClick={() => {
          const who = { name: name.value, club: club.value, ...detailsOf(details) };
          if (act(desk.record({ type: 'player-changed', number, ...who }))) close();
        }}
      >
        {t.save}
      </Button>
      {withdrawn ? (
        <Button onClick={() => move('returned')}>{t.return}</Button>
      ) : (
        <HoldButton kind="danger" hint={t.withdraw} onHold={() => move('withdrawn')}>
          {t.withdraw}
        </HoldButton>
      )}
      {!withdrawn && <AwayRounds desk={desk} number={number} />}
      {!wasPaired(desk.tournament.value, number) && (
        <>
          <p data-quiet>{more.removeHint}</p>
          <HoldButton
            kind="danger"
            hint={more.remove}
            onHold={() => {
              if (act(desk.record({ type: 'player-removed', number }))) close();
            }}
          >
            {more.remove}
          </HoldButton>
        </>
      )}
    </Beside>
  );
}
