import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { entryMoves } from '../../app/duplicate/entryMoves.ts';
import type { Hall } from '../../app/duplicate/hall.ts';
import { layingLine, withMoveIn } from '../../app/duplicate/layingLine.ts';
import { missingIn, readAnswerLine } from '../../app/duplicate/typedAnswer.ts';
import { type Laying, NOTHING_LAID } from '../../domain/board/laying.ts';
import { type DuplicateState, lastAnswers, type MoveRecord, openMove } from '../../domain/duplicate/state.ts';
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
  /** The move that slips are typed for, where it is not the one that is played. */
  readonly behind: Signal<number | null>;
};

/** One line a slip. Typing paints this form alone. */
export function AnswerEntry({ hall, laying, behind }: Props) {
  const t = duplicateTexts.value.answers;
  const said = useSignal('');
  const bad = useSignal(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current!;
    const moveNow = () => entryMove(hall.state.peek(), behind.peek())?.n ?? 0;
    const kept = hall.typed.peek();
    if (kept?.move === moveNow()) field.value = kept.text;
    field.focus();
    return () => {
      hall.typed.value = { move: moveNow(), text: field.value };
    };
  }, []);
  useSignalEffect(() => {
    const state = hall.state.peek();
    const move = entryMove(state, behind.peek());
    const line = move && move === openMove(state) && layingLine(state, move, laying.value);
    const field = input.current;
    if (line && field) field.value = withMoveIn(field.value, line);
  });
  useSignalEffect(() => {
    // What was taken back is not said as taken.
    if (hall.game.value.entries.at(-1)?.fact.type === 'retract') said.value = '';
  });
  const say = (text: string, wrong: boolean) => {
    said.value = text;
    bad.value = wrong;
  };
  const enter = () => {
    const field = input.current;
    const state = hall.state.peek();
    const move = entryMove(state, behind.peek());
    if (!field || !move || field.value.trim() === '') return;
    const read = readAnswerLine(field.value, state, move);
    if (!read.ok) return say(refusalText(read.error), true);
    const { answers, leftOut } = read.value;
    const refusal = hall.add(...answers);
    if (refusal) return say(refusalText(refusal), true);
    field.value = '';
    laying.value = NOTHING_LAID;
    const numbers = answers.map(({ participant }) => participant);
    const first = lastAnswers(hall.state.peek().moves[move.n - 1]!).get(numbers[0]!);
    const word = first?.placement
      ? `${placeText(first.placement, state.rules.naming)} ${first.placement.word}`
      : t.nothing;
    const better = move.master !== null && (first?.points ?? 0) > move.master.points;
    const parts = [
      t.added(numbersText(numbers), word, first?.points ?? 0),
      ...(leftOut.length > 0 ? [t.leftOut(numbersText(leftOut))] : []),
      ...(better ? [t.better] : []),
    ];
    say(parts.join('. '), better || leftOut.length > 0);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <label class={styles.entry} data-stack="2">
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
      <p class={styles.echo} data-quiet data-bad={bad.value || undefined} role="status">
        {said.value || t.hint}
      </p>
      <Missing hall={hall} behind={behind} />
    </form>
  );
}

/** The move whose slips are typed now. */
function entryMove(state: DuplicateState, behind: number | null): MoveRecord | null {
  const moves = entryMoves(state);
  return moves.find(({ n }) => n === behind) ?? moves.at(-1) ?? null;
}

/** Who has not answered; while slips of the move before are still to come, for which of the two they are typed. */
function Missing({ hall, behind }: Omit<Props, 'laying'>) {
  const { answers: t, move: nameOf } = duplicateTexts.value;
  const state = hall.state.value;
  const moves = entryMoves(state);
  const move = entryMove(state, behind.value);
  if (!move) return null;
  const missing = missingIn(state, move);
  return (
    <>
      {moves.length > 1 && (
        <div class={styles.keys} data-flow role="group" aria-label={t.forMove}>
          {moves.map(({ n }) => (
            <Button
              key={n}
              kind="chip"
              aria-pressed={n === move.n}
              onClick={() => {
                behind.value = n;
              }}
            >
              {nameOf(n)}
            </Button>
          ))}
        </div>
      )}
      <p class={styles.muted} data-quiet>
        {moves.length === 1 && move.closedAt !== null && `${nameOf(move.n)}. `}
        {missing.length === 0 ? t.nobodyMissing : `${t.missing}: ${numbersText(missing)}`}
      </p>
    </>
  );
}
