import { useComputed, useSignal } from '@preact/signals';
import { objectionEffect } from '../../app/duplicate/objecting.ts';
import type { Objection } from '../../domain/duplicate/fact.ts';
import { type LaidWord, laidWords } from '../../domain/duplicate/words.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { numbersText } from './AnswerGroups.tsx';
import styles from './Duplicate.module.css';
import type { HallProps } from './DuplicateScreen.tsx';
import { HallFrame } from './HallFrame.tsx';
import { refusalText } from './refusalText.ts';
import { Undecided } from './Undecided.tsx';

const LISTS = ['invalid', 'valid'] as const;

/** Words refused and accepted, with how many laid them; after the game an objection is ruled from here. */
export function WordsView({ app, hall }: HallProps) {
  const t = duplicateTexts.value.words;
  const words = useComputed(() => laidWords(hall.state.value)).value;
  const asked = useSignal<LaidWord | null>(null);
  const over = hall.state.value.phase === 'over';
  return (
    <HallFrame app={app} hall={hall} view="words">
      <div class={styles.stack}>
        {!over && <p class={styles.muted}>{t.afterGame}</p>}
        <Undecided hall={hall} act={() => undefined} />
        {LISTS.map((standing) => {
          const these = words.filter((one) => one.standing === standing);
          return (
            <section key={standing} class={styles.groups}>
              <h2>{t[standing]}</h2>
              {these.length === 0 && <p class={styles.muted}>{t.none}</p>}
              <ul>
                {these.map((one) => (
                  <li key={`${one.move} ${one.word}`}>
                    <b class={styles.points}>{one.participants.length}×</b>
                    <span>
                      {t.objectTo(one.word, one.move)}
                      <small>{numbersText(one.participants)}</small>
                    </span>
                    {over && (
                      <Button
                        aria-label={`${t.objection}: ${t.objectTo(one.word, one.move)}`}
                        onClick={() => {
                          asked.value = one;
                        }}
                      >
                        {t.objection}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      {asked.value && (
        <ObjectionDialog
          hall={hall}
          about={asked.value}
          onClose={() => {
            asked.value = null;
          }}
        />
      )}
    </HallFrame>
  );
}

type DialogProps = Pick<HallProps, 'hall'> & { readonly about: LaidWord; readonly onClose: () => void };

/** What would change is shown before anything does. */
function ObjectionDialog({ hall, about, onClose }: DialogProps) {
  const t = duplicateTexts.value;
  const valid = about.standing === 'invalid';
  const fact: Objection = { type: 'objection', move: about.move, word: about.word, valid };
  const effect = objectionEffect(hall, fact);
  const { start } = hall.state.value;
  const nameOf = (number: number) => start.participants.find((one) => one.number === number)?.name ?? '';
  const change = ([was, is]: readonly [number | null, number | null]) =>
    was === is ? `${is ?? '–'}` : `${was ?? '–'} → ${is ?? '–'}`;
  return (
    <Dialog title={`${t.words.objection}: ${about.word}`} onClose={onClose}>
      <div class={styles.stack}>
        <h2>{t.words.effect}</h2>
        {!effect.ok && <p class={styles.warning}>{refusalText(effect.error)}</p>}
        {effect.ok && effect.value.length === 0 && <p>{t.words.noEffect}</p>}
        {effect.ok && effect.value.length > 0 && (
          <div class={styles.scroll}>
            <table class={styles.table}>
              <thead>
                <tr>
                  <th>{t.table.name}</th>
                  <th>{t.table.points}</th>
                  <th>{t.table.maxima}</th>
                  <th>{t.table.place}</th>
                  <th>{t.table.tournamentPoints}</th>
                </tr>
              </thead>
              <tbody>
                {effect.value.map((one) => (
                  <tr key={one.number}>
                    <td class={styles.name}>
                      {one.number}. {nameOf(one.number)}
                    </td>
                    <td>{change(one.points)}</td>
                    <td>{change(one.maxima)}</td>
                    <td>{change(one.place)}</td>
                    <td>{change(one.tournamentPoints)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <Button
          kind="main"
          wide
          disabled={!effect.ok}
          onClick={() => {
            hall.add(fact);
            onClose();
          }}
        >
          {t.words.becomes[valid ? 'valid' : 'invalid']} {about.word}
        </Button>
      </div>
    </Dialog>
  );
}
