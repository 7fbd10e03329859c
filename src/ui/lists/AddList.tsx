import { useSignal } from '@preact/signals';
import { lookAtFile } from '../../app/lists/chosenFile.ts';
import type { Lists } from '../../app/lists/lists.ts';
import type { ListsMessages } from '../../i18n/lists.ts';
import css from './Lists.module.css';
import { NewListForm } from './NewListForm.tsx';

type Props = { readonly model: Lists; readonly messages: ListsMessages };

/** One button for both kinds of file: a compiled list explains itself, a text is asked for its name. */
export function AddList({ model, messages }: Props) {
  const chosen = useSignal<File | null>(null);
  const choose = async (event: Event): Promise<void> => {
    const input = event.currentTarget as HTMLInputElement;
    const file = input.files?.[0] ?? null;
    // So that the same file can be chosen again after a change.
    input.value = '';
    if (file === null) return;
    const found = await lookAtFile(file);
    if (found.kind === 'refused') model.refuseFile(file.name, found.failure);
    else if (found.kind === 'compiled') void model.importCompiled(file, file.name);
    else {
      model.endImport();
      chosen.value = file;
    }
  };
  const close = (): void => {
    chosen.value = null;
  };
  if (chosen.value !== null) {
    return <NewListForm file={chosen.value} model={model} messages={messages} onClose={close} />;
  }
  return (
    <div data-stack="2">
      <label class={css.addButton}>
        {messages.add}
        <input type="file" class={css.fileInput} onChange={choose} />
      </label>
      <p data-quiet>{messages.addHint}</p>
    </div>
  );
}
