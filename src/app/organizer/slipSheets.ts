import type { Side } from '../../domain/tournament/fact.ts';
import type { SheetBest } from '../../domain/tournament/prizes.ts';
import type { PairingResult, Tournament } from '../../domain/tournament/state.ts';
import type { Points, Seat } from '../../domain/units.ts';
import { readSlipText } from '../../share/slip/link.ts';
import type { SlipPayload } from '../../share/slip/payload.ts';

/** Finds a kept slip by its digest. */
type Shelf = { readonly find: (digest: string) => { readonly text: string } | null };

/** The best move of each side in every game whose slip was accepted and has its moves. */
export function bestMovesIn({ rounds }: Tournament, shelf: Shelf): readonly SheetBest[] {
  return rounds.flatMap(({ pairings }, i) =>
    pairings.flatMap(({ table, results }) =>
      results.flatMap((result, at): SheetBest[] => {
        const slip = result && slipOf(result, shelf);
        const best = slip && bestOf(result, slip);
        return best ? [{ round: i + 1, table, game: at + 1, best }] : [];
      }),
    ),
  );
}

/** A slip is read once, however often the prizes are looked at. */
const READ = new WeakMap<object, SlipPayload | null>();

function slipOf({ source }: PairingResult, shelf: Shelf): SlipPayload | null {
  const kept = source.kind === 'slip' ? shelf.find(source.slip) : null;
  if (!kept) return null;
  const known = READ.get(kept);
  if (known !== undefined) return known;
  const read = readSlipText(kept.text);
  const slip = read.ok ? read.value.slip : null;
  READ.set(kept, slip);
  return slip;
}

function bestOf(result: PairingResult, slip: SlipPayload): SheetBest['best'] | null {
  const { turns } = slip;
  if (!turns || turns.length === 0 || slip.columns.length !== 2) return null;
  const seatOf = seatsIn(result, slip);
  const best = (side: Side): Points | null => {
    const plays = turns.filter(({ seat, kind }) => kind === 'play' && seat === seatOf(side));
    return plays.length > 0 ? Math.max(...plays.map(({ points }) => points)) : null;
  };
  return [best(0), best(1)];
}

/** Which seat of the slip a side of the pairing had: whoever began tells it, else the points do. */
function seatsIn({ first, scores }: PairingResult, { turns, columns }: SlipPayload): (side: Side) => Seat {
  const began = turns?.[0]?.seat;
  const straight = first !== undefined ? first === began : scores[0] === columns[0]?.total;
  return (side) => (straight ? side : 1 - side);
}
