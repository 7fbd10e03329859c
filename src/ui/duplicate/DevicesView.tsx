import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { writeHallRoute } from '../../app/duplicate/hallRoute.ts';
import type { RefereeRoom } from '../../app/room/refereeRoom.ts';
import type { Rooms } from '../../app/room/rooms.ts';
import { lastAnswers, openMove } from '../../domain/duplicate/state.ts';
import { roomTexts } from '../../i18n/room.ts';
import { Button } from '../parts/Button.tsx';
import { QrCode } from '../parts/QrCode.tsx';
import { Group, Row } from '../parts/Row.tsx';
import styles from './Duplicate.module.css';
import type { HallProps } from './DuplicateScreen.tsx';
import { HallFrame } from './HallFrame.tsx';
import { RoomCalls } from './RoomCalls.tsx';
import { Sure } from './Sure.tsx';

/** The room of devices as the referee sees it: its address, who is in, what has to be decided. */
export function DevicesView({ app, halls, hall }: HallProps) {
  const t = roomTexts.value.desk;
  const rooms = useSignal<Rooms | null>(null);
  const missing = useSignal(false);
  useEffect(() => {
    halls.rooms().then((opened) => {
      rooms.value = opened;
      void opened.resume(hall, halls);
    });
  }, []);
  const open = rooms.value?.open.value ?? null;
  const lead = async () => {
    missing.value = !(await rooms.value?.lead(hall, halls));
  };
  return (
    <HallFrame app={app} hall={hall} view="more">
      <div class={styles.stack}>
        <h2>{t.title}</h2>
        {open?.hall !== hall.id ? (
          <>
            <p class={styles.muted} data-quiet>
              {t.about}
            </p>
            <Button kind="main" wide disabled={!rooms.value} onClick={lead}>
              {t.open}
            </Button>
            <p role="status">{missing.value && t.none}</p>
          </>
        ) : (
          <>
            {!open.room.replaced.value && <p role="status">{open.room.up.value ? t.up : t.down}</p>}
            <p>
              {t.address}: <b class={styles.digest}>{open.address}</b>
            </p>
            <div class={styles.roomCode}>
              <QrCode code={halls.ports.qr(open.link)} label={t.code} />
            </div>
            <RoomCalls hall={hall} open={open} />
            <People room={open.room} hall={hall} />
            <Button
              wide
              onClick={() => app.device.saveFile(t.keyName, rooms.value?.keyFile() ?? '', 'application/json')}
            >
              {t.key}
            </Button>
            <p class={styles.muted} data-quiet>
              {t.keyNote}
            </p>
            <Sure
              text={t.close}
              question={t.closeSure}
              onSure={() => {
                rooms.value?.close();
              }}
            />
          </>
        )}
        <Button wide onClick={() => app.navigation.replace('duplicate', writeHallRoute(hall.id, 'play'))}>
          {t.toGame}
        </Button>
      </div>
    </HallFrame>
  );
}

function People({ room, hall }: { readonly room: RefereeRoom; readonly hall: HallProps['hall'] }) {
  const t = roomTexts.value.desk;
  const state = hall.state.value;
  const move = openMove(state);
  const answered = move && lastAnswers(move);
  const lines = room.lines.value;
  return (
    <Group title={t.people}>
      {state.start.participants.map(({ number, name }) => {
        const line = lines.get(number);
        const signs = [
          t.presence[line?.presence ?? 'none'],
          answered?.has(number) ? t.hasSent : '',
          line?.flooding ? t.flooding : '',
        ];
        return (
          <Row
            key={number}
            label={`${number}. ${name}`}
            note={signs.filter(Boolean).join(' · ')}
            {...(line ? { value: t.free } : {})}
            name={line ? t.release(name) : name}
            end="none"
            disabled={!line}
            onClick={() => room.release(number)}
          />
        );
      })}
    </Group>
  );
}
