import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { SHOWN_FOR } from '../../app/judge/judging.ts';
import type { Device, JudgedWord, Judgement } from '../../app/shell/ports.ts';
import type { Settings } from '../../app/shell/settings.ts';
import { lexiconTitle } from '../../domain/rules/wantedLexicon.ts';
import type { Millis } from '../../domain/units.ts';
import { messages } from '../../i18n/messages.ts';
import { dotted } from '../text/dotted.ts';
import styles from './JudgeVerdict.module.css';

type Props = {
  readonly judgement: Judgement;
  readonly until: Millis;
  readonly settings: Pick<Settings, 'judgeShowsWords' | 'sound' | 'vibration'>;
  readonly device: Pick<Device, 'beep' | 'vibrate'>;
  readonly now: () => Millis;
  readonly onClear: () => void;
};

const SIGNS: Readonly<Record<JudgedWord['verdict'], string>> = {
  valid: '✓',
  invalid: '✕',
  unknown: '?',
};

/** One answer for the whole screen, in words, colour and shape; ten seconds later it is gone. */
export function JudgeVerdict({ judgement, until, settings, device, now, onClear }: Props) {
  const { judge } = messages.value;
  const { judgeShowsWords, sound, vibration } = settings;
  const { verdict, words, list } = judgement;
  const button = useRef<HTMLButtonElement>(null);
  const left = useSignal(Math.ceil(SHOWN_FOR / 1_000));

  useEffect(() => {
    if (sound) device.beep('verdict');
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
    <main class={styles.verdict} data-verdict={verdict}>
      <div class={styles.answer} role="alert">
        <span class={styles.sign} aria-hidden="true">
          {SIGNS[verdict]}
        </span>
        <h1 class={styles.title}>{judge.verdicts[verdict]}</h1>
        <p>{judge.explained[verdict]}</p>
      </div>
      <ul class={styles.words}>
        {words.map(({ word, verdict, why }) => (
          <li key={word}>
            {judgeShowsWords && <span aria-hidden="true">{SIGNS[verdict]} </span>}
            {word}
            {judgeShowsWords && (
              <small> {judge.answers[why.kind === 'other-letters' ? 'foreign-letter' : verdict]}</small>
            )}
          </li>
        ))}
      </ul>
      <div class={styles.foot}>
        <p class={styles.list}>{dotted([lexiconTitle(list), !list.official && judge.notOfficial])}</p>
        <div class={styles.bar} aria-hidden="true">
          <span style={{ animationDuration: `${SHOWN_FOR}ms` }} />
        </div>
        <button ref={button} type="button" class={styles.clear} onClick={onClear}>
          {judge.clear} · {judge.clearsIn(left.value)}
        </button>
      </div>
    </main>
  );
}
