import { useSignal } from '@preact/signals';
import { writeHallRoute } from '../../app/duplicate/hallRoute.ts';
import { readPhone } from '../../app/duplicate/phoneReview.ts';
import { roomTexts } from '../../i18n/room.ts';
import type { PhoneMoves } from '../../share/room/phoneCode.ts';
import { Group, Row } from '../parts/Row.tsx';
import { CodeReader } from '../room/CodeReader.tsx';
import styles from './Duplicate.module.css';
import type { HallProps } from './DuplicateScreen.tsx';
import { HallFrame } from './HallFrame.tsx';
import { PhoneReview } from './PhoneReview.tsx';
import { TurnCode } from './TurnCode.tsx';

/** Phones without a network, on the referee's device: the code of the move, and after the game the codes of the phones. */
export function CodesView({ app, halls, hall }: HallProps) {
  const t = roomTexts.value.codes;
  const phone = useSignal<PhoneMoves | null>(null);
  const take = (text: string) => {
    const read = readPhone(hall, text);
    if (!read.ok) return read.error === 'foreign' ? t.foreign : t.notPhone;
    phone.value = read.value;
    return null;
  };
  return (
    <HallFrame app={app} hall={hall} view="more">
      <div class={styles.stack}>
        <h2>{t.title}</h2>
        <p class={styles.muted} data-quiet>
          {t.about}
        </p>
        <TurnCode hall={hall} ports={halls.ports} />
        <Group>
          <Row
            icon="board"
            label={t.onRoomScreen}
            onClick={() => halls.ports.openWindow(`#/duplicate/${writeHallRoute(hall.id, 'room', 1)}`)}
          />
        </Group>
        <h2>{t.collect}</h2>
        {phone.value && <PhoneReview hall={hall} phone={phone.value} />}
        <CodeReader camera={halls.camera} onText={take} />
      </div>
    </HallFrame>
  );
}
