import { MOST_EDITION, MOST_LIST_NAME, type WantedLexicon } from '../../../domain/rules/wantedLexicon.ts';
import { messages } from '../../../i18n/messages.ts';
import setup from '../Setup.module.css';
import { RuleGroup } from './RuleGroup.tsx';

/** Which word list the rules ask for. */
export function LexiconGroup(props: {
  readonly lexicon: WantedLexicon | null;
  readonly onChange: (lexicon: WantedLexicon | null) => void;
}) {
  const t = messages.value.newGame.lexicon;
  const { name = '', edition = '' } = props.lexicon ?? {};
  const change = (now: { readonly name: string; readonly edition: string }) => {
    if (now.name.trim() === '') props.onChange(null);
    else props.onChange(now.edition === '' ? { name: now.name } : now);
  };
  return (
    <RuleGroup title={t.heading}>
      <label class={setup.field} data-stack="1">
        <span>{t.wanted}</span>
        <input
          class={setup.text}
          type="text"
          value={name}
          maxLength={MOST_LIST_NAME}
          autocomplete="off"
          onInput={(event) => change({ name: event.currentTarget.value, edition })}
        />
      </label>
      {name !== '' && (
        <label class={setup.field} data-stack="1">
          <span>{t.edition}</span>
          <input
            class={setup.text}
            type="text"
            value={edition}
            maxLength={MOST_EDITION}
            autocomplete="off"
            onInput={(event) => change({ name, edition: event.currentTarget.value })}
          />
        </label>
      )}
    </RuleGroup>
  );
}
