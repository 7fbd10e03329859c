import type { SemaphoreRule } from '../rules/duplicateRules.ts';
import type { Millis } from '../units.ts';

type Semaphore = { readonly yellow: boolean; readonly blinking: boolean; readonly red: boolean };

/** 004 §8. `answered`: this participant has sent something well-formed. */
export function semaphoreOf(rule: SemaphoreRule, left: Millis, answered: boolean): Semaphore {
  return {
    yellow: left < rule.yellow,
    blinking: left <= rule.blinking,
    red: left <= rule.red && !answered,
  };
}
