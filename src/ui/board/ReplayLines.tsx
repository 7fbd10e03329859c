import { useMemo } from 'preact/hooks';
import type { Frame } from '../../app/board/replay.ts';
import { boardMessages } from '../../i18n/board.ts';
import { frameLine } from './frameLine.ts';
import styles from './Replay.module.css';

type Props = {
  readonly frames: readonly Frame[];
  readonly names: readonly string[];
  readonly at: number;
  readonly onGo: (to: number) => void;
};

/** All moves of a game. What they say is drawn once: a step only marks another of them. */
export function ReplayLines({ frames, names, at, onGo }: Props) {
  const text = boardMessages.value;
  const said = useMemo(
    () =>
      frames.map((frame) => [
        <span key="move">{frameLine(frame, names)}</span>,
        frame.turn && <b key="points">{frame.turn.points}</b>,
      ]),
    [frames, names, text],
  );
  return (
    <ol class={styles.lines}>
      {said.map((line, n) => (
        <li key={n}>
          <button type="button" aria-current={n === at ? 'step' : undefined} onClick={() => onGo(n)}>
            {line}
          </button>
        </li>
      ))}
    </ol>
  );
}
