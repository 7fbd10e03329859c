import { messages } from '../../../i18n/messages.ts';
import { Choice } from '../../parts/Choice.tsx';
import { type GroupProps, RuleGroup } from './RuleGroup.tsx';

/** How the starting draw is read. */
export function DrawGroup({ rules, change }: GroupProps) {
  const t = messages.value.newGame;
  const { form } = t;
  const { startingDraw } = rules;
  return (
    <RuleGroup title={t.groups.draw}>
      <Choice
        label={form.drawBlank}
        chosen={startingDraw.blank}
        options={['first-letter', 'before-all', 'draw-again']}
        text={(blank) => form.blanks[blank]}
        onChoose={(blank) => change({ startingDraw: { ...startingDraw, blank } })}
      />
      <Choice
        label={form.drawEqual}
        chosen={startingDraw.equal}
        options={['the-equal', 'everybody']}
        text={(equal) => form.equals[equal]}
        onChoose={(equal) => change({ startingDraw: { ...startingDraw, equal } })}
      />
    </RuleGroup>
  );
}
