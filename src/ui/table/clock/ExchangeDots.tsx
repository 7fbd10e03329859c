import { messages } from '../../../i18n/messages.ts';
import styles from './ExchangeDots.module.css';

/** More than these are not counted at a glance. */
const MOST_DOTS = 4;

type Props = { readonly used: number; readonly limit: number | null };

/** Exchanges made out of those allowed: ●○○. */
export function ExchangeDots({ used, limit }: Props) {
  const t = messages.value.clock;
  if (limit === null || limit > MOST_DOTS)
    return <p class={styles.exchanges}>{t.exchangesUsed(used, limit)}</p>;
  return (
    <p class={styles.exchanges} role="img" aria-label={t.exchangesUsed(used, limit)}>
      {t.exchanges}
      {Array.from({ length: limit }, (_, i) => (
        <span key={i} class={styles.dot} data-used={i < used || undefined} />
      ))}
    </p>
  );
}
