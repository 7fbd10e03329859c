import { clockOfKind } from '../../../app/newGame/ruleEdit.ts';
import { CLOCK_KINDS, type ClockRule } from '../../../domain/rules/tableRules.ts';
import { MINUTE, SECOND } from '../../../domain/units.ts';
import { messages } from '../../../i18n/messages.ts';
import { Choice } from '../../parts/Choice.tsx';
import { Toggle } from '../../parts/Toggle.tsx';
import { NumberField } from '../Fields.tsx';
import { RuleGroup } from './RuleGroup.tsx';
import { LONGEST_TIME, TimeOutFields } from './TimeOutFields.tsx';

type ClockProps = { readonly clock: ClockRule; readonly onChange: (clock: ClockRule) => void };

/** Which clock, how long, and whose time runs while a move is recorded. */
export function ClockGroup({ clock, onChange }: ClockProps) {
  const { newGame: t } = messages.value;
  const { form } = t;
  return (
    <RuleGroup title={t.groups.clock}>
      <Choice
        label={form.clock}
        chosen={clock.kind}
        options={CLOCK_KINDS}
        text={(kind) => form.clocks[kind]}
        onChoose={(kind) => onChange(clockOfKind(kind, clock))}
      />
      {clock.kind === 'budget' && (
        <Toggle
          label={form.timeAsked}
          on={clock.time === null}
          onChange={(asked) => onChange({ ...clock, time: asked ? null : 20 * MINUTE })}
        />
      )}
      {clock.kind !== 'none' && clock.time !== null && (
        <NumberField
          label={form.time}
          kind="time"
          value={clock.time}
          most={LONGEST_TIME}
          onChange={(time) => onChange({ ...clock, time: Math.max(SECOND, time ?? 0) })}
        />
      )}
      {(clock.kind === 'budget' || clock.kind === 'shared') && (
        <Choice
          label={form.settling}
          chosen={clock.settling}
          options={['nobody', 'opponent']}
          text={(settling) => form.settlings[settling]}
          onChoose={(settling) => onChange({ ...clock, settling })}
        />
      )}
      {clock.kind === 'budget' && (
        <TimeOutFields rule={clock.timeOut} onChange={(timeOut) => onChange({ ...clock, timeOut })} />
      )}
      {clock.kind === 'move' && (
        <Choice
          label={form.late}
          chosen={clock.timeOut.counts}
          options={['pass', 'loss']}
          text={(counts) => form.lates[counts]}
          onChoose={(counts) => onChange({ ...clock, timeOut: { kind: 'turn-over', counts } })}
        />
      )}
    </RuleGroup>
  );
}
