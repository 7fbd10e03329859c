import { type Importing, leftOutOf } from '../../app/lists/listStatus.ts';
import type { Lists } from '../../app/lists/lists.ts';
import { lexiconTitle } from '../../domain/rules/wantedLexicon.ts';
import type { ListsMessages } from '../../i18n/lists.ts';
import { Button } from '../parts/Button.tsx';
import css from './Lists.module.css';

type Doubted = Extract<Importing, { kind: 'doubted' }>;
type Props = { readonly importing: Doubted; readonly model: Lists; readonly messages: ListsMessages };

/** Before anything is stored: what speaks against this list, with examples of what was read and what was not. */
export function DoubtQuestion({ importing, model, messages }: Props) {
  const { list, doubts, examples, report } = importing;
  const texts = messages.doubt;
  const leftOut = report ? leftOutOf(report).flatMap((reason) => reason.examples.slice(0, 3)) : [];
  return (
    <section
      data-card
      data-stack="2"
      class={css.panel}
      data-kind="bad"
      role="alertdialog"
      aria-labelledby="doubt-title"
    >
      <h3 id="doubt-title">{texts.title(lexiconTitle(list))}</h3>
      {doubts.map((doubt) => (
        <p key={doubt.why}>{doubtText(doubt, list.language, messages)}</p>
      ))}
      {examples.length > 0 && <p class={css.examples}>{texts.read(examples)}</p>}
      {leftOut.length > 0 && <p class={css.examples}>{texts.leftOut(leftOut)}</p>}
      <p data-quiet>{texts.consequence}</p>
      <div data-flow class={css.actions}>
        <Button kind="main" onClick={model.endImport}>
          {texts.refuse}
        </Button>
        <Button onClick={() => void model.acceptDoubted()}>{texts.accept}</Button>
      </div>
    </section>
  );
}

function doubtText(doubt: Doubted['doubts'][number], named: string, { doubt: texts }: ListsMessages): string {
  switch (doubt.why) {
    case 'mostly-left-out':
      return texts['mostly-left-out'](doubt.taken, doubt.leftOut);
    case 'very-small':
      return texts['very-small'](doubt.words);
    case 'other-language':
      return texts['other-language'](named, doubt.looksLike);
    case 'doubted-before':
      return texts['doubted-before'];
  }
}
