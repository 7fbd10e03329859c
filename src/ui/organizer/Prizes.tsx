import { nameIn } from '../../domain/tournament/names.ts';
import type { PrizeGame, PrizeMove, SpecialPrizes } from '../../domain/tournament/prizes.ts';
import type { Tournament } from '../../domain/tournament/state.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import styles from './Organizer.module.css';

const KINDS = ['highestGame', 'highestLoss', 'widestWin', 'bestMove'] as const;

/** The best single games and moves; where nothing tells several apart, all of them. */
export function Prizes({
  tournament,
  prizes,
}: {
  readonly tournament: Tournament;
  readonly prizes: SpecialPrizes;
}) {
  const t = organizerTexts.value.prizes;
  return (
    <dl data-stack="3">
      {KINDS.map((kind) => (
        <div key={kind} data-card data-stack="2" class={styles.card}>
          <dt>
            <b>{t[kind]}</b>
          </dt>
          {prizes[kind].length === 0 && <dd data-quiet>{t.none}</dd>}
          {prizes[kind].map((prize) => (
            <dd key={`${prize.round}-${prize.table}-${prize.game}-${prize.player}`}>
              {nameIn(tournament, prize.player)} <b>{figures(prize)}</b>
              <div data-quiet>
                {t.against(nameIn(tournament, prize.opponent))} · {t.where(prize.round, prize.table)}
              </div>
            </dd>
          ))}
          {kind === 'bestMove' && <dd data-quiet>{t.moveHint}</dd>}
        </div>
      ))}
    </dl>
  );
}

const figures = (prize: PrizeGame | PrizeMove): string =>
  'against' in prize ? `${prize.points} : ${prize.against}` : String(prize.points);
