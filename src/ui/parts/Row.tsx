import type { ComponentChildren } from 'preact';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';
import styles from './Row.module.css';

type Props = {
  readonly icon?: IconName;
  readonly label: ComponentChildren;
  /** A second, quieter line. */
  readonly note?: ComponentChildren;
  /** At the far end: a state, a number. */
  readonly value?: ComponentChildren;
  /** What the row ends in: a way further, a sign that it is the chosen one, or nothing. */
  readonly end?: 'chevron' | 'check' | 'none';
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  /** For those who listen, where the label alone does not say it. */
  readonly name?: string;
  readonly onClick: () => void;
};

/** One line of a list, as wide as the list; the whole of it is the button. */
export function Row({
  icon,
  label,
  note,
  value,
  end = 'chevron',
  disabled = false,
  pressed,
  name,
  onClick,
}: Props) {
  return (
    <button
      type="button"
      class={styles.row}
      disabled={disabled}
      aria-pressed={pressed}
      aria-label={name}
      onClick={onClick}
    >
      {icon && <Icon name={icon} />}
      <span class={styles.text}>
        <span class={styles.label}>{label}</span>
        {note !== undefined && <span data-quiet>{note}</span>}
      </span>
      {value !== undefined && (
        <span class={styles.value} data-quiet>
          {value}
        </span>
      )}
      {end !== 'none' && (
        <span class={styles.end} data-quiet>
          <Icon name={end} />
        </span>
      )}
    </button>
  );
}

/** Rows that belong together, on one card, under a heading where they need one. */
export function Group(props: { readonly title?: string; readonly children: ComponentChildren }) {
  return (
    <section data-stack="2">
      {props.title && (
        <h2 class={styles.title} data-quiet>
          {props.title}
        </h2>
      )}
      <div class={styles.rows} data-card>
        {props.children}
      </div>
    </section>
  );
}
