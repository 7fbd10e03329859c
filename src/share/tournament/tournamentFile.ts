import * as v from 'valibot';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { LaterFact, Merged, TournamentEntry } from '../../domain/tournament/fact.ts';
import { replayTournament } from '../../domain/tournament/replay.ts';
import {
  BYE_WINS,
  CLUB_VALUES,
  CRITERIA,
  HIGHEST_RATING,
  MOST_CATEGORY,
  MOST_CLUB_PLAYERS,
  MOST_GAMES,
  MOST_LISTS,
  MOST_PLAYERS,
  MOST_ROUNDS,
  PAIRING_SYSTEMS,
  SEEDINGS,
  type TournamentSettings,
} from '../../domain/tournament/settings.ts';
import { LAST_DATE, LAST_MOMENT, type Millis, MOST_CLUB, MOST_NAME } from '../../domain/units.ts';
import { exactly } from '../gameFile/exact.ts';
import { cleanTextSchema, fingerprintSchema, integerIn, rulesSchema } from '../gameFile/ruleSchema.ts';
import { readJsonText, valuesIn } from '../text/json.ts';

const TOURNAMENT_FORMAT = 'sprawdzam-tournament';
const TOURNAMENT_VERSION = 1;
export const MOST_IN_TOURNAMENT = 16_000_000;
/**
 * Checking costs as many values as there are, whatever their length: half a second. 300 players in 15 rounds of three
 * games each, every slip in two versions, are a third of it.
 */
const MOST_VALUES = 400_000;
export const MOST_ENTRIES = 20_000;
export const MOST_SLIPS = 10_000;

/** A slip as it came, so that its signature can be looked at again. */
export type KeptSlip = { readonly digest: string; readonly text: string };

/** One tournament, whole: for another device, or for a bad day. */
export type TournamentFile = {
  readonly id: string;
  readonly entries: readonly TournamentEntry[];
  readonly slips: readonly KeptSlip[];
};

export type TournamentFileError =
  | { readonly why: 'too-large'; readonly most: number; readonly got: number }
  | { readonly why: 'not-json' | 'not-a-tournament' }
  | { readonly why: 'newer-version'; readonly known: number; readonly got: number }
  /** A moment that no slip could say. */
  | { readonly why: 'impossible-date'; readonly where: string; readonly most: number; readonly got: number }
  | { readonly why: 'invalid'; readonly where: string };

const points = integerIn(-5_000, 5_000);
const playerNumber = integerIn(1, MOST_PLAYERS);
const round = integerIn(1, MOST_ROUNDS);
const table = integerIn(1, MOST_PLAYERS);
const reason = cleanTextSchema(300);
const digest = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

const lexicon = v.strictObject({
  name: cleanTextSchema(80),
  edition: v.exactOptional(cleanTextSchema(80)),
  fingerprint: v.exactOptional(fingerprintSchema),
});

const settings = exactly<TournamentSettings>()(
  v.strictObject({
    name: cleanTextSchema(120),
    mark: integerIn(0, 0xffffffff),
    regulation: v.strictObject({
      id: cleanTextSchema(40),
      name: cleanTextSchema(80),
      mark: v.nullable(integerIn(0, 0xffffffff)),
      rules: v.exactOptional(rulesSchema),
    }),
    time: v.nullable(integerIn(1_000, 86_400_000)),
    contact: v.strictObject({ email: cleanTextSchema(200), phone: cleanTextSchema(31) }),
    dropFolder: cleanTextSchema(200),
    lexicon: v.nullable(lexicon),
    rounds: round,
    games: integerIn(1, MOST_GAMES),
    system: v.picklist(PAIRING_SYSTEMS),
    clubsApart: v.boolean(),
    clubsBeforeFloats: v.exactOptional(v.boolean()),
    startsDrawn: v.exactOptional(v.boolean()),
    criteria: v.pipe(v.array(v.picklist(CRITERIA)), v.minLength(1), v.maxLength(CRITERIA.length)),
    clubs: v.strictObject({
      best: integerIn(1, MOST_CLUB_PLAYERS),
      by: v.picklist(['sum', 'mean']),
      of: v.picklist(CLUB_VALUES),
    }),
    bye: v.strictObject({ points: integerIn(0, 5_000), spread: integerIn(0, 5_000) }),
    requestedBye: v.exactOptional(
      v.strictObject({
        wins: v.picklist(BYE_WINS),
        points: integerIn(0, 5_000),
        spread: integerIn(0, 5_000),
      }),
    ),
    walkover: v.exactOptional(v.strictObject({ winner: integerIn(0, 5_000), loser: integerIn(0, 5_000) })),
    seeding: v.exactOptional(v.picklist(SEEDINGS)),
    lastRounds: v.exactOptional(
      v.strictObject({ count: integerIn(0, MOST_ROUNDS), system: v.picklist(PAIRING_SYSTEMS) }),
    ),
    acceptedLexicons: v.exactOptional(v.pipe(v.array(lexicon), v.maxLength(MOST_LISTS))),
  }),
);

