import { useComputed, useSignal } from '@preact/signals';
import type { Objection } from '../../domain/duplicate/fact.ts';
import { nextMove, tileSetOf } from '../../domain/duplicate/state.ts';
import { laidWords, undecidedWords } from '../../domain/duplicate/words.ts';
import { compareWords } from '../../domain/tiles/collation.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import styles from './Duplicate.module.css';
import type { HallProps } from './DuplicateScreen.tsx';
import { HallFrame } from './HallFrame.tsx';
import { LaidWords } from './LaidWords.tsx';
import { ObjectionDialog, PointsObjection } from './Objecting.tsx';
import { Undecided } from './Undecided.tsx';

const LISTS = ['invalid', 'valid'] as const;

/** Words refused and accepted, with how many laid them; after the game an objection is ruled from here. */
export function WordsView({ app, hall }: HallProps) {
  const t = duplicateTexts.value.words;
  const from = useComputed(() =>
    hall.state.value.phase === 'over' ? null : nextMove(hall.state.value),
  ).value;
  const words = useComputed(() => laidWords(hall.state.value)).value;
  const undecided = useComputed(() => undecidedWords(hall.state.value)).value;
  const asked = useSignal<Objection | null>(null);
  const over = from === null;
  const set = tileSetOf(hall.state.peek());
  return (
    <HallFrame app={app} hall={hall} view="words">
      <div class={styles.stack}>
        {!over && (
          <p class={styles.muted} data-quiet>
            {t.afterGame}
          </p>
        )}
        <Undecided hall={hall} words={undecided} titled act={() => undefined} />
        {LISTS.map((standing) => {
          const these = words
            .filter((one) => one.standing === standing)
            .sort((one, other) => compareWords(set, one.word, other.word) || one.move - other.move);
          return (
            <section key={standing} class={styles.groups}>
              <h2>{t[standing]}</h2>
              {these.length === 0 && (
                <p class={styles.muted} data-quiet>
                  {t.none}
                </p>
              )}
              <LaidWords hall={hall} words={these} from={from} asked={asked} />
            </section>
          );
        })}
        {over && (
          <PointsObjection
            onAsk={(fact) => {
              asked.value = fact;
            }}
          />
        )}
      </div>
      {asked.value && (
        <ObjectionDialog
          hall={hall}
          fact={asked.value}
          onClose={() => {
            asked.value = null;
          }}
        />
      )}
    </HallFrame>
  );
}
