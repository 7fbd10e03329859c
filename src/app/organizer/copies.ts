import { fail, ok, type Result } from '../../domain/result.ts';
import { type CopyDifference, compareCopies } from '../../domain/tournament/merging/compareCopies.ts';
import { rankedRows } from '../../domain/tournament/merging/rankedRows.ts';
import { readSlipText } from '../../share/slip/link.ts';
import type { Cryptography } from '../../share/slip/signature.ts';
import { reportOf } from '../../share/slip/slipReport.ts';
import {
  MOST_ENTRIES,
  MOST_SLIPS,
  readTournamentFile,
  type TournamentFile,
  type TournamentFileError,
  writeTournamentFile,
} from '../../share/tournament/tournamentFile.ts';
import type { Desk } from './desk.ts';

export type TournamentRestoreError =
  | TournamentFileError
  | { readonly why: 'known' | 'other-tournament' }
  /** Both have something that the other lacks: the organizer looks at it before anything is taken over. */
  | { readonly why: 'diverged'; readonly copy: ComparedCopy };

/** Another copy of a tournament that is here, held against it; nothing is taken over yet. */
export type ComparedCopy = {
  readonly desk: Desk;
  readonly difference: CopyDifference;
  /** How many slips only the other copy has. */
  readonly slips: number;
  /** Takes over what only the other has, as the two stand now. */
  readonly take: () => Promise<Result<Desk, TournamentRestoreError>>;
};

/**
 * However a copy arrived: what only it has is taken over at once where this device has nothing of its own since, and
 * shown to the organizer otherwise. Its slips come along, each with its own signature.
 */
export async function takeCopy(
  desk: Desk,
  copy: TournamentFile,
  cryptography: Cryptography,
): Promise<Result<Desk, TournamentRestoreError>> {
  const compared = compare(desk, copy);
  if (!compared.ok) return compared;
  const { here, there } = compared.value;
  const fresh = copy.slips.filter(({ digest }) => !desk.hasSlip(digest));
  const kept = desk.slips().length + fresh.length;
  if (kept > MOST_SLIPS) return fail({ why: 'too-large', most: MOST_SLIPS, got: kept });
  const take = async (): Promise<Result<Desk, TournamentRestoreError>> => {
    const now = compare(desk, copy);
    if (!now.ok) return now;
    if (now.value.there.length > 0) desk.merge(now.value.there);
    await desk.keepSlips(await genuine(fresh, cryptography));
    return ok(desk);
  };
  if (here.length > 0 && there.length > 0)
    return fail({ why: 'diverged', copy: { desk, difference: compared.value, slips: fresh.length, take } });
  const taken = await take();
  return there.length === 0 && fresh.length === 0 ? fail({ why: 'known' }) : taken;
}

function compare(desk: Desk, copy: TournamentFile): Result<CopyDifference, TournamentRestoreError> {
  // Both as a file says it: what was typed here may have signs that no file brings back.
  const own = readTournamentFile(
    writeTournamentFile({ id: desk.id, entries: desk.entries.value, slips: [] }),
  );
  const compared = compareCopies(own.ok ? own.value.entries : desk.entries.value, copy.entries);
  if (!compared.ok) return compared;
  const rows = rankedRows(desk.entries.value).length + compared.value.there.length;
  return rows > MOST_ENTRIES ? fail({ why: 'too-large', most: MOST_ENTRIES, got: rows }) : compared;
}

/** Slips that are what the copy calls them; anything else would lie here under a false name. */
async function genuine(
  slips: TournamentFile['slips'],
  cryptography: Cryptography,
): Promise<TournamentFile['slips']> {
  const checked = await Promise.all(
    slips.map(async (slip) => {
      const read = readSlipText(slip.text);
      return read.ok && (await reportOf(read.value, cryptography)).digest === slip.digest ? [slip] : [];
    }),
  );
  return checked.flat();
}
