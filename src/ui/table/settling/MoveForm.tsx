import { useComputed, useSignal } from '@preact/signals';
import { bagTold } from '../../../app/board/unseenTiles.ts';
import type { App } from '../../../app/shell/app.ts';
import { isUnsaved } from '../../../app/shell/saving.ts';
import { callNames } from '../../../app/table/callName.ts';
import { feel } from '../../../app/table/feel.ts';
import {
  asksForBonus,
  hasManyPoints,
  moveFact,
  nextMover,
  pointsOf,
  tilesOf,
  withFirstWord,
} from '../../../app/table/moveFact.ts';
import { stopCost } from '../../../app/table/sheet.ts';
import { NOTHING_TYPED, type TypedMove } from '../../../app/table/typedMove.ts';
import { wordsToChallenge } from '../../../app/table/typedWords.ts';
import { isTimed } from '../../../domain/clock/clock.ts';
import { challengersOf } from '../../../domain/table/challenge.ts';
import { current, type Game } from '../../../domain/table/game.ts';
import { nextNumber } from '../../../domain/table/lines.ts';
import { goingOut } from '../../../domain/table/questions.ts';
import type { GameState } from '../../../domain/table/state.ts';
import { TILE_SETS } from '../../../domain/tiles/tileSet.ts';
import type { Millis, Seat } from '../../../domain/units.ts';
import { figure } from '../../../i18n/figures.ts';
import { messages } from '../../../i18n/messages.ts';
import { Arrowed } from '../../parts/Arrowed.tsx';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { keepFocus, pressesButton, useKeys } from '../../parts/keys.ts';
import { EnteredPoints, MoveHero } from '../../parts/MoveHero.tsx';
import { NotSaved } from '../../parts/NotSaved.tsx';
import { Toast } from '../../parts/Toast.tsx';
import { dotted } from '../../text/dotted.ts';
import { UndoQuestion } from '../undo/UndoQuestion.tsx';
import { BonusQuestion } from './BonusQuestion.tsx';
import { exchangeTrouble } from './ExchangeEntry.tsx';
import styles from './MoveForm.module.css';
import { MoveSlots } from './MoveSlots.tsx';
import { isCount, playKey } from './moveKeys.ts';
import { edgeSide, OpponentEdge } from './OpponentEdge.tsx';

type Props = {
  readonly app: App;
  /** The game that the move is added to, and its state. */
  readonly game: Game;
  readonly state: GameState;
  readonly seat: Seat;
  /**
   * What was typed since the stop. Null where the clock is not stopped yet: the form stands ready, empty, and hears
   * nothing. Not asked for here, because a form whose move was recorded would be drawn anew out of sight.
   */
  readonly sinceStop: TypedMove | null;
};

/** Less than this is given without a word. */
const WORTH_ASKING: Millis = 5_000;

