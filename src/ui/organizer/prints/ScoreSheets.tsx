import { nameIn } from '../../../domain/tournament/names.ts';
import { starterOf } from '../../../domain/tournament/starts.ts';
import type { Pairing, Tournament } from '../../../domain/tournament/state.ts';
import { outputsTexts } from '../../../i18n/outputs.ts';
import styles from './Prints.module.css';

/** As many as the longest games take. */
const MOVES = 22;

type Props = { readonly tournament: Tournament; readonly round: number };

/** Paper for tables without a phone: a page a game, the players' names on it, who begins on the left. */
export function ScoreSheets({ tournament, round }: Props) {
  const { pairings = [] } = tournament.rounds[round - 1] ?? {};
  return (
    <>
      {pairings.flatMap((pairing) =>
        pairing.results.map((_, game) => (
          <ScoreSheet
            key={`${pairing.table}-${game}`}
            tournament={tournament}
            round={round}
            pairing={pairing}
            game={game + 1}
          />
        )),
      )}
    </>
  );
}

function ScoreSheet({
  tournament,
  round,
  pairing,
  game,
}: Props & { readonly pairing: Pairing; readonly game: number }) {
  const { print, tables } = outputsTexts.value;
  const t = print.sheet;
  const starter = starterOf(pairing, game);
  const sides = starter === 1 ? ([1, 0] as const) : ([0, 1] as const);
  const name = (side: 0 | 1) => nameIn(tournament, pairing.players[side]);
  const several = pairing.results.length > 1 ? ` (${game})` : '';
  return (
    <section class={styles.sheet} data-card data-alone data-whole>
      <header class={styles.head}>
        <h2>
          {tables.heading.table} {pairing.table}
          {several}
        </h2>
        <p>
          {tournament.settings.name} · {tables.round(round)}
        </p>
      </header>
      <table class={styles.moves}>
        <colgroup>
          <col class={styles.number} />
          {sides.flatMap((side) => [
            <col key={`${side}w`} />,
            <col key={`${side}p`} class={styles.points} />,
            <col key={`${side}s`} class={styles.points} />,
          ])}
        </colgroup>
        <thead>
          <tr>
            <th rowSpan={2}>{t.move}</th>
            {sides.map((side, i) => (
              <th key={side} colSpan={3} class={i === 1 ? styles.middle : undefined}>
                {name(side)}
                {starter === side && ` (${tables.starts})`}
              </th>
            ))}
          </tr>
          <tr>
            {sides.map((side, i) => [
              <th key={`${side}w`} class={i === 1 ? styles.middle : undefined}>
                {t.word}
              </th>,
              <th key={`${side}p`}>{t.points}</th>,
              <th key={`${side}s`}>{t.sum}</th>,
            ])}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: MOVES }, (_, move) => (
            <tr key={move}>
              <th scope="row">{move + 1}</th>
              <td />
              <td />
              <td />
              <td class={styles.middle} />
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <div class={styles.lines}>
        {sides.map((side) => (
          <p key={`r${side}`} class={styles.line}>
            {t.result}: {name(side)}
          </p>
        ))}
        {sides.map((side) => (
          <p key={`s${side}`} class={styles.line}>
            {t.signature}: {name(side)}
          </p>
        ))}
      </div>
    </section>
  );
}
