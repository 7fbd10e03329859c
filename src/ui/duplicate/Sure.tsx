import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../parts/Button.tsx';

type Props = {
  readonly text: string;
  /** What is asked before it is done. */
  readonly question: string;
  readonly onSure: () => void;
  /** What should be known before. */
  readonly children?: ComponentChildren;
};

/** A button whose first touch only asks; the answer may be no. */
export function Sure({ text, question, onSure, children }: Props) {
  const asking = useSignal(false);
  const ask = (whether: boolean) => () => {
    asking.value = whether;
  };
  if (!asking.value)
    return (
      <Button wide onClick={ask(true)}>
        {text}
      </Button>
    );
  return (
    <>
      {children}
      <p>{question}</p>
      <Button kind="danger" wide onClick={onSure}>
        {text}
      </Button>
      <Button wide onClick={ask(false)}>
        {messages.value.common.cancel}
      </Button>
    </>
  );
}
