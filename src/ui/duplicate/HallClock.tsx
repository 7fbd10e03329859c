import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Hall } from '../../app/duplicate/hall.ts';
import type { Device } from '../../app/shell/ports.ts';
import { semaphoreOf } from '../../domain/duplicate/semaphore.ts';
import { openMove, timeLeft } from '../../domain/duplicate/state.ts';
import type { SemaphoreRule } from '../../domain/rules/duplicateRules.ts';
import type { Millis } from '../../domain/units.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { type Light, Semaphore } from '../parts/Semaphore.tsx';

const EVERY = 200;

type Props = {
  readonly hall: Hall;
  /** On the projector; `half`: beside a code. */
  readonly big?: 'whole' | 'half';
  /** Where the room hears it; the referee's own screen, or the projector's, not both. */
  readonly beep?: Device['beep'];
};

/** The only thing that moves while a move is played: nothing else is painted with it. */
export function HallClock({ hall, big, beep }: Props) {
  const state = hall.state.value;
  const move = openMove(state);
  const { semaphore } = state.rules;
  const now = move ? timeLeft(move.clock, hall.now()) : 0;
  const left = useSignal(wholeSeconds(now));
  const light = useSignal(lightOf(semaphore, now));
  const before = useRef(now);
  useEffect(() => {
    if (!move) return;
    const look = () => {
      const next = timeLeft(move.clock, hall.now());
      const { yellow } = semaphore;
      if (before.current >= yellow && next < yellow) beep?.('warning');
      if (before.current > 0 && next === 0) beep?.('end');
      before.current = next;
      left.value = wholeSeconds(next);
      light.value = lightOf(semaphore, next);
    };
    look();
    if (move.clock.since === null) return;
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [move?.clock]);
  return (
    <Semaphore
      light={move ? light.value : 'rest'}
      clock={move && { left: left.value, length: move.clock.length }}
      size={big ?? 'page'}
      said={move !== null && light.value === 'up' && duplicateTexts.value.clock.up}
    />
  );
}

const SECOND = 1_000;
/** 0:00 is shown when the time is up, and not before. */
const wholeSeconds = (left: Millis): Millis => Math.ceil(left / SECOND) * SECOND;

/** By the time itself, not by the seconds that are shown: light and sound come at the same moment. */
function lightOf(rule: SemaphoreRule, left: Millis): Light {
  if (left === 0) return 'up';
  const { yellow, blinking } = semaphoreOf(rule, left, true);
  return blinking ? 'now' : yellow ? 'soon' : 'go';
}
