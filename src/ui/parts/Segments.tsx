import styles from './Segments.module.css';

type Props<Name extends string> = {
  readonly label?: string;
  readonly names: readonly Name[];
  readonly chosen: Name;
  readonly text: (name: Name) => string;
  readonly onChoose: (name: Name) => void;
  /** More than there is room for: they move past under the finger. */
  readonly scroll?: boolean;
};

/** One of a few, side by side: what was done, how it is entered. */
export function Segments<Name extends string>({ label, names, chosen, text, onChoose, scroll }: Props<Name>) {
  return (
    <div class={styles.segments} data-scroll={scroll || undefined} role="group" aria-label={label}>
      {names.map((name) => (
        <button key={name} type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
          {text(name)}
        </button>
      ))}
    </div>
  );
}
