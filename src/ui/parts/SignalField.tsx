import type { Signal } from '@preact/signals';
import type { ComponentProps } from 'preact';
import { Field } from './Field.tsx';

type Props = Omit<ComponentProps<typeof Field>, 'value' | 'onInput'> & { readonly value: Signal<string> };

/** A line whose text is taken as it is typed. */
export function SignalField({ value, ...rest }: Props) {
  return (
    <Field
      {...rest}
      value={value.value}
      onInput={(text) => {
        value.value = text;
      }}
    />
  );
}
