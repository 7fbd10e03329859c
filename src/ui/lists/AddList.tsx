import { useSignal } from '@preact/signals';
import { isCompiledList } from '../../app/lists/importing.ts';
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
    if (await isCompiledList(file)) void model.importCompiled(file, file.name);
    else chosen.value = file;
  };
  const close = (): void => {
    chosen.value = null;
  };
  if (chosen.value !== null) {
    return <NewListForm file={chosen.value} model={model} messages={messages} onClose={close} />;
  }
  return (
    <div class={css.add}>
      <label class={css.addButton}>
        {messages.add}
        <input type="file" class={css.fileInput} onChange={choose} />
      </label>
      <p class={css.facts}>{messages.addHint}</p>
    </div>
  );
}
