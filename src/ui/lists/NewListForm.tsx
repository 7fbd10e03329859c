import type { Lists } from '../../app/lists/lists.ts';
import { MOST_EDITION, MOST_LIST_NAME } from '../../domain/rules/wantedLexicon.ts';
import type { ListsMessages } from '../../i18n/lists.ts';
import { Button } from '../parts/Button.tsx';
import css from './Lists.module.css';

type Props = {
  readonly file: File;
  readonly model: Lists;
  readonly messages: ListsMessages;
  readonly onClose: () => void;
};

export function NewListForm({ file, model, messages, onClose }: Props) {
  const texts = messages.form;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget as HTMLFormElement);
    const text = (field: string): string => String(fields.get(field) ?? '').trim();
    const language = model.languages.find((code) => code === text('language'));
    if (!language || text('name') === '') return;
    const official = fields.get('official') !== null;
    void model.importText(file, { language, name: text('name'), edition: text('edition'), official });
    onClose();
  };
  return (
    <form data-card data-stack="3" class={css.panel} onSubmit={submit} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <p data-quiet>
        {texts.file}: {file.name} ({messages.size(file.size)})
      </p>
      <label data-stack="1">
        {texts.name}
        <input
          name="name"
          required
          maxLength={MOST_LIST_NAME}
          placeholder={texts.nameHint}
          autocomplete="off"
        />
      </label>
      <label data-stack="1">
        {texts.edition}
        <input name="edition" maxLength={MOST_EDITION} placeholder={texts.editionHint} autocomplete="off" />
      </label>
      <label data-stack="1">
        {texts.language}
        <select name="language">
          {model.languages.map((code) => (
            <option key={code} value={code}>
              {messages.languageName(code)}
            </option>
          ))}
        </select>
      </label>
      <label class={css.check}>
        <input type="checkbox" name="official" />
        {texts.official}
      </label>
      <div data-flow>
        <Button kind="main" type="submit">
          {texts.build}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </div>
    </form>
  );
}
