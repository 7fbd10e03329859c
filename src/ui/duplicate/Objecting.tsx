import { useSignal } from '@preact/signals';
import type { Hall } from '../../app/duplicate/hall.ts';
import { objectionEffect } from '../../app/duplicate/objecting.ts';
import type { Objection } from '../../domain/duplicate/fact.ts';
import { participantOf } from '../../domain/duplicate/state.ts';
import type { LaidWord } from '../../domain/duplicate/words.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Disclosure } from '../parts/Disclosure.tsx';
import { Field } from '../parts/Field.tsx';
import styles from './Duplicate.module.css';
import { refusalText } from './refusalText.ts';

/** The other verdict about a word, in the move it was laid in. */
export function objectionTo({ move, word, standing }: LaidWord): Objection {
  return { type: 'objection', move, word, valid: standing === 'invalid' };
}

type AskProps = { readonly onAsk: (fact: Objection) => void };

/** One participant's points in one move, „ručne” (004, objections). */
export function PointsObjection({ onAsk }: AskProps) {
  const t = duplicateTexts.value;
  const typed = { participant: useSignal(''), move: useSignal(''), points: useSignal('') };
  const names = ['participant', 'move', 'points'] as const;
  const labels = { participant: t.words.whose, move: t.answers.lateMove, points: t.table.points };
  const ready = names.every((name) => /^\d{1,4}$/.test(typed[name].value.trim()));
  const numberIn = (name: (typeof names)[number]) => Number(typed[name].value);
  const ask = () =>
    onAsk({
      type: 'objection',
      move: numberIn('move'),
      participant: numberIn('participant'),
      points: numberIn('points'),
    });
  return (
    <Disclosure title={t.words.points}>
      <form
        class={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) ask();
        }}
      >
        {names.map((name) => (
          <Field
            key={name}
            label={labels[name]}
            type="number"
            most={4}
            value={typed[name].value}
            onInput={(value) => {
              typed[name].value = value;
            }}
          />
        ))}
        <Button wide disabled={!ready} onClick={ask}>
          {t.words.effect}
        </Button>
      </form>
    </Disclosure>
  );
}

type DialogProps = { readonly hall: Hall; readonly fact: Objection; readonly onClose: () => void };

/** What would change is shown before anything does. */
export function ObjectionDialog({ hall, fact, onClose }: DialogProps) {
  const t = duplicateTexts.value;
  const effect = objectionEffect(hall, fact);
  const nameOf = (number: number) => participantOf(hall.state.value, number)?.name ?? '';
  const { participant, move, points, word, valid } = fact;
  const what = word ?? `${participant}. ${nameOf(participant ?? 0)}, ${t.move(move)}: ${points}`;
  const change = ([was, is]: readonly [number | null, number | null]) =>
    was === is ? `${is ?? '–'}` : `${was ?? '–'} → ${is ?? '–'}`;
  return (
    <Dialog title={`${t.words.objection}: ${what}`} onClose={onClose}>
      <div class={styles.stack}>
        <h2>{t.words.effect}</h2>
        {!effect.ok && <p class={styles.warning}>{refusalText(effect.error)}</p>}
        {effect.ok && effect.value.length === 0 && <p>{t.words.noEffect}</p>}
        {effect.ok && effect.value.length > 0 && (
          <div data-scroll>
            <table class={styles.table} data-changes>
              <thead>
                <tr>
                  <th class={styles.name}>{t.table.name}</th>
                  <th>{t.table.points}</th>
                  <th>{t.table.maxima}</th>
                  <th>{t.table.place}</th>
                  <th>{t.table.tournamentPoints}</th>
                </tr>
              </thead>
              <tbody>
                {effect.value.map((one) => (
                  <tr key={one.number}>
                    <td class={styles.name}>
                      {one.number}. {nameOf(one.number)}
                    </td>
                    <td>{change(one.points)}</td>
                    <td>{change(one.maxima)}</td>
                    <td>{change(one.place)}</td>
                    <td>{change(one.tournamentPoints)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <div class={styles.confirm}>
          <Button
            kind="main"
            wide
            disabled={!effect.ok}
            onClick={() => {
              hall.add(fact);
              onClose();
            }}
          >
            {valid === undefined ? t.words.confirm : t.words.becomes[valid ? 'valid' : 'invalid']} {what}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
