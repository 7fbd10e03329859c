import styles from './Icon.module.css';
import type { IconName } from './iconNames.ts';

/** A sign beside words, or alone in a control that has a label. Never read aloud. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
