import { useSignal } from '@preact/signals';
import { MOST_TITLE } from '../../../domain/rules/rulesHead.ts';
import type { TableRules } from '../../../domain/rules/tableRules.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { Screen } from '../../parts/Screen.tsx';
import { WhatIf } from '../RuleText.tsx';
import setup from '../Setup.module.css';
import { ChallengeGroup } from './ChallengeGroup.tsx';
import { ClockGroup } from './ClockGroup.tsx';
import { DrawGroup } from './DrawGroup.tsx';
import { EndingGroup } from './EndingGroup.tsx';
import { ExchangeGroup } from './ExchangeGroup.tsx';
import { LexiconGroup } from './LexiconGroup.tsx';
import { RunsGroup } from './RunsGroup.tsx';
import { TableGroup } from './TableGroup.tsx';

type Props = {
  readonly rules: TableRules;
  readonly onKeep: (rules: TableRules) => void;
  readonly onBack: () => void;
};

/** Every value of a rule set, and below them what they mean together. */
export function RuleEditor({ rules: given, onKeep, onBack }: Props) {
  const { common, newGame: t } = messages.value;
  const edited = useSignal(given);
  const rules = edited.value;
  const change = (changes: Partial<TableRules>) => {
    edited.value = { ...edited.value, ...changes };
  };
  const keep = () => onKeep({ ...rules, name: rules.name.trim() || given.name });

  return (
    <Screen
      title={t.editTitle}
      back={{ label: common.back, go: onBack }}
      footer={
        <Button kind="main" wide onClick={keep}>
          {t.keep}
        </Button>
      }
    >
      <div data-stack="5">
        <label class={setup.field} data-stack="1">
          <span>{t.ruleName}</span>
          <input
            class={setup.text}
            type="text"
            value={rules.name}
            maxLength={MOST_TITLE}
            autocomplete="off"
            onInput={(event) => change({ name: event.currentTarget.value })}
          />
        </label>
        <TableGroup rules={rules} change={change} />
        <LexiconGroup lexicon={rules.lexicon ?? null} onChange={(lexicon) => change({ lexicon })} />
        <ClockGroup clock={rules.clock} onChange={(clock) => change({ clock })} />
        <ExchangeGroup rules={rules} change={change} />
        <ChallengeGroup rules={rules} change={change} />
        <RunsGroup runs={rules.runs} onChange={(runs) => change({ runs })} />
        <EndingGroup rules={rules} change={change} />
        <DrawGroup rules={rules} change={change} />
        <div class={setup.rules} data-card>
          <WhatIf rules={rules} open />
        </div>
      </div>
    </Screen>
  );
}