const player = {
  number: playerNumber,
  name: cleanTextSchema(MOST_NAME),
  club: cleanTextSchema(MOST_CLUB),
  category: v.exactOptional(cleanTextSchema(MOST_CATEGORY)),
  rating: v.exactOptional(integerIn(0, HIGHEST_RATING)),
  table: v.exactOptional(table),
};
const slot = { round, table, game: integerIn(1, MOST_GAMES) };
const side = v.picklist([0, 1]);
const score = {
  scores: v.strictTuple([points, points]),
  winner: v.nullable(side),
  forfeit: v.boolean(),
  bothLose: v.exactOptional(v.literal(true)),
  first: v.exactOptional(side),
};
const source = v.variant('kind', [
  v.strictObject({ kind: v.literal('manual') }),
  v.strictObject({
    kind: v.literal('slip'),
    slip: digest,
    game: digest,
    version: integerIn(0, 1_000_000),
    device: v.pipe(v.string(), v.regex(/^[\w-]{0,120}$/)),
  }),
]);
const answered = v.pipe(v.array(cleanTextSchema(40)), v.maxLength(20));

const created = v.strictObject({ type: v.literal('created'), settings });

/** Everything that may follow the first row on one device. */
const laterFact = exactly<LaterFact>()(
  v.variant('type', [
    v.strictObject({ type: v.literal('settings'), settings }),
    v.strictObject({ type: v.literal('player'), ...player }),
    v.strictObject({ type: v.literal('player-changed'), ...player }),
    v.strictObject({ type: v.literal('player-removed'), number: playerNumber }),
    v.strictObject({ type: v.literal('withdrawn'), number: playerNumber }),
    v.strictObject({ type: v.literal('returned'), number: playerNumber }),
    v.strictObject({
      type: v.literal('away'),
      round,
      number: playerNumber,
      as: v.picklist(['absent', 'bye']),
    }),
    v.strictObject({ type: v.literal('back'), round, number: playerNumber }),
    v.strictObject({
      type: v.literal('paired'),
      round,
      by: v.picklist([...PAIRING_SYSTEMS, 'typed']),
      pairs: v.pipe(
        v.array(
          v.strictObject({
            table,
            players: v.strictTuple([playerNumber, playerNumber]),
            first: v.exactOptional(side),
          }),
        ),
        v.maxLength(MOST_PLAYERS),
      ),
      byes: v.pipe(v.array(playerNumber), v.maxLength(MOST_PLAYERS)),
    }),
    v.strictObject({ type: v.literal('unpaired'), round }),
    v.strictObject({
      type: v.literal('result'),
      source,
      answered,
      reason: v.exactOptional(reason),
      ...slot,
      ...score,
    }),
    v.strictObject({
      type: v.literal('corrected'),
      source,
      answered,
      reason,
      over: v.exactOptional(integerIn(0, MOST_ENTRIES)),
      ...slot,
      ...score,
    }),
    v.strictObject({ type: v.literal('removed'), reason, ...slot }),
    v.strictObject({ type: v.literal('set-aside'), slip: digest, reason }),
    v.strictObject({ type: v.literal('reopened'), slip: digest }),
  ]),
);

