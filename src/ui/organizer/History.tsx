import { useComputed, useSignal } from '@preact/signals';
import type { Desk } from '../../app/organizer/desk.ts';
import type { Score, Slot, TournamentFact } from '../../domain/tournament/fact.ts';
import { type HistoryRow, historyOf } from '../../domain/tournament/history.ts';
import type { QuestionCode } from '../../domain/tournament/intake/question.ts';
import { nameIn } from '../../domain/tournament/names.ts';
import { locale } from '../../i18n/catalogue.ts';
import { dateText } from '../../i18n/dates.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { Frame } from './Frame.tsx';
import styles from './Organizer.module.css';
import type { DeskProps } from './OrganizerScreen.tsx';
import { slipLine } from './slipLine.ts';

const AT_ONCE = 60;

/** Everything that ever happened, latest first: nothing is changed without a trace. */
export function History({ app, desk }: DeskProps) {
  const t = organizerTexts.value.history;
  const count = useSignal(AT_ONCE);
  const find = useSignal('');
  const entries = useComputed(() => historyOf(desk.entries.value)).value;
  const wanted = find.value.trim().toLocaleLowerCase(locale.value);
  const found = entries
    .map((row, index) => ({ ...row, index, text: factText(desk, row) }))
    .filter(({ text }) => text.toLocaleLowerCase(locale.value).includes(wanted))
    .reverse();
  return (
    <Frame app={app} desk={desk} view="history" parent="more" title={t.title}>
      <div>
        <Field
          label={organizerTexts.value.players.find}
          type="search"
          value={find.value}
          onInput={(text) => {
            find.value = text;
          }}
        />
        {found.slice(0, count.value).map(({ at, fact, index, text }) => (
          <div key={index} class={styles.history}>
            <span class={styles.muted}>{dateText(at, 'short-moment')}</span>
            <span>
              {text}
              <Notes fact={fact} />
            </span>
          </div>
        ))}
        {found.length > count.value && (
          <Button
            wide
            onClick={() => {
              count.value += 200;
            }}
          >
            {t.more}
          </Button>
        )}
      </div>
    </Frame>
  );
}

function Notes({ fact }: { readonly fact: TournamentFact }) {
  const t = organizerTexts.value.history;
  const questions: Readonly<Partial<Record<string, string>>> = organizerTexts.value.questions;
  const reason = ('reason' in fact && fact.reason) || '';
  const answered = 'answered' in fact ? (fact.answered as readonly QuestionCode[]) : [];
  return (
    <>
      {reason !== '' && <div class={styles.muted}>{t.reason(reason)}</div>}
      {answered.length > 0 && (
        <div class={styles.muted}>
          {t.answered}: {answered.map((code) => questions[code] ?? code).join(' ')}
        </div>
      )}
    </>
  );
}

function factText(desk: Desk, { fact, players, was }: HistoryRow): string {
  const t = organizerTexts.value.history;
  const tournament = desk.tournament.value;
  const name = (number: number) => nameIn(tournament, number) || String(number);
  const names = players.map(name);
  switch (fact.type) {
    case 'created':
    case 'settings':
      return t[fact.type];
    case 'set-aside':
    case 'reopened': {
      const said = desk.slipSummary(fact.slip);
      return t[fact.type](said ? slipLine(said) : '–');
    }
    case 'player-removed':
      return t[fact.type](name(fact.number));
    case 'away':
      return t.away[fact.as](name(fact.number), fact.round);
    case 'back':
      return t.back(name(fact.number), fact.round);
    case 'player':
    case 'player-changed':
      return t[fact.type](fact.name);
    case 'withdrawn':
    case 'returned':
      return t[fact.type](name(fact.number));
    case 'paired':
    case 'unpaired':
      return t[fact.type](fact.round);
    case 'result':
      return t.result(place(fact), resultText(names, fact));
    case 'corrected':
      return t.corrected(place(fact), resultText(names, fact), was ? scoreText(names, was) : '–');
    case 'removed':
      return t.removed(place(fact), was ? resultText(names, was) : '');
  }
}

const place = ({ round, table }: Slot) => organizerTexts.value.collect.fromRound(round, table);

const resultText = (names: readonly string[], score: Score) =>
  `${names.join(' – ')} ${scoreText(names, score)}`;

/** `402 : 377`; where the points do not tell it, also how it ended. */
function scoreText(names: readonly string[], { scores, winner, forfeit, bothLose }: Score): string {
  const { round, history } = organizerTexts.value;
  const [a, b] = scores;
  const told = winner === (a === b ? null : a > b ? 0 : 1);
  const notes = [
    ...(forfeit ? [round.forfeit] : []),
    ...(bothLose ? [organizerTexts.value.entrants.bothLose] : winner === null ? [round.draw] : []),
    ...(winner !== null && !told ? [history.won(names[winner] ?? '')] : []),
  ];
  return [scores.join(' : '), ...notes].join(', ');
}
