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

/** One line of the results, under the names of its columns; the names and clubs come from the players' own hands. */
export function slipCsv(slip: SlipPayload): string {
  const perSeat = slip.players.map((_, seat) => seat + 1);
  const names = perSeat.flatMap((n) => [`number ${n}`, `name ${n}`, `club ${n}`, `score ${n}`]);
  const cells = slip.players.flatMap(({ number, name, club }, seat) => [
    number === null ? '' : String(number),
    name,
    club,
    String(slip.columns[seat]?.total ?? 0),
  ]);
  const { winner, by } = slip.decision;
  return csv([
    [
      'round',
      'table',
      'game',
      ...names,
      'winner',
      'decided by',
      'confirmed',
      'regulation',
      'game id',
      'version',
    ],
    [
      slip.round,
      slip.table,
      String(slip.game),
      ...cells,
      winner === null ? '' : (slip.players[winner]?.name ?? ''),
      by,
      String(slip.confirmed.length),
      slip.regulation.id,
      slip.gameId,
      String(slip.version),
    ],
  ]);
}

/** One file per version, never changed afterwards. */
export const slipFileName = ({ gameId, version }: SlipPayload) => `${gameId}-v${version}.slip`;
