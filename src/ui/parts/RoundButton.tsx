import type { ButtonHTMLAttributes } from 'preact';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';
import styles from './RoundButton.module.css';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'class' | 'type' | 'icon'> & {
  readonly icon: IconName;
  /** For those who listen: the sign is all there is to see. */
  readonly label: string;
};

/** A sign and nothing else: back, close, more. */
export function RoundButton({ icon, label, ...rest }: Props) {
  return (
    <button type="button" class={styles.round} aria-label={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
