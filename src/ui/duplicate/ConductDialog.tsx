import { useSignal } from '@preact/signals';
import type { Hall } from '../../app/duplicate/hall.ts';
import { readAnswerLine } from '../../app/duplicate/typedAnswer.ts';
import { warningsOf } from '../../domain/duplicate/conduct.ts';
import type { Confirmation } from '../../domain/duplicate/fact.ts';
import type { DuplicateRefusal } from '../../domain/duplicate/refusal.ts';
import { openMove, participantOf } from '../../domain/duplicate/state.ts';
import type { DuplicateRules } from '../../domain/rules/duplicateRules.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Field } from '../parts/Field.tsx';
import { Segments } from '../parts/Segments.tsx';
import styles from './Duplicate.module.css';
import { refusalText } from './refusalText.ts';

const BY = ['nobody', 'referee', 'players'] as const;

type Props = { readonly hall: Hall; readonly number: number; readonly onClose: () => void };

/** A warning with its confirmation, leaving the room, a slip that came late. */
export function ConductDialog({ hall, number, onClose }: Props) {
  const t = duplicateTexts.value;
  const state = hall.state.value;
  const by = useSignal<(typeof BY)[number]>('nobody');
  const reason = useSignal('');
  const yes = useSignal('');
  const of = useSignal('');
  const late = useSignal('');
  const lateMove = useSignal(String(Math.max(1, state.moves.length)));
  const said = useSignal('');
  const act = (refusal: DuplicateRefusal | null) => {
    if (refusal) said.value = refusalText(refusal);
    else onClose();
  };
  const why = reason.value.trim();
  const warn = () => {
    const confirmed = confirmationOf(by.value, yes.value, of.value);
    act(
      hall.add({
        type: 'warning',
        participant: number,
        ...(why ? { reason: why } : {}),
        ...(confirmed ? { confirmed } : {}),
      }),
    );
  };
  const takeLate = () => {
    const move = state.moves[Number(lateMove.value) - 1];
    const read = move && readAnswerLine(`${number} ${late.value}`, state, move);
    if (!read) said.value = refusalText({ why: 'no-such-move', move: 0, moves: state.moves.length });
    else if (!read.ok) said.value = refusalText(read.error);
    else act(hall.add(...read.value.answers.map((one) => ({ ...one, reason: why || t.answers.late }))));
  };
  const counted = /^\d{1,3}$/;
  const ready = by.value !== 'players' || (counted.test(yes.value) && counted.test(of.value));
  return (
    <Dialog title={`${number}. ${participantOf(state, number)?.name ?? ''}`} onClose={onClose}>
      <div class={styles.stack}>
        <p>{t.conduct.warned(warningsOf(state, number))}</p>
        <Field
          label={t.conduct.reason}
          value={reason.value}
          most={200}
          onInput={(value) => {
            reason.value = value;
          }}
        />
        <Segments
          label={t.conduct.confirmed}
          names={BY}
          chosen={by.value}
          text={(name) => t.conduct[name]}
          onChoose={(name) => {
            by.value = name;
          }}
        />
        {by.value === 'players' && (
          <div class={styles.pair}>
            <Field
              label={t.conduct.yes}
              type="number"
              value={yes.value}
              onInput={(value) => {
                yes.value = value;
              }}
            />
            <Field
              label={t.conduct.of}
              type="number"
              value={of.value}
              onInput={(value) => {
                of.value = value;
              }}
            />
          </div>
        )}
        <p class={styles.muted} data-quiet>
          {consequenceText(state.rules.warnings)}
        </p>
        <Button kind="danger" wide disabled={!ready} onClick={warn}>
          {t.conduct.warn}
        </Button>
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
          <>
            <h2>{t.answers.late}</h2>
            <div class={styles.pair}>
              <Field
                label={t.answers.lateMove}
                type="number"
                value={lateMove.value}
                onInput={(value) => {
                  lateMove.value = value;
                }}
              />
              <Field
                label={t.master.byHand}
                value={late.value}
                most={40}
                onInput={(value) => {
                  late.value = value;
                }}
              />
            </div>
            <Button wide disabled={late.value.trim() === ''} onClick={takeLate}>
              {t.answers.enter}
            </Button>
          </>
        )}
        <p class={styles.echo} data-quiet data-bad role="status">
          {said}
        </p>
      </div>
    </Dialog>
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
