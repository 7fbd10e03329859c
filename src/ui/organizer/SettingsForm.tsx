import { useSignal } from '@preact/signals';
import { usualRules } from '../../app/newGame/usualRules.ts';
import { isFolderAddress } from '../../app/organizer/dropBox.ts';
import { withRegulation } from '../../app/organizer/regulation.ts';
import { fittingName } from '../../app/organizer/tableCards.ts';
import type { App } from '../../app/shell/app.ts';
import { lexiconTitle } from '../../domain/rules/wantedLexicon.ts';
import {
  CLUB_VALUES,
  CRITERIA,
  type Criterion,
  DEFAULT_SETTINGS,
  type TournamentSettings,
} from '../../domain/tournament/settings.ts';
import { settingsRefusal } from '../../domain/tournament/setup.ts';
import type { Tournament } from '../../domain/tournament/state.ts';
import { locale } from '../../i18n/catalogue.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { Icon } from '../parts/Icon.tsx';
import { ByeFields } from './ByeFields.tsx';
import { LexiconFields } from './LexiconFields.tsx';
import styles from './Organizer.module.css';
import { PairingFields } from './PairingFields.tsx';
import { RegulationFields } from './RegulationFields.tsx';
import { refusalText } from './refusalText.ts';

type Props = {
  readonly app: Pick<App, 'lists' | 'ownRules'>;
  readonly settings: TournamentSettings;
  /** Whose settings they are; nothing while it is only being made. */
  readonly tournament?: Tournament;
  readonly submit: string;
  /** `say`: the answer, in the place where refusals are said too. */
  readonly onSubmit: (settings: TournamentSettings, say: (text: string) => void) => void;
};

export function newSettings(): TournamentSettings {
  const mark = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return withRegulation(
    { ...DEFAULT_SETTINGS, name: '', mark, regulation: { id: '', name: '', mark: null } },
    usualRules(locale.peek()),
  );
}

export function SettingsForm({ app, settings, tournament, submit, onSubmit }: Props) {
  const t = organizerTexts.value.settings;
  const names = organizerTexts.value.criteria;
  const edited = useSignal(settings);
  const said = useSignal('');
  const value = edited.value;
  const change = (changes: Partial<TournamentSettings>) => {
    edited.value = { ...edited.value, ...changes };
    said.value = '';
  };
  const whole = (text: string) => (text === '' ? 0 : Math.round(Number(text)));
  const criteria = (list: readonly Criterion[]) => change({ criteria: list });

  const send = () => {
    const clean = { ...value, name: value.name.trim(), dropFolder: value.dropFolder.trim() };
    if (clean.dropFolder !== '' && !isFolderAddress(clean.dropFolder)) {
      said.value = t.badFolder;
      return;
    }
    const refusal = settingsRefusal(clean);
    if (!refusal) {
      onSubmit(clean, (text) => {
        said.value = text;
      });
    } else said.value = refusal.why === 'name-missing' ? t.nameMissing : refusalText(refusal);
  };

  return (
    <form
      data-stack="3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={t.name} value={value.name} fit={fittingName} onInput={(name) => change({ name })} />
      <RegulationFields ownRules={app.ownRules} settings={value} onChange={change} />
      <div class={styles.two}>
        <Field
          label={t.rounds}
          type="number"
          value={String(value.rounds)}
          onInput={(text) => change({ rounds: whole(text) })}
        />
        <Field
          label={t.games}
          type="number"
          value={String(value.games)}
          onInput={(text) => change({ games: whole(text) })}
        />
      </div>
      <LexiconFields lists={app.lists.value} settings={value} onChange={(lexicon) => change({ lexicon })} />
      {(value.acceptedLexicons ?? []).map((list) => (
        <div key={lexiconTitle(list)} class={styles.row} data-flow>
          <span class={styles.grow}>{organizerTexts.value.lists.also(lexiconTitle(list))}</span>
          <Button
            aria-label={t.remove(lexiconTitle(list))}
            onClick={() =>
              change({ acceptedLexicons: value.acceptedLexicons?.filter((other) => other !== list) ?? [] })
            }
          >
            <Icon name="close" />
          </Button>
        </div>
      ))}
      <PairingFields tournament={tournament ?? null} settings={value} onChange={change} />
      <fieldset class={styles.group} data-stack="2">
        <legend>{t.criteria}</legend>
        <ol data-stack="2">
          {value.criteria.map((criterion, place) => (
            <li key={criterion} class={styles.row} data-flow>
              <span class={styles.grow}>
                {place + 1}. {names[criterion]}
              </span>
              <Button
                aria-label={t.up(names[criterion])}
                disabled={place === 0}
                onClick={() => {
                  const list = value.criteria.filter((other) => other !== criterion);
                  criteria([...list.slice(0, place - 1), criterion, ...list.slice(place - 1)]);
                }}
              >
                <Icon name="up" />
              </Button>
              <Button
                aria-label={t.remove(names[criterion])}
                disabled={value.criteria.length === 1}
                onClick={() => criteria(value.criteria.filter((other) => other !== criterion))}
              >
                <Icon name="close" />
              </Button>
            </li>
          ))}
        </ol>
        <div class={styles.row} data-flow role="group" aria-label={t.add}>
          {CRITERIA.filter((criterion) => !value.criteria.includes(criterion)).map((criterion) => (
            <Button key={criterion} kind="chip" onClick={() => criteria([...value.criteria, criterion])}>
              + {names[criterion]}
            </Button>
          ))}
        </div>
      </fieldset>
      <fieldset class={styles.group} data-stack="2">
        <legend>{t.clubs}</legend>
        <Field
          label={t.clubsBest}
          type="number"
          value={String(value.clubs.best)}
          onInput={(text) => change({ clubs: { ...value.clubs, best: whole(text) } })}
        />
        <div class={styles.row} data-flow>
          {(['sum', 'mean'] as const).map((by) => (
            <Button
              key={by}
              kind="chip"
              aria-pressed={value.clubs.by === by}
              onClick={() => change({ clubs: { ...value.clubs, by } })}
            >
              {by === 'sum' ? t.clubsSum : t.clubsMean}
            </Button>
          ))}
          {CLUB_VALUES.map((of) => (
            <Button
              key={of}
              kind="chip"
              aria-pressed={value.clubs.of === of}
              onClick={() => change({ clubs: { ...value.clubs, of } })}
            >
              {names[of]}
            </Button>
          ))}
        </div>
      </fieldset>
      <ByeFields settings={value} onChange={change} />
      <fieldset class={styles.group} data-stack="2">
        <legend>{t.contact}</legend>
        <Field
          label={t.email}
          type="email"
          value={value.contact.email}
          onInput={(email) => change({ contact: { ...value.contact, email } })}
        />
        <Field
          label={t.phone}
          type="tel"
          most={30}
          value={value.contact.phone}
          onInput={(phone) => change({ contact: { ...value.contact, phone } })}
        />
        <Field
          label={t.dropFolder}
          type="url"
          most={200}
          value={value.dropFolder}
          onInput={(dropFolder) => change({ dropFolder })}
        />
        <p data-quiet>{t.dropFolderNote}</p>
      </fieldset>
      <p class={styles.status} role="status">
        {said}
      </p>
      <Button type="submit" kind="main" wide>
        {submit}
      </Button>
    </form>
  );
}
