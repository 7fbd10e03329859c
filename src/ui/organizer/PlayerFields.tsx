import type { Signal } from '@preact/signals';
import { MOST_CLUB, MOST_NAME } from '../../domain/tournament/settings.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Field } from '../parts/Field.tsx';

/** Who somebody is: the name, and the school or club. */
export function PlayerFields({ name, club }: Readonly<Record<'name' | 'club', Signal<string>>>) {
  const t = organizerTexts.value.players;
  return (
    <>
      <Field
        label={t.name}
        most={MOST_NAME}
        value={name.value}
        onInput={(text) => {
          name.value = text;
        }}
      />
      <Field
        label={t.club}
        most={MOST_CLUB}
        value={club.value}
        onInput={(text) => {
          club.value = text;
        }}
      />
    </>
  );
}
