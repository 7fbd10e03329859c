import { nameIn } from '../../../domain/tournament/names.ts';
import type { SpecialPrizes } from '../../../domain/tournament/prizes.ts';
import type { Tournament } from '../../../domain/tournament/state.ts';
import type { OutputTable } from '../../../share/tournament/resultsPage.ts';
import type { OutputTexts } from './outputTexts.ts';

const KINDS = ['highestGame', 'highestLoss', 'widestWin', 'bestMove'] as const;

/** The best single games and moves; no table before anything was played. */
export function prizesTable(
  tournament: Tournament,
  prizes: SpecialPrizes,
  texts: OutputTexts,
): readonly OutputTable[] {
  const { heading, prizes: t } = texts;
  const rows = KINDS.flatMap((kind) =>
    prizes[kind].map((prize) => ({
      cells: [
        t[kind],
        nameIn(tournament, prize.player),
        'against' in prize ? `${prize.points} : ${prize.against}` : String(prize.points),
        nameIn(tournament, prize.opponent),
        t.where(prize.round, prize.table),
      ],
      strong: [1],
    })),
  );
  if (rows.length === 0) return [];
  return [
    {
      id: 'prizes',
      title: t.title,
      note: '',
      columns: [
        { heading: '', kind: 'text' },
        { heading: heading.player, kind: 'wide' },
        { heading: heading.score, kind: 'figure' },
        { heading: heading.opponent, kind: 'wide' },
        { heading: '', kind: 'text' },
      ],
      rows,
    },
  ];
}
