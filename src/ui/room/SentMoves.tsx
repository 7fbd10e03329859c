import type { SentLine } from '../../app/room/outgoing.ts';
import type { NoMove } from '../../app/room/playerLaying.ts';
import type { Playing } from '../../app/room/playerRoom.ts';
import { countingOf } from '../../app/room/sentMoves.ts';
import type { Placement } from '../../domain/board/placement.ts';
import type { SquareNaming } from '../../domain/board/square.ts';
import { placeText } from '../parts/placeText.ts';
import { playTexts } from './playTexts.ts';
import styles from './Room.module.css';

type Props = {
  readonly room: Playing;
  readonly naming: SquareNaming;
  /** What lies on the board now: how many tiles, and as a move if it is one. */
  readonly lies?: Placement | null;
  readonly tiles?: number;
  /** Why it is none. */
  readonly why?: NoMove | null;
};

/** What counts in this move, what is on its way, and below it everything this device has sent; „>” for what was no move. */
export function SentMoves({ room, naming, lies = null, tiles = 0, why = null }: Props) {
  const t = playTexts(room);
  const lines = room.sent.value;
  const { sent, standing, unsent, ...said } = countingOf(lines, lies, tiles);
  // Once a move lies there, what was none is past.
  const slip = unsent && lies ? null : said.slip;
  const word = (line: SentLine) =>
    line.placement && (
      <>
        <b>{line.placement.word.toUpperCase()}</b> {placeText(line.placement, naming)}
      </>
    );
  const others = lines.filter((line) => line !== sent && line !== standing && line !== slip);
  return (
    <div class={styles.sent}>
      <div role="status">
        {sent ? (
          <p class={styles.counts} data-as={sent.as}>
            {t.sent[sent.as]} {word(sent)}
          </p>
        ) : (
          <p>{t.notSent}</p>
        )}
        {standing && (
          <p>
            {t.standing} {word(standing)}
          </p>
        )}
        {slip && (
          <p class={styles.slip}>
            {t.sent[slip.as]} {slip.as === 'none' && why && t.noMove[why]}
          </p>
        )}
      </div>
      {unsent && !slip && <p data-quiet>{t.unsent}</p>}
      {others.length > 0 && (
        <ol data-quiet>
          {others.map((line) => (
            <li key={line.seq}>
              {line.placement && line.as !== 'none' && word(line)} {t.before[line.as]}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
