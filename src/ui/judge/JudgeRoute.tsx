import { useRef } from 'preact/hooks';
import { isBeingPlayed } from '../../app/judge/isBeingPlayed.ts';
import { createJudging, type Judging } from '../../app/judge/judging.ts';
import type { App } from '../../app/shell/app.ts';
import { usualTiles } from '../../app/shell/usualTiles.ts';
import { locale } from '../../i18n/catalogue.ts';
import { JudgeScreen } from './JudgeScreen.tsx';

/** What is being judged lasts as long as the screen; the list that answers and the log are the phone's. */
export function JudgeRoute({ app }: { readonly app: App }) {
  const { judge, judgeLog, settings, device, time, navigation } = app;
  const made = useRef<Judging | null>(null);
  made.current ??= createJudging({
    judge,
    log: judgeLog,
    now: time.phone.now,
    language: usualTiles(locale.peek()),
  });
  return (
    <JudgeScreen
      judging={made.current}
      judge={judge}
      log={judgeLog}
      settings={settings.value.value}
      device={device}
      now={time.phone.now}
      playing={isBeingPlayed(app.table, time.now())}
      go={navigation.go}
      onBack={() => navigation.back('home')}
    />
  );
}
