import type { App } from '../../../app/shell/app.ts';
import { exportGame, hasNextGame } from '../../../app/table/ending.ts';
import type { GameState } from '../../../domain/table/state.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import styles from './End.module.css';

/** Where to go from a result: the next game once it is signed, the file, the sheet, home. */
export function After({ app, state }: { readonly app: App; readonly state: GameState }) {
  const { end: text } = messages.value;
  const { start, phase } = state;
  const { table, navigation } = app;
  const done = phase.name === 'confirmed';
  // Somebody waits for this result: it comes before the next game.
  const toOrganizer = done && Boolean(start.table || start.round || start.tournament !== undefined);
  const save = () => exportGame(app.device, { id: table.id.value, entries: table.game.value.entries });
  // Before the signatures it is one way among others: the organizer would see that they are missing.
  const handOff = (
    <Button
      kind={toOrganizer ? 'main' : 'plain'}
      wide
      onClick={() => navigation.go('handoff', table.id.value)}
    >
      {messages.value.handoff.title}
    </Button>
  );
  return (
    <div class={styles.after}>
      {toOrganizer && handOff}
      {done && (
        <Button
          kind={toOrganizer ? 'plain' : 'main'}
          wide
          disabled={!table.ready.value}
          onClick={() => navigation.go('new', 'again')}
        >
          {hasNextGame(start) ? text.nextGame((start.game ?? 1) + 1) : text.rematch}
        </Button>
      )}
      {done && !toOrganizer && handOff}
      <div class={styles.ways}>
        {done && <Button onClick={() => navigation.go('new')}>{text.newGame}</Button>}
        {state.turns.length > 0 && (
          <Button onClick={() => navigation.go('gamestatistics')}>{messages.value.sheet.statistics}</Button>
        )}
        <Button onClick={save}>{text.exportGame}</Button>
        <Button onClick={() => navigation.go('home')}>{text.home}</Button>
        {!done && handOff}
      </div>
    </div>
  );
}
