import type { Signal } from '@preact/signals';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import field from '../parts/Field.module.css';
import styles from './Organizer.module.css';

type Props = {
  readonly label: string;
  readonly reasons: readonly string[];
  readonly value: Signal<string>;
};

/** Why something is changed: one tap for the usual reasons, or words. */
export function ReasonField({ label, reasons, value }: Props) {
  return (
    <fieldset class={styles.group} data-stack="2">
      <legend>{label}</legend>
      <div class={styles.row} data-flow>
        {reasons.map((text) => (
          <Button
            key={text}
            kind="chip"
            aria-pressed={value.value === text}
            onClick={() => {
              value.value = text;
            }}
          >
            {text}
          </Button>
        ))}
      </div>
      <label class={field.field}>
        <span>{organizerTexts.value.entry.otherReason}</span>
        <input
          class={field.input}
          maxLength={200}
          value={value}
          onInput={(event) => {
            value.value = event.currentTarget.value;
          }}
        />
      </label>
    </fieldset>
  );
}
