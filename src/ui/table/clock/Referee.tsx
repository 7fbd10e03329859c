import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { App } from '../../../app/shell/app.ts';
import { clockSeats } from '../../../domain/table/clockCorrection.ts';
import type { GameState } from '../../../domain/table/state.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { Chip } from '../../parts/Chip.tsx';
import { Segments } from '../../parts/Segments.tsx';
import styles from './Referee.module.css';
import { type Correction, MoveTime, PenaltyTask, SetTimes } from './RefereeTasks.tsx';

type Props = {
  readonly app: Pick<App, 'table' | 'ticker' | 'time'>;
  readonly state: GameState;
  readonly close: () => void;
};
type Task = 'times' | 'move' | 'points';

const LONGEST_REASON = 120;

/** The referee's corrections: what changes, then why, then one button. Each is a fact of the log; the clocks stand meanwhile. */
export function Referee({ app, state, close }: Props) {
  const t = messages.value.clock;
  const tasks = tasksOf(state);
  const task = useSignal<Task>(tasks[0] ?? 'points');
  const reason = useSignal('');
  const message = useSignal('');
  /** Grows with every correction that was made: the next one begins with what the clocks show now. */
  const made = useSignal(0);
  const draft = useRef<Correction>(() => null);

  const apply = () => {
    const why = reason.value.trim();
    const fact = draft.current(why);
    if (!fact || why === '') {
      message.value = fact ? t.reasonNeeded : t.nothingChanged;
      return;
    }
    const refusal = app.table.record(fact);
    const names = state.players.map(({ name }) => name);
    message.value = refusal ? messages.value.refusals(refusal, names) : t.applied;
    if (refusal) return;
    reason.value = '';
    made.value += 1;
  };
  const offer = (next: Correction) => {
    draft.current = next;
  };
  const shared = { key: made.value, state, offer };

  return (
    <div class={styles.sheet} role="dialog" aria-modal="true" aria-label={t.refereeTitle}>
      <header class={styles.header}>
        <h2>{t.refereeTitle}</h2>
        <Button kind="quiet" onClick={close}>
          {messages.value.common.close}
        </Button>
      </header>
      <div class={styles.what} data-stack="2">
        {tasks.length > 1 && (
          <Segments
            label={t.refereeTitle}
            names={tasks}
            chosen={task.value}
            text={(name) => ({ times: t.times, move: t.moveTime, points: t.penalty })[name]}
            onChoose={(name) => {
              task.value = name;
              message.value = '';
            }}
          />
        )}
        {task.value === 'times' && <SetTimes {...shared} app={app} />}
        {task.value === 'move' && <MoveTime {...shared} app={app} />}
        {task.value === 'points' && <PenaltyTask {...shared} />}
      </div>
      <div class={styles.why} data-stack="2">
        <p class={styles.message} role="status">
          {message.value || t.reason}
        </p>
        <div class={styles.reasons} role="group" aria-label={t.reason}>
          {t.reasons.map((text) => (
            <Chip
              key={text}
              on={reason.value === text}
              onChange={(on) => {
                reason.value = on ? text : '';
                message.value = '';
              }}
            >
              {text}
            </Chip>
          ))}
        </div>
        <input
          class={styles.input}
          aria-label={t.ownReason}
          placeholder={t.ownReason}
          maxLength={LONGEST_REASON}
          value={t.reasons.includes(reason.value) ? '' : reason.value}
          onInput={(event) => {
            reason.value = event.currentTarget.value;
          }}
        />
        <Button kind="main" wide onClick={apply}>
          {t.apply}
        </Button>
      </div>
    </div>
  );
}

/** Without a clock there is no time to put right, and time that all share cannot go from one to another. */
function tasksOf(state: GameState): readonly Task[] {
  const clocks = clockSeats(state).length;
  if (clocks === 0) return ['points'];
  return clocks === 1 ? ['times', 'points'] : ['times', 'move', 'points'];
}
