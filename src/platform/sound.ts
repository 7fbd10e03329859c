type Beep = 'warning' | 'end' | 'verdict';

const NOTES: Readonly<
  Record<Beep, readonly { readonly hertz: number; readonly at: number; readonly for: number }[]>
> = {
  warning: [{ hertz: 880, at: 0, for: 0.15 }],
  verdict: [{ hertz: 660, at: 0, for: 0.12 }],
  end: [
    { hertz: 740, at: 0, for: 0.3 },
    { hertz: 590, at: 0.35, for: 0.5 },
  ],
};

/** Short tones. Phones mute a page until it is touched, and again after a lock: every touch unmutes it. */
export function sounds(): (beep: Beep) => void {
  let context: AudioContext | null = null;
  const wake = () => {
    context ??= new AudioContext();
    if (context.state !== 'running') context.resume().catch(() => undefined);
  };
  for (const gesture of ['pointerdown', 'keydown'] as const)
    addEventListener(gesture, wake, { capture: true });

  return (beep) => {
    if (context?.state !== 'running') return;
    for (const note of NOTES[beep]) {
      const oscillator = new OscillatorNode(context, { frequency: note.hertz });
      const gain = new GainNode(context, { gain: 0.25 });
      const begin = context.currentTime + note.at;
      oscillator.connect(gain).connect(context.destination);
      oscillator.start(begin);
      oscillator.stop(begin + note.for);
    }
  };
}
