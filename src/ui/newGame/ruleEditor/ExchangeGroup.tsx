import { messages } from '../../../i18n/messages.ts';
import { Toggle } from '../../parts/Toggle.tsx';
import { CountField } from '../Fields.tsx';
import { type GroupProps, RuleGroup } from './RuleGroup.tsx';

/** How often tiles may be exchanged, and until when. */
export function ExchangeGroup({ rules, change }: GroupProps) {
  const t = messages.value.newGame;
  const { form } = t;
  const { exchange } = rules;
  return (
    <RuleGroup title={t.groups.exchange}>
      <Toggle
        label={form.limited}
        on={exchange.limit !== null}
        onChange={(limited) => change({ exchange: { ...exchange, limit: limited ? 3 : null } })}
      />
      {exchange.limit !== null && (
        <CountField
          label={form.limit}
          value={exchange.limit}
          least={0}
          most={100}
          onChange={(limit) => change({ exchange: { ...exchange, limit } })}
        />
      )}
      <CountField
        label={form.smallestBag}
        value={exchange.smallestBag}
        least={0}
        most={100}
        onChange={(smallestBag) => change({ exchange: { ...exchange, smallestBag } })}
      />
    </RuleGroup>
  );
}
