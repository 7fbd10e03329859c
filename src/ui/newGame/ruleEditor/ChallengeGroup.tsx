import { failedOfKind } from '../../../app/newGame/ruleEdit.ts';
import { messages } from '../../../i18n/messages.ts';
import { Choice } from '../../parts/Choice.tsx';
import { CountField } from '../Fields.tsx';
import { type GroupProps, RuleGroup } from './RuleGroup.tsx';

/** Until when a move may be challenged, and what a good word costs. */
export function ChallengeGroup({ rules, change }: GroupProps) {
  const t = messages.value.newGame;
  const { form } = t;
  const { challenge } = rules;
  const { failed } = challenge;
  return (
    <RuleGroup title={t.groups.challenge}>
      <Choice
        label={form.closes}
        chosen={challenge.closes}
        options={['at-recording', 'at-next-stop']}
        text={(closes) => form.closesAt[closes]}
        onChoose={(closes) => change({ challenge: { ...challenge, closes } })}
      />
      <Choice
        label={form.failed}
        chosen={failed.kind}
        options={['nothing', 'challenger-loses', 'mover-gains', 'lost-turn']}
        text={(kind) => form.faileds[kind]}
        onChoose={(kind) => change({ challenge: { ...challenge, failed: failedOfKind(kind) } })}
      />
      {'points' in failed && (
        <>
          <CountField
            label={form.points}
            value={failed.points}
            least={1}
            most={100}
            onChange={(points) => change({ challenge: { ...challenge, failed: { ...failed, points } } })}
          />
          <Choice
            label={form.perWhat}
            chosen={failed.per}
            options={['challenge', 'word']}
            text={(per) => form.pers[per]}
            onChoose={(per) => change({ challenge: { ...challenge, failed: { ...failed, per } } })}
          />
        </>
      )}
    </RuleGroup>
  );
}
