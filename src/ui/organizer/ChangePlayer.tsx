import { useSignal } from '@preact/signals';
import type { TournamentPlayer } from '../../domain/tournament/state.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { HoldButton } from '../parts/HoldButton.tsx';
import { Notice } from '../parts/Notice.tsx';
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
  const { said, act } = useAct();
  const { number, withdrawn } = player;
  const move = (type: 'withdrawn' | 'returned') => {
    if (act(desk.record({ type, number }))) close();
  };
  return (
    <Dialog label={t.change(player.name)} title={`${number}. ${player.name}`} onClose={close}>
      <PlayerFields name={name} club={club} />
      {said.value !== '' && <Notice>{said.value}</Notice>}
      <Button
        kind="main"
        onClick={() => {
          const fact = { type: 'player-changed', number, name: name.value, club: club.value } as const;
          if (act(desk.record(fact))) close();
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
    </Dialog>
  );
}
