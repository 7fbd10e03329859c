import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type RoundTimer as Timer, usualRoundTime } from '../../app/organizer/roundTimer.ts';
import type { Device } from '../../app/shell/ports.ts';
import { clockText } from '../../domain/clock/clock.ts';
import type { TournamentSettings } from '../../domain/tournament/settings.ts';
import { MINUTE } from '../../domain/units.ts';
import { outputsTexts } from '../../i18n/outputs.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import styles from './RoundTimer.module.css';

const EVERY = 250;
/** When the hall is told that the end is near. */
const WARNINGS = [5 * MINUTE, MINUTE];

type TimeProps = {
  readonly timer: Timer;
  /** The projector's window is heard, the organizer's is not. */
  readonly beep?: Device['beep'];
};

/** What is left of the round's time; nothing where no timer runs. */
export function RoundTime({ timer, beep }: TimeProps) {
  const time = timer.time.value;
  const left = useSignal(0);
  const before = useRef<number | null>(null);
  useEffect(() => {
    before.current = null;
    if (!time) return;
    const look = () => {
      const next = timer.left();
      const was = before.current;
      if (was !== null) {
        if (was > 0 && next === 0) beep?.('end');
        else if (WARNINGS.some((at) => was > at && next <= at)) beep?.('warning');
      }
      before.current = next;
      left.value = Math.ceil(next / 1_000) * 1_000;
    };
    look();
    if ('left' in time) return;
    const repeated = setInterval(look, EVERY);
    return () => clearInterval(repeated);
  }, [time]);
  if (!time) return null;
  const t = outputsTexts.value.timer;
  return (
    <span class={styles.time} role="timer" aria-label={t.title} data-over={left.value === 0 || undefined}>
      {clockText(left.value)}
    </span>
  );
}

type ControlsProps = { readonly timer: Timer; readonly settings: TournamentSettings };

/** Starting, stopping and moving the round's time; the same from every window. */
export function TimerControls({ timer, settings }: ControlsProps) {
  const t = outputsTexts.value.timer;
  const time = timer.time.value;
  const minutes = useSignal(Math.round(usualRoundTime(settings) / MINUTE));
  if (!time) {
    return (
      <div class={styles.controls} data-flow>
        <label class={styles.minutes}>
          <span>{t.minutes}</span>
          <input
            inputMode="numeric"
            maxLength={3}
            value={minutes.value}
            onInput={(event) => {
              minutes.value = Math.min(600, Number(event.currentTarget.value.replace(/\D/g, '')));
            }}
          />
        </label>
        <Button onClick={() => minutes.value > 0 && timer.start(minutes.value * MINUTE)}>
          {t.start(minutes.value)}
        </Button>
      </div>
    );
  }
  return (
    <div class={styles.controls} data-flow>
      {'left' in time ? (
        <Button aria-label={t.resume} onClick={timer.resume}>
          <Icon name="play" />
        </Button>
      ) : (
        <Button aria-label={t.pause} onClick={timer.pause}>
          <Icon name="pause" />
        </Button>
      )}
      <Button aria-label={t.less} onClick={() => timer.shift(-MINUTE)}>
        −1
      </Button>
      <Button aria-label={t.more} onClick={() => timer.shift(MINUTE)}>
        +1
      </Button>
      <Button onClick={timer.stop}>{t.stop}</Button>
    </div>
  );
}
