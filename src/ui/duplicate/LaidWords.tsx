import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Hall } from '../../app/duplicate/hall.ts';
import type { Objection } from '../../domain/duplicate/fact.ts';
import type { LaidWord } from '../../domain/duplicate/words.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { Button } from '../parts/Button.tsx';
import { numbersText } from './AnswerGroups.tsx';
import styles from './Duplicate.module.css';
import { objectionTo } from './Objecting.tsx';

/** A word, and how it stands for the move that is next. */
type ListedWord = LaidWord & { readonly now: LaidWord['standing'] };

type Props = {
  readonly hall: Hall;
  readonly words: readonly ListedWord[];
  /** The move from which an announcement holds; null after the game, when objections are ruled. */
  readonly from: number | null;
  readonly asked: Signal<Objection | null>;
};

/** So many are painted at once. */
const PORTION = 16;

/** A game of many players has a thousand words: the first are there with the page, the others come after them by and by. */
export function LaidWords({ hall, words, from, asked }: Props) {
  const shown = useSignal(PORTION);
  const wanted = shown.value < words.length;
  useEffect(() => {
    if (!wanted) return;
    const later = setTimeout(() => {
      shown.value += PORTION;
    });
    return () => clearTimeout(later);
  }, [wanted, shown.value]);
  return (
    <ul>
      {words.slice(0, shown.value).map(({ word, move, standing, now, participants }) => (
        <Row key={`${move} ${word}`} {...{ hall, word, move, standing, now, participants, from, asked }} />
      ))}
    </ul>
  );
}

type RowProps = ListedWord & Omit<Props, 'words'>;

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
