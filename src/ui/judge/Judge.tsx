import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { createJudging, type Judging } from '../../app/judge/judging.ts';
import type { App } from '../../app/shell/app.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../parts/Button.tsx';
import { Screen } from '../parts/Screen.tsx';
import { HandOver } from './HandOver.tsx';
import styles from './Judge.module.css';
import { JudgeLogView } from './JudgeLogView.tsx';
import { JudgeVerdict } from './JudgeVerdict.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { Typing } from './Typing.tsx';

/** The referee's table: outside a game, the phone answers for one play at a time. */
export function Judge({ app }: { readonly app: App }) {
  const made = useRef<Judging | null>(null);
  made.current ??= createJudging({
    judge: app.judge,
    log: app.judgeLog,
    now: app.time.now,
    language: app.settings.value.peek().language,
  });
  const judging = made.current;
  const reading = useSignal(false);
  const { judge, common } = messages.value;
  const { navigation, table } = app;
  const state = table.state.value;
  const playing = state !== null && state.phase.name !== 'over' && state.phase.name !== 'confirmed';
  const step = judging.step.value;
  const language = judging.language.value;
  const list = app.judge.list(language);
  const arriving = list ? null : app.judge.progress(language);

  if (step.name === 'verdict') {
    return <JudgeVerdict app={app} judgement={step.judgement} until={step.until} onClear={judging.clear} />;
  }
  const back = { label: common.back, go: () => navigation.back('home') };
  if (playing) {
    return (
      <Screen title={judge.title} back={back}>
        <div class={styles.notice}>
          <h2>{judge.duringGame}</h2>
          <p>{judge.duringGameWhy}</p>
          <Button kind="main" onClick={() => navigation.go('game')}>
            {judge.toGame}
          </Button>
        </div>
      </Screen>
    );
  }
  if (reading.value) {
    return (
      <JudgeLogView
        app={app}
        onBack={() => {
          reading.value = false;
        }}
      />
    );
  }
  if (step.name === 'ready' || step.name === 'asking') return <HandOver judging={judging} back={back} />;
  const entries = app.judgeLog.entries.value.length;
  const toLog = (
    <Button
      aria-label={`${judge.log} (${entries})`}
      onClick={() => {
        reading.value = true;
      }}
    >
      {judge.logShort} ({entries})
    </Button>
  );
  return (
    <Screen
      title={judge.title}
      back={back}
      actions={<LanguageChoice language={language} onChoose={judging.choose} />}
      fill={list !== null}
    >
      {list ? (
        <Typing judging={judging} list={list} log={toLog} />
      ) : (
        <div class={styles.page}>
          {step.name === 'no-list' && (
            <p class={styles.failed} role="alert">
              {judge.failed}
            </p>
          )}
          <div class={styles.notice}>
            <h2>{arriving === null ? judge.noList : judge.arriving(arriving)}</h2>
            {arriving === null && <p>{judge.noListWhy(judge.languages[language])}</p>}
            <Button kind="main" onClick={() => navigation.go('lists')}>
              {judge.toLists}
            </Button>
          </div>
          {toLog}
        </div>
      )}
    </Screen>
  );
}
