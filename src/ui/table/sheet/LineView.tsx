import type { ComponentChildren } from 'preact';
import { isWritten, type SheetLine, struckWords, type WrittenLine } from '../../../app/table/sheet.ts';
import type { GameFact } from '../../../domain/table/fact.ts';
import type { Adjustment, Turn } from '../../../domain/table/state.ts';
import { isBlankLetter } from '../../../domain/tiles/blank.ts';
import { capitals } from '../../../domain/tiles/tileSet.ts';
import { figure, signedFigure } from '../../../i18n/figures.ts';
import { messages } from '../../../i18n/messages.ts';
import { spanText } from '../../../i18n/spanText.ts';
import { Icon } from '../../parts/Icon.tsx';
import { SheetWord } from '../words/SheetWord.tsx';
import styles from './LineView.module.css';

type Props = {
  readonly line: SheetLine;
  readonly number: number;
  readonly name: string;
  readonly latest: boolean;
  readonly onCorrect: ((line: WrittenLine) => void) | null;
};

/** One line in a player's column: what was done, what it was worth, and the sum. */
export function LineView({ line, number, name, latest, onCorrect }: Props) {
  const { sheet } = messages.value;
  const content = (
    <>
      <span class={styles.what}>{whatOf(line)}</span>
      <span class={styles.value}>{valueText(line)}</span>
      <span class={styles.sum}>{figure(line.sum)}</span>
      {line.kind === 'turn' && <span class={styles.notes}>{notesOf(line)}</span>}
    </>
  );
  if (!isWritten(line) || !onCorrect) {
    return (
      <div class={styles.line} data-kind={line.kind} data-latest={latest || undefined}>
        {content}
      </div>
    );
  }
  return (
    <button
      type="button"
      class={styles.line}
      data-kind={line.kind}
      data-latest={latest || undefined}
      aria-label={`${name}, ${sheet.lineNumber(number)}: ${spoken(line)}. ${sheet.correctLine}`}
      onClick={() => onCorrect(line)}
    >
      {content}
    </button>
  );
}

function whatOf(line: SheetLine): ComponentChildren {
  const { sheet } = messages.value;
  if (line.kind === 'carried') return <em>{sheet.carried}</em>;
  if (line.kind === 'adjustment') return <em>{adjustmentText(line.adjustment)}</em>;
  return turnWhat(line.turn, struckWords(line.turn, line.challenge));
}

function notesOf({ turn, challenge, was }: Extract<SheetLine, { kind: 'turn' }>): ComponentChildren {
  const { sheet } = messages.value;
  return (
    <>
      {turn.took > 0 && <span>{spanText(turn.took)}</span>}
      {turn.kind === 'play' && turn.bonus > 0 && <span class={styles.bonus}>+{turn.bonus}</span>}
      {was && <span class={styles.was}>{wasText(was)}</span>}
      {challenge && (
        <span class={styles.challenge} data-valid={challenge.valid || undefined}>
          <Icon name={challenge.valid ? 'check' : 'close'} /> {sheet.failedChallenge}
        </span>
      )}
    </>
  );
}

/** What stood here before: its points, or what kind of line it was. */
function wasText(was: GameFact): string {
  const { sheet } = messages.value;
  if (was.type === 'play') return sheet.was(String(was.points));
  if (was.type === 'exchange') return sheet.was(sheet.exchange(was.tiles));
  return sheet.was(was.type === 'loss' ? sheet.loss : sheet.pass);
}

function turnWhat(turn: Turn, struck: readonly string[]): ComponentChildren {
  const { sheet, common } = messages.value;
  switch (turn.kind) {
    case 'play':
      if (turn.words.length > 0) return wordList(turn.words, struck);
      return <em>{turn.tiles === null ? sheet.play : common.tiles(turn.tiles)}</em>;
    case 'exchange':
      return <em>{sheet.exchange(turn.tiles)}</em>;
    case 'pass':
      return <em>{turn.timeOut ? `${sheet.pass} (${sheet.byTime})` : sheet.pass}</em>;
    case 'loss':
      return (
        <>
          {wordList(turn.words, struck)} <em>{lossText(turn)}</em>
        </>
      );
  }
}

function wordList(words: readonly string[], struck: readonly string[]): ComponentChildren {
  return words.map((word, index) => (
    <span key={word} class={index > 0 ? styles.further : undefined}>
      {index > 0 && ' '}
      <SheetWord word={word} struck={struck.includes(word)} />
    </span>
  ));
}

function lossText(turn: Extract<Turn, { kind: 'loss' }>): string {
  const { sheet } = messages.value;
  const why = { challenge: '', 'failed-challenge': sheet.forChallenge, 'time-out': sheet.byTime }[turn.cause];
  return why ? `${sheet.loss} (${why})` : sheet.loss;
}

function adjustmentText({ cause, reason }: Adjustment): string {
  const { sheet } = messages.value;
  const label = cause === 'referee' ? sheet.referee : sheet.failedChallenge;
  return reason ? `${label}: ${reason}` : label;
}

function valueText(line: SheetLine): string {
  if (line.kind === 'carried') return '';
  if (line.kind === 'adjustment') return signedFigure(line.adjustment.points);
  const { turn } = line;
  return turn.kind === 'play' || turn.kind === 'loss' ? String(turn.points) : '–';
}

/** The line as a sentence, for a screen reader. */
function spoken(line: WrittenLine): string {
  const { sheet, common } = messages.value;
  if (line.kind === 'adjustment') {
    const { points } = line.adjustment;
    return [adjustmentText(line.adjustment), signedFigure(points), sheet.sumIs(figure(line.sum))].join(', ');
  }
  const { turn, sum, challenge, was } = line;
  const words = 'words' in turn ? turn.words : [];
  const blanks = words.flatMap((word) => [...word].filter(isBlankLetter));
  const kind = {
    play: () => (words.length > 0 ? '' : sheet.play),
    exchange: (tiles: number) => sheet.exchange(tiles),
    pass: () => sheet.pass,
    loss: () => sheet.loss,
  }[turn.kind]('tiles' in turn ? (turn.tiles ?? 0) : 0);
  return [
    words.map(capitals).join(', '),
    ...blanks.map((letter) => sheet.blankAs(capitals(letter))),
    kind,
    turn.kind === 'play' ? common.points(turn.points) : '',
    turn.kind === 'play' && turn.bonus > 0 ? sheet.withBonus(turn.bonus) : '',
    challenge ? (challenge.valid ? sheet.challengedValid : sheet.challengedInvalid) : '',
    was ? wasText(was) : '',
    sheet.sumIs(figure(sum)),
    turn.took > 0 ? sheet.timeIs(spanText(turn.took)) : '',
  ]
    .filter(Boolean)
    .join(', ');
}
