import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { useEffect } from 'preact/hooks';
import type { MasterCandidate } from '../../app/duplicate/bestMove.ts';
import { masterGuards } from '../../app/duplicate/guards.ts';
import type { Hall } from '../../app/duplicate/hall.ts';
import { missingIn } from '../../app/duplicate/typedAnswer.ts';
import { readMaster } from '../../app/duplicate/typedMaster.ts';
import { proposals } from '../../domain/duplicate/equals.ts';
import type { DuplicateRefusal } from '../../domain/duplicate/refusal.ts';
import { openMove, timeLeft } from '../../domain/duplicate/state.ts';
import { type LaidWord, undecidedWords } from '../../domain/duplicate/words.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { Button } from '../parts/Button.tsx';
import { Disclosure } from '../parts/Disclosure.tsx';
import { Field } from '../parts/Field.tsx';
import { placeText } from '../parts/placeText.ts';
import styles from './Duplicate.module.css';
import { refusalText } from './refusalText.ts';
import { Undecided } from './Undecided.tsx';

type Props = {
  readonly hall: Hall;
  /** The best there are, for the referee alone. */
  readonly best: ReadonlySignal<readonly MasterCandidate[]>;
  readonly act: (refusal: DuplicateRefusal | null) => unknown;
};

/** Which move goes on the board: the first of the best, another of them, or none. What to beware of is said before. */
export function MasterChoice({ hall, best: found, act }: Props) {
  const best = found.value;
  const t = duplicateTexts.value.master;
  const chosen = useSignal(0);
  const candidates = useComputed(() => {
    const now = hall.state.value;
    const open = openMove(now);
    const seen = new Set<string>();
    return (open ? proposals(now, open) : []).filter(({ placement }) => {
      const key = JSON.stringify(placement);
      return placement !== null && !seen.has(key) && seen.add(key);
    });
  }).value;
  const state = hall.state.value;
  const move = openMove(state);
  if (!move) return null;
  const master = candidates[chosen.value] ?? candidates[0];
  const guards = master ? masterGuards(state, move, candidates, master) : [];
  // What the move that would be laid waits for is decided beside it; everything else below.
  const undecided = undecidedWords(state);
  const isOfMaster = ({ word, move: n }: LaidWord) => n === move.n && (master?.words ?? []).includes(word);
  const lay = () => {
    if (!master?.placement) return;
    act(
      hall.add(
        master === candidates[0]
          ? { type: 'master', placement: master.placement }
          : { type: 'master', placement: master.placement, by: 'referee' },
      ),
    );
    chosen.value = 0;
  };
  const machine = state.rules.master === 'machine';
  // As long as slips are missing, that nobody has a move is only said by mistake.
  const isOverForAll = missingIn(state, move).length === 0;
  return (
    <section class={styles.stack} aria-label={t.title}>
      {master?.placement && <Early hall={hall} />}
      {guards.map((guard) => (
        <Fragment key={guard}>
          <p class={styles.guard}>{t.guards[guard]}</p>
          {guard === 'unjudged' && <Undecided hall={hall} words={undecided.filter(isOfMaster)} act={act} />}
        </Fragment>
      ))}
      {candidates.length > 1 && (
        <div class={styles.keys} data-flow>
          {candidates.map((one, i) => (
            <Button
              key={placeText(one.placement!, state.rules.naming) + one.placement!.word}
              kind="chip"
              aria-pressed={one === master}
              onClick={() => {
                chosen.value = i;
              }}
            >
              {placeText(one.placement!, state.rules.naming)} {one.placement!.word}
            </Button>
          ))}
        </div>
      )}
      {best[0] && (
        <div class={styles.keys} data-flow>
          <span class={styles.muted} data-quiet>
            {t.machine(best[0].points)}
          </span>
          {best.slice(0, 6).map(({ placement, points }) => {
            const text = `${placeText(placement, state.rules.naming)} ${placement.word}`;
            return machine ? (
              <Button key={text} kind="main" onClick={() => act(hall.add({ type: 'master', placement }))}>
                {t.lay(text, points)}
              </Button>
            ) : (
              <span key={text}>{text}</span>
            );
          })}
        </div>
      )}
      {machine && best[0] ? null : master?.placement ? (
        <Button kind="main" wide onClick={lay}>
          {t.lay(
            `${placeText(master.placement, state.rules.naming)} ${master.placement.word}`,
            master.points,
          )}
        </Button>
      ) : (
        <Button
          kind={isOverForAll ? 'main' : 'plain'}
          wide
          onClick={() => act(hall.add({ type: 'no-move' }))}
        >
          {t.none}
        </Button>
      )}
      <ByHand hall={hall} />
      <Undecided hall={hall} words={undecided.filter((one) => !isOfMaster(one))} titled act={act} />
    </section>
  );
}

/** Laying ends the move for everybody: said as long as somebody may still be thinking. */
function Early({ hall }: Pick<Props, 'hall'>) {
  const clock = useComputed(() => openMove(hall.state.value)?.clock ?? null).value;
  const left = clock ? timeLeft(clock, hall.now()) : 0;
  const early = useSignal(left > 0);
  useEffect(() => {
    early.value = left > 0;
    if (!clock?.since || left <= 0) return;
    const timer = setTimeout(() => {
      early.value = false;
    }, left);
    return () => clearTimeout(timer);
  }, [clock]);
  return early.value ? (
    <p class={styles.muted} data-quiet>
      {duplicateTexts.value.master.early}
    </p>
  ) : null;
}

/** A move that is on nobody's slip. What to beware of is said first; pressed once more it is laid all the same. */
function ByHand({ hall }: Pick<Props, 'hall'>) {
  const t = duplicateTexts.value.master;
  const typed = useSignal('');
  const beware = useSignal<readonly string[]>([]);
  const warned = useSignal(false);
  const lay = () => {
    const state = hall.state.peek();
    const move = openMove(state);
    if (!move) return;
    const read = readMaster(typed.value, state, move);
    if (!read.ok) {
      beware.value = [refusalText(read.error)];
      return;
    }
    const { placement, guards } = read.value;
    if (guards.length > 0 && !warned.value) {
      warned.value = true;
      beware.value = guards.map((guard) => t.guards[guard]);
      return;
    }
    const refusal = hall.add({ type: 'master', placement, by: 'referee' });
    beware.value = refusal ? [refusalText(refusal)] : [];
  };
  return (
    <Disclosure title={t.byHand}>
      <form
        class={styles.line}
        onSubmit={(event) => {
          event.preventDefault();
          lay();
        }}
      >
        <Field
          label={t.byHand}
          value={typed.value}
          most={30}
          onInput={(value) => {
            typed.value = value;
            beware.value = [];
            warned.value = false;
          }}
        />
        <Button onClick={lay}>{warned.value ? t.layAnyway : t.layIt}</Button>
      </form>
      {beware.value.map((text) => (
        <p key={text} class={styles.guard} role="status">
          {text}
        </p>
      ))}
    </Disclosure>
  );
}
