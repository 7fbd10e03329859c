import { useSignal } from '@preact/signals';
import { sizeOf } from '../../domain/duplicate/racks.ts';
import type { DuplicateRefusal } from '../../domain/duplicate/refusal.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { Button } from '../parts/Button.tsx';
import { SignalField } from '../parts/SignalField.tsx';
import styles from './Duplicate.module.css';
import type { HallProps } from './DuplicateScreen.tsx';
import { Sure } from './Sure.tsx';
import { UndecidedNotice } from './UndecidedNotice.tsx';

type Props = Pick<HallProps, 'app' | 'hall'> & {
  readonly act: (refusal: DuplicateRefusal | null) => boolean;
};

/** The next rack: drawn by the app, or typed from a real bag; then the clock starts. */
export function Drawing({ app, hall, act }: Props) {
  const t = duplicateTexts.value;
  const state = hall.state.value;
  const byHand = useSignal(false);
  const letters = useSignal('');
  const rejected = useSignal<readonly string[]>([]);
  // Of a rack that failed nothing is kept.
  const back = rejected.value.length > 0 ? (state.rack ?? []).length : 0;
  const random = () => {
    if (act(hall.drawByChance())) act(hall.add({ type: 'move' }));
  };
  const take = () => {
    const rack = letters.value.toUpperCase();
    const before = rejected.value;
    const refusal = hall.add(
      before.length > 0 ? { type: 'draw', rack, rejected: before } : { type: 'draw', rack },
      { type: 'move' },
    );
    if (refusal?.why === 'rack-check') {
      rejected.value = [...before, refusal.rack];
      letters.value = '';
    }
    // What happens to a rack that fails is said below, for each of them.
    act(refusal?.why === 'rack-check' ? null : refusal);
  };
  return (
    <div class={styles.stack}>
      {!hall.hasSeed && state.start.commitment && (
        <p class={styles.muted} data-quiet>
          {t.draw.noSeed}
        </p>
      )}
      <Button kind={byHand.value ? 'plain' : 'main'} wide onClick={random}>
        {t.draw.random} · {t.clock.start}
      </Button>
      {!byHand.value && (
        <Button
          wide
          onClick={() => {
            byHand.value = true;
          }}
        >
          {t.draw.byHand}
        </Button>
      )}
      {byHand.value && (
        <form
          data-stack="2"
          onSubmit={(event) => {
            event.preventDefault();
            take();
          }}
        >
          <SignalField
            label={t.draw.hand(rejected.value.length > 0 ? '' : (state.rack ?? []).join(' '))}
            value={letters}
            most={15}
          />
          <Button kind="main" wide onClick={take}>
            {t.draw.take} · {t.clock.start}
          </Button>
        </form>
      )}
      {rejected.value.map((rack) => (
        <p key={rack} class={styles.warning}>
          {t.draw.rejected(rack)}
        </p>
      ))}
      <p class={styles.muted} data-quiet>
        {state.bag && t.draw.bag(sizeOf(state.bag) + back)}
      </p>
      <Sure text={t.end} question={t.endSure} onSure={() => act(hall.add({ type: 'ended', why: 'referee' }))}>
        <UndecidedNotice app={app} hall={hall} />
      </Sure>
    </div>
  );
}
