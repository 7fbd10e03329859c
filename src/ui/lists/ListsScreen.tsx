import { chooseList } from '../../app/lists/listChoice.ts';
import type { Lists } from '../../app/lists/lists.ts';
import type { WordList } from '../../app/lists/wordList.ts';
import type { ListsMessages } from '../../i18n/lists.ts';
import { Screen } from '../parts/Screen.tsx';
import { AddList } from './AddList.tsx';
import { ImportPanel } from './ImportPanel.tsx';
import { ListCard } from './ListCard.tsx';
import css from './Lists.module.css';

type Props = {
  readonly model: Lists;
  readonly messages: ListsMessages;
  /** The list that judges, by language. */
  readonly chosen: Readonly<Partial<Record<string, string>>>;
  readonly choose: (list: WordList) => void;
  readonly onBack: () => void;
};

/** *Słowniki*: the lists on this phone, and adding one's own. */
export function ListsScreen({ model, messages, chosen, choose, onBack }: Props) {
  const lists = model.lists.value;
  const importing = model.importing.value;
  const shipped = lists.filter(({ origin }) => origin !== 'own');
  const own = lists.filter(({ origin }) => origin === 'own');
  const judging = (language: string) =>
    chooseList(lists, { language, picked: null, wanted: null, usual: chosen[language] ?? null });
  const cards = (some: readonly WordList[]) =>
    some.map((list) => (
      <ListCard
        key={list.id}
        list={list}
        status={model.statuses.value.get(list.id) ?? { kind: 'absent' }}
        model={model}
        messages={messages}
        judges={list.id === judging(list.language)?.id}
        choose={() => choose(list)}
      />
    ));
  return (
    <Screen title={messages.title} back={{ label: messages.back, go: onBack }}>
      <p>{messages.intro}</p>
      <section data-stack="3" class={css.group}>
        <h2>{messages.own}</h2>
        <ImportPanel importing={importing} model={model} messages={messages} />
        {own.length === 0 && importing.kind === 'nothing' && <p data-quiet>{messages.noOwn}</p>}
        <ul class={css.cards}>{cards(own)}</ul>
        {importing.kind !== 'working' && <AddList model={model} messages={messages} />}
      </section>
      <section data-stack="3" class={css.group}>
        <h2>{messages.shipped}</h2>
        <ul class={css.cards}>{cards(shipped)}</ul>
      </section>
    </Screen>
  );
}
