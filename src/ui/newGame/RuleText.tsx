import type { TableRules } from '../../domain/rules/tableRules.ts';
import { messages } from '../../i18n/messages.ts';
import { tied } from '../../i18n/tied.ts';
import { Disclosure } from '../parts/Disclosure.tsx';
import styles from './RuleText.module.css';

/** The values by which a regulation is known. */
export function Essentials({ rules }: { readonly rules: TableRules }) {
  return (
    <dl class={styles.essentials}>
      {messages.value.rules.essentials(rules).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function WhatIf({ rules, open = false }: { readonly rules: TableRules; readonly open?: boolean }) {
  const t = messages.value.newGame;
  return (
    <Disclosure title={t.whatIf} open={open}>
      <dl class={styles.whatIf} data-stack="3">
        {messages.value.rules.whatIf(rules).map(({ question, answer }) => (
          <div key={question}>
            <dt>…{question}</dt>
            <dd>{tied(answer)}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
