import { useSignal } from '@preact/signals';
import { isAnnounced, laidSoFar, layingChanges, takeCounted } from '../../app/board/boardEntry.ts';
import { holesOf } from '../../app/board/holes.ts';
import { tableHand } from '../../app/board/tableHand.ts';
import type { App } from '../../app/shell/app.ts';
import { callNames } from '../../app/table/callName.ts';
import { moveFact, nextMover, pointsOf } from '../../app/table/moveFact.ts';
import { wordsToChallenge } from '../../app/table/typedWords.ts';
import { type Laying, NOTHING_LAID } from '../../domain/board/laying.ts';
import { namingOf } from '../../domain/board/naming.ts';
import { isTimed } from '../../domain/clock/clock.ts';
import { challengersOf } from '../../domain/table/challenge.ts';
import { current } from '../../domain/table/game.ts';
import { nextNumber } from '../../domain/table/lines.ts';
import { turnOf } from '../../domain/table/state.ts';
import { boardMessages } from '../../i18n/board.ts';
import { problemText } from '../../i18n/boardProblem.ts';
import { messages } from '../../i18n/messages.ts';
import { Arrowed } from '../parts/Arrowed.tsx';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { placeText } from '../parts/placeText.ts';
import { ScreenHeading } from '../parts/ScreenHeading.tsx';
import { Toast } from '../parts/Toast.tsx';
import styles from './BoardScreen.module.css';
import { LayingPad } from './LayingPad.tsx';
import { LayingProblem } from './LayingProblem.tsx';

/** Way B of writing a move down: it is laid on the board, and the board counts it. */
export function BoardMove({ app }: { readonly app: App }) {
  const text = boardMessages.value;
  const { settling } = messages.value;
  const notice = useSignal('');
  const { table, typedMove, touch } = app;
  const state = table.state.value;
  const seat = state && turnOf(state);
  if (!state || seat === null) return null;
  const typed = typedMove.typed.value;
  const laying = typed.laying ?? NOTHING_LAID;
  const hand = tableHand(state, seat);
  const names = callNames(state.players);
  const naming = namingOf(state.rules.language);
  const laid = laidSoFar(state, seat, laying);
  const fact = moveFact({ ...typed, kind: 'play' }, state, seat);
  const outcome = table.preview(fact ?? { type: 'play', seat, points: 0 });
  const next = nextMover(outcome);
  const after = fact && outcome.ok ? current(outcome.value) : null;
  const free = state.phase.name === 'settling';
  // The board is shown as it was before a move whose place nobody gave: why, and what to do about it.
  const [hole] = state.board || laying.cursor !== null ? [] : holesOf(table.game.value);

  const change = (to: Laying) => {
    notice.value = '';
    typedMove.change(layingChanges(state, seat, typed, to));
  };
  const toForm = () => typedMove.change({ pad: 'digits' });
  const record = (event: Event) => {
    if (!laid.ok) return;
    if (laid.value.kind === 'nothing') notice.value = text.nothingLaid;
    else if (!fact) notice.value = text.pointsNeeded;
    else touch.act(table.record(fact, app.time.ofEvent(event)));
  };

  const lies = laid.ok && laid.value.kind !== 'nothing' ? laid.value : null;
  const points = pointsOf(typed, state.rules.bingo);
  const heard = lies
    ? text.laid(
        lies.placement.word,
        placeText(lies.placement, naming),
        lies.kind === 'counted' ? lies.laid.points : null,
      )
    : '';
  return (
    <main class={styles.screen}>
      <header class={styles.head} data-seat={seat}>
        <button type="button" aria-label={text.toForm} onClick={toForm}>
          <Icon name="back" />
        </button>
        <ScreenHeading class={styles.mover}>
          <b>{names[seat]}</b> <span>{text.move(nextNumber(state, seat))}</span>
        </ScreenHeading>
        {free && challengersOf(state, seat).length > 0 && (
          <button
            type="button"
            class={styles.challenge}
            onClick={() =>
              typedMove.change({ challenge: { by: null, words: wordsToChallenge(typed.words) } })
            }
          >
            {settling.challenge}
          </button>
        )}
        {isTimed(state.rules.clock) && (
          <button type="button" class={styles.time} title={text.toForm} onClick={toForm}>
            {app.ticker.text(state.clock.running?.seat ?? seat)}
          </button>
        )}
      </header>
      <LayingPad
        laying={laying}
        hand={hand}
        seat={seat}
        onChange={change}
        onEnter={record}
        onEscape={toForm}
        heard={laid.ok ? heard : problemText(text.problems, laid.error, naming)}
        readout={(said) =>
          laid.ok ? (
            <div class={styles.figures}>
              {points !== null && lies && <output class={styles.points}>+{points}</output>}
              <div class={styles.lines}>
                {!lies && hole ? (
                  <button type="button" title={text.fill} onClick={() => app.navigation.go('fill')}>
                    {text.placeUnknown(hole.words[0]?.toUpperCase() ?? `+${hole.play.points}`)}
                  </button>
                ) : (
                  !lies && <p>{said || (laying.cursor === null ? text.tapSquare : text.typeWord)}</p>
                )}
                {lies && said === '' && (
                  <p>
                    <strong>{lies.placement.word.toUpperCase()}</strong> · {placeText(lies.placement, naming)}
                  </p>
                )}
                {lies && said !== '' && <p class={styles.problem}>{said}</p>}
                {lies?.kind === 'put-down' && said === '' && <p>{text.putDown}</p>}
                {lies?.kind === 'counted' && said === '' && (
                  <Counted
                    announced={isAnnounced(typed, state.rules.bingo) ? points : null}
                    counted={lies.laid.points}
                    ends={after !== null && next === null}
                    onTake={() => typedMove.change(takeCounted(typed, lies.laid.bonus))}
                  />
                )}
              </div>
            </div>
          ) : (
            <LayingProblem error={laid.error} naming={naming} onRepair={change} />
          )
        }
      >
        <Button kind="main" data-seat={next ?? undefined} disabled={!laid.ok} onClick={record}>
          <Arrowed
            text={
              after !== null && next === null
                ? settling.recordEnd
                : next === null
                  ? settling.record
                  : settling.recordFor(names[next] ?? '')
            }
          />
        </Button>
      </LayingPad>
      <Toast said={notice.value} refused={touch.refused.value} names={names} />
    </main>
  );
}
BoardMove.texts = boardMessages;

type CountedProps = {
  /** What was said, where the board says something else. */
  readonly announced: number | null;
  readonly counted: number;
  readonly ends: boolean;
  readonly onTake: () => void;
};

function Counted({ announced, counted, ends, onTake }: CountedProps) {
  const text = boardMessages.value;
  if (announced !== null) {
    return (
      <button type="button" onClick={onTake} title={text.takeCounted(counted)}>
        {text.bothPoints(announced, counted)}
      </button>
    );
  }
  return <p class={styles.counted}>{ends ? text.out : text.counted}</p>;
}
