import type { ComponentChildren } from 'preact';
import styles from './Hero.module.css';

type Props = {
  /** Whose it is; none for what belongs to nobody. */
  readonly seat?: number | undefined;
  readonly children: ComponentChildren;
};

/** The upper part of a screen in the colour of the player it is about. A `Toast` inside lies over it. */
export function Hero({ seat, children }: Props) {
  return (
    <header class={styles.hero} data-seat={seat}>
      {children}
    </header>
  );
}
