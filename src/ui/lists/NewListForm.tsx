import type { Lists } from '../../app/lists/lists.ts';
import type { ListsMessages } from '../../i18n/lists.ts';
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
    <form class={css.form} onSubmit={submit} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <p class={css.facts}>
        {texts.file}: {file.name} ({messages.size(file.size)})
      </p>
      <label>
        {texts.name}
        <input name="name" required maxLength={60} placeholder={texts.nameHint} autocomplete="off" />
      </label>
      <label>
        {texts.edition}
        <input name="edition" maxLength={40} placeholder={texts.editionHint} autocomplete="off" />
      </label>
      <label>
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
      <div class={css.actions}>
        <button type="submit" data-kind="accent">
          {texts.build}
        </button>
        <button type="button" onClick={onClose}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}
