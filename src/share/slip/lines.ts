import { csv } from '../csv/csv.ts';
import type { SlipPayload } from './payload.ts';

/** `3 389 7 371`: start number and points of each, the first to move first, as TSH takes them; null without numbers. */
export function tshLine({ players, columns, turns }: SlipPayload): string | null {
  const first = turns?.[0]?.seat ?? 0;
  const parts = players.map((_, i) => {
    const seat = (first + i) % players.length;
    const number = players[seat]?.number ?? null;
    return number === null ? null : `${number} ${columns[seat]?.total ?? 0}`;
  });
  return parts.includes(null) ? null : parts.join(' ');
}

/** Headings in the language of the screens; those of a player are numbered. */
export type SlipHeadings = Readonly<
  Record<'round' | 'table' | 'game' | 'winner' | 'decided' | 'confirmed', string> &
    Record<'regulation' | 'gameId' | 'version' | 'number' | 'name' | 'club' | 'score', string>
> & { readonly by: Readonly<Record<SlipPayload['decision']['by'], string>> };

/** One line of the results, under the names of its columns; the names and clubs come from the players' own hands. */
export function slipCsv(slip: SlipPayload, h: SlipHeadings): string {
  const names = slip.players.flatMap((_, seat) =>
    [h.number, h.name, h.club, h.score].map((heading) => `${heading} ${seat + 1}`),
  );
  const cells = slip.players.flatMap(({ number, name, club }, seat) => [
    number === null ? '' : String(number),
    name,
    club,
    String(slip.columns[seat]?.total ?? 0),
  ]);
  const { winner, by } = slip.decision;
  return csv([
    [h.round, h.table, h.game, ...names, h.winner, h.decided, h.confirmed, h.regulation, h.gameId, h.version],
    [
      slip.round,
      slip.table,
      String(slip.game),
      ...cells,
      winner === null ? '' : (slip.players[winner]?.name ?? ''),
      h.by[by],
      String(slip.confirmed.length),
      slip.regulation.name || slip.regulation.id,
      slip.gameId,
      String(slip.version),
    ],
  ]);
}

/** One file per version, never changed afterwards. */
export const slipFileName = ({ gameId, version }: SlipPayload) => `${gameId}-v${version}.slip`;
