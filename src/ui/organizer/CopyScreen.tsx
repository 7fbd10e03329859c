import { useSignal } from '@preact/signals';
import type { ComparedCopy } from '../../app/organizer/copies.ts';
import type { RankedRow } from '../../domain/tournament/fact.ts';
import type { Contradiction } from '../../domain/tournament/merging/compareCopies.ts';
import { nameInId } from '../../domain/tournament/merging/settle.ts';
import { playerOf, type Tournament } from '../../domain/tournament/state.ts';
import { dateText } from '../../i18n/dates.ts';
import { scoreFigure } from '../../i18n/figures.ts';
import { messages } from '../../i18n/messages.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import { Disclosure } from '../parts/Disclosure.tsx';
import { Screen } from '../parts/Screen.tsx';
import { factText } from './factText.ts';
import styles from './Organizer.module.css';

/** More would not be read. */
const MOST_SHOWN = 200;

type Props = {
  readonly copy: ComparedCopy;
  readonly take: () => Promise<void>;
  readonly leave: () => void;
};

/** Two copies of one tournament before they become one: what this has, what that has, what contradicts. */
export function CopyScreen({ copy, take, leave }: Props) {
  const t = organizerTexts.value.copies;
  const { desk, difference, slips } = copy;
  const { here, there, contradictions } = difference;
  const busy = useSignal(false);
  const text = (row: RankedRow) => {
    const players = 'game' in row.fact ? row.who.map(([number]) => number) : [];
    const tournament = withNames(desk.tournament.value, row);
    return factText({ tournament, slipSummary: desk.slipSummary }, { ...row, players, was: null });
  };
  const rows = (title: string, list: readonly RankedRow[], open: boolean) => (
    <Disclosure title={title} open={open}>
      <ul data-stack="2">
        {list.slice(0, MOST_SHOWN).map((row) => (
          <li key={`${row.at} ${row.n} ${text(row)}`} class={styles.history}>
            <span data-quiet>{dateText(row.at, 'short-moment')}</span>
            <span>{text(row)}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
  return (
    <Screen
      title={desk.tournament.value.settings.name}
      back={{ label: messages.value.common.back, go: leave }}
    >
      <div data-stack="3">
        <p>{t.intro}</p>
        <section
          data-card
          data-stack="2"
          class={styles.card}
          data-asked={contradictions.length > 0 || undefined}
        >
          <h2>{contradictions.length === 0 ? t.nothingContradicts : t.contradicts(contradictions.length)}</h2>
          <ul data-stack="2">
            {contradictions.map((one) => (
              <li key={contradictionText(one, text)}>{contradictionText(one, text)}</li>
            ))}
          </ul>
          {contradictions.length > 0 && <p data-quiet>{t.afterwards}</p>}
        </section>
        {rows(t.there(there.length), there, there.length <= 12)}
        {slips > 0 && <p data-quiet>{t.slips(slips)}</p>}
        {rows(t.here(here.length), here, here.length <= 12)}
        <Button
          kind="main"
          wide
          disabled={busy.value}
          onClick={async () => {
            busy.value = true;
            await take();
          }}
        >
          {t.take}
        </Button>
        <Button wide onClick={leave}>
          {t.leave}
        </Button>
      </div>
    </Screen>
  );
}

/** A row speaks of people by the numbers of its own copy: they are called by who they are. */
function withNames(tournament: Tournament, { who }: RankedRow): Tournament {
  const size = Math.max(tournament.players.length, ...who.map(([number]) => number));
  const called = new Map(who.map(([number, id]) => [number, nameInId(id)]));
  const players = Array.from({ length: size }, (_, i) => ({
    ...(playerOf(tournament, i + 1) ?? { number: i + 1, club: '', withdrawn: false }),
    name: called.get(i + 1) ?? playerOf(tournament, i + 1)?.name ?? '',
  }));
  return { ...tournament, players };
}

function contradictionText(one: Contradiction, text: (row: RankedRow) => string): string {
  const t = organizerTexts.value.copies;
  switch (one.why) {
    case 'results': {
      const score = (result: typeof one.kept) => (result ? scoreFigure(result.scores) : '–');
      return t.results(
        one.round,
        one.table,
        one.names.join(' – '),
        score(one.here),
        score(one.there),
        score(one.kept),
      );
    }
    case 'pairings':
      return t.pairings(one.round);
    case 'settings':
      return t.settings;
    case 'number':
      return t.number(one.name, one.was, one.now);
    case 'twice':
      return t.twice(one.name, one.numbers);
    case 'left-out':
      return t.leftOut(text(one.row));
  }
}
