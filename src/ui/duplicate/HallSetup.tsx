import { useComputed, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { listOf } from '../../app/duplicate/listJudging.ts';
import { type RuleChoice, ruleChoices, usualChoice } from '../../app/duplicate/ownRules.ts';
import { typedRoster } from '../../app/duplicate/roster.ts';
import { draftedRules, draftOf } from '../../app/duplicate/ruleDraft.ts';
import { lexiconFact } from '../../app/lists/listChoice.ts';
import type { App } from '../../app/shell/app.ts';
import type { DuplicateStart } from '../../domain/duplicate/fact.ts';
import { duplicatePresetById } from '../../domain/rules/duplicatePresets.ts';
import { lexiconTitle } from '../../domain/rules/wantedLexicon.ts';
import { TILE_LANGUAGES } from '../../domain/tiles/language.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { Button } from '../parts/Button.tsx';
import { Segments } from '../parts/Segments.tsx';
import { SignalField } from '../parts/SignalField.tsx';
import { changeText } from './changeText.ts';
import styles from './Duplicate.module.css';
import { FromTournament } from './FromTournament.tsx';
import { RosterField } from './RosterField.tsx';
import { RuleDraftFields } from './RuleDraftFields.tsx';

type Props = {
  readonly app: Pick<App, 'lists' | 'organizer'>;
  readonly halls: Awaited<ReturnType<App['duplicate']>>;
  readonly onBegin: (start: DuplicateStart) => void;
};

/** Who plays, by what; everything else is the regulation's. */
export function HallSetup({ app, halls, onBegin }: Props) {
  const t = duplicateTexts.value.setup;
  const event = useSignal('');
  const choices = useComputed(() => ruleChoices(halls)).value;
  const usual = useMemo(() => usualChoice(halls), []);
  const chosen = useSignal(usual.choice);
  const choice = choices[chosen.value]!;
  const base = choice.rules;
  const language = useSignal(usual.language);
  const text = useSignal('');
  const { people } = typedRoster(text.value);
  const draft = useSignal(draftOf(base));
  const drafted = draftedRules(base, draft.value);
  const rules = { ...(drafted.ok ? drafted.value : base), language: language.value };
  const lists = app.lists.value;
  const list = lists && listOf({ rules, start: { type: 'start', rules, participants: [] } }, lists);
  const begin = () =>
    onBegin({
      type: 'start',
      rules,
      participants: people,
      ...(event.value.trim() ? { event: event.value.trim() } : {}),
      ...lexiconFact(list),
    });
  return (
    <div class={styles.stack}>
      <SignalField label={t.event} value={event} most={80} />
      <div data-stack="2" role="radiogroup" aria-label={t.rules}>
        {choices.map((one, i) => (
          <label key={i} class={styles.rule} data-card>
            <input
              type="radio"
              name="rules"
              checked={i === chosen.value}
              onChange={() => {
                chosen.value = i;
                language.value = one.rules.language;
                draft.value = draftOf(one.rules);
              }}
            />
            <Choice choice={one} />
          </label>
        ))}
      </div>
      <p>{t.language}</p>
      <Segments
        label={t.language}
        names={TILE_LANGUAGES}
        chosen={language.value}
        text={t.tilesOf}
        onChoose={(name) => {
          language.value = name;
        }}
      />
      <RuleDraftFields
        draft={draft}
        regulation={duplicatePresetById(choice.base) ?? base}
        wrong={drafted.ok ? null : drafted.error}
      />
      <p class={styles.muted} data-quiet>
        {list ? t.list(lexiconTitle(list)) : t.noList}
      </p>
      <FromTournament
        app={app}
        onTake={(list) => {
          text.value = list;
        }}
      />
      <RosterField text={text} />
      <p class={styles.muted} data-quiet>
        {t.phones}
      </p>
      <Button kind="main" wide disabled={people.length === 0 || !drafted.ok} onClick={begin}>
        {t.begin} · {t.count(people.length)}
      </Button>
    </div>
  );
}

function Choice({ choice }: { readonly choice: RuleChoice }) {
  const t = duplicateTexts.value.setup;
  const { rules, base, changes } = choice;
  const { time, master } = rules;
  const own = changes.length > 0;
  return (
    <span>
      <b>
        {t.titles[base] ?? rules.name}
        {own && ' *'}
      </b>
      <small>{t.time(time.move / 1_000, time.joker / 1_000)}</small>
      <small>{t.master[master]}</small>
      {own && <small>{changes.map(changeText).join(' · ')}</small>}
    </span>
  );
}
