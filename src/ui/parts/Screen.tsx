import type { ComponentChildren } from 'preact';
import { Icon } from './Icon.tsx';
import styles from './Screen.module.css';

type Props = {
  readonly title: string;
  /** What the page belongs to; one line, cut short where there is no room. */
  readonly under?: string;
  readonly back?: { readonly label: string; readonly go: () => void };
  readonly actions?: ComponentChildren;
  /** Stays at the lower edge while the rest scrolls. */
  readonly footer?: ComponentChildren;
  /** The middle is an entry form that uses all the room and does not scroll as a page. */
  readonly fill?: boolean;
  readonly children: ComponentChildren;
};

/** A page with a heading and a way back; the middle scrolls. */
export function Screen({ title, under, back, actions, footer, fill = false, children }: Props) {
  return (
    <div class={styles.screen}>
      <header class={styles.header}>
        {back && (
          <button type="button" class={styles.back} aria-label={back.label} onClick={back.go}>
            <Icon name="back" />
          </button>
        )}
        <h1 class={styles.title}>
          {title}
          {under && <span class={styles.under}> {under}</span>}
        </h1>
        {actions && <div class={styles.actions}>{actions}</div>}
      </header>
      <main class={styles.body} data-fill={fill || undefined}>
        {children}
      </main>
      {footer && <footer class={styles.footer}>{footer}</footer>}
    </div>
  );
}
