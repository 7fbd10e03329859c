import type { TableRules } from '../../domain/rules/tableRules.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../parts/Button.tsx';
import { HoldButton } from '../parts/HoldButton.tsx';
import { Screen } from '../parts/Screen.tsx';
import { dotted } from '../text/dotted.ts';
import styles from './RuleList.module.css';
import { Essentials, WhatIf } from './RuleText.tsx';

type Props = {
  readonly offered: readonly TableRules[];
  readonly own: readonly TableRules[];
  readonly chosen: string;
  readonly last: string | null;
  readonly onChoose: (rules: TableRules) => void;
  readonly onEdit: (rules: TableRules) => void;
  readonly onRemove: (rules: TableRules) => void;
  readonly onBack: () => void;
};

/** All the regulations, each with what players ask about first. */
export function RuleList({ offered, own, chosen, last, onChoose, onEdit, onRemove, onBack }: Props) {
  const { common, newGame: t, rules: text } = messages.value;
  return (
    <Screen title={t.chooseRules} back={{ label: common.back, go: onBack }}>
      <div class={styles.list}>
        {offered.map((rules) => {
          const isOwn = own.some(({ id }) => id === rules.id);
          const marks = [
            rules.id === chosen && t.chosen,
            rules.id === last && t.lastUsed,
            isOwn && t.own,
          ].filter((mark) => mark !== false);
          return (
            <article key={rules.id} class={styles.card} data-chosen={rules.id === chosen || undefined}>
              <header>
                <h2>{text.title(rules)}</h2>
                {marks.length > 0 && <p class={styles.marks}>{dotted(marks)}</p>}
              </header>
              <Essentials rules={rules} />
              <div class={styles.actions}>
                <Button
                  kind="main"
                  aria-label={`${t.choose}: ${text.title(rules)}`}
                  onClick={() => onChoose(rules)}
                >
                  {t.choose}
                </Button>
                <Button
                  aria-label={`${isOwn ? t.editOwn : t.adjust}: ${text.title(rules)}`}
                  onClick={() => onEdit(rules)}
                >
                  {isOwn ? t.editOwn : t.adjust}
                </Button>
              </div>
              <WhatIf rules={rules} />
              {isOwn && (
                <HoldButton kind="danger" hint={common.hold} onHold={() => onRemove(rules)}>
                  {t.removeOwn}
                </HoldButton>
              )}
            </article>
          );
        })}
      </div>
    </Screen>
  );
}
