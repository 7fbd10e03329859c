import { useEffect } from 'preact/hooks';
import { listForGame } from '../../app/lists/gameList.ts';
import { listsOf } from '../../app/lists/listChoice.ts';
import { standingOf } from '../../app/lists/wordList.ts';
import { type SetupModel, wantedLexiconOf } from '../../app/newGame/gameSetup.ts';
import type { App } from '../../app/shell/app.ts';
import { fitsLexicon, lexiconTitle, titleBeside } from '../../domain/rules/wantedLexicon.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../parts/Button.tsx';
import { dotted } from '../text/dotted.ts';
import styles from './JudgingList.module.css';

type Props = {
  readonly app: Pick<App, 'lists' | 'settings'>;
  readonly model: SetupModel;
  readonly onChange: () => void;
};

/** Which list will judge, said before the game; and plainly, if it is not the one that was asked for. */
export function JudgingList({ app, model, onChange }: Props) {
  const { newGame, challenge } = messages.value;
  const t = newGame.lexicon;
  const setup = model.setup.value;
  const { language } = setup.rules;
  const wanted = wantedLexiconOf(setup);
  const list = listForGame(app, { language, picked: setup.list, wanted: wanted?.lexicon ?? null });
  const lists = app.lists.value;
  // What will be asked in the game is made ready before it.
  useEffect(() => {
    if (list) void lists?.load(list.id);
  }, [lists, list?.id]);
  if (!lists) return null;
  const failed = list !== null && lists.statuses.value.get(list.id)?.kind === 'failed';
  const isHere =
    wanted && listsOf(lists.lists.value, language).some((other) => fitsLexicon(wanted.lexicon, other));
  const about = list && [challenge.listWords(list.words), t[standingOf(list)]];

  return (
    <section class={styles.list} data-stack="1" data-card aria-label={t.heading}>
      <div class={styles.head}>
        <div>
          <h2>{t.heading}</h2>
          <p class={styles.name}>{list ? lexiconTitle(list) : t.none}</p>
        </div>
        <Button aria-label={t.change} onClick={onChange}>
          {newGame.change}
        </Button>
      </div>
      {about && <p data-quiet>{dotted(about)}</p>}
      {failed && <p class={styles.notice}>{t.notHere}</p>}
      {wanted && list && !fitsLexicon(wanted.lexicon, list) && (
        <p class={styles.notice} role="status">
          {(isHere ? t.other : t.missing)(wanted.by, titleBeside(wanted.lexicon, list))}
        </p>
      )}
    </section>
  );
}
