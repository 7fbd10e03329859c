import { judgeLogCsv, judgeLogName } from '../../app/judge/judgeExport.ts';
import type { JudgeLog } from '../../app/judge/judgeLog.ts';
import type { Device } from '../../app/shell/ports.ts';
import type { Millis } from '../../domain/units.ts';
import { dateText } from '../../i18n/dates.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../parts/Button.tsx';
import { HoldButton } from '../parts/HoldButton.tsx';
import { Screen } from '../parts/Screen.tsx';
import styles from './Judge.module.css';

const SIGNS = { valid: '✓', invalid: '✕', unknown: '?' } as const;
const SHOWN = 50;

type Props = {
  readonly log: JudgeLog;
  readonly device: Pick<Device, 'saveFile'>;
  readonly now: () => Millis;
  readonly onBack: () => void;
};

/** What was asked at this table, when, and the answer. */
export function JudgeLogView({ log, device, now, onBack }: Props) {
  const { judge, common } = messages.value;
  const entries = log.entries.value;
  const save = () => {
    device.saveFile(
      judgeLogName(now(), judge.logFile),
      judgeLogCsv(entries, judge.columns, judge.verdicts),
      'text/csv;charset=utf-8',
    );
  };
  return (
    <Screen title={judge.log} back={{ label: common.back, go: onBack }}>
      {entries.length === 0 ? (
        <p class={styles.hint}>{judge.logEmpty}</p>
      ) : (
        <div>
          <p class={styles.hint}>{judge.logNote(entries.length)}</p>
          <ol class={styles.entries}>
            {entries.slice(0, SHOWN).map(({ at, words, verdict, list }) => (
              <li key={at}>
                <span class={styles.sign} data-verdict={verdict} aria-hidden="true">
                  {SIGNS[verdict]}
                </span>
                <span class={styles.entry}>
                  <strong>{words.join(', ')}</strong>
                  <span class={styles.hint}>
                    {judge.verdicts[verdict]} · {dateText(at)} · {list}
                  </span>
                </span>
              </li>
            ))}
          </ol>
          <div class={styles.logButtons}>
            <Button onClick={save}>{judge.exportLog}</Button>
            <HoldButton kind="danger" hint={judge.holdToClear} onHold={log.clear}>
              {judge.clearLog}
            </HoldButton>
          </div>
        </div>
      )}
    </Screen>
  );
}
