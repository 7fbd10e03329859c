import { useSignal } from '@preact/signals';
import type { Desk } from '../../app/organizer/desk.ts';
import type { Incoming } from '../../app/organizer/inbox.ts';
import type { SlipDecision } from '../../domain/tournament/intake/judge.ts';
import { roundsResting } from '../../domain/tournament/leftOut.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import styles from './Organizer.module.css';
import { QuestionDetail } from './QuestionDetail.tsx';
import { ReasonField } from './ReasonField.tsx';
import { slipLine } from './slipLine.ts';
import { useAct } from './useAct.ts';

type Props = {
  readonly desk: Desk;
  readonly incoming: Incoming & { readonly decision: SlipDecision };
};

/** A slip that is not simply accepted: everything that is odd about it, and the organizer's yes or no. */
export function SlipQuestions({ desk, incoming }: Props) {
  const t = organizerTexts.value.collect;
  const { report, decision } = incoming;
  const reason = useSignal('');
  const { said, act } = useAct();
  if (decision.kind === 'same') return null;
  const questions = decision.kind === 'question' ? decision.questions : [];
  const { proposal } = decision;
  const changes = proposal?.known !== null || proposal?.replaces !== null;
  const resting = roundsResting(desk.tournament.value, proposal?.slot.round ?? 0);
  const answer = (give: Desk['accept'], needed: boolean) => {
    const why = reason.value.trim();
    if (needed && why === '') {
      said.value = t.reasonNeeded;
      return;
    }
    act(give(report.digest, why));
  };
  return (
    <section
      id={`slip-${report.digest}`}
      data-card
      data-stack="2"
      class={`${styles.card} ${styles.inSight}`}
      tabIndex={-1}
      data-asked
    >
      <h3>{slipLine(report)}</h3>
      {proposal && <p data-quiet>{t.fromRound(proposal.slot.round, proposal.slot.table)}</p>}
      <ul data-stack="2">
        {questions.map((question) => (
          <li key={`${question.why}${'seat' in question ? question.seat : ''}`}>
            <b>? {organizerTexts.value.questions[question.why]}</b>
            <QuestionDetail desk={desk} incoming={incoming} question={question} />
          </li>
        ))}
      </ul>
      {changes && proposal && resting.rounds.length > 0 && (
        <p data-quiet>{organizerTexts.value.rests(resting.rounds, resting.open)}</p>
      )}
      {questions.length > 0 && <ReasonField label={t.reason} reasons={t.reasons} value={reason} />}
      {!proposal && <p>{t.cannot}</p>}
      <p class={styles.status} role="status">
        {said}
      </p>
      <div class={styles.row} data-flow>
        {proposal && (
          <Button kind="main" onClick={() => answer(desk.accept, changes)}>
            {questions.length === 0 ? t.acceptNow : changes ? t.acceptChange : t.accept}
          </Button>
        )}
        <Button kind="danger" onClick={() => answer(desk.setAside, true)}>
          {t.setAside}
        </Button>
      </div>
    </section>
  );
}
