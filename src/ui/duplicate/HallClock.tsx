import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Hall } from '../../app/duplicate/hall.ts';
import type { App } from '../../app/shell/app.ts';
import { clockText } from '../../domain/clock/clock.ts';
import { semaphoreOf } from '../../domain/duplicate/semaphore.ts';
import { openMove, timeLeft } from '../../domain/duplicate/state.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import styles from './Duplicate.module.css';

const EVERY = 200;

type Light = 'go' | 'soon' | 'now' | 'up' | 'rest';

type Props = {
  readonly app: App;
  readonly hall: Hall;
  /** On the projector; `half`: beside a code. */
  readonly big?: 'whole' | 'half';
  /** Where the room hears it; the referee's own screen, or the projector's, not both. */
  readonly sounds?: boolean;
};

/** The only thing that moves while a move is played: nothing else is painted with it. */
export function HallClock({ app, hall, big, sounds = false }: Props) {
  const state = hall.state.value;
  const move = openMove(state);
  const left = useSignal(move ? timeLeft(move.clock, hall.now()) : 0);
  const before = useRef(left.peek());
  useEffect(() => {
    if (!move) return;
    const look = () => {
      const next = timeLeft(move.clock, hall.now());
      const { yellow } = state.rules.semaphore;
      if (sounds && before.current >= yellow && next < yellow) app.device.beep('warning');
      if (sounds && before.current > 0 && next === 0) app.device.beep('end');
      before.current = next;
      left.value = Math.ceil(next / 1_000) * 1_000;
    };
    look();
    if (move.clock.since === null) return;
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [move?.clock]);
  const { yellow, blinking } = semaphoreOf(state.rules.semaphore, left.value, true);
  const light: Light = !move ? 'rest' : left.value === 0 ? 'up' : blinking ? 'now' : yellow ? 'soon' : 'go';
  const length = move?.clock.length ?? 1;
  return (
    <div class={styles.clock} data-light={light} data-big={big} role="timer">
      <span class={styles.time}>{move ? clockText(left.value).replace(/^0/, '') : '–:––'}</span>
      {light === 'up' && <span class={styles.up}>{duplicateTexts.value.clock.up}</span>}
      <span class={styles.bar} style={{ width: `${(100 * left.value) / length}%` }} />
    </div>
  );
}
