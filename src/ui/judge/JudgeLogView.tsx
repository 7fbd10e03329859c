import { judgeLogCsv, judgeLogName } from '../../app/judge/judgeExport.ts';
import type { JudgeLog } from '../../app/judge/judgeLog.ts';
import type { Device } from '../../app/shell/ports.ts';
import type { Millis } from '../../domain/units.ts';
import { dateText } from '../../i18n/dates.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../parts/Button.tsx';
import { HoldButton } from '../parts/HoldButton.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Screen } from '../parts/Screen.tsx';
import styles from './Judge.module.css';

const SIGNS = { valid: 'check', invalid: 'close', unknown: 'help' } as const;
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
        <p class={styles.hint} data-quiet>
          {judge.logEmpty}
        </p>
      ) : (
        <div>
          <p class={styles.hint} data-quiet>
            {judge.logNote(entries.length)}
          </p>
          <ol class={styles.entries} data-stack="2">
            {entries.slice(0, SHOWN).map(({ at, words, verdict, list }) => (
              <li key={at}>
                <span class={styles.sign} data-verdict={verdict} aria-hidden="true">
                  <Icon name={SIGNS[verdict]} />
                </span>
                <span class={styles.entry}>
                  <strong>{words.join(', ')}</strong>
                  <span class={styles.hint} data-quiet>
                    {judge.verdicts[verdict]} · {dateText(at)} · {list}
                  </span>
                </span>
              </li>
            ))}
          </ol>
          <div data-flow>
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
