import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Judging } from '../../app/judge/judging.ts';
import { standingOf } from '../../app/lists/wordList.ts';
import type { LetterOrder } from '../../app/shell/letterOrder.ts';
import type { Judgement } from '../../app/shell/ports.ts';
import { MOST_CHALLENGED } from '../../domain/table/challenge.ts';
import { TILE_SETS } from '../../domain/tiles/tileSet.ts';
import { messages } from '../../i18n/messages.ts';
import { Bin } from '../parts/Bin.tsx';
import { Button } from '../parts/Button.tsx';
import entry from '../parts/Entry.module.css';
import { isShortcut } from '../parts/keys.ts';
import { LetterPad } from '../parts/LetterPad.tsx';
import { Tiles } from '../parts/Tiles.tsx';
import styles from './Judge.module.css';

type Props = {
  readonly judging: Judging;
  readonly list: Judgement['list'];
  readonly order: LetterOrder;
  /** Of the language, beside the list that answers in it. */
  readonly choice: ComponentChildren;
};

/** The challenger's part: the words, by our own letters or a real keyboard. */
export function Typing({ judging, list, order, choice }: Props) {
  const { judge, common } = messages.value;
  const set = TILE_SETS[judging.language.value];
  const words = judging.words.value;
  const word = words.at(-1) ?? '';

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isShortcut(event)) return;
      // On a button these keys press it.
      const onButton = event.target instanceof HTMLButtonElement;
      if ((event.key === 'Enter' || event.key === ' ') && !onButton) judging.nextWord();
      else if (event.key === 'Backspace') judging.erase();
      else if (event.key.length === 1 && event.key !== ' ') judging.type(event.key);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [judging]);

  const count = judging.asked.value.length;
  return (
    <div class={`${entry.form} ${styles.form}`} data-keys="letters">
      <div class={styles.about}>
        <p class={styles.hint} data-quiet>
          {judge.listIs(list.name, list.edition, list.words)} {judge.standing[standingOf(list)]}
        </p>
        {choice}
      </div>
      <div class={styles.typing} data-stack="1">
        {words.length > 1 && (
          <div class={styles.words} role="group" aria-label={judge.words}>
            {words.slice(0, -1).map((typed, index) => (
              <button
                key={`${index}${typed}`}
                type="button"
                class={styles.typed}
                aria-label={judge.drop(typed)}
                onClick={() => judging.dropWord(index)}
              >
                {typed} <Bin />
              </button>
            ))}
          </div>
        )}
        <output class={styles.current} aria-label={word || judge.typeHere}>
          {word === '' ? (
            <span class={styles.hint} data-quiet>
              {words.length > 1 ? judge.wordNumber(words.length, MOST_CHALLENGED) : judge.typeHere}
            </span>
          ) : (
            <Tiles set={set} letters={word} size={word.length > 7 ? 'small' : 'large'} />
          )}
        </output>
      </div>
      <div class={entry.pad} data-keys="low">
        <LetterPad
          label={judge.letters}
          letters={set.alphabet}
          order={order}
          eraseLabel={common.erase}
          onLetter={judging.type}
          onErase={judging.erase}
          more={
            <button
              type="button"
              data-wide
              class={entry.small}
              disabled={!judging.canAddWord.value}
              aria-label={judge.nextWord}
              onClick={judging.nextWord}
            >
              {judge.next}
            </button>
          }
        />
      </div>
      <div class={entry.foot}>
        <Button kind="main" wide disabled={count === 0} onClick={judging.ready}>
          {count === 0 ? judge.done : judge.ready(count)}
        </Button>
      </div>
    </div>
  );
}
