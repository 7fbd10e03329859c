import type { Hall } from '../../app/duplicate/hall.ts';
import type { Rooms } from '../../app/room/rooms.ts';
import { lastAnswers, openMove, participantOf } from '../../domain/duplicate/state.ts';
import { roomTexts } from '../../i18n/room.ts';
import { Button } from '../parts/Button.tsx';
import { placeText } from '../parts/placeText.ts';
import { numbersText } from './AnswerGroups.tsx';
import styles from './Duplicate.module.css';

type Props = { readonly hall: Hall; readonly open: NonNullable<Rooms['open']['value']> };

/** What the room asks its referee for: second claims, late moves; and what is wrong in it. */
export function RoomCalls({ hall, open: { room, refused } }: Props) {
  const t = roomTexts.value.desk;
  const state = hall.state.value;
  const nameOf = (number: number) => `${number}. ${participantOf(state, number)?.name ?? ''}`;
  const move = openMove(state);
  const answers = move ? [...lastAnswers(move).values()] : [];
  const paper = answers.filter((one) => one.paper).length;
  const lines = room.lines.value;
  const away = state.start.participants.filter(({ number }) => lines.get(number)?.presence !== 'here');
  const here = [...lines.values()].filter(({ presence }) => presence === 'here').length;
  if (room.replaced.value) {
    return (
      <p class={styles.warning} role="alert">
        {t.replaced}
      </p>
    );
  }
  return (
    <div class={styles.stack}>
      <p>
        {t.inRoom(here, state.start.participants.length)}
        {move && ` · ${t.sent(answers.length - paper, paper)}`}
      </p>
      {away.length > 0 && (
        <p class={styles.muted} data-quiet>
          {t.notIn}: {numbersText(away.map(({ number }) => number))}
        </p>
      )}
      {room.second.value.map((claim) => (
        <div key={claim.device} class={styles.guard} role="alert">
          <p>{t.second(nameOf(claim.number))}</p>
          <p class={styles.muted} data-quiet>
            {t.firstIs(t.presence[lines.get(claim.number)?.presence ?? 'gone'])} {t.secondHow}
          </p>
          <div class={styles.keys} data-flow>
            <Button onClick={() => room.decideClaim(claim, true)}>{t.give}</Button>
            <Button onClick={() => room.decideClaim(claim, false)}>{t.refuse}</Button>
          </div>
        </div>
      ))}
      {room.late.value.map((late) => (
        <div key={`${late.device}${late.n}`} class={styles.guard} role="alert">
          <p>{t.late(nameOf(late.number), late.n)}</p>
          <p class={styles.muted} data-quiet>
            {late.placement.word.toUpperCase()} {placeText(late.placement, state.rules.naming)} ·{' '}
            {t.lateBy(Math.ceil(late.by / 1_000), late.pressedInTime)}
          </p>
          <div class={styles.keys} data-flow>
            <Button onClick={() => room.decideLate(late, t.reason)}>{t.count}</Button>
            <Button onClick={() => room.decideLate(late, null)}>{t.drop}</Button>
          </div>
        </div>
      ))}
      {refused.value > 0 && (
        <p class={styles.muted} data-quiet>
          {t.garbage(refused.value)}
        </p>
      )}
    </div>
  );
}