/** What the mover did. After a verdict only the points of the move that stands are left to enter. */
export function MoveForm({ app, game, state, seat, sinceStop }: Props) {
  const { settling } = messages.value;
  const notice = useSignal('');
  /** So many points are worth a second look; the second press records them. */
  const sure = useSignal(false);
  const undoing = useSignal(false);
  const askingBonus = useSignal(false);
  const { table, typedMove, touch } = app;
  const { rules, phase } = state;
  const names = callNames(state.players);
  const side = edgeSide(state, seat, app.settings.value.value.layout);
  const unsaved = useComputed(() => (isUnsaved(table.saving.value) ? '' : undefined));
  const free = phase.name === 'settling';
  const ahead = sinceStop === null;
  const now = sinceStop ?? NOTHING_TYPED;
  const typed = withFirstWord(free ? now : { ...now, kind: 'play' }, state);

  const change = (changes: Partial<TypedMove>) => {
    notice.value = '';
    sure.value = false;
    typedMove.change(changes);
  };
  const record = (event: Event, entered: TypedMove = typed) => {
    if (asksForBonus(entered, rules)) {
      askingBonus.value = true;
      return;
    }
    const fact = moveFact(entered, state, seat);
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
    if (!said && touch.act(refusal)) feel(app, 'save');
  };

  /** A slip of the finger costs nothing worth a question; later the clock has run on, and that is said first. */
  const toClock = () => {
    if ((stopCost(table.game.value, app.time.now()) ?? 0) < WORTH_ASKING) touch.act(table.undo());
    else undoing.value = true;
  };

  useKeys((event) => {
    // Out of sight it is not spoken to.
    if (table.game.peek() !== game) return;
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
  const outcome = table.preview(fact ?? { type: 'play', seat, points: 0 }, game);
  const next = nextMover(outcome);
  const ends = fact !== null && outcome.ok && next === null;

  const points = typed.kind === 'play' ? pointsOf(typed, rules.bingo) : null;
  const total = (state.scores[seat] ?? 0) + (points ?? 0);
  const bag = bagTold((outcome.ok && current(outcome.value)) || state);
  // Without its tiles the move would end the counting of the bag: that is said while it can be put right.
  const bagSaid =
    bag !== null ? settling.bag(bag) : points !== null && bagTold(state) !== null ? settling.bagLost : '';
  const going = typed.kind === 'play' ? goingOut(state, seat, tilesOf(typed, rules.rack)) : 'no';
  const trouble =
    notice.value || (typed.kind === 'exchange' ? exchangeTrouble(state, seat, typed, names) : '');
  const done = typed.kind === 'play' ? `+${figure(points ?? 0)}` : settling[typed.kind].toLowerCase();

  return (
    <div class={styles.screen} data-edge={side ?? undefined} data-trouble={unsaved}>
      <div class={styles.trouble}>
        <NotSaved app={app} />
      </div>
      <OpponentEdge
        app={app}
        state={state}
        mover={seat}
        side={side}
        name={names[seat] ?? ''}
        said={done}
        total={`${settling.total} ${figure(total)}`}
        onChallenge={
          free && typed.kind === 'play' && challengersOf(state, seat).length > 0
            ? () => change({ challenge: { by: null, words: wordsToChallenge(typed.words) } })
            : null
        }
      />
      <MoveHero
        seat={seat}
        title={settling.title(names[seat] ?? '')}
        waits={ahead}
        name={names[seat] ?? ''}
        about={settling.turnNumber(nextNumber(state, seat))}
        back={
          free && (
            <button
              type="button"
              aria-label={`${settling.toClock}: ${settling.undoStop}`}
              title={settling.undoStopHint}
              onClick={toClock}
            >
              <Icon name="back" /> {settling.toClock}
            </button>
          )
        }
        ways={
          <button
            type="button"
            data-round
            aria-label={messages.value.clock.sheet}
            onClick={() => app.navigation.go('sheet')}
          >
            <Icon name="sheet" />
          </button>
        }
        {...(isTimed(rules.clock)
          ? { time: ahead ? app.ticker.text(seat).peek() : app.ticker.text(seat) }
          : {})}
        entered={
          typed.kind === 'play' ? (
            <EnteredPoints label={settling.points} points={points} text={String(points ?? 0)} />
          ) : (
            <span>
              {settling[typed.kind]} {typed.kind === 'exchange' && (typed.exchanged ?? '')}
            </span>
          )
        }
        made={
          typed.kind === 'play' &&
          typed.bonus &&
          settling.withBonus((points ?? rules.bingo) - rules.bingo, rules.bingo)
        }
        sum={figure(total)}
        note={
          going === 'sure' ? settling.outSure : dotted([settling.total, bagSaid.replaceAll(' ', '\u00a0')])
        }
      >
        <Toast said={trouble} refused={touch.refused.value} names={names} />
      </MoveHero>
      <main class={styles.form} onMouseDown={keepFocus}>
        <MoveSlots
          state={state}
          seat={seat}
          typed={typed}
          order={app.settings.value.value.letterOrder}
          change={change}
          free={free}
          going={going}
          next={next}
          ends={ends}
        />
        <div class={styles.save}>
          <Button kind="main" data-seat={next ?? undefined} onClick={record}>
            <Arrowed
              text={
                ends
                  ? settling.recordEnd
                  : next === null
                    ? settling.record
                    : settling.recordFor(names[next] ?? '')
              }
            />
          </Button>
        </div>
      </main>
      {askingBonus.value && (
        <BonusQuestion
          points={Number(typed.digits)}
          bonus={rules.bingo}
          onAnswer={(held, event) => {
            askingBonus.value = false;
            change({ bonus: true, held });
            record(event, { ...typed, bonus: true, held });
          }}
          onClose={() => {
            askingBonus.value = false;
          }}
        />
      )}
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
