import type { Signal } from '@preact/signals';
import { DRAFT_NUMBERS, type RuleDraft } from '../../app/duplicate/ownRules.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { Disclosure } from '../parts/Disclosure.tsx';
import { Field } from '../parts/Field.tsx';
import { Segments } from '../parts/Segments.tsx';
import { Toggle } from '../parts/Toggle.tsx';
import styles from './Duplicate.module.css';

type Props = { readonly draft: Signal<RuleDraft>; readonly wrong: boolean };

/** What a club changes of a regulation. */
export function RuleDraftFields({ draft, wrong }: Props) {
  const t = duplicateTexts.value.setup;
  const change = (changes: Partial<RuleDraft>) => {
    draft.value = { ...draft.value, ...changes };
  };
  return (
    <Disclosure title={t.change}>
      <div class={styles.stack}>
        {DRAFT_NUMBERS.map((name) => (
          <Field
            key={name}
            label={t.own[name]}
            type="number"
            most={4}
            value={draft.value[name]}
            onInput={(text) => change({ [name]: text })}
          />
        ))}
        <Segments
          label={t.own.master}
          names={['best-of-players', 'machine']}
          chosen={draft.value.master}
          text={(master) => t.masters[master]}
          onChoose={(master) => change({ master })}
        />
        <Toggle
          label={t.own.points}
          on={draft.value.points === 'shown'}
          onChange={(shown) => change({ points: shown ? 'shown' : 'hidden' })}
        />
        {wrong && (
          <p class={styles.warning} role="alert">
            {t.own.wrong}
          </p>
        )}
      </div>
    </Disclosure>
  );
}
