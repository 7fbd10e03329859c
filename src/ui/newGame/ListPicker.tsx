import { useSignal } from '@preact/signals';
import { listForGame } from '../../app/lists/gameList.ts';
import { listsOf } from '../../app/lists/listChoice.ts';
import { type ListId, standingOf } from '../../app/lists/wordList.ts';
import { type SetupModel, wantedLexiconOf } from '../../app/newGame/gameSetup.ts';
import type { App } from '../../app/shell/app.ts';
import { fitsLexicon, lexiconTitle } from '../../domain/rules/wantedLexicon.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import { Screen } from '../parts/Screen.tsx';
import { dotted } from '../text/dotted.ts';
import styles from './ListPicker.module.css';

type Props = {
  readonly app: Pick<App, 'lists' | 'navigation' | 'settings'>;
  readonly model: SetupModel;
  readonly onDone: () => void;
};

/** The lists on this phone that know these tiles: one of them judges this game, whichever is the usual one. */
export function ListPicker({ app, model, onDone }: Props) {
  const { common, newGame, challenge } = messages.value;
  const t = newGame.lexicon;
  const setup = model.setup.value;
  const { language } = setup.rules;
  const offered = listsOf(app.lists.value?.lists.value ?? [], language);
  /** A doubtful list, until somebody says that it is meant. */
  const asked = useSignal<ListId | null>(null);
  const take = (list: ListId): void => {
    model.change((now) => ({ ...now, list }));
    onDone();
  };
  const wanted = wantedLexiconOf(setup);
  const chosen = listForGame(app, { language, picked: setup.list, wanted: wanted?.lexicon ?? null });
  return (
    <Screen title={t.choose} back={{ label: common.back, go: onDone }}>
      <div data-stack="4">
        {offered.map((list) => {
          const title = lexiconTitle(list);
          const marks = [
            list.id === chosen?.id && newGame.chosen,
            wanted && fitsLexicon(wanted.lexicon, list) && t.asked[wanted.by],
            challenge.listWords(list.words),
            t[standingOf(list)],
            // Two of one name are told apart by their words.
            offered.some((other) => other !== list && lexiconTitle(other) === title) && list.fingerprint,
          ];
          return (
            <article
              key={list.id}
              class={styles.card}
              data-stack="3"
              data-card
              data-chosen={list.id === chosen?.id || undefined}
            >
              <header>
                <h2>{title}</h2>
                <p data-quiet>{dotted(marks)}</p>
              </header>
              {asked.value === list.id ? (
                <>
                  <Notice>{t.doubtedSure}</Notice>
                  <div data-abreast>
                    <Button onClick={() => take(list.id)}>{t.doubtedYes}</Button>
                    <Button
                      kind="main"
                      onClick={() => {
                        asked.value = null;
                      }}
                    >
                      {t.doubtedNo}
                    </Button>
                  </div>
                </>
              ) : (
                <Button
                  kind={list.id === chosen?.id ? 'main' : 'plain'}
                  wide
                  aria-label={`${newGame.choose}: ${title}`}
                  onClick={() => {
                    if (list.doubted && list.id !== chosen?.id) asked.value = list.id;
                    else take(list.id);
                  }}
                >
                  {newGame.choose}
                </Button>
              )}
            </article>
          );
        })}
        <Button wide onClick={() => app.navigation.go('lists', 'new')}>
          {t.add}
        </Button>
      </div>
    </Screen>
  );
}
