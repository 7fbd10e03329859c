import type { App } from '../../../app/shell/app.ts';
import { isOnlyHere } from '../../../app/shell/saving.ts';
import { exportGame } from '../../../app/table/ending.ts';
import type { Refused } from '../../../app/table/touch.ts';
import { messages } from '../../../i18n/messages.ts';
import { HoldButton } from '../../parts/HoldButton.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { RefusalNotice } from '../../parts/RefusalNotice.tsx';
import styles from './Strip.module.css';

type Props = {
  readonly app: App;
  readonly names: readonly string[];
  /** Tiles in the bag; null where they are not counted. */
  readonly bag: number | null;
  /** Where the rules allow a list of what is not laid yet. */
  readonly onBag: (() => void) | null;
  /** Why the last touch here came to nothing. */
  readonly refused: Refused | null;
  readonly onUndo: () => void;
  readonly onReferee: () => void;
  /** Where the rules let the last move be challenged while the next player thinks. */
  readonly onChallenge: (() => void) | null;
};

/** The few actions between the halves, within reach of both players. */
export function Strip({ app, names, bag, onBag, refused, onUndo, onReferee, onChallenge }: Props) {
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
        <Icon name="pause" />
        {t.pause}
      </button>
      <button type="button" class={styles.action} onClick={() => app.navigation.go('sheet')}>
        <Icon name="sheet" />
        {t.sheet}
      </button>
      {bag !== null && !onBag && (
        <p class={styles.bag} role="img" aria-label={t.bag(bag)}>
          <Icon name="bag" />
          <b>{bag}</b>
        </p>
      )}
      {onBag && (
        <button
          type="button"
          class={styles.action}
          {...(bag === null ? {} : { 'aria-label': t.bag(bag) })}
          onClick={onBag}
        >
          <Icon name="bag" />
          {bag ?? '?'}
        </button>
      )}
      <button type="button" class={styles.action} disabled={!canUndo.value} onClick={onUndo}>
        <Icon name="undo" />
        {t.undo}
      </button>
      {onChallenge && (
        <button type="button" class={styles.action} data-challenge onClick={onChallenge}>
          <Icon name="warning" />
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
          <Icon name="save" />
          {messages.value.common.toFile}
        </button>
      )}
      <div class={styles.hold}>
        <HoldButton kind="strip" hint={t.refereeHint} sign={<Icon name="referee" />} onHold={onReferee}>
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
