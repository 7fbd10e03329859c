import { useSignal } from '@preact/signals';
import type { App } from '../../../app/shell/app.ts';
import { callName, callNames } from '../../../app/table/callName.ts';
import { askTheList, type ChallengeAnswer, deliverVerdict } from '../../../app/table/challenge.ts';
import { readyPlay } from '../../../app/table/moveFact.ts';
import type { Verdict } from '../../../domain/table/fact.ts';
import type { GameState, Phase } from '../../../domain/table/state.ts';
import { boardMessages } from '../../../i18n/board.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { JudgedWords } from '../../parts/JudgedWords.tsx';
import { NotSaved } from '../../parts/NotSaved.tsx';
import { RefusalNotice } from '../../parts/RefusalNotice.tsx';
import { ScreenHeading } from '../../parts/ScreenHeading.tsx';
import { Times } from '../../parts/Times.tsx';
import { useTapGuard } from '../../parts/tapGuard.ts';
import { Verdict as VerdictScreen } from '../../parts/Verdict.tsx';
import { MoveForm } from '../settling/MoveForm.tsx';
import styles from './Challenge.module.css';
import { ChallengeVerdict } from './ChallengeVerdict.tsx';
import { RefereePanel } from './RefereePanel.tsx';

/** „Sprawdzam!” was said: the words, then the verdict, then what follows from it. */
export function ChallengeScreen({ app }: { readonly app: App }) {
  const state = app.table.state.value;
  const { verdict, stands } = app.typedMove.typed.value;
  if (state?.phase.name !== 'challenged' && state?.phase.name !== 'judged') return null;
  const { phase } = state;
  if (verdict) return <StandingMove app={app} state={state} phase={phase} verdict={verdict} />;
  if (phase.name === 'challenged') return <Declared app={app} state={state} phase={phase} />;
  return phase.valid && stands ? (
    <MoveForm
      app={app}
      game={app.table.game.value}
      state={state}
      seat={phase.seat}
      sinceStop={app.typedMove.typed.value}
    />
  ) : (
    <Judged app={app} state={state} phase={phase} />
  );
}
ChallengeScreen.texts = boardMessages;

type Props<Name extends Phase['name']> = {
  readonly app: App;
  readonly state: GameState;
  readonly phase: Extract<Phase, { name: Name }>;
};

/** The mover presses, and both look at the answer together (001 §4.5). */
function Declared({ app, state, phase }: Props<'challenged'>) {
  const { challenge: text } = messages.value;
  const mayTap = useTapGuard();
  const answer = useSignal<ChallengeAnswer | 'asking' | null>(null);
  const { seat, challenge } = phase;
  const mover = callName(state.players, seat);
  const by = callName(state.players, challenge.by);

  const give = (verdict: Verdict) => app.touch.act(deliverVerdict(app, verdict, challenge));
  const ask = async () => {
    answer.value = 'asking';
    const asked = await askTheList(app.judge, challenge.words, state.rules.language);
    answer.value = asked;
    if (asked.kind === 'verdict') give(asked.fact);
  };

  const given = answer.value;
  const referee = given === null || given === 'asking' || given.kind === 'verdict' ? null : given;
  const refused = <RefusalNotice refused={app.touch.refused.value} names={callNames(state.players)} />;
  if (referee?.kind === 'unknown')
    return (
      <VerdictScreen kind="unknown" sentence={messages.value.judge.verdicts.unknown} small>
        <NotSaved app={app} />
        {refused}
        <RefereePanel words={challenge.words} why={whyReferee(referee)} onVerdict={give} />
      </VerdictScreen>
    );
  return (
    <div class={styles.screen} data-panel={referee !== null || undefined}>
      <Times app={app} />
      <main class={styles.stage}>
        <div class={styles.banner} data-stack="2">
          <p class={styles.who}>{text.challenges(by)}</p>
          <ScreenHeading class={styles.headline}>{text.title}</ScreenHeading>
          <p class={styles.who}>{text.move(mover)}</p>
          {!referee && (
            <JudgedWords
              label={text.words}
              language={state.rules.language}
              words={challenge.words.map((word) => ({ word }))}
            />
          )}
        </div>
        <div class={styles.side} data-stack="2">
          {refused}
          {referee ? (
            <RefereePanel words={challenge.words} why={whyReferee(referee)} onVerdict={give} />
          ) : (
            <>
              <p class={styles.small}>{text.showHint}</p>
              <Button
                kind="main"
                wide
                data-seat={seat}
                disabled={!mayTap.value || answer.value !== null}
                onClick={ask}
              >
                {answer.value === null ? text.showFor(mover) : text.asking}
              </Button>
            </>
          )}
        </div>
      </main>
    </div>
  );
}

function Judged({ app, state, phase }: Props<'judged'>) {
  const record = state.challenges.at(-1);
  if (!record) return null;
  const reason = app.table.game.value.facts.findLast((fact) => fact?.type === 'verdict')?.reason ?? '';
  const next = phase.valid
    ? readyPlay(app.typedMove.typed.value, state, phase.seat)
    : ({ type: 'loss', seat: phase.seat } as const);
  return (
    <ChallengeVerdict
      key={String(record.valid)}
      app={app}
      state={state}
      mover={phase.seat}
      challenge={phase.challenge}
      verdict={{ ...record, reason }}
      next={next}
      onNext={(event) => {
        if (next) app.touch.act(app.table.record(next, app.time.ofEvent(event)));
        else app.typedMove.change({ stands: true, kind: 'play', pad: 'digits' });
      }}
      onOverrule={(verdict) => app.touch.act(deliverVerdict(app, verdict, phase.challenge))}
    />
  );
}

/** A move that was recorded already stands the check; the verdict waits to be read. */
function StandingMove({
  app,
  state,
  phase,
  verdict,
}: Props<'challenged' | 'judged'> & { readonly verdict: Verdict }) {
  return (
    <ChallengeVerdict
      app={app}
      state={state}
      mover={phase.seat}
      challenge={phase.challenge}
      verdict={{ ...verdict, valid: true, lexicon: verdict.lexicon ?? null, reason: verdict.reason ?? '' }}
      next={verdict}
      onNext={(event) => {
        app.typedMove.change({ verdict: null });
        app.touch.act(app.table.record(verdict, app.time.ofEvent(event)));
      }}
      onOverrule={(changed) => app.touch.act(deliverVerdict(app, changed, phase.challenge))}
    />
  );
}

/** Why the list does not decide; a word of it that the official list probably lacks is named. */
function whyReferee(answer: Exclude<ChallengeAnswer, { kind: 'verdict' }>): string {
  const text = messages.value.challenge;
  if (answer.kind === 'no-list') return text.noList;
  const { words, list } = answer.judgement;
  const doubtful = words.flatMap(({ word, why }) =>
    why.kind === 'not-official' ? [{ word, asked: why.list }] : [],
  );
  const [first] = doubtful;
  return first
    ? text.notOfficial(
        doubtful.map(({ word }) => word),
        list.name,
        first.asked,
      )
    : text.unknown;
}
