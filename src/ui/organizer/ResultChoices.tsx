import type { TypedGame } from '../../app/organizer/typedGame.ts';
import { type TournamentSettings, walkoverOf } from '../../domain/tournament/settings.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import styles from './Organizer.module.css';

type Props = { readonly typed: TypedGame; readonly names: readonly string[] };

/** Equal points: whose game it is, or that it is a draw. */
export function TieChoice({ typed, names, drawStays }: Props & { readonly drawStays: boolean }) {
  const t = organizerTexts.value.entry;
  if (!typed.isLevel.value) return null;
  if (drawStays) return <p data-quiet>{t.drawn}</p>;
  return (
    <fieldset class={styles.group} data-stack="2">
      <legend>{t.winner}</legend>
      <div class={styles.row} data-flow>
        {([0, 1, null] as const).map((side) => (
          <Button
            key={String(side)}
            kind="chip"
            aria-pressed={typed.tie.value === side}
            onClick={() => {
              typed.tie.value = side;
            }}
          >
            {side === null ? t.drawn : names[side]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** Nobody played: for whom it is won, or for nobody. */
export function ForfeitChoice({ typed, names, settings }: Props & { readonly settings: TournamentSettings }) {
  const t = organizerTexts.value;
  const { winner, loser } = walkoverOf(settings);
  const forfeit = typed.forfeit.value;
  return (
    <fieldset class={styles.group} data-stack="2">
      <legend>{t.entry.forfeit}</legend>
      <div class={styles.row} data-flow>
        {([0, 1, 'both'] as const).map((side) => (
          <Button
            key={side}
            kind="chip"
            aria-pressed={forfeit === side}
            onClick={() => {
              typed.forfeit.value = forfeit === side ? null : side;
            }}
          >
            {side === 'both' ? t.entrants.bothLose : names[side]}
          </Button>
        ))}
      </div>
      {forfeit !== null && (
        <p data-quiet>{t.entry.forfeitCounts(forfeit === 'both' ? loser : winner, loser)}</p>
      )}
    </fieldset>
  );
}

export function FirstMover({ typed, names }: Props) {
  return (
    <fieldset class={styles.group} data-stack="2">
      <legend>{organizerTexts.value.entrants.began}</legend>
      <div class={styles.row} data-flow>
        {([0, 1] as const).map((side) => (
          <Button
            key={side}
            kind="chip"
            aria-pressed={typed.first.value === side}
            onClick={() => {
              typed.first.value = side;
            }}
          >
            {names[side]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
