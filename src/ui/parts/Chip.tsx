import type { ComponentChildren } from 'preact';
import { Button } from './Button.tsx';

type Props = {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly title?: string;
  readonly children: ComponentChildren;
};

/** On or off, in a word: filled with ink when it is on. One of several belongs to `Segments` or `Choice`. */
export function Chip({ on, onChange, children, ...rest }: Props) {
  return (
    <Button kind="chip" aria-pressed={on} onClick={() => onChange(!on)} {...rest}>
      {children}
    </Button>
  );
}
