import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { decodedText, rosterIn } from '../../app/organizer/roster.ts';
import type { TournamentFact } from '../../domain/tournament/fact.ts';
import { nameKey } from '../../domain/tournament/intake/identify.ts';
import { enteredPlayers } from '../../domain/tournament/state.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import type { ListedPlayer, SkippedLine } from '../../share/tournament/playerList.ts';
import { Button } from '../parts/Button.tsx';
import styles from './Organizer.module.css';
import type { DeskProps } from './OrganizerScreen.tsx';
import { PasteList } from './PasteList.tsx';
import { PlayerFields } from './PlayerFields.tsx';
import { refusalText } from './refusalText.ts';

/** Newcomers: typed one by one, pasted, or from a file. */
export function AddPlayers({ organizer, desk }: Pick<DeskProps, 'organizer' | 'desk'>) {
  const t = organizerTexts.value.players;
  const more = organizerTexts.value.entrants;
  const name = useSignal('');
  const club = useSignal('');
  const pasting = useSignal(false);
  const pasted = useSignal('');
  const said = useSignal('');
  const form = useRef<HTMLFormElement>(null);
  const { players } = desk.tournament.value;

  /** Adds those who are not on the list yet: the same name from the same school is the same person. */
  const add = (listed: readonly ListedPlayer[], skipped: readonly SkippedLine[]) => {
    const key = (player: ListedPlayer) => `${nameKey(player.name)}|${nameKey(player.club)}`;
    const known = new Set(enteredPlayers(desk.tournament.value).map(key));
    const fresh: ListedPlayer[] = [];
    const twice: ListedPlayer[] = [];
    for (const player of listed) {
      if (known.has(key(player))) {
        twice.push(player);
        continue;
      }
      known.add(key(player));
      fresh.push(player);
    }
    const facts = fresh.map(
      (player, i): TournamentFact => ({ type: 'player', number: players.length + i + 1, ...player }),
    );
    const refusal = facts.length > 0 ? desk.record(...facts) : null;
    const notes = [
      refusal ? refusalText(refusal) : t.added(facts.length),
      ...(twice.length > 0 ? [t.duplicates(twice.length)] : []),
      ...named(twice, ({ name: who }) => more.twice(who)),
      ...(skipped.length > 0 ? [t.skipped(skipped.length)] : []),
      ...named(skipped, ({ line, text }) => more.skipped(line, text)),
    ];
    said.value = notes.join(' ');
    return !refusal;
  };
  const addText = (text: string | null) => {
    const roster = text === null ? null : rosterIn(text);
    if (roster) return add(roster.players, roster.skipped);
    said.value = t.badFile;
    return false;
  };
  const addFile = async () => {
    const bytes = await organizer.ports.openBytes('.csv,.txt,.tsv,.t,text/*');
    if (bytes) addText(decodedText(bytes));
  };
  const addOne = () => {
    if (name.value.trim() === '') return;
    if (!addText(`${quoted(name.value)};${quoted(club.value)}`)) return;
    name.value = '';
    form.current?.querySelector('input')?.focus();
  };

  return (
    <div data-stack="3">
      <form
        ref={form}
        data-card
        data-stack="2"
        class={styles.card}
        onSubmit={(event) => {
          event.preventDefault();
          addOne();
        }}
      >
        <PlayerFields name={name} club={club} />
        <button type="submit" hidden />
        <Button kind="main" wide onClick={addOne}>
          {t.add}
        </Button>
      </form>
      <div class={styles.row} data-flow>
        <Button
          aria-expanded={pasting.value}
          onClick={() => {
            pasting.value = !pasting.value;
          }}
        >
          {t.paste}
        </Button>
        <Button onClick={addFile}>{t.file}</Button>
      </div>
      {pasting.value && (
        <PasteList
          text={pasted}
          add={() => {
            if (!addText(pasted.value)) return;
            pasted.value = '';
            pasting.value = false;
          }}
        />
      )}
      <p class={styles.status} role="status">
        {said}
      </p>
    </div>
  );
}

/** The first few by name, so that they can be looked for. */
function named<T>(rows: readonly T[], text: (row: T) => string): readonly string[] {
  const rest = rows.length - MOST_NAMED;
  const shown = rows.slice(0, MOST_NAMED).map(text);
  return rest > 0 ? [...shown, organizerTexts.value.entrants.andMore(rest)] : shown;
}

const MOST_NAMED = 5;

/** Keeps a comma or a semicolon in a typed name from becoming a column. */
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
