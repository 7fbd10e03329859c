import { useEffect } from 'preact/hooks';
import type { OwnRules } from '../../app/newGame/ownRules.ts';
import {
  changedSince,
  offeredRules,
  regulationMark,
  regulationRules,
  withRegulation,
} from '../../app/organizer/regulation.ts';
import { completeRules } from '../../domain/rules/complete.ts';
import { presetById } from '../../domain/rules/presets.ts';
import type { TournamentSettings } from '../../domain/tournament/settings.ts';
import { MINUTE } from '../../domain/units.ts';
import { messages } from '../../i18n/messages.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { WhatIf } from '../newGame/RuleText.tsx';
import { Button } from '../parts/Button.tsx';
import field from '../parts/Field.module.css';
import { Field } from '../parts/Field.tsx';
import styles from './Organizer.module.css';

type Props = {
  readonly ownRules: OwnRules;
  readonly settings: TournamentSettings;
  readonly onChange: (settings: TournamentSettings) => void;
};

/** The regulation of the tournament: one of ours, or rules put together on this phone. */
export function RegulationFields({ ownRules, settings, onChange }: Props) {
  const t = organizerTexts.value.settings;
  const { title } = messages.value.rules;
  const custom = ownRules.value.value;
  useEffect(() => {
    ownRules.load();
  }, []);
  const rules = regulationRules(settings);
  const offered = offeredRules(settings, custom);
  const changed = changedSince(settings, custom);
  return (
    <>
      <label class={field.field}>
        <span>{t.regulation}</span>
        <select
          class={field.input}
          value={settings.regulation.id}
          onChange={(event) => {
            const chosen = offered.find(({ id }) => id === event.currentTarget.value);
            if (chosen) onChange(withRegulation(settings, chosen));
          }}
        >
          {offered.map((one) => (
            <option key={one.id} value={one.id}>
              {presetById(one.id) ? title(one) : `${one.name} (${t.ownRules})`}
            </option>
          ))}
        </select>
      </label>
      {settings.regulation.rules && <WhatIf rules={completeRules(settings.regulation.rules)} />}
      {changed && (
        <div class={styles.warning} data-stack="2" role="status">
          <p>{t.rulesChanged}</p>
          <Button onClick={() => onChange(withRegulation(settings, changed))}>{t.takeChanged}</Button>
        </div>
      )}
      {settings.time !== null && rules && (
        <Field
          label={t.minutes}
          type="number"
          value={String(settings.time / MINUTE)}
          onInput={(text) => {
            const time = Math.max(1, Math.min(600, Math.round(Number(text)) || 0)) * MINUTE;
            onChange({
              ...settings,
              time,
              regulation: { ...settings.regulation, mark: regulationMark(rules, time) },
            });
          }}
        />
      )}
    </>
  );
}
