import { useEffect } from 'preact/hooks';
import { writeHallRoute } from '../../app/duplicate/hallRoute.ts';
import { layWord } from '../../domain/board/lay.ts';
import { lastAnswers, nextMove, openMove, tileSetOf } from '../../domain/duplicate/state.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { Board } from '../parts/Board.tsx';
import { placeText } from '../parts/placeText.ts';
import { RoundButton } from '../parts/RoundButton.tsx';
import { Tiles } from '../parts/Tiles.tsx';
import type { HallProps } from './DuplicateScreen.tsx';
import { HallClock } from './HallClock.tsx';
import styles from './Room.module.css';
import { RoomBetween } from './RoomBetween.tsx';
import { RoomWords } from './RoomWords.tsx';
import { TurnCode } from './TurnCode.tsx';

/** For the projector (`n` 1: with the code of the move): board, letters, time, how many have answered; between moves what was laid, after the game how it ended, and the words. Until then no points but the laid ones. */
export function RoomScreen({ app, halls, hall, n }: HallProps) {
  const t = duplicateTexts.value;
  const state = hall.state.value;
  const set = tileSetOf(state);
  const move = openMove(state);
  const { rules, start, board, rack, phase } = state;
  useEffect(() => {
    app.device.keepAwake(true);
    return () => void app.device.keepAwake(false);
  }, []);
  const last = state.moves.findLast(({ master }) => master) ?? null;
  const placement = last?.master?.placement ?? null;
  const laid =
    last?.board && placement
      ? layWord(set, last.board, placement, { rack: rules.rack, bonus: rules.bingo })
      : null;
  const fresh = laid?.ok ? laid.value.tiles : [];
  const answered = move ? lastAnswers(move).size : 0;
  const replaced = state.draws.at(-1)?.rejected?.length ?? 0;
  const leave = () => {
    halls.ports.fullScreen(false);
    app.navigation.replace('duplicate', writeHallRoute(hall.id, 'play'));
  };
  return (
    <main class={styles.room}>
      <div class={styles.board}>
        {board && (
          <Board
            set={set}
            board={laid?.ok && last?.board ? last.board : board}
            fresh={fresh}
            naming={rules.naming}
            label={placement?.word ?? t.move(nextMove(state))}
          />
        )}
      </div>
      <section class={styles.side}>
        <header class={styles.head}>
          <h1>{phase === 'over' ? t.room.end : t.move(nextMove(state))}</h1>
          <p>{[start.game && t.game(start.game), start.event].filter(Boolean).join(' · ')}</p>
          <RoundButton icon="board" label={t.room.fullScreen} onClick={() => halls.ports.fullScreen(true)} />
          <RoundButton icon="close" label={t.room.leave} onClick={leave} />
        </header>
        {phase === 'over' ? (
          <RoomWords hall={hall} />
        ) : phase === 'drawing' ? (
          <RoomBetween hall={hall} />
        ) : (
          <>
            <HallClock hall={hall} big={n > 0 ? 'half' : 'whole'} />
            {rack && (
              <div class={styles.rack}>
                <Tiles set={set} letters={rack.join('')} size="huge" />
              </div>
            )}
          </>
        )}
        {n > 0 && <TurnCode hall={hall} ports={halls.ports} />}
        {replaced > 0 && phase !== 'drawing' && <p class={styles.note}>{t.draw.replaced(replaced)}</p>}
        {move && (
          <div class={styles.count}>
            <p>{t.answers.got(answered, start.participants.length)}</p>
            <span class={styles.track}>
              <span style={{ width: `${(100 * answered) / start.participants.length}%` }} />
            </span>
          </div>
        )}
        {last?.master && placement && phase !== 'drawing' && (
          <footer class={styles.previous}>
            <span>{t.master.previous}</span>
            <b>
              {placement.word.toUpperCase()} · {placeText(placement, rules.naming)}
              {rules.points === 'shown' && ` · +${last.master.points}`}
            </b>
          </footer>
        )}
      </section>
    </main>
  );
}