const merged = exactly<Merged>()(
  v.strictObject({
    type: v.literal('merged'),
    rows: v.pipe(
      v.array(
        v.strictObject({
          at: integerIn(0, LAST_DATE),
          n: integerIn(0, MOST_ENTRIES),
          clock: v.exactOptional(integerIn(0, LAST_DATE)),
          fact: laterFact,
          who: v.pipe(
            v.array(v.strictTuple([playerNumber, cleanTextSchema(MOST_NAME + 10)])),
            v.maxLength(2 * MOST_PLAYERS),
          ),
        }),
      ),
      v.maxLength(MOST_ENTRIES),
    ),
  }),
);

/** One row without its moment. */
const fact = v.union([laterFact, created, merged]);

const head = v.object({
  format: v.literal(TOURNAMENT_FORMAT),
  version: integerIn(1, 1_000),
  entries: v.exactOptional(v.unknown()),
});

const file = v.strictObject({
  format: v.literal(TOURNAMENT_FORMAT),
  version: v.literal(TOURNAMENT_VERSION),
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]{6,40}$/)),
  entries: v.pipe(
    v.array(v.strictObject({ at: integerIn(0, LAST_DATE), fact })),
    v.minLength(1),
    v.maxLength(MOST_ENTRIES),
  ),
  slips: v.pipe(
    v.array(v.strictObject({ digest, text: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,4000}$/)) })),
    v.maxLength(MOST_SLIPS),
  ),
});

/** Reads a file that anybody may have written; what comes back is bounded, and its log holds together. */
export function readTournamentFile(
  source: string,
  latest: Millis = LAST_MOMENT,
): Result<TournamentFile, TournamentFileError> {
  if (source.length > MOST_IN_TOURNAMENT)
    return fail({ why: 'too-large', most: MOST_IN_TOURNAMENT, got: source.length });
  const values = valuesIn(source) ?? 0;
  if (values > MOST_VALUES) return fail({ why: 'too-large', most: MOST_VALUES, got: values });
  const json = readJsonText(source);
  if (json === undefined) return fail({ why: 'not-json' });
  const start = v.safeParse(head, json);
  if (!start.success) return fail({ why: 'not-a-tournament' });
  const { version } = start.output;
  if (version > TOURNAMENT_VERSION)
    return fail({ why: 'newer-version', known: TOURNAMENT_VERSION, got: version });
  // Counted before they are looked at: hundreds of thousands of rows would take seconds.
  const given = start.output.entries;
  if (Array.isArray(given) && given.length > MOST_ENTRIES)
    return fail({ why: 'too-large', most: MOST_ENTRIES, got: given.length });
  const parsed = v.safeParse(file, json, { abortEarly: true });
  if (!parsed.success) return fail({ why: 'invalid', where: v.getDotPath(parsed.issues[0]) ?? 'file' });
  const { id, entries, slips } = parsed.output;
  const rows = entries.reduce((sum, { fact }) => sum + (fact.type === 'merged' ? fact.rows.length : 1), 0);
  if (rows > MOST_ENTRIES) return fail({ why: 'too-large', most: MOST_ENTRIES, got: rows });
  const late = entries.findIndex(
    ({ at, fact }) => at > latest || (fact.type === 'merged' && fact.rows.some((row) => row.at > latest)),
  );
  if (late >= 0) {
    const { at: got = 0 } = entries[late] ?? {};
    return fail({ why: 'impossible-date', where: `entries.${late}.at`, most: latest, got });
  }
  const { tournament, refused } = replayTournament(entries);
  if (!tournament || refused.length > 0)
    return fail({ why: 'invalid', where: `entries.${refused[0]?.index ?? 0}` });
  return ok({ id, entries, slips });
}

export function writeTournamentFile({ id, entries, slips }: TournamentFile): string {
  const lines = (rows: readonly unknown[]) => rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  return `{
  "format": "${TOURNAMENT_FORMAT}",
  "version": ${TOURNAMENT_VERSION},
  "id": ${JSON.stringify(id)},
  "entries": [
${lines(entries)}
  ],
  "slips": [
${lines(slips)}
  ]
}
`;
}
