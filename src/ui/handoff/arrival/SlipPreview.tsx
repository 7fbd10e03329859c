import { messages } from '../../../i18n/messages.ts';
import type { ReceivedSlip } from '../../../share/slip/envelope.ts';
import type { Verification } from '../../../share/slip/signature.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { earlyText, roundAndTable } from '../resultLine.ts';
import { SlipPlayers } from '../SlipPlayers.tsx';
import styles from './Arrival.module.css';

type Props = {
  readonly received: ReceivedSlip;
  readonly verification: Verification;
  readonly phone: string | null;
};

/** A slip as it came: its result, and everything that speaks for or against it. */
export function SlipPreview({ received, verification, phone }: Props) {
  const { handoff } = messages.value;
  const text = handoff.slip;
  const { slip, consistent } = received;
  const agreed = slip.confirmed.length === slip.players.length;
  const signed = text.verification[verification];
  return (
    <>
      <p class={styles.place}>
        {roundAndTable(slip, handoff)}
        {slip.version > 1 && ` · ${text.version(slip.version)}`}
      </p>
      <SlipPlayers slip={slip} clubs />
      {earlyText(slip) !== '' && (
        <p>
          {messages.value.early.title}: {earlyText(slip)}
        </p>
      )}
      {consistent ? (
        <p>
          <Icon name="check" /> {text.adds}
        </p>
      ) : (
        <Notice>{text.doesNotAdd}</Notice>
      )}
      {agreed ? (
        <p>
          <Icon name="check" /> {text.agreed}
        </p>
      ) : (
        <Notice>{text.notAgreed}</Notice>
      )}
      {verification === 'changed' ? (
        <Notice>{signed}</Notice>
      ) : (
        <p>
          {verification === 'unchanged' ? (
            <>
              <Icon name="check" /> {signed} ({phone}).
            </>
          ) : (
            signed
          )}
        </p>
      )}
      <p class={styles.hint}>{text.body}</p>
    </>
  );
}
