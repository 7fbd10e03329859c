import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { participantsText } from '../../app/duplicate/roster.ts';
import type { Desk } from '../../app/organizer/desk.ts';
import type { App } from '../../app/shell/app.ts';
import { activePlayers } from '../../domain/tournament/state.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { Button } from '../parts/Button.tsx';
import styles from './Duplicate.module.css';

type Props = { readonly app: Pick<App, 'organizer'>; readonly onTake: (text: string) => void };

/** Whoever plays in a tournament of this device need not be typed again. */
export function FromTournament({ app, onTake }: Props) {
  const t = duplicateTexts.value.setup;
  const desks = useSignal<readonly Desk[]>([]);
  useEffect(() => {
    app.organizer().then(
      (organizer) => {
        desks.value = organizer.desks.value;
      },
      () => undefined,
    );
  }, []);
  const filled = desks.value.filter(({ tournament }) => activePlayers(tournament.value).length > 0);
  if (filled.length === 0) return null;
  return (
    <div class={styles.keys} data-flow role="group" aria-label={t.fromTournament}>
      <span class={styles.muted} data-quiet>
        {t.fromTournament}
      </span>
      {filled.map(({ id, tournament }) => (
        <Button
          key={id}
          kind="chip"
          onClick={() => onTake(participantsText(activePlayers(tournament.value)))}
        >
          {tournament.value.settings.name}
        </Button>
      ))}
    </div>
  );
}
