import type { LeftOut } from '../../domain/tournament/leftOut.ts';
import { nameIn } from '../../domain/tournament/names.ts';
import type { Tournament } from '../../domain/tournament/state.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import styles from './Organizer.module.css';

/** More would cover the round. */
const MOST_NAMED = 24;

/** Who plays on but has no place in a round: nobody is forgotten without a word. */
export function LeftOutNames({
  tournament,
  left,
}: {
  readonly tournament: Tournament;
  readonly left: LeftOut;
}) {
  const t = organizerTexts.value;
  const names = (numbers: LeftOut['away']) => {
    const shown = numbers.slice(0, MOST_NAMED).map((number) => nameIn(tournament, number));
    return [...shown, ...(numbers.length > MOST_NAMED ? ['…'] : [])].join(', ');
  };
  return (
    <>
      {left.forgotten.length > 0 && (
        <p class={styles.warning} data-stack="2">
          {t.round.leftOut(left.forgotten.length)}: {names(left.forgotten)}
        </p>
      )}
      {left.away.length > 0 && (
        <p data-quiet>
          {t.entrants.away}: {names(left.away)}
        </p>
      )}
    </>
  );
}
