import { useSignal } from '@preact/signals';
import type { App } from '../../../app/shell/app.ts';
import { callNames } from '../../../app/table/callName.ts';
import { feel } from '../../../app/table/feel.ts';
import { formedWords, pointsOf, typedPlacement, withFirstWord } from '../../../app/table/moveFact.ts';
import {
  addLetter,
  eraseLetter,
  isNamed,
  namedWords,
  nextWord,
  type TypedWords,
  toggleWord,
  typedWordsOf,
} from '../../../app/table/typedWords.ts';
import { challengersOf } from '../../../domain/table/challenge.ts';
import { TILE_SETS } from '../../../domain/tiles/tileSet.ts';
import type { Seat } from '../../../domain/units.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import entry from '../../parts/Entry.module.css';
import { keepFocus, pressesButton, useKeys } from '../../parts/keys.ts';
import { LetterPad } from '../../parts/LetterPad.tsx';
import { ScreenHeading } from '../../parts/ScreenHeading.tsx';
import { Times } from '../../parts/Times.tsx';
import { Toast } from '../../parts/Toast.tsx';
import styles from './ChallengeEntry.module.css';
import { WordLine } from './WordLine.tsx';

type Props = { readonly app: App; readonly mover: Seat };

/** The opponent names the words. Nothing is declared until „Sprawdzam!” is pressed here; then there is no way back. */
export function ChallengeEntry({ app, mover }: Props) {
  const { challenge: text, common } = messages.value;
  const notice = useSignal('');
  const state = app.table.state.value;
  const typed = app.typedMove.typed.value;
  if (!state) return null;
  const names = callNames(state.players);
  const candidates = challengersOf(state, mover);
  const words = typed.challenge?.words ?? typedWordsOf([]);
  const by = typed.challenge?.by ?? (candidates.length === 1 ? (candidates[0] ?? null) : null);
  const set = TILE_SETS[state.rules.language];
  const formed = formedWords(state, typed);

  const change = (next: { readonly by?: Seat; readonly words?: TypedWords }) => {
    notice.value = '';
    app.typedMove.change({ challenge: { by, words, ...next } });
  };
  const declare = (event: Event) => {
    if (by === null) {
      notice.value = text.whoChallenges;
      return;
    }
    const named = namedWords(words);
    if (named.length === 0) {
      notice.value = text.noWords;
      return;
    }
    const recorded = state.phase.name === 'settling' ? null : (state.turns.at(-1)?.points ?? null);
    const announced = recorded ?? pointsOf(withFirstWord(typed, state), state.rules.bingo);
    const placement = recorded === null ? typedPlacement(typed, state.rules.bingo) : null;
    const declared = app.table.record(
      {
        type: 'challenge',
        by,
        words: named,
        ...(announced === null ? {} : { announced }),
        ...(placement ? { placement } : {}),
      },
      app.time.ofEvent(event),
    );
    if (!app.touch.act(declared)) return;
    feel(app, 'challenge');
    app.typedMove.change({ challenge: null, verdict: null, stands: false });
  };

  useKeys((event) => {
    const letter = event.key.toUpperCase();
    if (event.key === 'Backspace') change({ words: eraseLetter(words) });
    else if (event.key === 'Escape') app.typedMove.change({ challenge: null });
    else if (event.key === 'Enter' && !pressesButton(event) && !event.repeat) {
      event.preventDefault();
      declare(event);
    } else if (event.key === ' ' && !pressesButton(event)) {
      event.preventDefault();
      change({ words: nextWord(words) });
    } else if (set.alphabet.includes(letter)) change({ words: addLetter(words, letter) });
  });

  const count = new Set(namedWords(words)).size;
  return (
    <div class={`${entry.screen} ${styles.scene}`}>
      <Times app={app} />
      <main class={`${entry.form} ${styles.form}`} data-keys="letters" onMouseDown={keepFocus}>
        <div class={styles.head}>
          <ScreenHeading class={styles.title}>{text.title}</ScreenHeading>
          <p>
            {[
              text.move(names[mover] ?? ''),
              by === null ? text.whoChallenges : text.challenges(names[by] ?? ''),
            ].join(' · ')}
          </p>
          <Toast said={notice.value} refused={app.touch.refused.value} names={names} />
        </div>
        {candidates.length > 1 && (
          <div data-asked class={styles.who} role="group" aria-label={text.whoChallenges}>
            {candidates.map((seat) => (
              <Button key={seat} kind="chip" aria-pressed={seat === by} onClick={() => change({ by: seat })}>
                {names[seat]}
              </Button>
            ))}
          </div>
        )}
        {formed.length > 1 && (
          <div class={styles.who} role="group" aria-label={text.words}>
            {formed.map((word) => (
              <Button
                key={word}
                kind="chip"
                aria-pressed={isNamed(words, word)}
                onClick={() => change({ words: toggleWord(words, word) })}
              >
                {word.toUpperCase()}
              </Button>
            ))}
          </div>
        )}
        <div class={styles.words}>
          <WordLine
            set={set}
            list={words}
            onChange={(next) => change({ words: next })}
            placeholder={text.wordsHint}
            removable
          />
        </div>
        <div class={entry.pad} data-keys="low">
          <LetterPad
            label={text.words}
            letters={set.alphabet}
            order={app.settings.value.value.letterOrder}
            eraseLabel={common.erase}
            onLetter={(letter) => change({ words: addLetter(words, letter) })}
            onErase={() => change({ words: eraseLetter(words) })}
            more={
              <button
                type="button"
                data-wide
                class={entry.small}
                onClick={() => change({ words: nextWord(words) })}
              >
                {text.addWord}
              </button>
            }
          />
        </div>
        <div class={`${entry.foot} ${styles.foot}`}>
          <p class={styles.warning} data-quiet>
            {text.irrevocable}
          </p>
          <Button onClick={() => app.typedMove.change({ challenge: null })}>{text.cancel}</Button>
          <button type="button" class={styles.declare} onClick={declare}>
            {text.declare}
            {count > 1 && <small>{text.count(count)}</small>}
          </button>
        </div>
      </main>
    </div>
  );
}
