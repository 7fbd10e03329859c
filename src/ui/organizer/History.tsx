import { useComputed, useSignal } from '@preact/signals';
import { folded } from '../../domain/folded.ts';
import type { TournamentFact } from '../../domain/tournament/fact.ts';
import { historyOf } from '../../domain/tournament/history.ts';
import type { QuestionCode } from '../../domain/tournament/intake/question.ts';
import { dateText } from '../../i18n/dates.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import { SignalField } from '../parts/SignalField.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import { factText } from './factText.ts';
import styles from './Organizer.module.css';
import type { DeskProps } from './OrganizerScreen.tsx';

const AT_ONCE = 60;

/** Everything that ever happened, latest first: nothing is changed without a trace. */
export function History({ app, desk }: DeskProps) {
  const t = organizerTexts.value.history;
  const count = useSignal(AT_ONCE);
  const find = useSignal('');
  const entries = useComputed(() => historyOf(desk.entries.value)).value;
  const wanted = searched(find.value.trim());
  const found = entries
    .map((row, index) => ({
      ...row,
      index,
      text: factText({ tournament: desk.tournament.value, slipSummary: desk.slipSummary }, row),
    }))
    .filter(({ text }) => searched(text).includes(wanted))
    .reverse();
  return (
    <DeskFrame app={app} desk={desk} view="history" parent="more" title={t.title}>
      <div>
        <SignalField label={organizerTexts.value.players.find} type="search" value={find} />
        {found.slice(0, count.value).map(({ at, fact, index, text }) => (
          <div key={index} class={styles.history}>
            <span data-quiet>{dateText(at, 'short-moment')}</span>
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
    </DeskFrame>
  );
}

/** As it is typed: without marks, and with plain spaces. */
const searched = (text: string) => folded(text).replaceAll('\u00a0', ' ');

function Notes({ fact }: { readonly fact: TournamentFact }) {
  const t = organizerTexts.value.history;
  const questions: Readonly<Partial<Record<string, string>>> = organizerTexts.value.questions;
  const reason = ('reason' in fact && fact.reason) || '';
  const answered = 'answered' in fact ? (fact.answered as readonly QuestionCode[]) : [];
  return (
    <>
      {reason !== '' && <div data-quiet>{t.reason(reason)}</div>}
      {answered.length > 0 && (
        <div data-quiet>
          {t.answered}: {answered.map((code) => questions[code] ?? code).join(' ')}
        </div>
      )}
    </>
  );
}
