import { useSignal } from '@preact/signals';
import { standingOf } from '../../../app/lists/wordList.ts';
import type { App } from '../../../app/shell/app.ts';
import { callNames } from '../../../app/table/callName.ts';
import { judgesEachWord } from '../../../app/table/challenge.ts';
import { nextMover } from '../../../app/table/moveFact.ts';
import { lexiconTitle } from '../../../domain/rules/wantedLexicon.ts';
import { failedChallengePoints } from '../../../domain/table/challenge.ts';
import type { GameFact, LexiconEdition, Verdict, WordVerdict } from '../../../domain/table/fact.ts';
import type { GameState, OpenChallenge } from '../../../domain/table/state.ts';
import type { Seat } from '../../../domain/units.ts';
import { messages } from '../../../i18n/messages.ts';
import { Arrowed } from '../../parts/Arrowed.tsx';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { JudgedWords } from '../../parts/JudgedWords.tsx';
import { NotSaved } from '../../parts/NotSaved.tsx';
import { RefusalNotice } from '../../parts/RefusalNotice.tsx';
import { useTapGuard } from '../../parts/tapGuard.ts';
import { Verdict as VerdictScreen } from '../../parts/Verdict.tsx';
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
  const shown = valid || (app.settings.value.value.showFailedWord && judgesEachWord(verdict));
  const answer = ({ valid }: WordVerdict) =>
    ({ kind: valid ? 'valid' : 'invalid', text: valid ? text.wordValid : text.wordInvalid }) as const;
  return (
    <VerdictScreen
      kind={valid ? 'valid' : 'invalid'}
      sentence={valid ? text.valid : text.invalid}
      small={overruling.value}
      actions={
        overruling.value ? undefined : (
          <div class={styles.actions}>
            <Button kind="main" wide disabled={!mayTap.value} onClick={onNext}>
              <Arrowed
                text={
                  next === null
                    ? text.recordMove
                    : next.type === 'play'
                      ? text.recordPoints(next.points, follower === null ? null : (names[follower] ?? ''))
                      : valid
                        ? text.goOn
                        : follower === null
                          ? text.recordLossEnd
                          : text.recordLoss(names[follower] ?? '')
                }
              />
            </Button>
            <Button
              kind="quiet"
              aria-label={text.overrule}
              onClick={() => {
                overruling.value = true;
              }}
            >
              <Icon name="referee" />
              <small>{messages.value.clock.referee}</small>
            </Button>
          </div>
        )
      }
    >
      <NotSaved app={app} />
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
          <JudgedWords
            label={text.words}
            language={state.rules.language}
            words={verdict.words.map((judged) => ({
              word: judged.word,
              answer: shown ? answer(judged) : undefined,
            }))}
          />
          <p class={styles.consequence}>{consequence(state, challenge, valid, names, mover)}</p>
          <p class={styles.small}>{source(app, state, verdict)}</p>
        </>
      )}
    </VerdictScreen>
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
    ...(known ? [text.standing[standingOf(known)]] : []),
    ...(begunWith && lexiconTitle(begunWith) !== lexiconTitle(lexicon)
      ? [text.notTheGames(lexiconTitle(begunWith))]
      : []),
  ]);
}
