import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Arrived, readArrival } from '../../../app/handoff/readArrival.ts';
import type { App } from '../../../app/shell/app.ts';
import type { Partiar } from '../../../domain/duplicate/partiar.ts';
import { messages } from '../../../i18n/messages.ts';
import type { PhoneMoves } from '../../../share/room/phoneCode.ts';
import type { Turn } from '../../../share/room/turnCode.ts';
import { Button } from '../../parts/Button.tsx';
import { lazyScreen } from '../../parts/lazyScreen.tsx';
import { ScreenHeading } from '../../parts/ScreenHeading.tsx';
import styles from './Arrival.module.css';
import { CardQuestion } from './CardQuestion.tsx';
import { SlipPreview } from './SlipPreview.tsx';

const PartiarArrival = lazyScreen<{ readonly app: App; readonly partiar: Partiar }>(
  async () => (await import('../../duplicate/PartiarArrival.tsx')).PartiarArrival,
);

const TurnArrival = lazyScreen<{ readonly app: App; readonly turn: Turn }>(
  async () => (await import('../../duplicate/TurnArrival.tsx')).TurnArrival,
);
const PhoneArrival = lazyScreen<{ readonly app: App; readonly phone: PhoneMoves }>(
  async () => (await import('../../duplicate/PhoneArrival.tsx')).PhoneArrival,
);

/** What somebody's link brought: shown, and taken over only when the user says so. */
export function ArrivalDialog({ app }: { readonly app: App }) {
  const arrived = useSignal<Arrived | null>(null);
  const text = app.arrival.text.value;
  useEffect(() => {
    readArrival(app, text).then((read) => {
      arrived.value = read;
    });
  }, [text]);
  const read = arrived.value;
  if (!read) return null;
  return (
    <div class={styles.cover} role="dialog" aria-modal="true" aria-label={titleOf(read)}>
      <div class={styles.card} data-stack="3">
        <ScreenHeading class={styles.title}>{titleOf(read)}</ScreenHeading>
        {read.kind === 'card' && <CardQuestion app={app} card={read.card} tools={read.tools} />}
        {read.kind === 'slip' && (
          <SlipPreview received={read.received} verification={read.verification} phone={read.phone} />
        )}
        {read.kind === 'partiar' && <PartiarArrival app={app} partiar={read.partiar} />}
        {read.kind === 'turn' && <TurnArrival app={app} turn={read.turn} />}
        {read.kind === 'phone' && <PhoneArrival app={app} phone={read.phone} />}
        {read.kind === 'unreadable' && <p>{whyOf(read.why)}</p>}
        {read.kind === 'slip' && (
          <Button wide onClick={() => toTournament(app, text)}>
            {messages.value.handoff.slip.toTournament}
          </Button>
        )}
        {read.kind !== 'card' && (
          <Button kind="main" wide onClick={app.arrival.dismiss}>
            {messages.value.common.close}
          </Button>
        )}
      </div>
    </div>
  );
}

/** On the organizer's phone the slip goes to its tournament. */
async function toTournament(
  app: Pick<App, 'arrival' | 'navigation' | 'organizer'>,
  text: string,
): Promise<void> {
  const organizer = await app.organizer();
  const desk = await organizer.receive(text);
  app.arrival.dismiss();
  app.navigation.go('organizer', desk ? `${desk.id}-collect` : '');
}

function titleOf(read: Arrived): string {
  const { card, slip, partiar, turn, phone, unreadable } = messages.value.handoff;
  if (read.kind === 'card') return card.title;
  if (read.kind === 'partiar') return partiar;
  if (read.kind === 'turn') return turn;
  if (read.kind === 'phone') return phone;
  return read.kind === 'slip' ? slip.title : unreadable.title;
}

function whyOf(why: string): string {
  const { title: _, ...reasons } = messages.value.handoff.unreadable;
  return why in reasons ? reasons[why as keyof typeof reasons] : reasons.damaged;
}
