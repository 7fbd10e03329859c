import type { Effect } from '../../../app/table/typedLine.ts';
import type { Points } from '../../../domain/units.ts';
import { figure } from '../../../i18n/figures.ts';
import { messages } from '../../../i18n/messages.ts';
import styles from './Correction.module.css';

type Props = { readonly effect: Effect; readonly names: readonly string[] };

/** Before → after, for everybody whose sum it touches. */
export function EffectView({ effect, names }: Props) {
  const { sheet } = messages.value;
  const { sums, game, signatures, winner } = effect;
  const touched = sums.filter((one) => one.before !== one.after || one.finalBefore !== one.finalAfter);
  const shown = touched.length > 0 ? touched : sums;
  const final = sums.some(({ finalAfter }) => finalAfter !== null);
  return (
    <>
      <table class={styles.sums}>
        <caption>{sheet.effect}</caption>
        <tbody>
          {shown.map(({ seat, before, after, finalBefore, finalAfter }) => (
            <tr key={seat}>
              {/* Of one alone the heading says whose it is. */}
              {shown.length > 1 && <th scope="row">{names[seat]}</th>}
              <td>{change(sheet.sumSoFar, before, after)}</td>
              {final && <td>{change(sheet.finalSum, finalBefore, finalAfter)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {game && <p>{game === 'ends' ? sheet.endsGame : sheet.reopensGame}</p>}
      {winner !== undefined && (
        <p>{winner === null ? sheet.drawBecomes : sheet.winnerBecomes(names[winner] ?? '')}</p>
      )}
      {signatures && <p>{sheet.signAgain}</p>}
    </>
  );
}

function change(label: string, before: Points | null, after: Points | null) {
  const same = before === after;
  return (
    <>
      <span data-quiet>{label} </span>
      {same || before === null ? (
        <span>{after === null ? '–' : figure(after)}</span>
      ) : (
        <>
          <s>{figure(before)}</s> <span aria-hidden="true">→</span>{' '}
          <strong>{after === null ? '–' : figure(after)}</strong>
        </>
      )}
    </>
  );
}
