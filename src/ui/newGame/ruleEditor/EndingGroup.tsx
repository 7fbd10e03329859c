import type { TableRules } from '../../../domain/rules/tableRules.ts';
import { messages } from '../../../i18n/messages.ts';
import { Choice } from '../../parts/Choice.tsx';
import { Toggle } from '../../parts/Toggle.tsx';
import { type GroupProps, RuleGroup } from './RuleGroup.tsx';

/** What the tiles that are left are worth, and who wins with equal sums. */
export function EndingGroup({ rules, change }: GroupProps) {
  const t = messages.value.newGame;
  const { form } = t;
  const { ending, tieBreak } = rules;
  const set = (changes: Partial<TableRules['ending']>) => change({ ending: { ...ending, ...changes } });
  return (
    <>
      <RuleGroup title={t.groups.ending}>
        <Toggle
          label={form.outNeedsAcceptance}
          on={ending.outNeedsAcceptance}
          onChange={(outNeedsAcceptance) => set({ outNeedsAcceptance })}
        />
        <Choice
          label={form.outGains}
          chosen={ending.outGains}
          options={['others', 'others-twice', 'nothing']}
          text={(gains) => form.gains[gains]}
          onChoose={(outGains) => set({ outGains })}
        />
        <Choice
          label={form.othersLose}
          chosen={ending.othersLose}
          options={['own', 'nothing']}
          text={(loses) => form.loses[loses]}
          onChoose={(othersLose) => set({ othersLose })}
        />
        <Choice
          label={form.nobodyOut}
          chosen={ending.nobodyOut}
          options={['own', 'nothing']}
          text={(loses) => form.loses[loses]}
          onChoose={(nobodyOut) => set({ nobodyOut })}
        />
        <Choice
          label={form.outAlone}
          chosen={ending.outAlone}
          options={['as-usual', 'gains-nothing']}
          text={(alone) => form.alone[alone]}
          onChoose={(outAlone) => set({ outAlone })}
        />
      </RuleGroup>
      <RuleGroup title={t.groups.tieBreak}>
        <Choice
          label={form.tieBreak}
          chosen={tieBreak.kind === 'draw' ? 'draw' : tieBreak.by}
          options={['draw', 'word', 'move']}
          text={(tie) => form.ties[tie]}
          onChoose={(tie) =>
            change({ tieBreak: tie === 'draw' ? { kind: 'draw' } : { kind: 'last-word', by: tie } })
          }
        />
      </RuleGroup>
    </>
  );
}
