import { pointsOf } from '../../../app/table/moveFact.ts';
import { namedWords } from '../../../app/table/typedWords.ts';
import type { GoingOut } from '../../../domain/table/questions.ts';
import type { Seat } from '../../../domain/units.ts';
import { messages } from '../../../i18n/messages.ts';
import { Proposals } from '../../board/Proposals.tsx';
import { Segments } from '../../parts/Segments.tsx';
import { ExchangeKeys } from './ExchangeEntry.tsx';
import styles from './MoveForm.module.css';
import { type EntryProps, PlayFacts, PlayKeys, WordsBar } from './PlayEntry.tsx';

type Props = EntryProps & {
  /** Nothing was challenged yet: it may still be any kind of move. */
  readonly free: boolean;
  readonly going: GoingOut;
  /** Whose turn it is after it; null where that is nobody's. */
  readonly next: Seat | null;
  readonly ends: boolean;
};

const KINDS = ['play', 'exchange', 'pass'] as const;

/** What kind of move it is, or the places proposed for its word; what is known of it; its keys. */
export function MoveSlots({ state, seat, typed, order, change, free, going, next, ends }: Props) {
  const { settling } = messages.value;
  const { rules } = state;
  const spelling = typed.kind === 'play' && typed.pad === 'letters';
  const proposals = typed.kind === 'play' && state.board !== null && namedWords(typed.words).length > 0 && (
    <Proposals state={state} seat={seat} typed={typed} change={change} />
  );
  return (
    <div class={styles.slots}>
      {spelling ? (
        <WordsBar typed={typed} change={change}>
          {pointsOf(typed, rules.bingo) !== null && proposals}
        </WordsBar>
      ) : proposals ? (
        proposals
      ) : free ? (
        <Segments
          label={settling.kinds}
          names={KINDS}
          chosen={typed.kind}
          text={(kind) => settling[kind]}
          onChoose={(kind) => change({ kind })}
        />
      ) : (
        <span />
      )}
      {typed.kind === 'play' && <PlayFacts state={state} typed={typed} change={change} going={going} />}
      {typed.kind === 'exchange' && (
        <p class={styles.said}>{settling.exchangesUsed(state.exchanges[seat] ?? 0, rules.exchange.limit)}</p>
      )}
      {typed.kind === 'pass' && (
        <p class={styles.said}>
          {ends ? settling.passEnds : next === seat ? settling.passAlone : settling.passText}
        </p>
      )}
      {typed.kind === 'play' && <PlayKeys state={state} typed={typed} order={order} change={change} />}
      {typed.kind === 'exchange' && <ExchangeKeys state={state} seat={seat} typed={typed} change={change} />}
    </div>
  );
}
