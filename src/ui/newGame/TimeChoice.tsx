import { useSignal } from '@preact/signals';
import { MINUTE, type Millis } from '../../domain/units.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../parts/Button.tsx';
import { NumberPad } from './Fields.tsx';

type Props = {
  readonly label: string;
  readonly usual: readonly number[];
  readonly time: Millis | null;
  readonly onChoose: (time: Millis) => void;
};

const LONGEST_TIME = 999 * MINUTE;

/** The usual minutes, one tap each, and any other time. */
export function TimeChoice({ label, usual, time, onChoose }: Props) {
  const { newGame: t, rules: text } = messages.value;
  const open = useSignal(false);
  const unusual = time !== null && !usual.includes(time / MINUTE);
  return (
    <div data-flow role="group" aria-label={label}>
      {usual.map((minutes) => (
        <Button
          key={minutes}
          kind="chip"
          aria-pressed={time === minutes * MINUTE}
          onClick={() => onChoose(minutes * MINUTE)}
        >
          {t.minutes(minutes)}
        </Button>
      ))}
      <Button
        kind="chip"
        aria-pressed={unusual}
        aria-haspopup="dialog"
        onClick={() => {
          open.value = true;
        }}
      >
        {unusual ? text.duration(time) : t.otherTime}
      </Button>
      {open.value && (
        <NumberPad
          label={label}
          value={time}
          kind="time"
          most={LONGEST_TIME}
          onChange={(value) => {
            if (value) onChoose(value);
          }}
          onClose={() => {
            open.value = false;
          }}
        />
      )}
    </div>
  );
}
