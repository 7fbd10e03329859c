import type { ComponentChildren } from 'preact';
import { shellMessages } from '../../i18n/shell.ts';
import styles from './Broken.module.css';
import { ScreenHeading } from './ScreenHeading.tsx';

type Props = {
  readonly error: unknown;
  /** What is with the game; nothing where there is none. */
  readonly game?: string;
  /** What can be done now. */
  readonly children: ComponentChildren;
};

/** In the place of a screen that a bug has stopped. Comes with the first screen: there may be nothing to fetch it from. */
export function Broken({ error, game, children }: Props) {
  const t = shellMessages.value.common.broken;
  return (
    <main class={styles.page} data-stack="4">
      <ScreenHeading class={styles.title}>{t.title}</ScreenHeading>
      <p role="alert">
        {t.body} {game}
      </p>
      <div data-stack="2">{children}</div>
      <p class={styles.error} data-quiet>
        {String(error)}
      </p>
    </main>
  );
}
