import type { HandOff, HandOffTools } from '../../app/handoff/handoff.ts';
import { type Parcel, waitingIn } from '../../app/handoff/outbox.ts';
import { type Messages, messages } from '../../i18n/messages.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import styles from './HandOff.module.css';

/** What became of this slip on its way into the organizer's folder, and what else waits. */
export function FolderState({ tools, handOff }: { readonly tools: HandOffTools; readonly handOff: HandOff }) {
  const { handoff } = messages.value;
  const text = handoff.folder;
  const { outbox } = tools;
  const parcels = outbox.parcels.value;
  const own = parcels.find(({ name }) => name === handOff.fileName) ?? null;
  const others = waitingIn(parcels).filter(({ name }) => name !== handOff.fileName);
  const folder = (handOff.card?.dropFolder ?? '') !== '';
  if (!folder && !own && others.length === 0) return null;
  const sent = own !== null && own.sentAt !== null;
  return (
    <section
      class={styles.folder}
      data-stack="2"
      data-card
      data-sent={sent || undefined}
      aria-label={text.title}
    >
      <h2>{text.title}</h2>
      {(folder || own) && (
        <p role="status">
          {sent ? <Icon name="check" /> : <span aria-hidden="true">…</span>}{' '}
          {stateOf(own, handOff.agreed, text)}
        </p>
      )}
      {others.length > 0 && <p>{text.others(others.length)}</p>}
      {others.length > 0 && (
        <ul class={styles.waiting} data-stack="1">
          {others.map(({ name, about }) => (
            <li key={name}>
              <span>{about}</span>
              <Button kind="quiet" onClick={() => outbox.forget(name)}>
                {text.forget}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {waitingIn(parcels).length > 0 && (
        <Button wide onClick={() => outbox.send()}>
          {text.retry}
        </Button>
      )}
    </section>
  );
}

function stateOf(parcel: Parcel | null, agreed: boolean, text: Messages['handoff']['folder']): string {
  if (!parcel) return agreed ? text.waiting : text.notAgreed;
  if (parcel.sentAt !== null) return parcel.displaced ? text.displaced : text.sent;
  if (!parcel.trouble) return text.waiting;
  return parcel.trouble.status === null ? text.unreachable : text.refused(parcel.trouble.status);
}
