import type { Judging } from '../../app/judge/judging.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../parts/Button.tsx';
import { Screen } from '../parts/Screen.tsx';
import styles from './Judge.module.css';

type Props = {
  readonly judging: Judging;
  readonly back: { readonly label: string; readonly go: () => void };
};

/** The opponent's part: read the words, then press. */
export function HandOver({ judging, back }: Props) {
  const { judge } = messages.value;
  const asking = judging.step.value.kind === 'asking';
  return (
    <Screen
      title={judge.title}
      back={back}
      footer={
        <div class={styles.readyButtons}>
          <Button disabled={asking} onClick={judging.edit}>
            {judge.edit}
          </Button>
          <Button kind="main" disabled={asking} onClick={judging.ask}>
            {asking ? judge.asking : judge.ask}
          </Button>
        </div>
      }
    >
      <div data-stack="3">
        <p>{judge.handOver}</p>
        <ul class={styles.readyWords} data-stack="2">
          {judging.asked.value.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      </div>
    </Screen>
  );
}
