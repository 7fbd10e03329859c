import { useSignal } from '@preact/signals';
import type { App } from '../../../app/shell/app.ts';
import { callNames } from '../../../app/table/callName.ts';
import { seatsOf, turnOf } from '../../../domain/table/state.ts';
import { messages } from '../../../i18n/messages.ts';
import { Arrowed } from '../../parts/Arrowed.tsx';
import { Button } from '../../parts/Button.tsx';
import { HoldButton } from '../../parts/HoldButton.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { NotSaved } from '../../parts/NotSaved.tsx';
import { RefusalNotice } from '../../parts/RefusalNotice.tsx';
import styles from './Break.module.css';
import { EarlyEndDialog } from './EarlyEndDialog.tsx';

type Props = { readonly app: App; readonly onReferee: () => void };

/** The clocks stand: what can be looked up and set meanwhile, and the ways on. */
export function Break({ app, onReferee }: Props) {
  const { clock: t, early, home } = messages.value;
  const ending = useSignal(false);
  const state = app.table.state.value;
  if (state?.phase.name !== 'paused') return null;
  const { phase, players } = state;
  const { sound } = app.settings.value.value;
  const mover = turnOf(state) ?? 0;
  const refused = app.touch.refused.value;
  const title = phase.adjourned ? early.adjourned : t.paused;
  return (
    <div class={styles.break} data-stack="3" role="dialog" aria-modal="true" aria-label={t.paused}>
      <p class={styles.title}>{early.putOff(title, phase.reason)}</p>
      <p class={styles.times}>
        {seatsOf(state).map((seat) => (
          <span key={seat}>
            {players[seat]?.name} <b>{app.ticker.text(seat)}</b>
          </span>
        ))}
      </p>
      <NotSaved app={app} />
      <RefusalNotice refused={refused?.seat === null ? refused : null} names={callNames(players)} />
      <Button
        kind="main"
        autoFocus
        data-seat={state.end ? undefined : mover}
        onClick={(event) => app.touch.act(app.table.record({ type: 'resume' }, app.time.ofEvent(event)))}
      >
        <Arrowed text={state.end ? t.resumeEnd : t.resume(players[mover]?.name ?? '')} />
      </Button>
      <div class={styles.row}>
        <Button onClick={() => app.navigation.go('sheet')}>
          <Icon name="sheet" /> {t.sheet}
        </Button>
        <Button aria-pressed={!sound} onClick={() => app.settings.change({ sound: !sound })}>
          <Icon name={sound ? 'bell' : 'bell-off'} /> {sound ? t.mute : t.unmute}
        </Button>
        <Button onClick={() => app.navigation.go('help', 'clock')}>
          <Icon name="help" /> {home.help}
        </Button>
      </div>
      <div class={styles.row}>
        <Button
          onClick={() => {
            ending.value = true;
          }}
        >
          {early.open}
        </Button>
        <HoldButton hint={t.refereeHint} sign={<Icon name="referee" />} onHold={onReferee}>
          {t.referee}
        </HoldButton>
      </div>
      <Button kind="quiet" onClick={() => app.navigation.go('home')}>
        {t.home}
      </Button>
      {ending.value && (
        <EarlyEndDialog
          app={app}
          state={state}
          close={() => {
            ending.value = false;
          }}
        />
      )}
    </div>
  );
}
