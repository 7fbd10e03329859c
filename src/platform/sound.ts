import type { Beep } from './tones.ts';

/** Short tones. Phones mute a page until it is touched, and again after a lock: every touch unmutes it. */
export function sounds(): (beep: Beep) => void {
  let context: AudioContext | null = null;
  // Not on the way to the first screen: they come with the first touch, before which nothing can be heard.
  const tones = () => import('./tones.ts');
  const wake = () => {
    if (!context) tones().catch(() => undefined);
    context ??= new AudioContext();
    if (context.state !== 'running') context.resume().catch(() => undefined);
  };
  for (const gesture of ['pointerdown', 'keydown'] as const)
    addEventListener(gesture, wake, { capture: true });

  return (beep) => {
    const now = context;
    if (now?.state === 'running')
      tones().then(
        ({ play }) => play(now, beep),
        () => undefined,
      );
  };
}
