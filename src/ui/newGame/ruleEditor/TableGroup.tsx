import { UNSEEN } from '../../../domain/rules/tableRules.ts';
import { TILE_LANGUAGES } from '../../../domain/tiles/language.ts';
import { messages } from '../../../i18n/messages.ts';
import { Choice } from '../../parts/Choice.tsx';
import { Toggle } from '../../parts/Toggle.tsx';
import { CountField, NumberField } from '../Fields.tsx';
import { type GroupProps, RuleGroup } from './RuleGroup.tsx';

const SEATS = ['2', '3', '4'] as const;

/** Who plays, with how many tiles, and what the phone needs. */
export function TableGroup({ rules, change }: GroupProps) {
  const { newGame: t, rules: text } = messages.value;
  const { form } = t;
  return (
    <RuleGroup title={t.groups.table}>
      <Choice
        label={form.language}
        chosen={rules.language}
        options={TILE_LANGUAGES}
        text={text.tilesOf}
        onChoose={(language) => change({ language })}
      />
      <Choice
        label={form.seats}
        chosen={SEATS.find((seats) => Number(seats) === rules.seats.max) ?? '2'}
        options={SEATS}
        text={(most) => (most === '2' ? '2' : `2–${most}`)}
        onChoose={(most) => change({ seats: { min: 2, max: Number(most) } })}
      />
      <CountField
        label={form.games}
        value={rules.games}
        least={1}
        most={20}
        onChange={(games) => change({ games })}
      />
      <CountField
        label={form.rack}
        value={rules.rack}
        least={1}
        most={15}
        onChange={(rack) => change({ rack, firstMove: Math.min(rules.firstMove, rack) })}
      />
      <NumberField
        label={form.bingo}
        value={rules.bingo}
        most={1_000}
        onChange={(bingo) => change({ bingo: bingo ?? 0 })}
      />
      <CountField
        label={form.firstMove}
        value={rules.firstMove}
        least={1}
        most={rules.rack}
        onChange={(firstMove) => change({ firstMove })}
      />
      <Choice
        label={form.unseen}
        chosen={rules.unseen}
        options={UNSEEN}
        text={(unseen) => form.unseenTold[unseen]}
        onChoose={(unseen) => change({ unseen })}
      />
      <Toggle
        label={form.phoneConsent}
        on={rules.phoneConsent}
        onChange={(phoneConsent) => change({ phoneConsent })}
      />
    </RuleGroup>
  );
}
