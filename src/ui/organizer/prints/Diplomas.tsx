import { useSignal } from '@preact/signals';
import { diplomas, MOST_TEMPLATE } from '../../../app/organizer/outputs/diplomas.ts';
import type { Notes } from '../../../app/organizer/ports.ts';
import { clubStandings } from '../../../domain/tournament/clubs.ts';
import { standings } from '../../../domain/tournament/standings.ts';
import type { Tournament } from '../../../domain/tournament/state.ts';
import { outputsTexts } from '../../../i18n/outputs.ts';
import { Button } from '../../parts/Button.tsx';
import field from '../../parts/Field.module.css';
import styles from './Prints.module.css';

const KEY = 'diploma';

type Props = { readonly tournament: Tournament; readonly round: number; readonly notes: Notes };

/** The three places and the school, each on a page, by a text that the organizer may change. */
export function Diplomas({ tournament, round, notes }: Props) {
  const t = outputsTexts.value.print.diploma;
  const template = useSignal(notes.read(KEY) || t.text);
  const table = standings(tournament, round);
  const clubs = clubStandings(table, tournament.settings.clubs);
  const change = (text: string) => {
    template.value = text;
    notes.write(KEY, text === t.text ? '' : text);
  };
  return (
    <>
      <div class={styles.choose} data-off-paper>
        <label class={field.field}>
          <span>{t.template}</span>
          <textarea
            class={field.input}
            rows={9}
            maxLength={MOST_TEMPLATE}
            value={template}
            onInput={(event) => change(event.currentTarget.value)}
          />
        </label>
        <p class={styles.note}>{t.hint}</p>
        {template.value !== t.text && <Button onClick={() => change(t.text)}>{t.again}</Button>}
      </div>
      {diplomas(tournament, table, clubs, template.value, t).map(({ lines }, i) => (
        <section key={i} class={styles.diploma}>
          <div class={styles.words}>
            {lines.map(({ text, name }, at) => (
              <p key={at} data-name={name || undefined}>
                {text}
              </p>
            ))}
          </div>
          <div class={styles.lines}>
            <p class={styles.line}>{t.date}</p>
            <p class={styles.line}>{t.signature}</p>
          </div>
        </section>
      ))}
    </>
  );
}
