import type { ComponentChildren } from 'preact';
import { RoundButton } from './RoundButton.tsx';
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
      <header class={styles.header} data-off-paper>
        {back && (
          <span class={styles.back}>
            <RoundButton icon="back" label={back.label} onClick={back.go} />
          </span>
        )}
        <h1 class={styles.title}>
          {title}
          {under && (
            <span class={styles.under} data-cut data-quiet>
              {' '}
              {under}
            </span>
          )}
        </h1>
        {actions && <div class={styles.actions}>{actions}</div>}
      </header>
      <main class={styles.body} data-fill={fill || undefined}>
        {children}
      </main>
      {footer && (
        <footer class={styles.footer} data-off-paper>
          {footer}
        </footer>
      )}
    </div>
  );
}
