import { shortText } from '../text/text.ts';
import { encodeBody } from './codec.ts';
import { LIMITS } from './limits.ts';
import { DETAILS, type Detail, type SlipPayload } from './payload.ts';

/**
 * The slip with as much as fits into so many bytes. What goes first: the times of the moves, the reasons that were given,
 * the numbers of tiles, the clubs (the organizer knows them), the ends of long names, and only then the sheet itself.
 * The result, who played and who agreed are never left out.
 */
export function fitSlip(slip: SlipPayload, mostBytes: number): SlipPayload {
  let fitted = slip;
  for (const detail of DETAILS) {
    if (encodeBody(fitted).length <= mostBytes) return fitted;
    fitted = without(fitted, detail);
  }
  return fitted;
}

function without(slip: SlipPayload, detail: Detail): SlipPayload {
  const leftOut = DETAILS.filter((known) => known === detail || slip.leftOut.includes(known));
  return { ...slip, ...reduced(slip, detail), leftOut };
}

function reduced(slip: SlipPayload, detail: Detail): Partial<SlipPayload> {
  switch (detail) {
    case 'times':
      return { turns: slip.turns?.map((turn) => ({ ...turn, took: null })) ?? null };
    case 'reasons':
      return {
        adjustments: slip.adjustments.map((adjustment) => ({ ...adjustment, reason: '' })),
        end: { reason: slip.end.reason, seat: slip.end.seat },
      };
    case 'tiles':
      return { turns: slip.turns?.map((turn) => ({ ...turn, tiles: null })) ?? null };
    case 'clubs':
      return { players: slip.players.map((player) => ({ ...player, club: '' })) };
    case 'long-names':
      return {
        players: slip.players.map((player) => ({
          ...player,
          name: shortText(player.name, LIMITS.shortName),
        })),
      };
    case 'turns':
      return { turns: null, challenges: [], adjustments: [] };
  }
}
