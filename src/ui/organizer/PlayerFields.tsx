import type { Signal } from '@preact/signals';
import { MOST_CLUB, MOST_NAME } from '../../domain/units.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { SignalField } from '../parts/SignalField.tsx';

/** Who somebody is: the name, and the school or club. */
export function PlayerFields({ name, club }: Readonly<Record<'name' | 'club', Signal<string>>>) {
  const t = organizerTexts.value.players;
  return (
    <>
      <SignalField label={t.name} most={MOST_NAME} value={name} />
      <SignalField label={t.club} most={MOST_CLUB} value={club} />
    </>
  );
}
