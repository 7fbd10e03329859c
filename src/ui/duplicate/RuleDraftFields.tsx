import type { Signal } from '@preact/signals';
import { articleOf } from '../../app/duplicate/articles.ts';
import type { DraftNumber, RuleDraft } from '../../app/duplicate/ruleDraft.ts';
import { DUPLICATE_CRITERIA, type DuplicateRules, EQUAL_ORDERS } from '../../domain/rules/duplicateRules.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { Choice } from '../parts/Choice.tsx';
import { Disclosure } from '../parts/Disclosure.tsx';
import { Field } from '../parts/Field.tsx';
import { Toggle } from '../parts/Toggle.tsx';
import styles from './Duplicate.module.css';
import { OrderField } from './OrderField.tsx';

type Props = {
  readonly draft: Signal<RuleDraft>;
  /** Whose articles stand beside the values. */
  readonly regulation: Pick<DuplicateRules, 'sources'>;
  /** What makes no sense. */
  readonly wrong: keyof RuleDraft | null;
};

const RACK = [
  'rack',
  'bingo',
  'checkUntil',
  'vowels',
  'consonants',
  'laterVowels',
  'laterConsonants',
] as const satisfies readonly DraftNumber[];

/** Everything that a club can change of a regulation: what is changed often, then the rest by what it is about. */
export function RuleDraftFields({ draft, regulation, wrong }: Props) {
  const t = duplicateTexts.value.setup;
  const is = draft.value;
  const change = (changes: Partial<RuleDraft>) => {
    draft.value = { ...draft.value, ...changes };
  };
  const label = (name: keyof RuleDraft) => {
    const article = articleOf(regulation, name);
    return article === null ? t.own[name] : `${t.own[name]} · ${article}`;
  };
  const numbers = (...names: readonly DraftNumber[]) =>
    names.map((name) => (
      <Field
        key={name}
        label={label(name)}
        type="number"
        most={4}
        value={is[name]}
        onInput={(text) => change({ [name]: text })}
      />
    ));
  const text = (name: 'forbiddenLetters' | 'extra') => (
    <Field
      label={label(name)}
      most={60}
      value={is[name]}
      onInput={(typed) => change(name === 'extra' ? { extra: typed } : { forbiddenLetters: typed })}
    />
  );
  return (
    <Disclosure title={t.change}>
      <div class={styles.stack}>
        {numbers('move', 'joker', 'moves', 'firstMove', 'judgedByList')}
        <Choice
          label={label('master')}
          options={['best-of-players', 'machine']}
          chosen={is.master}
          text={(master) => t.masters[master]}
          onChoose={(master) => change({ master })}
        />
        <Toggle
          label={label('points')}
          on={is.points === 'shown'}
          onChange={(shown) => change({ points: shown ? 'shown' : 'hidden' })}
        />
        <Disclosure title={t.groups.rack}>
          <div class={styles.stack}>
            {numbers(...RACK)}
            {text('forbiddenLetters')}
            <Choice
              label={label('naming')}
              options={['letter-columns', 'letter-rows']}
              chosen={is.naming}
              text={(naming) => t.namings[naming]}
              onChoose={(naming) => change({ naming })}
            />
          </div>
        </Disclosure>
        <Disclosure title={t.groups.semaphore}>
          <div class={styles.stack}>{numbers('yellow', 'blinking', 'red')}</div>
        </Disclosure>
        <Disclosure title={t.groups.equals}>
          <div class={styles.stack}>
            <OrderField
              label={label('equals')}
              names={EQUAL_ORDERS}
              chosen={is.equals}
              text={(name) => t.orders[name]}
              onChange={(equals) => change({ equals })}
            />
            {numbers('failures')}
          </div>
        </Disclosure>
        <Disclosure title={t.groups.warnings}>
          <div class={styles.stack}>{numbers('penaltyAt', 'penaltyPoints', 'exclusionAt', 'share')}</div>
        </Disclosure>
        <Disclosure title={t.groups.tournament}>
          <div class={styles.stack}>
            {numbers('games', 'solo')}
            <Toggle label={label('places')} on={is.places} onChange={(places) => change({ places })} />
            {is.places && text('extra')}
            <OrderField
              label={label('criteria')}
              names={DUPLICATE_CRITERIA}
              chosen={is.criteria}
              text={(name) => t.criteria[name]}
              onChange={(criteria) => change({ criteria })}
            />
          </div>
        </Disclosure>
        {wrong !== null && (
          <p class={styles.warning} role="alert">
            {t.own.wrong(t.own[wrong])}
          </p>
        )}
      </div>
    </Disclosure>
  );
}
