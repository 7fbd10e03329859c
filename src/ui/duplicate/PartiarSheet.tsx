import { type Partiar, partiarBoard } from '../../domain/duplicate/partiar.ts';
import { TILE_SETS } from '../../domain/tiles/tileSet.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { figure } from '../../i18n/figures.ts';
import { Board } from '../parts/Board.tsx';
import { placeText } from '../parts/placeText.ts';
import styles from './Partiar.module.css';
import { percentText } from './percentText.ts';

/** One participant's moves beside the best ones, and the small board: on the screen, on A5, behind a link. */
export function PartiarSheet({ partiar }: { readonly partiar: Partiar }) {
  const t = duplicateTexts.value;
  const { naming, moves, running } = partiar;
  const board = partiarBoard(partiar);
  // Penalties are of no move.
  const extra = partiar.points - moves.reduce((sum, one) => sum + one.points, 0);
  const hasRacks = moves.some(({ rack }) => rack !== null);
  return (
    <article class={styles.sheet} data-card>
      <header>
        <b>
          {partiar.number}. {partiar.name}
        </b>
        <span>{[partiar.event, t.game(partiar.game)].filter(Boolean).join(' · ')}</span>
      </header>
      <div class={styles.body} data-stack="3">
        <table>
          <thead>
            <tr>
              <th>{t.table.number}</th>
              {hasRacks ? <th>{t.partiar.rack}</th> : <td />}
              <th>{t.partiar.word}</th>
              <th>{t.partiar.own}</th>
              <th>{t.partiar.best}</th>
            </tr>
          </thead>
          <tbody>
            {moves.map(({ rack, own, words, points, best, maximum, invalid, unjudged }, i) => (
              <tr key={i} data-maximum={maximum || undefined}>
                <td>{i + 1}</td>
                <td>{rack?.join('') ?? ''}</td>
                <td data-invalid={invalid || undefined}>
                  {own ? `${placeText(own, naming)} ${own.word}` : words || '–'}
                  {unjudged && <small> {t.words.unjudgedOne}</small>}
                </td>
                <td>{points}</td>
                <td>{best}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {extra !== 0 && (
              <tr>
                <td />
                <td />
                <td>{t.partiar.extra}</td>
                <td>{figure(extra)}</td>
                <td />
              </tr>
            )}
            <tr>
              <td />
              <td />
              <td>{t.table.sum}</td>
              <td>{figure(partiar.points)}</td>
              <td>{partiar.sumOfBest}</td>
            </tr>
          </tfoot>
        </table>
        <div class={styles.aside}>
          {board && (
            <Board set={TILE_SETS[partiar.language]} board={board} naming={naming} label={t.partiar.title} />
          )}
          <p>{t.partiar.place(partiar.place, partiar.participants)}</p>
          <p>{(running !== null || partiar.place === null) && t.partiar.running(running)}</p>
          <p>
            {t.partiar.maxima(partiar.maxima)} · {percentText(partiar.percentage)} %
          </p>
        </div>
      </div>
    </article>
  );
}
