import { useSignal } from '@preact/signals';
import type { Desk } from '../../app/organizer/desk.ts';
import type { QuestionCode } from '../../domain/tournament/intake/question.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import styles from './Organizer.module.css';
import { ReasonField } from './ReasonField.tsx';
import { useAct } from './useAct.ts';

/** Fewer are answered one by one. */
const MANY = 6;

/** Slips that are asked about for the same reason, set aside together: a folder may be flooded. */
export function SetManyAside({ desk }: { readonly desk: Desk }) {
  const { collect: t, questions } = organizerTexts.value;
  const chosen = useSignal<QuestionCode | null>(null);
  const reason = useSignal('');
  const { said, act } = useAct();
  const groups = new Map<QuestionCode, string[]>();
  for (const { report, decision } of desk.inbox.value) {
    const why = decision.kind === 'question' ? decision.questions[0]?.why : undefined;
    if (why) groups.set(why, [...(groups.get(why) ?? []), report.digest]);
  }
  const large = [...groups].filter(([, digests]) => digests.length >= MANY);
  const digests = (chosen.value && groups.get(chosen.value)) || [];
  if (large.length === 0) return null;
  return (
    <section data-card data-stack="2" class={styles.card}>
      <h3>{t.many}</h3>
      <div class={styles.row} data-flow>
        {large.map(([why, { length }]) => (
          <Button
            key={why}
            kind="chip"
            aria-pressed={chosen.value === why}
            onClick={() => {
              chosen.value = chosen.value === why ? null : why;
            }}
          >
            {length} × {questions[why]}
          </Button>
        ))}
      </div>
      {digests.length > 0 && (
        <>
          <ReasonField label={t.reason} reasons={t.reasons} value={reason} />
          <p class={styles.status} role="status">
            {said}
          </p>
          <Button
            kind="danger"
            onClick={() => {
              const why = reason.value.trim();
              if (why === '') said.value = t.reasonNeeded;
              else if (act(desk.setAllAside(digests, why))) chosen.value = null;
            }}
          >
            {t.setManyAside(digests.length)}
          </Button>
        </>
      )}
    </section>
  );
}
