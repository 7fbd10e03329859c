import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Hall } from '../../app/duplicate/hall.ts';
import type { App } from '../../app/shell/app.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { roomTexts } from '../../i18n/room.ts';
import type { PhoneMoves } from '../../share/room/phoneCode.ts';
import { PhoneReview } from './PhoneReview.tsx';

type Props = { readonly app: Pick<App, 'duplicate'>; readonly phone: PhoneMoves };

/** A phone's moves that came as a link: for the device that has their game. */
export function PhoneArrival({ app, phone }: Props) {
  const hall = useSignal<Hall | null | 'looking'>('looking');
  useEffect(() => {
    app.duplicate().then((halls) => {
      hall.value = halls.find(phone.game);
    });
  }, [phone]);
  if (hall.value === 'looking') return <p role="status">{duplicateTexts.value.loading}</p>;
  if (!hall.value) return <p>{roomTexts.value.codes.foreign}</p>;
  return <PhoneReview hall={hall.value} phone={phone} />;
}
PhoneArrival.texts = {
  async load() {
    await Promise.all([duplicateTexts.load(), roomTexts.load()]);
  },
};
