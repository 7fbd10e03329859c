import { fail, ok, type Result } from '../../domain/result.ts';
import type { Column, Decision } from '../../domain/table/finalScore.ts';
import type { End, RackValue } from '../../domain/table/state.ts';
import { TILE_LANGUAGES } from '../../domain/tiles/language.ts';
import { BLANK, rackPoints, TILE_SETS, type TileSet } from '../../domain/tiles/tileSet.ts';
import type { Points, Seat } from '../../domain/units.ts';
import { type BitReader, type BitTrouble, type BitWriter, bitReader, bitWriter } from '../bits/bits.ts';
import {
  boundedText,
  list,
  pick,
  readPlaceName,
  readRegulation,
  readSeat,
  UINT32,
  writePlaceName,
  writeRegulation,
} from './fields.ts';
import { LIMITS } from './limits.ts';
import { DETAILS, type SlipPayload, type SlipPlayer } from './payload.ts';
import {
  type About,
  readAdjustment,
  readChallenge,
  readTurns,
  writeAdjustment,
  writeChallenge,
  writeTurns,
} from './sheet.ts';

/* The order of these lists is the format: new members go to the end, nothing is taken out. */
const END_REASONS = [
  'out',
  'passes',
  'passes-and-losses',
  'scoreless',
  'time',
  'overtime',
] as const satisfies readonly End['reason'][];
const DECISIONS = [
  'points',
  'last-word',
  'overtime',
  'draw',
  'unknown',
] as const satisfies readonly Decision['by'][];
const BLANK_PLACE = 63;

/** Packs a slip. The payload must be within its limits, as `slipPayload` and `decodeBody` make it. */
export function encodeBody(slip: SlipPayload): Uint8Array<ArrayBuffer> {
  const to = bitWriter();
  to.bits(Number.parseInt(slip.gameId.slice(0, 8), 16), 32);
  to.bits(Number.parseInt(slip.gameId.slice(8), 16), 32);
  to.number(slip.version, 1, LIMITS.version);
  for (const detail of DETAILS) to.flag(slip.leftOut.includes(detail));
  to.flag(slip.tournament !== null);
  if (slip.tournament !== null) to.number(slip.tournament, 0, UINT32);
  to.number(TILE_LANGUAGES.indexOf(slip.language), 0, 3);
  writeRegulation(to, slip.regulation);
  to.text(slip.lexicon.name, LIMITS.lexicon);
  to.text(slip.lexicon.edition, LIMITS.lexicon);
  writePlaceName(to, slip.table);
  writePlaceName(to, slip.round);
  to.number(slip.game, 1, LIMITS.game);
  to.number(slip.startedAt / 1_000, 0, UINT32);
  to.number((slip.endedAt - slip.startedAt) / 1_000, 0, LIMITS.lasted);
  to.number(slip.players.length, 1, LIMITS.seats);
  for (const player of slip.players) writePlayer(to, player, slip);
  if (slip.turns) writeTurns(to, slip.turns, slip);
  to.number(slip.challenges.length, 0, LIMITS.challenges);
  for (const challenge of slip.challenges) writeChallenge(to, challenge);
  to.number(slip.adjustments.length, 0, LIMITS.adjustments);
  for (const adjustment of slip.adjustments) writeAdjustment(to, adjustment, slip);
  to.number(END_REASONS.indexOf(slip.end.reason), 0, 7);
  if (hasSeat(slip.end.reason)) to.number(slip.end.seat ?? 0, 0, 3);
  for (const rack of slip.racks) writeRack(to, rack, TILE_SETS[slip.language]);
  for (const column of slip.columns) writeColumn(to, column, slip);
  writeDecision(to, slip.decision);
  slip.players.forEach((_, seat) => {
    to.flag(slip.confirmed.includes(seat));
  });
  return to.bytes();
}

/** Unpacks what a stranger may have written; whatever comes back is bounded and of the right shape. */
export function decodeBody(
  bytes: Uint8Array,
): Result<SlipPayload, BitTrouble | { readonly why: 'too-much' }> {
  const from = bitReader(bytes);
  const slip = readSlip(from);
  const trouble = from.trouble();
  if (trouble) return fail(trouble);
  return from.rest() > 0 ? fail({ why: 'too-much' }) : ok(slip);
}

function readSlip(from: BitReader): SlipPayload {
  const gameId = [from.bits(32), from.bits(32)].map((half) => half.toString(16).padStart(8, '0')).join('');
  const version = from.number(1, LIMITS.version, 'version');
  const leftOut = DETAILS.filter(() => from.flag());
  const tournament = from.flag() ? from.number(0, UINT32, 'tournament') : null;
  const language = pick(from, TILE_LANGUAGES, 3, 'language');
  const regulation = readRegulation(from);
  const lexicon = {
    name: boundedText(from, LIMITS.lexicon, 'lexicon'),
    edition: boundedText(from, LIMITS.lexicon, 'edition'),
  };
  const table = readPlaceName(from, 'table');
  const round = readPlaceName(from, 'round');
  const game = from.number(1, LIMITS.game, 'game');
  const startedAt = from.number(0, UINT32, 'started') * 1_000;
  const endedAt = startedAt + from.number(0, LIMITS.lasted, 'lasted') * 1_000;
  const about = { leftOut };
  const players = list(from.number(1, LIMITS.seats, 'players'), () => readPlayer(from, about));
  const seats = players.length;
  const turns = leftOut.includes('turns') ? null : readTurns(from, seats, about);
  const challenges = list(from.number(0, LIMITS.challenges, 'challenges'), () => readChallenge(from, seats));
  const adjustments = list(from.number(0, LIMITS.adjustments, 'adjustments'), () =>
    readAdjustment(from, seats, about),
  );
  const reason = pick(from, END_REASONS, 7, 'end');
  const end = { reason, seat: hasSeat(reason) ? readSeat(from, seats, 'end') : null };
  const racks = list(seats, () => readRack(from, TILE_SETS[language]));
  const columns = list(seats, (seat) => readColumn(from, seat, { turns, adjustments }));
  const decision = readDecision(from, seats);
  const confirmed = players.flatMap((_, seat) => (from.flag() ? [seat] : []));
  return {
    gameId,
    version,
    tournament,
    language,
    regulation,
    lexicon,
    table,
    round,
    game,
    startedAt,
    endedAt,
    players,
    turns,
    challenges,
    adjustments,
    end,
    racks,
    columns,
    decision,
    confirmed,
    leftOut,
  };
}

