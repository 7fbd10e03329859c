import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PlayerRoom } from '../../app/room/playerRoom.ts';
import type { Rooms } from '../../app/room/rooms.ts';
import type { App } from '../../app/shell/app.ts';
import { messages } from '../../i18n/messages.ts';
import { roomTexts } from '../../i18n/room.ts';
import { Button } from '../parts/Button.tsx';
import { Group, Row } from '../parts/Row.tsx';
import { Screen } from '../parts/Screen.tsx';
import { SignalField } from '../parts/SignalField.tsx';
import { PlayerScreen, type SheetOf } from './PlayerScreen.tsx';
import { RefereeNotice } from './RefereeNotice.tsx';
import styles from './Room.module.css';

type Props = {
  readonly app: Pick<App, 'device' | 'navigation'>;
  readonly rooms: () => Promise<Rooms>;
  /** Empty: the room that the site knows. */
  readonly name: string;
  readonly sheetOf: SheetOf;
};

/** A player's way into a room: find it, choose a name, play. */
export function JoinScreen({ app, rooms: openRooms, name: named, sheetOf }: Props) {
  const t = roomTexts.value;
  const room = useSignal<PlayerRoom | null>(null);
  const looked = useSignal(0);
  const missing = useSignal<'none' | 'otherVersion' | null>(null);
  useEffect(() => {
    let opened: PlayerRoom | null = null;
    let wanted = true;
    const look = async () => {
      missing.value = null;
      const rooms = await openRooms();
      const site = await rooms.site();
      const name = named || site?.room;
      opened = wanted && site?.fits && name ? rooms.join(name, site.broker) : null;
      room.value = opened;
      missing.value = opened ? null : site && !site.fits ? 'otherVersion' : 'none';
    };
    void look();
    return () => {
      wanted = false;
      opened?.close();
      room.value = null;
    };
  }, [looked.value, named]);

  const joined = room.value;
  if (joined && joined.number.value !== null && joined.claim.value !== 'taken')
    return <PlayerScreen app={app} room={joined} sheetOf={sheetOf} />;
  return (
    <Screen
      title={t.join.title}
      back={{ label: messages.value.common.back, go: () => app.navigation.go('home') }}
    >
      {joined ? (
        <Names app={app} room={joined} />
      ) : (
        <div class={styles.stack} data-stack="3">
          <p role="status">{missing.value ? t.join[missing.value] : t.join.looking}</p>
          {missing.value && (
            <Button
              kind="main"
              wide
              onClick={() => {
                looked.value += 1;
              }}
            >
              {t.join.again}
            </Button>
          )}
        </div>
      )}
    </Screen>
  );
}

/** More than this, and it is quicker to type a few letters. */
const MANY = 12;

function Names({ app, room }: { readonly app: Pick<App, 'navigation'>; readonly room: PlayerRoom }) {
  const t = roomTexts.value;
  const typed = useSignal('');
  const people = room.people.value;
  const wanted = typed.value.trim().toLocaleLowerCase();
  const mine = people.find(({ number }) => number === room.number.value);
  if (mine && room.claim.value === 'taken') {
    return (
      <div class={styles.stack} data-stack="3">
        <p role="status">{t.join.takenLong(mine.name)}</p>
        <Button wide onClick={() => room.choose(null)}>
          {t.join.other}
        </Button>
      </div>
    );
  }
  // What the broker keeps of a room outlives it: where nobody leads there is nobody to give a name.
  if (people.length === 0 || room.referee.value !== 'here')
    return (
      <div class={styles.stack} data-stack="3">
        {room.referee.value !== 'closed' && <p role="status">{t.join.waiting}</p>}
        <RefereeNotice room={room} />
      </div>
    );
  const taken = new Set(room.taken.value);
  const shown = people.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  return (
    <div class={styles.stack} data-stack="3">
      <RefereeNotice room={room} />
      {people.length > MANY && <SignalField label={t.join.search} value={typed} />}
      <Group title={t.join.choose}>
        {shown.map(({ number, name }) => (
          <Row
            key={number}
            label={`${number}. ${name}`}
            {...(taken.has(number) ? { value: t.join.taken } : {})}
            onClick={() => room.choose(number)}
          />
        ))}
      </Group>
      <p data-quiet>{t.join.phones}</p>
      <Group>
        <Row icon="help" label={t.join.help} onClick={() => app.navigation.go('help', 'room')} />
      </Group>
    </div>
  );
}
