import { BYE_WINS, byeWorth, type TournamentSettings, walkoverOf } from '../../domain/tournament/settings.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import styles from './Organizer.module.css';

type Props = {
  readonly settings: TournamentSettings;
  readonly onChange: (changes: Partial<TournamentSettings>) => void;
};

/** What counts where nobody played: a bye, one that was asked for, a walkover. */
export function ByeFields({ settings, onChange }: Props) {
  const t = organizerTexts.value.settings;
  const { systems } = organizerTexts.value;
  const { bye } = settings;
  const requested = byeWorth(settings, true);
  const walkover = walkoverOf(settings);
  const points = (label: string, value: number, change: (value: number) => void) => (
    <Field
      label={label}
      type="number"
      value={String(value)}
      onInput={(text) => change(text === '' ? 0 : Math.round(Number(text)))}
    />
  );
  return (
    <>
      <fieldset class={styles.group} data-stack="2">
        <legend>{t.bye}</legend>
        <div class={styles.two}>
          {points(t.byePoints, bye.points, (value) => onChange({ bye: { ...bye, points: value } }))}
          {points(t.byeSpread, bye.spread, (value) => onChange({ bye: { ...bye, spread: value } }))}
        </div>
      </fieldset>
      <fieldset class={styles.group} data-stack="2">
        <legend>{systems.requestedBye}</legend>
        <div class={styles.row} data-flow>
          {BYE_WINS.map((wins) => (
            <Button
              key={wins}
              kind="chip"
              aria-pressed={requested.wins === wins}
              onClick={() => onChange({ requestedBye: { ...requested, wins } })}
            >
              {systems.requestedWins[wins]}
            </Button>
          ))}
        </div>
        <div class={styles.two}>
          {points(t.byePoints, requested.points, (value) =>
            onChange({ requestedBye: { ...requested, points: value } }),
          )}
          {points(t.byeSpread, requested.spread, (value) =>
            onChange({ requestedBye: { ...requested, spread: value } }),
          )}
        </div>
      </fieldset>
      <fieldset class={styles.group} data-stack="2">
        <legend>{systems.walkover}</legend>
        <div class={styles.two}>
          {points(systems.walkoverWinner, walkover.winner, (value) =>
            onChange({ walkover: { ...walkover, winner: value } }),
          )}
          {points(systems.walkoverLoser, walkover.loser, (value) =>
            onChange({ walkover: { ...walkover, loser: value } }),
          )}
        </div>
      </fieldset>
    </>
  );
}
