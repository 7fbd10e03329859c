import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { SHOWN_FOR } from '../../app/judge/judging.ts';
import { standingOf } from '../../app/lists/wordList.ts';
import type { Device, Judgement } from '../../app/shell/ports.ts';
import type { Settings } from '../../app/shell/settings.ts';
import { lexiconTitle } from '../../domain/rules/wantedLexicon.ts';
import type { TileLanguage } from '../../domain/tiles/language.ts';
import type { Millis } from '../../domain/units.ts';
import { messages } from '../../i18n/messages.ts';
import { JudgedWords } from '../parts/JudgedWords.tsx';
import { Verdict } from '../parts/Verdict.tsx';
import { dotted } from '../text/dotted.ts';
import styles from './JudgeVerdict.module.css';

type Props = {
  readonly judgement: Judgement;
  readonly language: TileLanguage;
  readonly until: Millis;
  readonly settings: Pick<Settings, 'judgeShowsWords' | 'sound' | 'vibration'>;
  readonly device: Pick<Device, 'beep' | 'vibrate'>;
  readonly now: () => Millis;
  readonly onClear: () => void;
};

/** One answer for the whole screen, in words, colour and shape; ten seconds later it is gone. */
export function JudgeVerdict({ judgement, language, until, settings, device, now, onClear }: Props) {
  const { judge } = messages.value;
  const { judgeShowsWords, sound, vibration } = settings;
  const { verdict, words, list } = judgement;
  const button = useRef<HTMLButtonElement>(null);
  const left = useSignal(Math.ceil(SHOWN_FOR / 1_000));

  useEffect(() => {
    if (sound) device.beep(verdict);
    if (vibration) device.vibrate(verdict === 'valid' ? [120] : [120, 80, 120]);
    button.current?.focus();
    const look = () => {
      const rest = until - now();
      if (rest <= 0) onClear();
      else left.value = Math.ceil(rest / 1_000);
    };
    const timer = setInterval(look, 200);
    return () => clearInterval(timer);
  }, []);

  return (
    <Verdict
      kind={verdict}
      sentence={judge.verdicts[verdict]}
      actions={
        <>
          <div class={styles.bar} aria-hidden="true">
            <span style={{ animationDuration: `${SHOWN_FOR}ms` }} />
          </div>
          <button ref={button} type="button" class={styles.clear} onClick={onClear}>
            {judge.clear} · {judge.clearsIn(left.value)}
          </button>
        </>
      }
    >
      <p>
        {words.length === 1 && verdict !== 'unknown' ? judge.explainedOne[verdict] : judge.explained[verdict]}
      </p>
      <JudgedWords
        label={judge.words}
        language={language}
        words={words.map(({ word, verdict, why }) => ({
          word,
          answer: judgeShowsWords
            ? {
                kind: verdict,
                text: judge.answers[why.kind === 'other-letters' ? 'foreign-letter' : verdict],
              }
            : undefined,
        }))}
      />
      <p class={styles.list}>{dotted([lexiconTitle(list), judge.standing[standingOf(list)]])}</p>
    </Verdict>
  );
}
