import { useSignal } from '@preact/signals';
import type { App } from '../../../app/shell/app.ts';
import { callNames } from '../../../app/table/callName.ts';
import { nextMover } from '../../../app/table/moveFact.ts';
import { lexiconTitle } from '../../../domain/rules/wantedLexicon.ts';
import { failedChallengePoints } from '../../../domain/table/challenge.ts';
import type { GameFact, LexiconEdition, Verdict, WordVerdict } from '../../../domain/table/fact.ts';
import type { GameState, OpenChallenge } from '../../../domain/table/state.ts';
import type { Seat } from '../../../domain/units.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { RefusalNotice } from '../../parts/RefusalNotice.tsx';
import { Times } from '../../parts/Times.tsx';
import { useTapGuard } from '../../parts/tapGuard.ts';
import { dotted } from '../../text/dotted.ts';
import styles from './Challenge.module.css';
import { RefereePanel } from './RefereePanel.tsx';

type Props = {
  readonly app: App;
  readonly state: GameState;
  readonly mover: Seat;
  readonly challenge: OpenChallenge;
  readonly verdict: {
    readonly words: readonly WordVerdict[];
    readonly valid: boolean;
    readonly source: Verdict['source'];
    readonly lexicon: LexiconEdition | null;
    readonly reason: string;
  };
  /** The fact that follows, if one does. */
  readonly next: GameFact | null;
  readonly onNext: (event: Event) => void;
  readonly onOverrule: (verdict: Verdict) => void;
};

/** One verdict for the play, in words, colour and shape; then each word, the list, and what follows. */
export function ChallengeVerdict({ app, state, mover, challenge, verdict, next, onNext, onOverrule }: Props) {
  const { challenge: text } = messages.value;
  const mayTap = useTapGuard();
  const overruling = useSignal(false);
  const { valid } = verdict;
  const names = callNames(state.players);
  const follower = next && nextMover(app.table.preview(next));
  const shown = valid || app.settings.value.value.showFailedWord;
  return (
    <div
      class={styles.screen}
      data-verdict={valid ? 'valid' : 'invalid'}
      data-panel={overruling.value || undefined}
    >
      <Times app={app} />
      <main class={styles.stage}>
        <div class={styles.banner} role="alert">
          <p class={styles.who}>
            {text.challenges(names[challenge.by] ?? '')} · {text.move(names[mover] ?? '')}
          </p>
          <svg class={styles.sign} viewBox="0 0 100 100" aria-hidden="true">
            <path d={valid ? 'M12 54 40 82 90 20' : 'M16 16 84 84M84 16 16 84'} />
          </svg>
          <h1 class={styles.headline}>{valid ? text.valid : text.invalid}</h1>
        </div>
        <div class={styles.side}>
          <RefusalNotice refused={app.touch.refused.value} names={names} />
          {overruling.value ? (
            <RefereePanel
              words={challenge.words}
              change={!valid}
              onVerdict={onOverrule}
              onKeep={() => {
                overruling.value = false;
              }}
            />
          ) : (
            <>
              <ul class={styles.words} aria-label={text.words}>
                {verdict.words.map((answer) => (
                  <li key={answer.word}>
                    <span>{answer.word}</span>
                    {shown && (
                      <span role="img" aria-label={answer.valid ? text.wordValid : text.wordInvalid}>
                        {answer.valid ? '✓' : '✕'}
                      </span>
                    )}
                  </li>
                ))}
              </ul>
              <p class={styles.consequence}>{consequence(state, challenge, valid, names, mover)}</p>
              <p class={styles.small}>{source(app, state, verdict)}</p>
              <Button wide disabled={!mayTap.value} onClick={onNext}>
                {valid
                  ? next
                    ? text.goOn
                    : text.recordMove
                  : follower === null
                    ? text.recordLossEnd
                    : text.recordLoss(names[follower] ?? '')}
              </Button>
              <button
                type="button"
                class={styles.overrule}
                onClick={() => {
                  overruling.value = true;
                }}
              >
                {text.overrule}
              </button>
            </>
          )}
        </div>
      </main>
    </div>
  );
}

function consequence(
  { rules }: GameState,
  challenge: OpenChallenge,
  valid: boolean,
  names: readonly string[],
  mover: Seat,
): string {
  const { challenge: text } = messages.value;
  const moverName = names[mover] ?? '';
  const challenger = names[challenge.by] ?? '';
  if (!valid) return text.lost(moverName);
  const rule = rules.challenge.failed;
  const points = failedChallengePoints(rule, challenge.words.length);
  const cost = {
    nothing: () => text.costsNothing,
    'challenger-loses': () => text.loses(challenger, points),
    'mover-gains': () => text.gains(moverName, points),
    'lost-turn': () => text.losesTurn(challenger),
  }[rule.kind]();
  return `${text.stands} ${cost}`;
}

/** Which list said so, in which edition, how large, and whether it is the one that counts. */
function source(
  app: App,
  { rules, start }: GameState,
  { source: by, lexicon, reason }: Props['verdict'],
): string {
  const { challenge: text } = messages.value;
  if (by === 'referee') return reason === '' ? text.byReferee : `${text.byReferee}: ${reason}`;
  if (!lexicon) return '';
  const { name, edition = '' } = lexicon;
  const begunWith = start.lexicon;
  const list = app.judge.list(rules.language);
  const known = list?.name === name && list.edition === edition ? list : null;
  return dotted([
    text.byList(name, edition),
    ...(known ? [text.listWords(known.words)] : []),
    ...(known && !known.official ? [text.unofficial] : []),
    ...(begunWith && lexiconTitle(begunWith) !== lexiconTitle(lexicon)
      ? [text.notTheGames(lexiconTitle(begunWith))]
      : []),
  ]);
}
