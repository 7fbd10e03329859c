import type { ComponentChildren } from 'preact';
import styles from './Screen.module.css';

type Props = {
  readonly title: string;
  readonly back?: { readonly label: string; readonly go: () => void };
  readonly actions?: ComponentChildren;
  /** Stays at the lower edge while the rest scrolls. */
  readonly footer?: ComponentChildren;
  /** The middle is an entry form that uses all the room and does not scroll as a page. */
  readonly fill?: boolean;
  readonly children: ComponentChildren;
};

/** A page with a heading and a way back; the middle scrolls. */
export function Screen({ title, back, actions, footer, fill = false, children }: Props) {
  return (
    <div class={styles.screen}>
      <header class={styles.header}>
        {back && (
          <button type="button" class={styles.back} aria-label={back.label} onClick={back.go}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M15 4 7 12l8 8" fill="none" stroke="currentColor" stroke-width="2.5" />
            </svg>
          </button>
        )}
        <h1 class={styles.title}>{title}</h1>
        {actions && <div class={styles.actions}>{actions}</div>}
      </header>
      <main class={styles.body} data-fill={fill || undefined}>
        {children}
      </main>
      {footer && <footer class={styles.footer}>{footer}</footer>}
    </div>
  );
}
