import { clockText } from '../../domain/clock/clock.ts';
import type { Millis } from '../../domain/units.ts';
import styles from './Semaphore.module.css';

/** `rest`: no clock stands; `up`: the time is over. */
export type Light = 'rest' | 'go' | 'soon' | 'now' | 'up';

type Props = {
  readonly light: Light;
  /** Of the whole length: what the bar shows, besides the colour. */
  readonly clock: { readonly left: Millis; readonly length: Millis } | null;
  /** On a page, in the head of a player's screen, on the projector alone or beside a code. */
  readonly size?: 'page' | 'head' | 'whole' | 'half';
  /** Said below the digits. */
  readonly said?: string | false;
};

/** The time of one move of a duplicate game in the colour of its lamp (004 §8). */
export function Semaphore({ light, clock, size = 'page', said }: Props) {
  return (
    <div class={styles.clock} data-light={light} data-size={size} role="timer">
      <span>{clock ? clockText(clock.left).replace(/^0/, '') : '–:––'}</span>
      {said && <span class={styles.said}>{said}</span>}
      {clock && <i style={{ width: `${(100 * clock.left) / clock.length}%` }} />}
    </div>
  );
}
