import { timeOutOfKind } from '../../../app/newGame/ruleEdit.ts';
import type { BudgetTimeOut } from '../../../domain/rules/tableRules.ts';
import { MINUTE, SECOND } from '../../../domain/units.ts';
import { messages } from '../../../i18n/messages.ts';
import { Choice } from '../../parts/Choice.tsx';
import { Toggle } from '../../parts/Toggle.tsx';
import { CountField, NumberField } from '../Fields.tsx';

export const LONGEST_TIME = 600 * MINUTE;

type TimeOutProps = { readonly rule: BudgetTimeOut; readonly onChange: (rule: BudgetTimeOut) => void };

/** What follows when a player's time is used up. */
export function TimeOutFields({ rule, onChange }: TimeOutProps) {
  const { form } = messages.value.newGame;
  return (
    <>
      <Choice
        label={form.timeOut}
        chosen={rule.kind}
        options={['out', 'penalty']}
        text={(kind) => form.timeOuts[kind]}
        onChoose={(kind) => onChange(timeOutOfKind(kind))}
      />
      {rule.kind === 'out' ? (
        <>
          <Toggle
            label={form.mayChallenge}
            on={rule.mayChallenge}
            onChange={(mayChallenge) => onChange({ ...rule, mayChallenge })}
          />
          <Toggle
            label={form.restartsRuns}
            on={rule.restartsRuns}
            onChange={(restartsRuns) => onChange({ ...rule, restartsRuns })}
          />
        </>
      ) : (
        <>
          <CountField
            label={form.penalty}
            value={rule.points}
            least={0}
            most={100}
            onChange={(points) => onChange({ ...rule, points })}
          />
          <NumberField
            label={form.per}
            kind="time"
            value={rule.per}
            most={LONGEST_TIME}
            onChange={(per) => onChange({ ...rule, per: Math.max(SECOND, per ?? 0) })}
          />
          <Toggle
            label={form.overtime}
            on={rule.limit !== null}
            onChange={(limited) => onChange({ ...rule, limit: limited ? 10 * MINUTE : null })}
          />
          {rule.limit !== null && (
            <NumberField
              label={form.overtimeLimit}
              kind="time"
              value={rule.limit}
              most={LONGEST_TIME}
              onChange={(limit) => onChange({ ...rule, limit: Math.max(SECOND, limit ?? 0) })}
            />
          )}
        </>
      )}
    </>
  );
}
