import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Hall } from '../../app/duplicate/hall.ts';
import type { Objection } from '../../domain/duplicate/fact.ts';
import { wordStanding } from '../../domain/duplicate/judging.ts';
import { nextMove } from '../../domain/duplicate/state.ts';
import type { LaidWord } from '../../domain/duplicate/words.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { Button } from '../parts/Button.tsx';
import { numbersText } from './AnswerGroups.tsx';
import styles from './Duplicate.module.css';
import { objectionTo } from './Objecting.tsx';

type Props = {
  readonly hall: Hall;
  readonly words: readonly LaidWord[];
  /** The move from which an announcement holds; null after the game, when objections are ruled. */
  readonly from: number | null;
  readonly asked: Signal<Objection | null>;
};

/** As many as a screen shows; and so many at once of those that come after them. */
const FIRST = 10;
const PORTION = 40;

/** A game of many players has a thousand words: the first are there with the page, the others come after them by and by. */
export function LaidWords({ hall, words, from, asked }: Props) {
  const shown = useSignal(FIRST);
  const wanted = shown.value < words.length;
  useEffect(() => {
    if (!wanted) return;
    const later = setTimeout(() => {
      shown.value += PORTION;
    });
    return () => clearTimeout(later);
  }, [wanted, shown.value]);
  const state = hall.state.value;
  const next = nextMove(state);
  return (
    <ul>
      {words.slice(0, shown.value).map(({ word, move, standing, participants }) => {
        const now = wordStanding(state, word, next, null);
        return (
          <Row key={`${move} ${word}`} {...{ hall, word, move, standing, now, participants, from, asked }} />
        );
      })}
    </ul>
  );
}

/** `now`: how the word stands for the move that is next. */
type RowProps = LaidWord & { readonly now: LaidWord['standing'] } & Omit<Props, 'words'>;

/** Painted again only when something of it changes. */
function Row({ hall, from, asked, now, ...about }: RowProps) {
  const t = duplicateTexts.value.words;
  const { word, move, standing, participants } = about;
  return (
    <li>
      <b class={styles.points}>{participants.length}×</b>
      <span>
        {t.objectTo(word, move)}
        <small>{numbersText(participants)}</small>
      </span>
      {from === null ? (
        <Button
          aria-label={`${t.objection}: ${t.objectTo(word, move)}`}
          onClick={() => {
            asked.value = objectionTo(about);
          }}
        >
          {t.objection}
        </Button>
      ) : (
        <Announce
          hall={hall}
          about={about}
          from={from}
          valid={now !== 'valid'}
          announced={now !== standing}
        />
      )}
    </li>
  );
}

type AnnounceProps = {
  readonly hall: Hall;
  readonly about: LaidWord;
  readonly from: number;
  readonly valid: boolean;
  readonly announced: boolean;
};

/** A mistake that the referee announces while the game goes on: it holds from this move on, what is past stays (004, objections). */
function Announce({ hall, about: { word, move }, from, valid, announced }: AnnounceProps) {
  const t = duplicateTexts.value.words;
  const text = t.announce[valid ? 'valid' : 'invalid'](from);
  return (
    <Button
      aria-label={`${text}: ${t.objectTo(word, move)}`}
      aria-pressed={announced}
      onClick={() => hall.add({ type: 'judged', words: [{ word, valid }], by: 'referee', from })}
    >
      {text}
    </Button>
  );
}
