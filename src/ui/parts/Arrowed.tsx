import styles from './Arrowed.module.css';
import { Icon } from './Icon.tsx';

/** „Zapisz ▸ Anna”: the arrow is drawn as every other sign is; those who listen hear it as it is written. */
export function Arrowed({ text }: { readonly text: string }) {
  const [before, after] = text.split('▸');
  if (after === undefined) return <>{text}</>;
  return (
    <span class={styles.text}>
      {before}
      <span data-unseen>▸</span>
      <Icon name="play" />
      {after}
    </span>
  );
}
