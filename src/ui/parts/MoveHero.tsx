import type { ComponentChildren } from 'preact';
import { Hero } from './Hero.tsx';
import styles from './MoveHero.module.css';
import { ScreenHeading } from './ScreenHeading.tsx';

type Props = {
  readonly seat: number;
  /** The screen's heading, as it is read aloud. */
  readonly title: string;
  /** Not shown yet: the heading does not take the focus. */
  readonly waits?: boolean;
  readonly name: string;
  readonly about: string;
  /** At the left, the way back; at the right, further ways and the time. */
  readonly back: ComponentChildren;
  readonly ways?: ComponentChildren;
  readonly time?: ComponentChildren;
  /** The number that is being entered, or a word in its place. */
  readonly entered: ComponentChildren;
  /** Beside it: how it is made up, the sum, what else follows. */
  readonly made?: ComponentChildren;
  readonly sum?: ComponentChildren;
  readonly note?: ComponentChildren;
  /** A toast. */
  readonly children?: ComponentChildren;
};

/** Whose move is being written, what it brings, and what the sum will be: in the colour of the player. */
export function MoveHero(props: Props) {
  return (
    <Hero seat={props.seat}>
      <div class={styles.hero}>
        <div class={styles.top}>
          {props.back}
          <ScreenHeading class={styles.title} label={props.title} waits={props.waits}>
            <b data-cut>{props.name}</b>
            <span data-cut>{props.about}</span>
          </ScreenHeading>
          {props.ways}
          {props.time !== undefined && <span class={styles.time}>{props.time}</span>}
        </div>
        <div class={styles.entered}>{props.entered}</div>
        <div class={styles.result} data-stack="1">
          <span>{props.made}</span>
          <b class={styles.sum}>{props.sum}</b>
          <span>{props.note}</span>
        </div>
      </div>
      {props.children}
    </Hero>
  );
}

/** A plus, and the points; faint while nothing is typed. */
export function EnteredPoints(props: {
  readonly label: string;
  readonly points: number | null;
  readonly text: string;
}) {
  return (
    <>
      <span class={styles.plus} aria-hidden="true">
        +
      </span>
      <output
        class={styles.points}
        aria-label={props.label}
        data-empty={props.points === null || undefined}
        data-long={props.text.length > 3 || undefined}
      >
        {props.text}
      </output>
    </>
  );
}
