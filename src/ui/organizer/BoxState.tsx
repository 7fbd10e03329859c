import { useEffect } from 'preact/hooks';
import type { Desk } from '../../app/organizer/desk.ts';
import type { BoxLook } from '../../app/organizer/dropBox.ts';
import type { Organizer } from '../../app/organizer/organizer.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import styles from './Organizer.module.css';

/** The drop folder: what was found there, and what is wrong with it. It is looked into as long as this is on screen. */
export function BoxState({ organizer, desk }: { readonly organizer: Organizer; readonly desk: Desk }) {
  const address = desk.tournament.value.settings.dropFolder;
  const box = organizer.dropBox(desk);
  useEffect(() => (address === '' ? undefined : box.watch()), [box, address]);
  if (address === '') return null;
  const t = organizerTexts.value.box;
  const look = box.last.value;
  return (
    <section data-card data-stack="2" class={styles.card} aria-label={t.title}>
      <h2>{t.title}</h2>
      <p role="status">{look ? said(look) : t.looking}</p>
      <Button wide aria-disabled={box.busy.value} onClick={box.collect}>
        {box.busy.value ? t.looking : t.collect}
      </Button>
    </section>
  );
}

function said({ found, fresh, unreadable, trouble }: BoxLook): string {
  const t = organizerTexts.value.box;
  const counted = [
    found > 0 || !trouble ? t.found(found, fresh) : '',
    unreadable > 0 ? t.unreadable(unreadable) : '',
  ];
  const wrong = trouble ? t.troubles[trouble.why](trouble.status ?? 0) : '';
  return [wrong, ...counted].filter((text) => text !== '').join(' ');
}
