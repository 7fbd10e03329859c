import type { App } from '../../../app/shell/app.ts';
import { isOnlyHere } from '../../../app/shell/saving.ts';
import { exportGame } from '../../../app/table/ending.ts';
import type { Refused } from '../../../app/table/touch.ts';
import { messages } from '../../../i18n/messages.ts';
import { HoldButton } from '../../parts/HoldButton.tsx';
import { RefusalNotice } from '../../parts/RefusalNotice.tsx';
import styles from './Strip.module.css';

type Props = {
  readonly app: App;
  readonly names: readonly string[];
  /** Why the last touch here came to nothing. */
  readonly refused: Refused | null;
  readonly onReferee: () => void;
  /** Where the rules let the last move be challenged while the next player thinks. */
  readonly onChallenge: (() => void) | null;
};

/** The few actions between the halves, within reach of both players. */
export function Strip({ app, names, refused, onReferee, onChallenge }: Props) {
  const t = messages.value.clock;
  const { act } = app.touch;
  const { saving, canUndo } = app.table;
  return (
    <nav class={styles.strip} aria-label={messages.value.common.appName}>
      <button
        type="button"
        class={styles.action}
        onClick={(event) => act(app.table.record({ type: 'pause' }, app.time.ofEvent(event)))}
      >
        <Icon path="M7 5v14M17 5v14" />
        {t.pause}
      </button>
      <button type="button" class={styles.action} onClick={() => app.navigation.go('sheet')}>
        <Icon path="M5 4h14v16H5zM12 4v16M5 9h14M5 14h14" />
        {t.sheet}
      </button>
      <button
        type="button"
        class={styles.action}
        disabled={!canUndo.value}
        onClick={() => act(app.table.undo())}
      >
        <Icon path="M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-2" />
        {t.undo}
      </button>
      {onChallenge && (
        <button type="button" class={styles.action} onClick={onChallenge}>
          <Icon path="M12 4v11M12 19.5v.5" />
          {t.challenge}
        </button>
      )}
      {isOnlyHere(saving.value) && (
        <button
          type="button"
          class={styles.action}
          data-urgent
          aria-label={messages.value.games.export}
          onClick={() => exportGame(app.device, app.table.stored())}
        >
          <Icon path="M12 4v11M7 10l5 5 5-5M4 20h16" />
          {messages.value.common.toFile}
        </button>
      )}
      <div class={styles.hold}>
        <HoldButton kind="strip" hint={t.refereeHint} onHold={onReferee}>
          {t.referee}
        </HoldButton>
      </div>
      <div class={styles.said}>
        {saving.value !== 'saved' && (
          <p class={styles.saving} role="status">
            {messages.value.common.notSaved[saving.value]}
          </p>
        )}
        <RefusalNotice refused={refused} names={names} />
      </div>
    </nav>
  );
}

function Icon({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        stroke-width="2.2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
