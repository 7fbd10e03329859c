import type { ReadonlySignal } from '@preact/signals';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';
import styles from './TabBar.module.css';

type Tab<Name extends string> = {
  readonly name: Name;
  readonly icon: IconName;
  readonly text: string;
  /** How many things wait there; none where nothing does. */
  readonly waiting?: ReadonlySignal<number> | undefined;
};

type Props<Name extends string> = {
  readonly label?: string;
  readonly tabs: readonly Tab<Name>[];
  readonly chosen: Name | null;
  readonly onChoose: (name: Name) => void;
};

/** The places of one part of the app, at the lower edge, or at the side of a wide screen. */
export function TabBar<Name extends string>({ label, tabs, chosen, onChoose }: Props<Name>) {
  return (
    <nav class={styles.bar} aria-label={label}>
      {tabs.map(({ name, icon, text, waiting }) => (
        <button
          key={name}
          type="button"
          aria-current={name === chosen ? 'page' : undefined}
          onClick={() => onChoose(name)}
        >
          <Icon name={icon} />
          <span class={styles.text} data-cut>
            {text}
          </span>
          <Waiting count={waiting} />
        </button>
      ))}
    </nav>
  );
}

/** Its own part: what comes in draws the number, not the page. */
function Waiting({ count }: { readonly count: ReadonlySignal<number> | undefined }) {
  return count && count.value > 0 ? <b class={styles.waiting}>{count.value}</b> : null;
}
