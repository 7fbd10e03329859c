import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Hall } from '../../app/duplicate/hall.ts';
import {
  type PhoneDoubt,
  type PhoneLine,
  recordPhone,
  reviewPhone,
} from '../../app/duplicate/phoneReview.ts';
import type { Placement } from '../../domain/board/placement.ts';
import { roomTexts } from '../../i18n/room.ts';
import type { PhoneMoves } from '../../share/room/phoneCode.ts';
import { Button } from '../parts/Button.tsx';
import { placeText } from '../parts/placeText.ts';
import { Toggle } from '../parts/Toggle.tsx';
import styles from './Duplicate.module.css';
import { refusalText } from './refusalText.ts';

type Props = { readonly hall: Hall; readonly phone: PhoneMoves };

/** One phone's moves beside what is on record. What contradicts counts only where the referee says so. */
export function PhoneReview({ hall, phone }: Props) {
  const t = roomTexts.value.codes.phone;
  const review = useComputed(() => reviewPhone(hall, phone));
  const chosen = useSignal<readonly number[]>([]);
  const said = useSignal('');
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' });
    chosen.value = [];
    said.value = '';
  }, [phone]);
  const { name, lines } = review.value;
  if (name === null) return <p role="alert">{t.unknown(phone.number)}</p>;

  const { naming } = hall.state.peek().rules;
  const word = (placement: Placement | null) =>
    placement ? `${placement.word.toUpperCase()} ${placeText(placement, naming)}` : t.nothing;
  const line = ({ move }: PhoneLine) => t.line(move.n, word(move.placement));
  const doubt = (one: PhoneDoubt, { late }: PhoneLine['move']) => {
    if (one.why === 'other') return t.other(word(one.recorded.placement));
    return one.why === 'late' ? t.late(late / 1_000) : t.above(one.points, one.laid);
  };
  const numbered = lines.map((one, at) => ({ one, at }));
  const recorded = lines.filter(({ as }) => as === 'recorded').length;
  const clear = numbered.filter(({ one }) => one.as === 'open' && one.doubts.length === 0);
  const asked = numbered.filter(({ one }) => one.as === 'open' && one.doubts.length > 0);
  const refused = numbered.filter(({ one }) => one.as === 'refused');
  const wanted = numbered.filter((one) => clear.includes(one) || chosen.value.includes(one.at));

  const record = () => {
    const moves = wanted.map(({ one }) => one.move);
    const refusal = recordPhone(hall, phone, moves, t.reason);
    said.value = refusal ? refusalText(refusal) : t.done(moves.length);
    if (!refusal) chosen.value = [];
  };
  return (
    <section ref={place} class={styles.stack} aria-label={`${phone.number}. ${name}`}>
      <h3>
        {phone.number}. {name}
      </h3>
      {recorded > 0 && (
        <p class={styles.muted} data-quiet>
          {t.recorded(recorded)}
        </p>
      )}
      {clear.length > 0 && (
        <>
          <h4>{t.toRecord}</h4>
          <ul class={styles.phoneLines}>
            {clear.map(({ one, at }) => (
              <li key={at}>{line(one)}</li>
            ))}
          </ul>
        </>
      )}
      {asked.length > 0 && (
        <>
          <h4>{t.ask}</h4>
          {asked.map(({ one, at }) => (
            <Toggle
              key={at}
              label={line(one)}
              note={one.as === 'open' ? one.doubts.map((why) => doubt(why, one.move)).join(' · ') : ''}
              on={chosen.value.includes(at)}
              onChange={(on) => {
                const others = chosen.peek().filter((other) => other !== at);
                chosen.value = on ? [...others, at] : others;
              }}
            />
          ))}
        </>
      )}
      {refused.length > 0 && (
        <>
          <h4>{t.refused}</h4>
          <ul class={styles.phoneLines}>
            {refused.map(({ one, at }) => (
              <li key={at}>
                {line(one)}: {one.as === 'refused' && refusalText(one.refusal)}
              </li>
            ))}
          </ul>
        </>
      )}
      {wanted.length > 0 && (
        <Button kind="main" wide onClick={record}>
          {t.enter(wanted.length)}
        </Button>
      )}
      <p role="status">{said}</p>
    </section>
  );
}
