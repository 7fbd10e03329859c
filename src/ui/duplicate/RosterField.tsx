import type { Signal } from '@preact/signals';
import { typedRoster } from '../../app/duplicate/roster.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import styles from './Duplicate.module.css';

/** Who plays, a line each; a number that was given twice is told. */
export function RosterField({ text }: { readonly text: Signal<string> }) {
  const t = duplicateTexts.value.setup;
  return (
    <>
      <label class={styles.area} data-stack="1">
        <span>{t.people}</span>
        <textarea
          rows={8}
          maxLength={40_000}
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
        />
      </label>
      {typedRoster(text.value).moved.map(({ name, said, number }) => (
        <p key={number} class={styles.warning}>
          {t.moved(name, said, number)}
        </p>
      ))}
    </>
  );
}
