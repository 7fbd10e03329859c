import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Playing } from '../../app/room/playerRoom.ts';
import { semaphoreOf } from '../../domain/duplicate/semaphore.ts';
import type { Scene } from '../../share/room/messages.ts';
import { Semaphore } from '../parts/Semaphore.tsx';

const EVERY = 200;

/** Whole seconds, so that a screen is painted once a second. */
export function useTimeLeft(scene: Scene, room: Playing): number {
  const left = useSignal(0);
  useEffect(() => {
    const look = () => {
      left.value = Math.ceil((room.left() ?? 0) / 1_000) * 1_000;
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [scene, room]);
  return left.value;
}

/** The semaphore of 004 §8 around the time that is left. */
export function PlayerClock({ scene, room }: { readonly scene: Scene; readonly room: Playing }) {
  const left = useTimeLeft(scene, room);
  const { yellow, blinking } = semaphoreOf(scene.semaphore, left, true);
  const light = !scene.clock ? 'rest' : left === 0 ? 'up' : blinking ? 'now' : yellow ? 'soon' : 'go';
  return <Semaphore light={light} size="head" clock={scene.clock && { left, length: scene.clock.length }} />;
}
