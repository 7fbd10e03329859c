export type Beep = 'warning' | 'end' | 'press' | 'save' | 'challenge' | 'valid' | 'invalid' | 'unknown';

type Note = {
  readonly hertz: number;
  /** In seconds. */
  readonly at: number;
  readonly for: number;
  /** Dies away at once, as wood does. */
  readonly knock?: true;
};

const NOTES: Readonly<Record<Beep, readonly Note[]>> = {
  warning: [{ hertz: 880, at: 0, for: 0.15 }],
  end: [
    { hertz: 740, at: 0, for: 0.3 },
    { hertz: 590, at: 0.35, for: 0.5 },
  ],
  press: [{ hertz: 1_300, at: 0, for: 0.012, knock: true }],
  save: [{ hertz: 700, at: 0, for: 0.016, knock: true }],
  challenge: [
    { hertz: 170, at: 0, for: 0.06, knock: true },
    { hertz: 170, at: 0.14, for: 0.06, knock: true },
  ],
  valid: [
    { hertz: 520, at: 0, for: 0.1 },
    { hertz: 780, at: 0.1, for: 0.16 },
  ],
  invalid: [
    { hertz: 390, at: 0, for: 0.14 },
    { hertz: 260, at: 0.2, for: 0.24 },
  ],
  unknown: [{ hertz: 440, at: 0, for: 0.12 }],
};

export function play(context: AudioContext, beep: Beep): void {
  for (const note of NOTES[beep]) {
    const oscillator = new OscillatorNode(context, { frequency: note.hertz });
    const gain = new GainNode(context, { gain: note.knock ? 0.6 : 0.25 });
    const begin = context.currentTime + note.at;
    const end = begin + note.for;
    if (note.knock) {
      gain.gain.setValueAtTime(0.6, begin);
      gain.gain.exponentialRampToValueAtTime(0.001, end);
    }
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(begin);
    oscillator.stop(end);
  }
}
