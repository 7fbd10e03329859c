import { useSignal } from '@preact/signals';
import type { App } from '../../../app/shell/app.ts';
import { callNames } from '../../../app/table/callName.ts';
import { countedTiles, hasManyPoints, moveFact, nextMover, typeDigit } from '../../../app/table/moveFact.ts';
import { stopCost } from '../../../app/table/sheet.ts';
import type { TypedMove } from '../../../app/table/typedMove.ts';
import { addLetter, eraseLetter, nextWord, wordsToChallenge } from '../../../app/table/typedWords.ts';
import { challengersOf } from '../../../domain/table/challenge.ts';
import type { GameState } from '../../../domain/table/state.ts';
import { TILE_SETS } from '../../../domain/tiles/tileSet.ts';
import type { Millis, Seat } from '../../../domain/units.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import entry from '../../parts/Entry.module.css';
import { keepFocus, pressesButton, useKeys } from '../../parts/keys.ts';
import { Notice } from '../../parts/Notice.tsx';
import { RefusalNotice } from '../../parts/RefusalNotice.tsx';
import { ScreenHeading } from '../../parts/ScreenHeading.tsx';
import { Segments } from '../../parts/Segments.tsx';
import { Times } from '../../parts/Times.tsx';
import { UndoQuestion } from '../undo/UndoQuestion.tsx';
import { ExchangeEntry } from './ExchangeEntry.tsx';
import styles from './MoveForm.module.css';
import { PlayEntry } from './PlayEntry.tsx';

type Props = { readonly app: App; readonly state: GameState; readonly seat: Seat };

/** Less than this is given without a word. */
const WORTH_ASKING: Millis = 5_000;
const KINDS = ['play', 'exchange', 'pass'] as const;

/** What the mover did. After a verdict only the points of the move that stands are left to enter. */
export function MoveForm({ app, state, seat }: Props) {
  const { settling } = messages.value;
  const notice = useSignal('');
  /** So many points are worth a second look; the second press records them. */
  const sure = useSignal(false);
  const undoing = useSignal(false);
  const { table, typedMove, touch } = app;
  const { rules, phase } = state;
  const names = callNames(state.players);
  const free = phase.name === 'settling';
  const sinceStop = typedMove.typed.value;
  const typed: TypedMove = free ? sinceStop : { ...sinceStop, kind: 'play' };

  const spelling = typed.kind === 'play' && typed.pad === 'letters';

  const change = (changes: Partial<TypedMove>) => {
    notice.value = '';
    sure.value = false;
    typedMove.change(changes);
  };
  const record = (event: Event) => {
    const fact = moveFact(typed, state, seat);
    if (!fact) {
      notice.value = typed.kind === 'play' ? settling.noPoints : settling.noTiles;
      return;
    }
    if (hasManyPoints(fact) && !sure.value) {
      notice.value = settling.manyPoints(fact.points);
      sure.value = true;
      return;
    }
    const refusal = table.record(fact, app.time.ofEvent(event));
    // What stands in the way of an exchange is said where its tiles are counted.
    const said =
      refusal && typed.kind === 'exchange' && (refusal.why !== 'bag-unknown' || typed.bag !== null);
    if (!said) touch.act(refusal);
  };

  /** A slip of the finger costs nothing worth a question; later the clock has run on, and that is said first. */
  const toClock = () => {
    if ((stopCost(table.game.value, app.time.now()) ?? 0) < WORTH_ASKING) touch.act(table.undo());
    else undoing.value = true;
  };

  useKeys((event) => {
    const { key } = event;
    if (key === 'Enter') {
      if (pressesButton(event) || event.repeat) return;
      event.preventDefault();
      record(event);
    } else if (typed.kind === 'play')
      playKey(event, typed, rules.rack, TILE_SETS[rules.language].alphabet, change);
    else if (typed.kind === 'exchange' && isCount(key, rules.rack)) change({ exchanged: Number(key) });
  });

  const fact = moveFact(typed, state, seat);
  const outcome = table.preview(fact ?? { type: 'play', seat, points: 0 });
  const next = nextMover(outcome);
  const ends = fact !== null && outcome.ok && next === null;

  return (
    <div class={entry.screen}>
      <Times app={app}>
        {free && (
          <button type="button" title={settling.undoStopHint} onClick={toClock}>
            ↶ {settling.undoStop}
          </button>
        )}
      </Times>
      <main
        class={`${entry.form} ${styles.form}`}
        data-keys={typed.kind === 'play' ? typed.pad : typed.kind}
        onMouseDown={keepFocus}
      >
        <ScreenHeading class={styles.title}>{settling.title(names[seat] ?? '')}</ScreenHeading>
        {free && !spelling && (
          <Segments
            label={settling.kinds}
            names={KINDS}
            chosen={typed.kind}
            text={(kind) => settling[kind]}
            onChoose={(kind) => change({ kind })}
          />
        )}
        {typed.kind === 'play' && <PlayEntry state={state} seat={seat} typed={typed} change={change} />}
        {typed.kind === 'exchange' && (
          <ExchangeEntry state={state} seat={seat} typed={typed} change={change} names={names} />
        )}
        {typed.kind === 'pass' && (
          <div class={`${entry.show} ${styles.show}`}>
            <p class={entry.big}>{settling.pass}</p>
            <p>{ends ? settling.passEnds : settling.passText}</p>
          </div>
        )}
        <div class={`${entry.foot} ${styles.foot}`}>
          {notice.value === '' ? (
            <RefusalNotice refused={touch.refused.value} names={names} />
          ) : (
            <Notice>{notice.value}</Notice>
          )}
          {free && typed.kind === 'play' && challengersOf(state, seat).length > 0 && (
            <Button
              kind="danger"
              onClick={() => change({ challenge: { by: null, words: wordsToChallenge(typed.words) } })}
            >
              {settling.challenge}
            </Button>
          )}
          <Button kind="main" data-seat={next ?? undefined} onClick={record}>
            {ends
              ? settling.recordEnd
              : next === null
                ? settling.record
                : settling.recordFor(names[next] ?? '')}
          </Button>
        </div>
      </main>
      {undoing.value && (
        <UndoQuestion
          app={app}
          close={() => {
            undoing.value = false;
          }}
        />
      )}
    </div>
  );
}

/** Digits are points, letters are the word, whichever pad is shown. */
function playKey(
  event: KeyboardEvent,
  typed: TypedMove,
  rack: number,
  alphabet: readonly string[],
  change: (changes: Partial<TypedMove>) => void,
): void {
  const { key } = event;
  const letter = key.toUpperCase();
  if (/^\d$/.test(key)) {
    if (typed.pad !== 'tiles') change({ digits: typeDigit(typed.digits, key) });
    else if (isCount(key, rack)) change({ ...countedTiles(Number(key), rack), pad: 'digits' });
  } else if (key === 'Backspace') {
    if (typed.pad === 'letters') change({ words: eraseLetter(typed.words) });
    else change({ digits: typed.digits.slice(0, -1) });
  } else if (key === ' ' && typed.pad === 'letters' && !pressesButton(event)) {
    event.preventDefault();
    change({ words: nextWord(typed.words) });
  } else if (alphabet.includes(letter)) {
    change({ words: addLetter(typed.words, letter), pad: 'letters' });
  }
}

function isCount(key: string, most: number): boolean {
  return /^[1-9]$/.test(key) && Number(key) <= most;
}
