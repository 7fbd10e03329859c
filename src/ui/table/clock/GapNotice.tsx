import type { App } from '../../../app/shell/app.ts';
import { callName } from '../../../app/table/callName.ts';
import { clockText } from '../../../domain/clock/clock.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { FromBelow } from '../../parts/FromBelow.tsx';
import styles from './GapNotice.module.css';

/** The phone slept on somebody's time: both players see how long, and decide. */
export function GapNotice({ app }: { readonly app: Pick<App, 'gaps' | 'table' | 'touch'> }) {
  const gap = app.gaps.open.value;
  const state = app.table.state.value;
  if (!gap || !state || app.table.watchOnly.value) return null;
  const t = messages.value.clock;
  const name = callName(state.players, gap.seat);
  const { act } = app.touch;
  return (
    <FromBelow role="alertdialog" aria-label={gap.cause === 'sleep' ? t.slept : t.away}>
      <b>{gap.cause === 'sleep' ? t.slept : t.away}</b>
      <p>{t.gapBody(name, clockText(gap.span))}</p>
      <div class={styles.choices} data-flow>
        <Button kind="main" onClick={() => act(app.gaps.decide('kept'))}>
          {t.gapKeep}
        </Button>
        <Button onClick={() => act(app.gaps.decide('given-back'))}>{t.gapGiveBack(name)}</Button>
        <Button
          onClick={() => {
            if (act(app.gaps.decide('kept')))
              act(app.table.record({ type: 'pause', reason: t.refereePause }));
          }}
        >
          {t.gapReferee}
        </Button>
      </div>
    </FromBelow>
  );
}
