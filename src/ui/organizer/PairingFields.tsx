import { roundsForAll } from '../../domain/tournament/pairing/pairRound.ts';
import {
  PAIRING_SYSTEMS,
  type PairingSystem,
  SEEDINGS,
  type TournamentSettings,
} from '../../domain/tournament/settings.ts';
import { activePlayers, type Tournament } from '../../domain/tournament/state.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import styles from './Organizer.module.css';

type Props = {
  readonly settings: TournamentSettings;
  /** Null while it is only being made: nobody knows who comes. */
  readonly tournament: Tournament | null;
  readonly onChange: (changes: Partial<TournamentSettings>) => void;
};

/** How the rounds are paired: the system, another one for the end, the order before the first round. */
export function PairingFields({ settings, tournament, onChange }: Props) {
  const t = organizerTexts.value.settings;
  const { systems } = organizerTexts.value;
  const { system, lastRounds, seeding = 'entered' } = settings;
  const needed = tournament && system === 'round-robin' ? roundsForAll(tournament) : 0;
  const check = (name: 'clubsApart' | 'clubsBeforeFloats' | 'startsDrawn') => (
    <label class={styles.check}>
      <input
        type="checkbox"
        checked={settings[name] ?? false}
        onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
      />
      <span>{t[name]}</span>
    </label>
  );
  return (
    <fieldset class={styles.group} data-stack="2">
      <legend>{t.system}</legend>
      <Systems chosen={system} choose={(next) => onChange({ system: next })} />
      {tournament && settings.rounds < needed && (
        <p class={styles.warning} data-stack="2">
          {systems.needed(activePlayers(tournament).length, needed, settings.rounds)}
        </p>
      )}
      {check('clubsApart')}
      {settings.clubsApart && check('clubsBeforeFloats')}
      {check('startsDrawn')}
      <p>{systems.seeding}</p>
      <div class={styles.row} data-flow role="group" aria-label={systems.seeding}>
        {SEEDINGS.map((one) => (
          <Button
            key={one}
            kind="chip"
            aria-pressed={seeding === one}
            onClick={() => onChange({ seeding: one })}
          >
            {systems.seedings[one]}
          </Button>
        ))}
      </div>
      <Field
        label={`${systems.last}: ${systems.lastCount}`}
        type="number"
        value={String(lastRounds?.count ?? 0)}
        onInput={(text) => {
          const count = Math.round(Number(text)) || 0;
          onChange({ lastRounds: { count, system: lastRounds?.system ?? 'king-of-the-hill' } });
        }}
      />
      {lastRounds && lastRounds.count > 0 && (
        <Systems
          label={systems.last}
          chosen={lastRounds.system}
          choose={(next) => onChange({ lastRounds: { ...lastRounds, system: next } })}
        />
      )}
    </fieldset>
  );
}

export function Systems({
  label,
  chosen,
  choose,
}: {
  readonly label?: string;
  readonly chosen: PairingSystem;
  readonly choose: (system: PairingSystem) => void;
}) {
  const t = organizerTexts.value.settings;
  return (
    <div class={styles.row} data-flow role="group" aria-label={label ?? t.system}>
      {PAIRING_SYSTEMS.map((system) => (
        <Button key={system} kind="chip" aria-pressed={chosen === system} onClick={() => choose(system)}>
          {t[system]}
        </Button>
      ))}
    </div>
  );
}
