import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { bestMoves, type MasterCandidate } from '../../app/duplicate/bestMove.ts';
import { entryMoves } from '../../app/duplicate/entryMoves.ts';
import type { Hall } from '../../app/duplicate/hall.ts';
import { writeHallRoute } from '../../app/duplicate/hallRoute.ts';
import { judgeByList } from '../../app/duplicate/listJudging.ts';
import { NOTHING_LAID } from '../../domain/board/laying.ts';
import { asksForEnd, nextMove, openMove, tileSetOf } from '../../domain/duplicate/state.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { Button } from '../parts/Button.tsx';
import { Group, Row } from '../parts/Row.tsx';
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
import { UndecidedNotice } from './UndecidedNotice.tsx';

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
  const entering = useComputed(() => entryMoves(hall.state.value).length > 0).value;
  const behind = useSignal<number | null>(null);
  const said = useSignal('');
  const wrong = useSignal(false);
  const laying = useSignal(NOTHING_LAID);
  useSignalEffect(() => {
    void hall.game.value;
    void judgeByList(hall, app.lists.value);
  });

  useEffect(() => {
    // Slips are for the move that is played, until somebody says otherwise.
    behind.value = null;
  }, [open]);

  const best = useSignal<readonly MasterCandidate[]>([]);
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
    wrong.value = true;
    return refusal === null;
  };
  const undo = () => {
    const undone = hall.undo();
    if (!undone.ok) {
      act(undone.error);
      return;
    }
    const { type } = undone.value;
    said.value = type === 'start' ? '' : t.undone(t.facts[type]);
    wrong.value = false;
  };
  return (
    <HallFrame app={app} hall={hall} view="play" actions={<Button onClick={undo}>{t.undo}</Button>}>
      <div class={styles.play} data-stack="4">
        <div class={styles.side} data-stack="3">
          <Heading hall={hall} />
          {phase !== 'over' && <HallClock hall={hall} beep={app.device.beep} />}
          <LedRoom halls={halls} hall={hall} />
          <Rack hall={hall} />
          <Replaced hall={hall} />
        </div>
        <div class={styles.desk}>
          <div class={`${styles.stack} ${styles.work}`}>
            <p class={styles.said} data-bad={wrong.value || undefined} role="status">
              {said}
            </p>
            {asks && <p class={styles.warning}>{t.master.asksForEnd}</p>}
            {paused && (
              <Button kind="main" wide onClick={() => act(hall.add({ type: 'resume' }))}>
                {t.clock.resume}
              </Button>
            )}
            {phase === 'over' && <AfterGame app={app} hall={hall} />}
            {phase === 'drawing' && !paused && <Drawing app={app} hall={hall} act={act} />}
            {phase === 'ready' && !paused && (
              <Button kind="main" wide onClick={() => act(hall.add({ type: 'move' }))}>
                {t.clock.start}
              </Button>
            )}
            {entering && <AnswerEntry hall={hall} laying={laying} behind={behind} />}
            {open !== null && (
              <>
                <MasterChoice hall={hall} best={best} act={act} />
                <Stops hall={hall} act={act} />
              </>
            )}
          </div>
          <div class={`${styles.stack} ${styles.claims}`}>
            {open !== null && behind.value !== null && behind.value !== open && (
              <AnswerGroups hall={hall} n={behind.value} />
            )}
            {open !== null && <AnswerGroups hall={hall} n={open} />}
            {open === null && played > 0 && (phase !== 'over' || entering) && (
              <AnswerGroups hall={hall} n={played} />
            )}
          </div>
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
      {game && (
        <span class={styles.muted} data-quiet>
          {t.game(game)}
        </span>
      )}
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

/** Racks that failed the check before this one: the referee announces it (004 §9). */
function Replaced({ hall }: { readonly hall: Hall }) {
  const racks = useComputed(() => {
    const { phase, draws } = hall.state.value;
    const rejected = phase === 'ready' || phase === 'playing' ? draws.at(-1)?.rejected : undefined;
    return rejected?.join(', ') ?? '';
  }).value;
  if (racks === '') return null;
  const t = duplicateTexts.value.draw;
  return (
    <p class={styles.guard} role="status">
      {t.replaced(racks.split(', ').length)} ({racks})
    </p>
  );
}

const NEXT = { words: 'list', partiars: 'sheet', table: 'trophy' } as const;

/** What is left to do when the game is over, in its order. */
function AfterGame({ app, hall }: Pick<HallProps, 'app' | 'hall'>) {
  const t = duplicateTexts.value;
  const names = Object.keys(NEXT) as (keyof typeof NEXT)[];
  return (
    <>
      <UndecidedNotice app={app} hall={hall} />
      <Group>
        {names.map((name) => (
          <Row
            key={name}
            icon={NEXT[name]}
            label={t.tabs[name]}
            note={t.next[name]}
            onClick={() => app.navigation.replace('duplicate', writeHallRoute(hall.id, name))}
          />
        ))}
      </Group>
    </>
  );
}

type StopProps = { readonly hall: Hall; readonly act: (refusal: ReturnType<Hall['add']>) => unknown };

/** Now, or when this move is over: that is a fact, and outlives a reload. */
function Stops({ hall, act }: StopProps) {
  const t = duplicateTexts.value.clock;
  const paused = useComputed(() => hall.state.value.paused !== null).value;
  const stopping = useComputed(() => hall.state.value.stopping !== null).value;
  if (paused) return null;
  return (
    <div class={styles.keys} data-flow>
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
