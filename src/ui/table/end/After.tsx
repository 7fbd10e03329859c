import { useSignal } from '@preact/signals';
import { listForGame } from '../../../app/lists/gameList.ts';
import { lexiconFact } from '../../../app/lists/listChoice.ts';
import type { App } from '../../../app/shell/app.ts';
import { callNames } from '../../../app/table/callName.ts';
import { exportGame, hasNextGame, startAgain } from '../../../app/table/ending.ts';
import { startGame } from '../../../app/table/openGame.ts';
import type { GameState } from '../../../domain/table/state.ts';
import type { Seat } from '../../../domain/units.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import styles from './End.module.css';

/** Where to go from a result: the next game once it is signed, the file, the sheet, home. */
export function After({ app, state }: { readonly app: App; readonly state: GameState }) {
  const { end: text } = messages.value;
  const choosing = useSignal(false);
  const notice = useSignal('');
  const { start, phase } = state;
  const names = callNames(state.players);
  const { table, navigation } = app;
  const done = phase.name === 'confirmed';
  // Somebody waits for this result: it comes before the next game.
  const toOrganizer = done && Boolean(start.table || start.round || start.tournament !== undefined);
  const again = (first: Seat, event: Event) => {
    const { language, lexicon = null } = start.rules;
    const list = listForGame(app, { language, picked: start.lexicon?.id ?? null, wanted: lexicon });
    const next = { ...startAgain(start, table.id.value, first), ...lexiconFact(list) };
    const refusal = startGame(app, next, event);
    notice.value = refusal ? messages.value.refusals(refusal, names) : '';
  };
  const save = () => exportGame(app.device, { id: table.id.value, entries: table.game.value.entries });
  // Before the signatures it is one way among others: the organizer would see that they are missing.
  const handOff = (
    <Button
      kind={toOrganizer && !choosing.value ? 'main' : 'plain'}
      wide
      onClick={() => navigation.go('handoff', table.id.value)}
    >
      {messages.value.handoff.title}
    </Button>
  );
  return (
    <div class={styles.after}>
      {toOrganizer && handOff}
      {done && !choosing.value && (
        <Button
          kind={toOrganizer ? 'plain' : 'main'}
          wide
          onClick={() => {
            choosing.value = true;
          }}
        >
          {hasNextGame(start) ? text.nextGame((start.game ?? 1) + 1) : text.rematch}
        </Button>
      )}
      {done && choosing.value && (
        <section class={styles.card} aria-label={text.whoStarts}>
          <h2>{text.whoStarts}</h2>
          <p>{text.whoStartsHint}</p>
          {names.map((name, seat) => (
            <Button
              key={seat}
              kind="main"
              wide
              disabled={!table.ready.value}
              data-seat={seat}
              onClick={(event) => again(seat, event)}
            >
              {text.starts(name)}
            </Button>
          ))}
        </section>
      )}
      {notice.value !== '' && <Notice>{notice.value}</Notice>}
      {done && !toOrganizer && handOff}
      <div class={styles.ways}>
        {done && <Button onClick={() => navigation.go('new')}>{text.newGame}</Button>}
        <Button onClick={save}>{text.exportGame}</Button>
        <Button onClick={() => navigation.go('home')}>{text.home}</Button>
        {!done && handOff}
      </div>
    </div>
  );
}
