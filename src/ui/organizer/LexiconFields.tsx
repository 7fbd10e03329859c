import { useSignal } from '@preact/signals';
import { lexiconFact, listsOf } from '../../app/lists/listChoice.ts';
import type { Lists } from '../../app/lists/lists.ts';
import { isFolderAddress } from '../../app/organizer/dropBox.ts';
import { regulationRules } from '../../app/organizer/regulation.ts';
import { differInWords, lexiconTitle, type WantedLexicon } from '../../domain/rules/wantedLexicon.ts';
import type { TournamentSettings } from '../../domain/tournament/settings.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import styles from './Organizer.module.css';

type Props = {
  readonly lists: Lists | null;
  readonly settings: TournamentSettings;
  readonly onChange: (lexicon: WantedLexicon | null) => void;
};

const markOf = ({ fingerprint }: WantedLexicon) => (fingerprint ? { fingerprint } : {});

/** The word list of the tournament: the tables' cards carry it, and slips are compared with it. */
export function LexiconFields({ lists, settings, onChange }: Props) {
  const t = organizerTexts.value.settings;
  const { name = '', edition = '', fingerprint } = settings.lexicon ?? {};
  const rules = regulationRules(settings);
  const asked = rules?.lexicon;
  const here = listsOf(lists?.lists.value ?? [], rules?.language ?? 'pl');
  const mine = fingerprint ? here.find((list) => list.fingerprint === fingerprint) : undefined;
  const put = useSignal<'listPut' | 'listNotPut' | null>(null);
  const change = (now: { readonly name: string; readonly edition: string }) =>
    onChange(now.name.trim() === '' && now.edition.trim() === '' ? null : now);
  const chip = (list: WantedLexicon, label: string) => (
    <Button
      key={label}
      kind="chip"
      aria-pressed={
        lexiconTitle(list) === lexiconTitle({ name, edition }) &&
        !differInWords(list, settings.lexicon ?? list)
      }
      onClick={() => onChange({ name: list.name, edition: list.edition ?? '', ...markOf(list) })}
    >
      {label}
    </Button>
  );
  return (
    <>
      <div class={styles.two}>
        <Field label={t.lexicon} most={60} value={name} onInput={(text) => change({ name: text, edition })} />
        <Field
          label={t.edition}
          most={60}
          value={edition}
          onInput={(text) => change({ name, edition: text })}
        />
      </div>
      <div class={styles.row} data-flow role="group" aria-label={t.suggested}>
        {asked && chip(asked, t.fromRules(lexiconTitle(asked)))}
        {here.map((list) => {
          const title = lexiconTitle(list);
          return chip(lexiconFact(list).lexicon ?? list, list.doubted ? t.doubtedList(title) : title);
        })}
      </div>
      {fingerprint && <p data-quiet>{t.fingerprint(fingerprint)}</p>}
      {lists && mine && isFolderAddress(settings.dropFolder) && (
        <div class={styles.row} data-flow>
          <Button
            onClick={async () => {
              put.value = (await lists.putIntoFolder(settings.dropFolder, mine.id))
                ? 'listPut'
                : 'listNotPut';
            }}
          >
            {t.putList}
          </Button>
          <p data-quiet role="status">
            {put.value && t[put.value]}
          </p>
        </div>
      )}
      <p data-quiet>{t.lexiconHint}</p>
    </>
  );
}
