import { useSignal } from '@preact/signals';
import type { App } from '../../../app/shell/app.ts';
import { clockSeats } from '../../../domain/table/clockCorrection.ts';
import type { GameFact } from '../../../domain/table/fact.ts';
import type { GameState } from '../../../domain/table/state.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import styles from './Referee.module.css';
import { MoveTime, PenaltyTask, SetTimes } from './RefereeTasks.tsx';

type Props = { readonly app: App; readonly state: GameState; readonly close: () => void };
type Task = 'times' | 'move' | 'points';

/** The referee's corrections. Each is a fact of the log with its reason; the clocks stand meanwhile. */
export function Referee({ app, state, close }: Props) {
  const t = messages.value.clock;
  const tasks = tasksOf(state);
  const task = useSignal<Task>(tasks[0] ?? 'points');
  const reason = useSignal('');
  const message = useSignal('');

  const apply = (correction: (reason: string) => GameFact | null): boolean => {
    const why = reason.value.trim();
    const fact = correction(why);
    if (!fact || why === '') {
      message.value = fact ? t.reasonNeeded : t.noTimeChanged;
      return false;
    }
    const refusal = app.table.record(fact);
    const names = state.players.map(({ name }) => name);
    message.value = refusal ? messages.value.refusals(refusal, names) : t.applied;
    if (!refusal) reason.value = '';
    return !refusal;
  };

  return (
    <div class={styles.sheet} role="dialog" aria-modal="true" aria-label={t.refereeTitle}>
      <header class={styles.header}>
        <h2>{t.refereeTitle}</h2>
        <Button kind="quiet" onClick={close}>
          {messages.value.common.close}
        </Button>
      </header>
      <div class={styles.why}>
        <div class={styles.tasks} role="tablist">
          {tasks.map((name) => (
            <Button
              key={name}
              kind="chip"
              role="tab"
              aria-selected={task.value === name}
              onClick={() => {
                task.value = name;
                message.value = '';
              }}
            >
              {{ times: t.times, move: t.moveTime, points: t.penalty }[name]}
            </Button>
          ))}
        </div>
        <fieldset class={styles.reason}>
          <legend>{t.reason}</legend>
          <div class={styles.reasons}>
            {t.reasons.map((text) => (
              <Button
                key={text}
                kind="chip"
                aria-pressed={reason.value === text}
                onClick={() => {
                  reason.value = text;
                }}
              >
                {text}
              </Button>
            ))}
          </div>
          <input
            class={styles.input}
            aria-label={t.reason}
            placeholder={t.ownReason}
            maxLength={120}
            value={reason}
            onInput={(event) => {
              reason.value = event.currentTarget.value;
            }}
          />
        </fieldset>
      </div>
      <div
        class={styles.what}
        onInput={() => {
          message.value = '';
        }}
      >
        {task.value === 'times' && <SetTimes app={app} state={state} apply={apply} />}
        {task.value === 'move' && <MoveTime state={state} apply={apply} />}
        {task.value === 'points' && <PenaltyTask state={state} apply={apply} />}
        <p class={styles.message} role="status">
          {message}
        </p>
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
