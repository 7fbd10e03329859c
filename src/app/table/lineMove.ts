import type { TableRules } from '../../domain/rules/tableRules.ts';
import type { TypedLine } from './typedLine.ts';
import { NOTHING_TYPED, type TypedMove } from './typedMove.ts';
import { namedWords, type TypedWords } from './typedWords.ts';

/** What a form needs besides the line itself: which keys are shown, and the words while one of them is empty. */
export type LineForm = {
  readonly line: TypedLine;
  readonly pad: TypedMove['pad'];
  readonly words: TypedWords;
  /** Nothing was typed yet: the first digit replaces the points that stand there. */
  readonly fresh: boolean;
};

/** The line as the form of a move shows it. */
export function moveOfLine({ line, pad, words, fresh }: LineForm, { bingo }: TableRules): TypedMove {
  return {
    ...NOTHING_TYPED,
    pad,
    digits: fresh ? '' : String(line.points - (line.bonus ? bingo : 0)),
    bonus: line.bonus,
    tiles: line.tiles,
    out: line.out,
    words,
  };
}

/** What was typed there, in the line. */
export function typedIntoLine(form: LineForm, changes: Partial<TypedMove>, { bingo }: TableRules): LineForm {
  const { line } = form;
  const bonus = changes.bonus ?? line.bonus;
  const plain =
    changes.digits === undefined ? line.points - (line.bonus ? bingo : 0) : Number(changes.digits);
  const { words = form.words, pad = form.pad } = changes;
  return {
    pad,
    words,
    fresh: form.fresh && changes.digits === undefined,
    line: {
      ...line,
      bonus,
      points: Math.max(0, plain) + (bonus ? bingo : 0),
      words: namedWords(words),
      tiles: changes.tiles === undefined ? line.tiles : changes.tiles,
      anew: changes.placement ?? (isTold(changes) ? null : line.anew),
      out: changes.out ?? line.out,
    },
  };
}

/** Words or tiles that were typed instead: they lie nowhere in particular. */
function isTold({ words, tiles }: Partial<TypedMove>): boolean {
  return words !== undefined || tiles !== undefined;
}
