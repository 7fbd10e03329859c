import { useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { framesOf } from '../../app/board/replay.ts';
import type { App } from '../../app/shell/app.ts';
import { callNames } from '../../app/table/callName.ts';
import { namingOf } from '../../domain/board/naming.ts';
import { clockText } from '../../domain/clock/clock.ts';
import { resultOf } from '../../domain/table/finalScore.ts';
import { current, type Game } from '../../domain/table/game.ts';
import { isRunning } from '../../domain/table/state.ts';
import { TILE_SETS } from '../../domain/tiles/tileSet.ts';
import { afterGameMessages } from '../../i18n/afterGame.ts';
import { boardMessages } from '../../i18n/board.ts';
import { figure } from '../../i18n/figures.ts';
import { messages } from '../../i18n/messages.ts';
import { Board } from '../parts/Board.tsx';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useKeys } from '../parts/keys.ts';
import { Screen } from '../parts/Screen.tsx';
import { useShownGame } from '../parts/storedGame.ts';
import { earlyNote } from '../text/earlyNote.ts';
import { BestMove, LeftPoints } from './BestMove.tsx';
import { useBestMoves } from './bestMovesAsked.ts';
import { frameLine } from './frameLine.ts';
import { PictureButton } from './PictureDialog.tsx';
import styles from './Replay.module.css';
import { ReplayLines } from './ReplayLines.tsx';

/** So far a finger goes before it is a swipe. */
const SWIPE = 40;

/** A game that was played, move by move: of the table, or any game on this phone by its id. */
export function Replay({ app }: { readonly app: App }) {
  const text = boardMessages.value;
  const { navigation } = app;
  const shown = useShownGame(app);
  if (!shown) return null;
  const { game, onTable } = shown;
  const state = current(game);
  const back = () => navigation.back('sheet', navigation.route.value.id);
  return (
    <Screen title={text.replay} back={{ label: messages.value.common.back, go: back }} fill>
      {!state || (onTable && isRunning(state)) ? (
        <p>{text.replayAfter}</p>
      ) : (
        <Frames app={app} game={game} onLeave={back} />
      )}
    </Screen>
  );
}
Replay.texts = {
  load: async () => {
    await Promise.all([boardMessages.load(), afterGameMessages.load()]);
  },
};

type FramesProps = { readonly app: App; readonly game: Game; readonly onLeave: () => void };

function Frames({ app, game, onLeave }: FramesProps) {
  const text = boardMessages.value;
  const after = afterGameMessages.value;
  const frames = useMemo(() => framesOf(game), [game]);
  const at = useSignal(frames.length - 1);
  const asked = useBestMoves(app, game);
  const pictured = useSignal(false);
  /** The best move lies on the board in place of the one that was made. */
  const instead = useSignal(false);
  const down = useRef<number | null>(null);
  const state = current(game)!;
  const names = useMemo(() => callNames(state.players), [state.players]);
  const frame = frames[at.value] ?? frames[0]!;
  const final = at.value === frames.length - 1 ? resultOf(state) : null;
  const early = earlyNote(state.end, state.players);
  const told = asked.told.value;
  const best = told && frame.turn ? (told.lines.get(at.value - 1) ?? null) : null;
  const laid = instead.value && best?.best ? best.best.tiles : null;
  const go = (to: number) => {
    instead.value = false;
    at.value = Math.min(Math.max(0, to), frames.length - 1);
  };
  useKeys((event) => {
    const { key } = event;
    // What lies over the screen has the keys to itself.
    if (pictured.value) return;
    if (key === 'Escape') onLeave();
    else if (key === 'ArrowRight' || key === 'ArrowDown') go(at.value + 1);
    else if (key === 'ArrowLeft' || key === 'ArrowUp') go(at.value - 1);
    else if (key === 'Home') go(0);
    else if (key === 'End') go(frames.length - 1);
    else return;
    event.preventDefault();
  });
  return (
    <div class={styles.replay}>
      <div
        class={styles.board}
        onPointerDown={(event) => {
          down.current = event.clientX;
        }}
        onPointerUp={(event) => {
          const moved = down.current === null ? 0 : event.clientX - down.current;
          down.current = null;
          if (Math.abs(moved) > SWIPE) go(at.value + (moved < 0 ? 1 : -1));
        }}
      >
        <Board
          set={TILE_SETS[state.rules.language]}
          board={frame.board}
          label={text.lying(frame.board.tiles + (frame.off ? 0 : frame.fresh.length))}
          fresh={laid ?? frame.fresh}
          off={laid === null && frame.off}
          naming={namingOf(state.rules.language)}
          seat={frame.turn?.seat}
        />
      </div>
      <div class={styles.told}>
        <div>
          <p class={styles.line} data-cut role="status" data-seat={frame.turn?.seat}>
            {frameLine(frame, names)}
          </p>
          {final && early !== '' && <p>{early}</p>}
          {told && frame.turn && (
            <BestMove
              best={best}
              naming={namingOf(state.rules.language)}
              shown={laid !== null}
              onShow={(show) => {
                instead.value = show;
              }}
            />
          )}
        </div>
        <ul class={styles.sums}>
          {names.map((name, seat) => (
            <li key={seat} data-seat={seat} data-mover={frame.turn?.seat === seat || undefined}>
              <span data-cut>{name}</span>
              <b>{figure(final?.columns[seat]?.total ?? frame.sums[seat] ?? 0)}</b>
              {frame.times && <small>{clockText(frame.times[seat] ?? 0)}</small>}
            </li>
          ))}
        </ul>
        <div class={styles.steps} data-off-paper>
          <Button aria-label={text.previous} disabled={at.value === 0} onClick={() => go(at.value - 1)}>
            <Icon name="back" />
          </Button>
          <input
            type="range"
            min={0}
            max={frames.length - 1}
            value={at.value}
            aria-label={text.slider}
            aria-valuetext={frameLine(frame, names)}
            onInput={(event) => go(Number(event.currentTarget.value))}
          />
          <Button
            aria-label={text.following}
            disabled={at.value === frames.length - 1}
            onClick={() => go(at.value + 1)}
          >
            <Icon name="chevron" />
          </Button>
        </div>
        <div class={styles.below} data-stack="2" data-off-paper>
          <div class={styles.ways}>
            {told === null && (
              <Button disabled={asked.searching.value} onClick={asked.ask}>
                {after.bestMoves}
              </Button>
            )}
            <PictureButton app={app} game={game} shown={pictured} />
          </div>
          <LeftPoints asked={asked} names={names} />
          <ReplayLines frames={frames} names={names} at={at.value} onGo={go} />
        </div>
      </div>
    </div>
  );
}