function writePlayer(to: BitWriter, { name, club, number }: SlipPlayer, { leftOut }: About): void {
  to.text(name, leftOut.includes('long-names') ? LIMITS.shortName : LIMITS.name);
  if (!leftOut.includes('clubs')) to.text(club, LIMITS.club);
  to.number(number ?? 0, 0, LIMITS.number);
}

function readPlayer(from: BitReader, { leftOut }: About): SlipPlayer {
  const name = boundedText(from, leftOut.includes('long-names') ? LIMITS.shortName : LIMITS.name, 'name');
  const club = leftOut.includes('clubs') ? '' : boundedText(from, LIMITS.club, 'club');
  return { name, club, number: from.number(0, LIMITS.number, 'number') || null };
}

/** Unknown, by value, or by letters; the letters' value is counted by the reader. */
function writeRack(to: BitWriter, rack: RackValue | null, { alphabet }: TileSet): void {
  to.flag(rack !== null);
  if (!rack) return;
  to.flag(rack.letters !== null);
  if (!rack.letters) {
    to.number(rack.value, 0, LIMITS.rackValue);
    return;
  }
  to.number(rack.letters.length, 0, LIMITS.rack);
  for (const letter of rack.letters) {
    to.number(letter === BLANK ? BLANK_PLACE : alphabet.indexOf(letter), 0, BLANK_PLACE);
  }
}

function readRack(from: BitReader, set: TileSet): RackValue | null {
  if (!from.flag()) return null;
  if (!from.flag()) return { letters: null, value: from.number(0, LIMITS.rackValue, 'rack') };
  const letters = list(from.number(0, LIMITS.rack, 'rack'), () => {
    const place = from.bits(6);
    return place === BLANK_PLACE ? BLANK : (set.alphabet[place] ?? set.alphabet[from.refuse('rack')]!);
  });
  return { letters, value: rackPoints(set, letters) };
}

const COUNTED = ['moves', 'challenges', 'referee'] as const;
const CLAIMED = ['carried', 'time', 'rackLost', 'rackGained'] as const;

/** What the turns say is not written twice. */
function writeColumn(to: BitWriter, column: Column, { turns }: SlipPayload): void {
  if (!turns) for (const part of COUNTED) writeSum(to, column[part]);
  for (const part of CLAIMED) writeSum(to, column[part]);
  to.number(column.total, -LIMITS.sum, LIMITS.sum);
}

function readColumn(
  from: BitReader,
  seat: Seat,
  { turns, adjustments }: Pick<SlipPayload, 'turns' | 'adjustments'>,
): Column {
  const parts = {
    carried: 0,
    moves: sumOf(turns ?? [], seat),
    challenges: sumOf(
      adjustments.filter(({ cause }) => cause === 'failed-challenge'),
      seat,
    ),
    referee: sumOf(
      adjustments.filter(({ cause }) => cause === 'referee'),
      seat,
    ),
    time: 0,
    rackLost: 0,
    rackGained: 0,
  };
  if (!turns) for (const part of COUNTED) parts[part] = readSum(from, part);
  for (const part of CLAIMED) parts[part] = readSum(from, part);
  return { ...parts, total: from.number(-LIMITS.sum, LIMITS.sum, 'total') };
}

function sumOf(items: readonly { readonly seat: Seat; readonly points: Points }[], seat: Seat): Points {
  return items.reduce((sum, item) => (item.seat === seat ? sum + item.points : sum), 0);
}

function writeSum(to: BitWriter, points: Points): void {
  to.flag(points !== 0);
  if (points !== 0) to.number(points, -LIMITS.sum, LIMITS.sum);
}

function readSum(from: BitReader, field: string): Points {
  return from.flag() ? from.number(-LIMITS.sum, LIMITS.sum, field) : 0;
}

function writeDecision(to: BitWriter, decision: Decision): void {
  to.number(DECISIONS.indexOf(decision.by), 0, 7);
  to.flag(decision.winner !== null);
  if (decision.winner !== null) to.number(decision.winner, 0, 3);
  if (decision.by !== 'last-word') return;
  for (const value of decision.values) {
    to.flag(value !== null);
    if (value !== null) to.number(value, -LIMITS.points, LIMITS.points);
  }
}

function readDecision(from: BitReader, seats: number): Decision {
  const by = pick(from, DECISIONS, 7, 'decision');
  const winner = from.flag() ? readSeat(from, seats, 'winner') : null;
  if (by === 'overtime') return { by, winner };
  const open = by === 'draw' || by === 'unknown';
  if (open !== (winner === null)) from.refuse('winner');
  if (open || winner === null) return { by: open ? by : 'draw', winner: null };
  if (by === 'points') return { by, winner };
  const values = list(seats, () =>
    from.flag() ? from.number(-LIMITS.points, LIMITS.points, 'last-word') : null,
  );
  return { by, winner, values };
}

const hasSeat = (reason: End['reason']) => reason === 'out' || reason === 'overtime';
