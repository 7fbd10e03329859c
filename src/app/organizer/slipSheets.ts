import type { ResultSource, Side } from '../../domain/tournament/fact.ts';
import { nameKey } from '../../domain/tournament/intake/identify.ts';
import { firstDifference, type SheetDifference } from '../../domain/tournament/intake/sheets.ts';
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

/** What two slips of one game say move by move. `no-moves`: one of them has none. `same`: they differ only in the end. */
export type SheetsCompared =
  | { readonly kind: 'no-moves' | 'same' }
  | { readonly kind: 'differ'; readonly difference: SheetDifference; readonly names: readonly string[] };

/** The slip that stands beside another text of the same game; null where it is not kept. */
export function sheetsCompared(source: ResultSource, shelf: Shelf, text: string): SheetsCompared | null {
  const kept = source.kind === 'slip' ? shelf.find(source.slip) : null;
  const [was, now] = [kept && readSlipText(kept.text), readSlipText(text)];
  if (!was?.ok || !now.ok) return null;
  const [ours, theirs] = [was.value.slip, now.value.slip];
  if (!ours.turns || !theirs.turns) return { kind: 'no-moves' };
  const names = ours.players.map(({ name }) => name);
  // The two phones may have the players the other way round.
  const turned = nameKey(names[0] ?? '') === nameKey(theirs.players[1]?.name ?? '') && names.length === 2;
  const aligned = theirs.turns.map((turn) => (turned ? { ...turn, seat: 1 - turn.seat } : turn));
  const difference = firstDifference(ours.turns, aligned);
  return difference ? { kind: 'differ', difference, names } : { kind: 'same' };
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
