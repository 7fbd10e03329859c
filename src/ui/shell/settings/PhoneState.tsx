import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Offline } from '../../../app/shell/offline.ts';
import type { Storage, StorageState } from '../../../app/shell/ports.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import styles from './SettingsScreen.module.css';

type Props = { readonly storage: Storage; readonly offline: Offline };

/** What is stored, how safe it is, and whether the network is needed: as the browser tells it. */
export function PhoneState({ storage, offline }: Props) {
  const { settings: text } = messages.value;
  const state = useSignal<StorageState | null>(null);
  const refused = useSignal(false);
  const look = async () => {
    state.value = await storage.state();
  };
  useEffect(() => {
    look();
  }, []);

  const known = state.value;
  if (!known)
    return (
      <p class={styles.note} data-quiet>
        {text.asking}
      </p>
    );
  const protect = async () => {
    refused.value = !(await storage.protect());
    await look();
  };
  return (
    <div class={styles.phone} data-stack="2">
      <p>
        <Sign good={offline.shell.value === 'ready'} />
        {text.offline[offline.shell.value]}
      </p>
      <p>
        <Sign good={known.protected === true} />
        {known.protected === null
          ? text.protectionUnknown
          : known.protected
            ? text.protected
            : text.notProtected}
      </p>
      {known.protected === false && <Button onClick={protect}>{text.protect}</Button>}
      {refused.value && known.protected === false && (
        <p class={styles.note} data-quiet role="status">
          {text.protectRefused}
        </p>
      )}
      {known.usedBytes !== null && known.quotaBytes !== null && (
        <p class={styles.note} data-quiet>
          {text.used(sizeText(known.usedBytes), sizeText(known.quotaBytes))}
        </p>
      )}
    </div>
  );
}

function Sign({ good }: { readonly good: boolean }) {
  return (
    <span class={styles.sign} data-good={good || undefined} aria-hidden="true">
      {good ? <Icon name="check" /> : '!'}
    </span>
  );
}

function sizeText(bytes: number): string {
  const [unit, size] = bytes >= 1e9 ? (['gigabyte', 1e9] as const) : (['megabyte', 1e6] as const);
  const format = new Intl.NumberFormat(document.documentElement.lang, {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  });
  return format.format(bytes / size);
}
