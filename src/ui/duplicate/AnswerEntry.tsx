import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Hall } from '../../app/duplicate/hall.ts';
import { layingLine, withMoveIn } from '../../app/duplicate/layingLine.ts';
import { missingIn, readAnswerLine } from '../../app/duplicate/typedAnswer.ts';
import { type Laying, NOTHING_LAID } from '../../domain/board/laying.ts';
import { lastAnswers, openMove } from '../../domain/duplicate/state.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { Button } from '../parts/Button.tsx';
import { placeText } from '../parts/placeText.ts';
import { numbersText } from './AnswerGroups.tsx';
import styles from './Duplicate.module.css';
import { refusalText } from './refusalText.ts';

type Props = {
  readonly hall: Hall;
  /** What is being laid on the board: it writes the line. */
  readonly laying: Signal<Laying>;
};

/** One line a slip. Typing paints this form alone. */
export function AnswerEntry({ hall, laying }: Props) {
  const t = duplicateTexts.value.answers;
  const said = useSignal('');
  const bad = useSignal(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  useSignalEffect(() => {
    const state = hall.state.peek();
    const move = openMove(state);
    const line = move && layingLine(state, move, laying.value);
    const field = input.current;
    if (line && field) field.value = withMoveIn(field.value, line);
  });
  const say = (text: string, wrong: boolean) => {
    said.value = text;
    bad.value = wrong;
  };
  const enter = () => {
    const field = input.current;
    const state = hall.state.peek();
    const move = openMove(state);
    if (!field || !move || field.value.trim() === '') return;
    const read = readAnswerLine(field.value, state, move);
    if (!read.ok) return say(t.problem[read.error.why], true);
    const refusal = hall.add(...read.value);
    if (refusal) return say(refusalText(refusal), true);
    field.value = '';
    laying.value = NOTHING_LAID;
    const numbers = read.value.map(({ participant }) => participant);
    const first = lastAnswers(openMove(hall.state.peek())!).get(numbers[0]!);
    const word = first?.placement
      ? `${placeText(first.placement, state.rules.naming)} ${first.placement.word}`
      : t.nothing;
    say(t.added(numbersText(numbers), word, first?.points ?? 0), false);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <label class={styles.entry}>
        <span>{t.line}</span>
        <span class={styles.line}>
          <input
            ref={input}
            maxLength={80}
            autoComplete="off"
            autoCapitalize="characters"
            spellcheck={false}
          />
          <Button onClick={enter}>{t.enter}</Button>
        </span>
      </label>
      <p class={styles.echo} data-bad={bad.value || undefined} role="status">
        {said.value || t.hint}
      </p>
      <Missing hall={hall} />
    </form>
  );
}

function Missing({ hall }: { readonly hall: Hall }) {
  const t = duplicateTexts.value.answers;
  const state = hall.state.value;
  const move = openMove(state);
  if (!move) return null;
  const missing = missingIn(state, move);
  return (
    <p class={styles.muted}>
      {missing.length === 0 ? t.nobodyMissing : `${t.missing}: ${numbersText(missing)}`}
    </p>
  );
}
