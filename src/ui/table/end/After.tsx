import type { App } from '../../../app/shell/app.ts';
import { exportGame, hasNextGame } from '../../../app/table/ending.ts';
import type { GameState } from '../../../domain/table/state.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { useTapGuard } from '../../parts/tapGuard.ts';
import styles from './End.module.css';

type Props = { readonly app: Pick<App, 'device' | 'navigation' | 'table'>; readonly state: GameState };

/** Where else to go from a result: the file, another game, home. */
export function After({ app, state }: Props) {
  const { end: text } = messages.value;
  const { table, navigation } = app;
  const done = state.phase.name === 'confirmed';
  const save = () => exportGame(app.device, { id: table.id.value, entries: table.game.value.entries });
  return (
    <div class={styles.ways}>
      {done && <Button onClick={() => navigation.go('new')}>{text.newGame}</Button>}
      {state.turns.length > 0 && (
        <Button onClick={() => navigation.go('gamestatistics')}>{messages.value.sheet.statistics}</Button>
      )}
      <Button onClick={save}>{text.exportGame}</Button>
      <Button onClick={() => navigation.go('home')}>{text.home}</Button>
      {/* Before the signatures it is one way among others: the organizer would see that they are missing. */}
      {!done && (
        <Button wide onClick={() => navigation.go('handoff', table.id.value)}>
          {messages.value.handoff.title}
        </Button>
      )}
    </div>
  );
}

/** Everybody has signed: what comes next stays in sight, whatever is read above it. */
export function NextSteps({ app, state: { start } }: Props) {
  const { end: text, handoff } = messages.value;
  const { table, navigation } = app;
  // It appears where a signature was: not for the second half of that tap.
  const mayTap = useTapGuard();
  // Somebody waits for this result: it comes before the next game.
  const awaited = Boolean(start.table || start.round || start.tournament !== undefined);
  const steps = [
    <Button
      key="send"
      kind={awaited ? 'main' : 'plain'}
      wide
      disabled={!mayTap.value}
      onClick={() => navigation.go('handoff', table.id.value)}
    >
      {handoff.title}
    </Button>,
    <Button
      key="next"
      kind={awaited ? 'plain' : 'main'}
      wide
      disabled={!table.ready.value || !mayTap.value}
      onClick={() => navigation.go('new', 'again')}
    >
      {hasNextGame(start) ? text.nextGame((start.game ?? 1) + 1) : text.rematch}
    </Button>,
  ];
  return (
    <div class={styles.next} data-stack="2">
      {awaited ? steps : steps.toReversed()}
    </div>
  );
}
