import { useComputed } from '@preact/signals';
import type { Desk } from '../../app/organizer/desk.ts';
import { contestedAt, decision } from '../../domain/tournament/contested.ts';
import type { Score, Slot } from '../../domain/tournament/fact.ts';
import { resultAt } from '../../domain/tournament/state.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import styles from './Organizer.module.css';

type Props = {
  readonly desk: Desk;
  readonly slot: Slot;
  readonly done: () => void;
};

/** Two copies had different results of this game: one tap says which of them counts. */
export function ContestedChoice({ desk, slot, done }: Props) {
  const t = organizerTexts.value.copies;
  const tournament = desk.tournament.value;
  const stands = resultAt(tournament, slot);
  const others = contestedAt(tournament, slot);
  if (!stands || others.length === 0) return null;
  const decide = (score: Score, reason: string) => {
    const fact = decision(desk.tournament.peek(), slot, score, reason);
    if (fact && desk.record(fact) === null) done();
  };
  return (
    <section data-card data-stack="2" class={styles.card} data-asked>
      <p>{t.which(scoreText(stands), others.map(scoreText).join(', '))}</p>
      <div class={styles.row} data-flow>
        <Button onClick={() => decide(stands, t.confirmed)}>{t.keep(scoreText(stands))}</Button>
        {others.map((score) => (
          <Button key={scoreText(score)} onClick={() => decide(score, t.replaced)}>
            {t.takeOther(scoreText(score))}
          </Button>
        ))}
      </div>
    </section>
  );
}

const scoreText = ({ scores, bothLose, forfeit }: Score): string => {
  const t = organizerTexts.value;
  const how = bothLose ? ` (${t.entrants.bothLose})` : forfeit ? ` (${t.round.forfeit})` : '';
  return `${scores.join(' : ')}${how}`;
};

/** Where something of the kind waits, whichever round is open. */
export function ContestedTables({
  desk,
  go,
}: Pick<Props, 'desk'> & { readonly go: (round: number) => void }) {
  const t = organizerTexts.value;
  const contested = useComputed(() => desk.tournament.value.contested).value;
  if (contested.length === 0) return null;
  const places = new Map(contested.map(({ round, table }) => [t.collect.fromRound(round, table), round]));
  return (
    <section data-card data-stack="2" class={styles.card} data-asked>
      <p>{t.copies.undecided}</p>
      <div class={styles.row} data-flow>
        {[...places].map(([place, round]) => (
          <Button key={place} kind="chip" onClick={() => go(round)}>
            {place}
          </Button>
        ))}
      </div>
    </section>
  );
}
