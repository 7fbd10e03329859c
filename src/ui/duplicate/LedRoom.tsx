import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Rooms } from '../../app/room/rooms.ts';
import type { HallProps } from './DuplicateScreen.tsx';
import { RoomCalls } from './RoomCalls.tsx';

/** On the page of the game: the room that this device leads, led again after a reload. Nothing where there is none. */
export function LedRoom({ halls, hall }: Pick<HallProps, 'halls' | 'hall'>) {
  const rooms = useSignal<Rooms | null>(null);
  useEffect(() => {
    if (halls.ports.ledRoom() !== hall.id) return;
    halls.rooms().then((opened) => {
      rooms.value = opened;
      void opened.resume(hall, halls);
    });
  }, []);
  const open = rooms.value?.open.value;
  return open?.hall === hall.id ? <RoomCalls hall={hall} open={open} /> : null;
}
