import { useComputed, useSignal } from '@preact/signals';
import { listOf } from '../../app/duplicate/listJudging.ts';
import { draftedRules, draftOf } from '../../app/duplicate/ownRules.ts';
import { readRoster } from '../../app/duplicate/roster.ts';
import { lexiconFact } from '../../app/lists/listChoice.ts';
import type { App } from '../../app/shell/app.ts';
import type { DuplicateStart } from '../../domain/duplicate/fact.ts';
import { DUPLICATE_PRESETS } from '../../domain/rules/duplicatePresets.ts';
import { lexiconTitle } from '../../domain/rules/wantedLexicon.ts';
import { TILE_LANGUAGES } from '../../domain/tiles/language.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { Segments } from '../parts/Segments.tsx';
import styles from './Duplicate.module.css';
import { FromTournament } from './FromTournament.tsx';
import { RuleDraftFields } from './RuleDraftFields.tsx';

type Props = { readonly app: App; readonly onBegin: (start: DuplicateStart) => void };

/** Who plays, by what; everything else is the regulation's. */
export function HallSetup({ app, onBegin }: Props) {
  const t = duplicateTexts.value.setup;
  const event = useSignal('');
  const preset = useSignal(DUPLICATE_PRESETS[0]!.id);
  const base = DUPLICATE_PRESETS.find(({ id }) => id === preset.value)!;
  const language = useSignal(base.language);
  const text = useSignal('');
  const people = useComputed(() => readRoster(text.value));
  const draft = useSignal(draftOf(base));
  const drafted = draftedRules(base, draft.value);
  const rules = { ...(drafted ?? base), language: language.value };
  const lists = app.lists.value;
  const list = lists && listOf({ rules, start: { type: 'start', rules, participants: [] } }, lists);
  const begin = () =>
    onBegin({
      type: 'start',
      rules,
      participants: people.value,
      ...(event.value.trim() ? { event: event.value.trim() } : {}),
      ...lexiconFact(list),
    });
  return (
    <div class={styles.stack}>
      <Field label={t.event} value={event.value} most={80} onInput={(value) => (event.value = value)} />
      <div class={styles.rules} role="radiogroup" aria-label={t.rules}>
        {DUPLICATE_PRESETS.map(({ id, name, ...rest }) => (
          <label key={id} class={styles.rule}>
            <input
              type="radio"
              name="rules"
              checked={id === preset.value}
              onChange={() => {
                preset.value = id;
                language.value = rest.language;
                draft.value = draftOf({ id, name, ...rest });
              }}
            />
            <span>
              <b>{t.titles[id] ?? name}</b>
              <small>{t.time(rest.time.move / 1_000, rest.time.joker / 1_000)}</small>
              <small>{t.master[rest.master]}</small>
            </span>
          </label>
        ))}
      </div>
      <Segments
        label={t.language}
        names={TILE_LANGUAGES}
        chosen={language.value}
        text={t.tilesOf}
        onChoose={(name) => {
          language.value = name;
        }}
      />
      <RuleDraftFields draft={draft} wrong={drafted === null} />
      <p class={styles.muted}>{list ? t.list(lexiconTitle(list)) : t.noList}</p>
      <FromTournament
        app={app}
        onTake={(list) => {
          text.value = list;
        }}
      />
      <label class={styles.area}>
        <span>{t.people}</span>
        <textarea
          rows={8}
          maxLength={40_000}
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
        />
      </label>
      <p class={styles.muted}>{t.phones}</p>
      <Button kind="main" wide disabled={people.value.length === 0 || drafted === null} onClick={begin}>
        {t.begin} · {t.count(people.value.length)}
      </Button>
    </div>
  );
}
