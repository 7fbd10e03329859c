import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Millis } from '../../domain/units.ts';

/** The referee's page is heard every three seconds; after three times nothing it is not there. */
const PATIENCE: Millis = 10_000;

/** `silent`: what the room shows is what it was; `closed`: the referee has said so. */
type Sight = 'here' | 'silent' | 'closed';

/** Whether anybody leads the room: what a broker keeps outlives whoever said it. */
export function createRefereeSight(now: () => Millis): {
  readonly sight: ReadonlySignal<Sight>;
  readonly hear: (closed: boolean) => void;
  /** A new connection: nobody can have been heard on it. */
  readonly begin: () => void;
  /** Looked at every few seconds. `up`: the connection stands, so that the referee would be heard. */
  readonly look: (up: boolean) => void;
} {
  const sight = signal<Sight>('here');
  let last = now();
  const begin = () => {
    last = now();
    if (sight.peek() === 'silent') sight.value = 'here';
  };
  return {
    sight: computed(() => sight.value),
    hear(closed) {
      last = now();
      sight.value = closed ? 'closed' : 'here';
    },
    begin,
    look(up) {
      if (!up) begin();
      else if (sight.peek() === 'here' && now() - last > PATIENCE) sight.value = 'silent';
    },
  };
}
