import { useSignal } from '@preact/signals';
import type { Hall } from '../../app/duplicate/hall.ts';
import { readAnswerLine } from '../../app/duplicate/typedAnswer.ts';
import { warningsOf } from '../../domain/duplicate/conduct.ts';
import type { Answer, Confirmation, ParticipantNumber } from '../../domain/duplicate/fact.ts';
import type { DuplicateRefusal } from '../../domain/duplicate/refusal.ts';
import { type DuplicateState, openMove, participantOf } from '../../domain/duplicate/state.ts';
import type { DuplicateRules } from '../../domain/rules/duplicateRules.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Segments } from '../parts/Segments.tsx';
import { SignalField } from '../parts/SignalField.tsx';
import styles from './Duplicate.module.css';
import { refusalText } from './refusalText.ts';

const BY = ['nobody', 'referee', 'players'] as const;

type Props = { readonly hall: Hall; readonly number: number; readonly onClose: () => void };

/** A warning with its confirmation, leaving the room, a slip that came late. */
export function ConductDialog({ hall, number, onClose }: Props) {
  const t = duplicateTexts.value;
  const state = hall.state.value;
  const reason = useSignal('');
  const said = useSignal('');
  const act = (refusal: DuplicateRefusal | null) => {
    if (refusal) said.value = refusalText(refusal);
    else onClose();
  };
  const why = reason.value.trim();
  return (
    <Dialog title={`${number}. ${participantOf(state, number)?.name ?? ''}`} onClose={onClose}>
      <div class={styles.stack}>
        <p>{t.conduct.warned(warningsOf(state, number))}</p>
        <SignalField label={t.conduct.reason} value={reason} most={200} />
        <Warning
          rules={state.rules.warnings}
          onWarn={(confirmed) =>
            act(
              hall.add({
                type: 'warning',
                participant: number,
                ...(why ? { reason: why } : {}),
                ...(confirmed ? { confirmed } : {}),
              }),
            )
          }
        />
        {openMove(state) && (
          <>
            <Button wide onClick={() => act(hall.add({ type: 'left', participant: number }))}>
              {t.conduct.left}
            </Button>
            <p class={styles.muted} data-quiet>
              {t.conduct.leftHint}
            </p>
          </>
        )}
        {state.moves.length > 0 && (
          <LateSlip
            state={state}
            number={number}
            onAnswers={(answers) =>
              act(hall.add(...answers.map((one) => ({ ...one, reason: why || t.answers.late }))))
            }
            onProblem={(problem) => {
              said.value = refusalText(problem);
            }}
          />
        )}
        <p class={styles.echo} data-quiet data-bad role="status">
          {said}
        </p>
      </div>
    </Dialog>
  );
}

type WarningProps = {
  readonly rules: DuplicateRules['warnings'];
  readonly onWarn: (confirmed: Confirmation | null) => void;
};

/** A warning stays one, unless the referee or the players confirm it. */
function Warning({ rules, onWarn }: WarningProps) {
  const t = duplicateTexts.value.conduct;
  const by = useSignal<(typeof BY)[number]>('nobody');
  const yes = useSignal('');
  const of = useSignal('');
  const counted = /^\d{1,3}$/;
  const ready = by.value !== 'players' || (counted.test(yes.value) && counted.test(of.value));
  return (
    <>
      <Segments
        label={t.confirmed}
        names={BY}
        chosen={by.value}
        text={(name) => t[name]}
        onChoose={(name) => {
          by.value = name;
        }}
      />
      {by.value === 'players' && (
        <div class={styles.pair}>
          <SignalField label={t.yes} type="number" value={yes} />
          <SignalField label={t.of} type="number" value={of} />
        </div>
      )}
      <p class={styles.muted} data-quiet>
        {consequenceText(rules)}
      </p>
      <Button
        kind="danger"
        wide
        disabled={!ready}
        onClick={() => onWarn(confirmationOf(by.value, yes.value, of.value))}
      >
        {t.warn}
      </Button>
    </>
  );
}

type LateProps = {
  readonly state: DuplicateState;
  readonly number: ParticipantNumber;
  readonly onAnswers: (answers: readonly Answer[]) => void;
  readonly onProblem: (problem: Parameters<typeof refusalText>[0]) => void;
};

/** A slip that came after its move: of which one, and what is on it. */
function LateSlip({ state, number, onAnswers, onProblem }: LateProps) {
  const t = duplicateTexts.value;
  const moves = state.moves.length;
  const move = useSignal(String(Math.max(1, moves)));
  const slip = useSignal('');
  const take = () => {
    const of = state.moves[Number(move.value) - 1];
    const read = of && readAnswerLine(`${number} ${slip.value}`, state, of);
    if (!read) onProblem({ why: 'no-such-move', move: 0, moves });
    else if (read.ok) onAnswers(read.value.answers);
    else onProblem(read.error);
  };
  return (
    <>
      <h2>{t.answers.late}</h2>
      <div class={styles.pair}>
        <SignalField label={t.answers.lateMove} type="number" value={move} />
        <SignalField label={t.answers.lateWord} value={slip} most={40} />
      </div>
      <Button wide disabled={slip.value.trim() === ''} onClick={take}>
        {t.answers.enter}
      </Button>
    </>
  );
}

/** What warnings lead to, as the rules of this game say. */
function consequenceText({ penalty, exclusion, share }: DuplicateRules['warnings']): string {
  const t = duplicateTexts.value.conduct.consequence;
  const said = [
    ...(penalty ? [t.penalty(penalty.warning, -penalty.points)] : []),
    ...(exclusion === null ? [] : [t.exclusion(exclusion)]),
  ].join(', ');
  return said === '' ? t.none : `${said.charAt(0).toUpperCase()}${said.slice(1)}, ${t.confirmed(share)}.`;
}

function confirmationOf(by: (typeof BY)[number], yes: string, of: string): Confirmation | null {
  if (by === 'nobody') return null;
  return by === 'referee' ? { by } : { by, yes: Number(yes), of: Number(of) };
}
