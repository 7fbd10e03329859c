import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type BestMove, bestMoves } from '../../app/duplicate/bestMove.ts';
import type { Hall } from '../../app/duplicate/hall.ts';
import { judgeByList } from '../../app/duplicate/listJudging.ts';
import { NOTHING_LAID } from '../../domain/board/laying.ts';
import { asksForEnd, nextMove, openMove, tileSetOf } from '../../domain/duplicate/state.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { Button } from '../parts/Button.tsx';
import { Tiles } from '../parts/Tiles.tsx';
import { AnswerEntry } from './AnswerEntry.tsx';
import { AnswerGroups } from './AnswerGroups.tsx';
import { Drawing } from './Drawing.tsx';
import styles from './Duplicate.module.css';
import type { HallProps } from './DuplicateScreen.tsx';
import { HallClock } from './HallClock.tsx';
import { HallFrame } from './HallFrame.tsx';
import { LayAnswer } from './LayAnswer.tsx';
import { LedRoom } from './LedRoom.tsx';
import { MasterChoice } from './MasterChoice.tsx';
import { refusalText } from './refusalText.ts';
import { Undecided } from './Undecided.tsx';

/**
 * The referee's screen: from the letters to the move that goes on the board. Slips come by the dozen, so it knows only
 * what they do not change; each part looks for itself at what it shows.
 */
export function PlayView({ app, halls, hall }: HallProps) {
  const t = duplicateTexts.value;
  const phase = useComputed(() => hall.state.value.phase).value;
  const paused = useComputed(() => hall.state.value.paused !== null).value;
  const asks = useComputed(() => asksForEnd(hall.state.value)).value;
  const open = useComputed(() => openMove(hall.state.value)?.n ?? null).value;
  const played = useComputed(() => hall.state.value.moves.length).value;
  const said = useSignal('');
  const laying = useSignal(NOTHING_LAID);
  useSignalEffect(() => {
    void hall.game.value;
    void judgeByList(hall, app.lists.value);
  });

  const best = useSignal<readonly BestMove[]>([]);
  const lists = app.lists.value;
  useEffect(() => {
    best.value = [];
    const move = openMove(hall.state.peek());
    if (!move) return;
    let wanted = true;
    void bestMoves(hall.state.peek(), move, lists).then((found) => {
      if (wanted) best.value = found;
    });
    return () => {
      wanted = false;
    };
  }, [open, lists]);

  const act = (refusal: ReturnType<typeof hall.add>) => {
    said.value = refusal ? refusalText(refusal) : '';
    return refusal === null;
  };
  return (
    <HallFrame
      app={app}
      hall={hall}
      view="play"
      actions={<Button onClick={() => act(hall.undo())}>{t.undo}</Button>}
    >
      <div class={styles.play}>
        <div class={styles.side}>
          <Heading hall={hall} />
          <HallClock app={app} hall={hall} sounds />
          <LedRoom halls={halls} hall={hall} />
          <Rack hall={hall} />
        </div>
        <div class={`${styles.stack} ${styles.work}`}>
          <p class={styles.said} role="status">
            {said}
          </p>
          {asks && <p class={styles.warning}>{t.master.asksForEnd}</p>}
          {paused && (
            <Button kind="main" wide onClick={() => act(hall.add({ type: 'resume' }))}>
              {t.clock.resume}
            </Button>
          )}
          {phase === 'drawing' && !paused && <Drawing hall={hall} act={act} />}
          {phase === 'ready' && !paused && (
            <Button kind="main" wide onClick={() => act(hall.add({ type: 'move' }))}>
              {t.clock.start}
            </Button>
          )}
          {open !== null && (
            <>
              <AnswerEntry hall={hall} laying={laying} />
              <MasterChoice hall={hall} best={best} act={act} />
              <Undecided hall={hall} act={act} />
              <AnswerGroups hall={hall} n={open} />
              <Stops hall={hall} act={act} />
            </>
          )}
          {open === null && played > 0 && phase !== 'over' && <AnswerGroups hall={hall} n={played} />}
        </div>
        <div class={styles.board}>
          <LayAnswer hall={hall} laying={laying} />
        </div>
      </div>
    </HallFrame>
  );
}

function Heading({ hall }: { readonly hall: Hall }) {
  const t = duplicateTexts.value;
  const end = useComputed(() => hall.state.value.end?.why ?? null).value;
  const next = useComputed(() => nextMove(hall.state.value)).value;
  const { game } = hall.state.peek().start;
  return (
    <p class={styles.moveName}>
      <b>{end ? t.over[end] : t.move(next)}</b>
      {game && <span class={styles.muted}>{t.game(game)}</span>}
    </p>
  );
}

function Rack({ hall }: { readonly hall: Hall }) {
  const letters = useComputed(() => {
    const { rack, phase } = hall.state.value;
    return rack && (phase === 'ready' || phase === 'playing') ? rack.join('') : '';
  }).value;
  return letters === '' ? null : <Tiles set={tileSetOf(hall.state.peek())} letters={letters} size="large" />;
}

type StopProps = { readonly hall: Hall; readonly act: (refusal: ReturnType<Hall['add']>) => unknown };

/** Now, or when this move is over: that is a fact, and outlives a reload. */
function Stops({ hall, act }: StopProps) {
  const t = duplicateTexts.value.clock;
  const paused = useComputed(() => hall.state.value.paused !== null).value;
  const stopping = useComputed(() => hall.state.value.stopping !== null).value;
  if (paused) return null;
  return (
    <div class={styles.keys}>
      <Button onClick={() => act(hall.add({ type: 'pause' }))}>{t.stop}</Button>
      <Button
        aria-pressed={stopping}
        onClick={() => act(hall.add(stopping ? { type: 'resume' } : { type: 'pause', afterMove: true }))}
      >
        {stopping ? t.stopping : t.stopAfter}
      </Button>
    </div>
  );
}
