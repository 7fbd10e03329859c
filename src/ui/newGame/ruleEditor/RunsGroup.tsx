import { runOfReason } from '../../../app/newGame/ruleEdit.ts';
import { RUN_REASONS, type RunRule } from '../../../domain/rules/tableRules.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { Choice } from '../../parts/Choice.tsx';
import { CountField } from '../Fields.tsx';
import styles from './RuleEditor.module.css';
import { RuleGroup } from './RuleGroup.tsx';

const MOST_RUNS = 4;

type RunsProps = { readonly runs: readonly RunRule[]; readonly onChange: (runs: readonly RunRule[]) => void };

/** The turns in a row that end a game. */
export function RunsGroup({ runs, onChange }: RunsProps) {
  const t = messages.value.newGame;
  const { form } = t;
  return (
    <RuleGroup title={t.groups.runs}>
      {runs.map((run, index) => (
        <fieldset key={index} class={styles.run} data-stack="3">
          <legend>{form.run(index + 1)}</legend>
          <RunFields
            run={run}
            onChange={(next) => onChange(runs.map((other, i) => (i === index ? next : other)))}
          />
          <Button kind="danger" onClick={() => onChange(runs.filter((_, i) => i !== index))}>
            {form.removeRun}
          </Button>
        </fieldset>
      ))}
      {runs.length < MOST_RUNS && (
        <Button onClick={() => onChange([...runs, runOfReason('passes')])}>+ {form.addRun}</Button>
      )}
    </RuleGroup>
  );
}

function RunFields({ run, onChange }: { readonly run: RunRule; readonly onChange: (run: RunRule) => void }) {
  const { form } = messages.value.newGame;
  const { length } = run;
  return (
    <>
      <Choice
        label={form.runReason}
        chosen={run.reason}
        options={RUN_REASONS}
        text={(reason) => form.runReasons[reason]}
        onChoose={(reason) => onChange(runOfReason(reason))}
      />
      <Choice
        label={form.runLength}
        chosen={length.kind}
        options={['each', 'total']}
        text={(kind) => form.runLengths[kind]}
        onChoose={(kind) =>
          onChange({
            ...run,
            length: kind === 'each' ? { kind, turns: 2 } : { kind, turns: 4, alone: 2 },
          })
        }
      />
      <CountField
        label={form.runTurns}
        value={length.turns}
        least={1}
        most={20}
        onChange={(turns) => onChange({ ...run, length: { ...length, turns } })}
      />
      {length.kind === 'total' && (
        <CountField
          label={form.runAlone}
          value={length.alone}
          least={1}
          most={20}
          onChange={(alone) => onChange({ ...run, length: { ...length, alone } })}
        />
      )}
      <Choice
        label={form.runLoss}
        chosen={run.loss}
        options={['counts', 'breaks', 'ignored']}
        text={(effect) => form.effects[effect]}
        onChoose={(loss) => onChange({ ...run, loss })}
      />
      <Choice
        label={form.runExchange}
        chosen={run.exchange}
        options={['counts', 'breaks', 'ignored']}
        text={(effect) => form.effects[effect]}
        onChoose={(exchange) => onChange({ ...run, exchange })}
      />
      <CountField
        label={form.runPasses}
        value={run.passes}
        least={0}
        most={20}
        onChange={(passes) => onChange({ ...run, passes })}
      />
    </>
  );
}
