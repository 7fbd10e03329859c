import { columnOrder } from '../../../app/table/sheet.ts';
import { lexiconTitle } from '../../../domain/rules/wantedLexicon.ts';
import type { GameState } from '../../../domain/table/state.ts';
import type { Millis } from '../../../domain/units.ts';
import { dateText } from '../../../i18n/dates.ts';
import { messages } from '../../../i18n/messages.ts';
import { dotted } from '../../text/dotted.ts';
import styles from './Masthead.module.css';

type Props = {
  readonly state: GameState;
  readonly names: readonly string[];
  readonly startedAt: Millis;
  readonly hint: string;
};

/** Who, where, by which rules: around the table on the screen, the head of the form on paper. */
export function Masthead({ state, names, startedAt, hint }: Props) {
  const { sheet } = messages.value;
  const { start, rules, players } = state;
  const place = [
    start.table ? sheet.table(start.table) : '',
    start.round ? sheet.round(start.round) : '',
    rules.games > 1 || (start.game ?? 1) > 1 ? messages.value.end.game(start.game ?? 1, rules.games) : '',
  ].filter(Boolean);
  const lexicon = lexiconTitle(start.lexicon ?? { name: '' });
  return (
    <div class={styles.masthead}>
      <div class={styles.top}>
        <strong class={styles.brand} data-on-paper>
          {sheet.title}
        </strong>
        {place.length > 0 && <span class={styles.place}>{dotted(place)}</span>}
        <span data-off-paper data-quiet>
          {hint}
        </span>
      </div>
      <p class={styles.names} data-on-paper>
        {columnOrder(state).map((seat, place) => (
          <span key={seat}>
            {place > 0 && ' – '}
            <strong>{names[seat]}</strong>
            {players[seat]?.club && ` (${players[seat].club})`}
          </span>
        ))}
      </p>
      <dl class={styles.facts} data-quiet>
        <div>
          <dt>{sheet.regulation}</dt>
          <dd>{messages.value.rules.title(rules)}</dd>
        </div>
        <div>
          <dt>{sheet.lexicon}</dt>
          <dd>{lexicon || sheet.noLexicon}</dd>
        </div>
        <div>
          <dt>{sheet.date}</dt>
          <dd>{dateText(startedAt)}</dd>
        </div>
      </dl>
    </div>
  );
}
