import type { App } from '../../../app/shell/app.ts';
import { callNames } from '../../../app/table/callName.ts';
import { recordedWords } from '../../../app/table/moveFact.ts';
import { challengersOf } from '../../../domain/table/challenge.ts';
import type { GameState } from '../../../domain/table/state.ts';
import { seatsOf } from '../../../domain/table/state.ts';
import type { Seat } from '../../../domain/units.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { RefusalNotice } from '../../parts/RefusalNotice.tsx';
import { useTapGuard } from '../../parts/tapGuard.ts';
import { SheetWord } from '../words/SheetWord.tsx';
import styles from './End.module.css';

type Props = { readonly app: App; readonly state: GameState; readonly mover: Seat };

/** Somebody went out: an opponent accepts the move, or challenges it (001 §5.1). */
export function Accepting({ app, state, mover }: Props) {
  const { common, end: text } = messages.value;
  const names = callNames(state.players);
  const last = state.turns.at(-1);
  const checked = state.challenges.at(-1);
  const stood = checked?.turn === state.turns.length ? checked : null;
  const words = last?.kind === 'play' ? last.words : [];
  const { typedMove } = app;
  const mayTap = useTapGuard();
  const refused = app.touch.refused.value;

  const accept = (seat: Seat, event: Event) => {
    app.touch.act(app.table.record({ type: 'accept', seat }, app.time.ofEvent(event)), seat);
  };
  const challenge = () => {
    typedMove.change({ challenge: { by: null, words: recordedWords(state, typedMove.typed.value) } });
  };

  return (
    <section class={styles.card} data-stack="2" data-card>
      <h2>
        {text.lastMove}: {names[mover]}
      </h2>
      {last && (
        <p class={styles.move} data-seat={mover}>
          <strong>{common.points(last.points)}</strong>
          {words.map((word) => (
            <SheetWord key={word} word={word} />
          ))}
        </p>
      )}
      {stood && <p role="status">{text.stood(stood.words.map(({ word }) => word).join(', '))}</p>}
      <p>{text.acceptText}</p>
      <RefusalNotice refused={refused?.seat === null ? null : refused} names={names} />
      {seatsOf(state)
        .filter((seat) => seat !== mover)
        .map((seat) => (
          <Button
            key={seat}
            kind="main"
            wide
            data-seat={seat}
            disabled={!mayTap.value}
            onClick={(event) => accept(seat, event)}
          >
            {text.acceptBy(names[seat] ?? '')}
          </Button>
        ))}
      {!stood && challengersOf(state, mover).length > 0 && (
        <Button kind="challenge" wide onClick={challenge}>
          {text.challenge}
        </Button>
      )}
    </section>
  );
}
