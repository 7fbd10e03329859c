import { useSignal } from '@preact/signals';
import type { JudgeLog } from '../../app/judge/judgeLog.ts';
import type { Judging } from '../../app/judge/judging.ts';
import type { Device, WordJudge } from '../../app/shell/ports.ts';
import type { Settings } from '../../app/shell/settings.ts';
import type { Millis } from '../../domain/units.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../parts/Button.tsx';
import { RoundButton } from '../parts/RoundButton.tsx';
import { Screen } from '../parts/Screen.tsx';
import { HandOver } from './HandOver.tsx';
import styles from './Judge.module.css';
import { JudgeLogView } from './JudgeLogView.tsx';
import { JudgeVerdict } from './JudgeVerdict.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { Typing } from './Typing.tsx';

type Props = {
  readonly judging: Judging;
  readonly judge: WordJudge;
  readonly log: JudgeLog;
  readonly settings: Settings;
  readonly device: Device;
  readonly now: () => Millis;
  /** A game is on the table: the phone belongs to its players. */
  readonly playing: boolean;
  readonly go: (screen: 'game' | 'lists') => void;
  readonly onBack: () => void;
};

/** The referee's table: outside a game, the phone answers for one play at a time. */
export function JudgeScreen(props: Props) {
  const { judging, log, settings, device, now, go } = props;
  const reading = useSignal(false);
  const { judge, common } = messages.value;
  const step = judging.step.value;
  const language = judging.language.value;
  const list = props.judge.list(language);
  const arriving = list ? null : props.judge.progress(language);

  if (step.kind === 'verdict') {
    return (
      <JudgeVerdict
        judgement={step.judgement}
        language={language}
        until={step.until}
        settings={settings}
        device={device}
        now={now}
        onClear={judging.clear}
      />
    );
  }
  const back = { label: common.back, go: props.onBack };
  if (props.playing) {
    return (
      <Screen title={judge.title} back={back}>
        <div class={styles.notice} data-stack="3" data-card>
          <h2>{judge.duringGame}</h2>
          <p>{judge.duringGameWhy}</p>
          <Button kind="main" onClick={() => go('game')}>
            {judge.toGame}
          </Button>
        </div>
      </Screen>
    );
  }
  if (reading.value) {
    return (
      <JudgeLogView
        log={log}
        device={device}
        now={now}
        onBack={() => {
          reading.value = false;
        }}
      />
    );
  }
  if (step.kind === 'ready' || step.kind === 'asking') return <HandOver judging={judging} back={back} />;
  const entries = log.entries.value.length;
  const choice = <LanguageChoice language={language} onChoose={judging.choose} />;
  return (
    <Screen
      title={judge.title}
      back={back}
      actions={
        <RoundButton
          icon="list"
          label={`${judge.log} (${entries})`}
          onClick={() => {
            reading.value = true;
          }}
        />
      }
      fill={list !== null}
    >
      {list ? (
        <Typing judging={judging} list={list} order={settings.letterOrder} choice={choice} />
      ) : (
        <div data-stack="3">
          {choice}
          {step.kind === 'no-list' && (
            <p class={styles.failed} role="alert">
              {judge.failed}
            </p>
          )}
          <div class={styles.notice} data-stack="3" data-card>
            <h2>{arriving === null ? judge.noList : judge.arriving(arriving)}</h2>
            {arriving === null && <p>{judge.noListWhy(judge.languageName(language))}</p>}
            <Button kind="main" onClick={() => go('lists')}>
              {judge.toLists}
            </Button>
          </div>
        </div>
      )}
    </Screen>
  );
}
