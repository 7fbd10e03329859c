import type { ComponentChildren } from 'preact';
import type { TableRules } from '../../../domain/rules/tableRules.ts';
import styles from './RuleEditor.module.css';

/** What a part of the editor is given: all the rules, because some values bound others. */
export type GroupProps = {
  readonly rules: TableRules;
  readonly change: (changes: Partial<TableRules>) => void;
};

export function RuleGroup({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  return (
    <section class={styles.group} data-stack="3" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
