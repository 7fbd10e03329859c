import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type BestMove, bestMoves } from '../../app/duplicate/bestMove.ts';
import { judgeByList } from '../../app/duplicate/listJudging.ts';
import { asksForEnd, nextMove, openMove, tileSetOf } from '../../domain/duplicate/state.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { Board } from '../parts/Board.tsx';
import { Button } from '../parts/Button.tsx';
import { Tiles } from '../parts/Tiles.tsx';
import { AnswerEntry } from './AnswerEntry.tsx';
import { AnswerGroups } from './AnswerGroups.tsx';
import { Drawing } from './Drawing.tsx';
import styles from './Duplicate.module.css';
import type { HallProps } from './DuplicateScreen.tsx';
import { HallClock } from './HallClock.tsx';
import { HallFrame } from './HallFrame.tsx';
import { MasterChoice } from './MasterChoice.tsx';
import { refusalText } from './refusalText.ts';
import { Undecided } from './Undecided.tsx';

/** The referee's screen: from the letters to the move that goes on the board. */
export function PlayView({ app, hall }: HallProps) {
  const t = duplicateTexts.value;
  const state = hall.state.value;
  const move = openMove(state);
  const said = useSignal('');
  const stopAfter = useSignal(false);
  const lists = app.lists.value;
  useEffect(() => {
    void judgeByList(hall, lists);
  }, [hall.game.value, lists]);

  const best = useSignal<readonly BestMove[]>([]);
  useEffect(() => {
    best.value = [];
    if (!move) return;
    let wanted = true;
    void bestMoves(hall.state.peek(), move, lists).then((found) => {
      if (wanted) best.value = found;
    });
    return () => {
      wanted = false;
    };
  }, [move?.n, lists]);

  const act = (refusal: ReturnType<typeof hall.add>) => {
    said.value = refusal ? refusalText(refusal) : '';
    return refusal === null;
  };
  const close = (done: boolean) => {
    if (done && stopAfter.value && hall.state.peek().phase === 'drawing') {
      stopAfter.value = false;
      hall.add({ type: 'pause' });
    }
  };
  const last = state.moves.findLast(({ master }) => master)?.master;
  return (
    <HallFrame
      app={app}
      hall={hall}
      view="play"
      actions={<Button onClick={() => act(hall.undo())}>{t.undo}</Button>}
    >
      <div class={styles.play}>
        <div class={styles.side}>
          <p class={styles.moveName}>
            <b>{state.phase === 'over' ? t.over[state.end!.why] : t.move(nextMove(state))}</b>
            {state.start.game && <span class={styles.muted}>{t.game(state.start.game)}</span>}
          </p>
          <HallClock app={app} hall={hall} sounds />
          {state.rack && state.phase !== 'drawing' && state.phase !== 'over' && (
            <Tiles set={tileSetOf(state)} letters={state.rack.join('')} size="large" />
          )}
        </div>
        <div class={`${styles.stack} ${styles.work}`}>
          <p class={styles.said} role="status">
            {said}
          </p>
          {asksForEnd(state) && <p class={styles.warning}>{t.master.asksForEnd}</p>}
          {state.paused && (
            <Button kind="main" wide onClick={() => act(hall.add({ type: 'resume' }))}>
              {t.clock.resume}
            </Button>
          )}
          {state.phase === 'drawing' && !state.paused && <Drawing hall={hall} act={act} />}
          {state.phase === 'ready' && !state.paused && (
            <Button kind="main" wide onClick={() => act(hall.add({ type: 'move' }))}>
              {t.clock.start}
            </Button>
          )}
          {move && (
            <>
              <AnswerEntry hall={hall} />
              <Undecided hall={hall} act={act} />
              <MasterChoice hall={hall} best={best.value} act={(refusal) => close(act(refusal))} />
              <AnswerGroups hall={hall} move={move} />
              <div class={styles.keys}>
                {!state.paused && (
                  <Button onClick={() => act(hall.add({ type: 'pause' }))}>{t.clock.stop}</Button>
                )}
                <Button
                  onClick={() => {
                    stopAfter.value = !stopAfter.value;
                  }}
                >
                  {stopAfter.value ? t.clock.stopping : t.clock.stopAfter}
                </Button>
              </div>
            </>
          )}
          {!move && state.moves.length > 0 && state.phase !== 'over' && (
            <AnswerGroups hall={hall} move={state.moves.at(-1)!} />
          )}
        </div>
        {state.board && (
          <div class={styles.board}>
            <Board
              set={tileSetOf(state)}
              board={state.board}
              naming={state.rules.naming}
              label={last ? last.words.join(', ') : t.move(nextMove(state))}
            />
          </div>
        )}
      </div>
    </HallFrame>
  );
}
