import type { ComponentChildren } from 'preact';
import type { RuleSet } from '../../../domain/rules/tableRules.ts';
import styles from './RuleEditor.module.css';

/** What a part of the editor is given: all the rules, because some values bound others. */
export type GroupProps = { readonly rules: RuleSet; readonly change: (changes: Partial<RuleSet>) => void };

export function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class={styles.group} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
