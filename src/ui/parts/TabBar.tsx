import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';
import styles from './TabBar.module.css';

type Tab<Name extends string> = {
  readonly name: Name;
  readonly icon: IconName;
  readonly text: string;
  /** How many things wait there; none where nothing does. */
  readonly waiting?: number;
  /** What that number means, for those who listen. */
  readonly waitingText?: string;
};

type Props<Name extends string> = {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly chosen: Name | null;
  readonly onChoose: (name: Name) => void;
};

/** The places of one part of the app, at the lower edge, or at the side of a wide screen. */
export function TabBar<Name extends string>({ label, tabs, chosen, onChoose }: Props<Name>) {
  return (
    <nav class={styles.bar} aria-label={label}>
      {tabs.map(({ name, icon, text, waiting = 0, waitingText }) => (
        <button
          key={name}
          type="button"
          aria-label={waiting > 0 && waitingText ? `${text}, ${waitingText}` : undefined}
          aria-current={name === chosen ? 'page' : undefined}
          onClick={() => onChoose(name)}
        >
          <span class={styles.sign}>
            <Icon name={icon} />
            {waiting > 0 && <b class={styles.waiting}>{waiting}</b>}
          </span>
          <span class={styles.text}>{text}</span>
        </button>
      ))}
    </nav>
  );
}
