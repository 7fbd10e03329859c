import * as v from 'valibot';
import type { Correction, Entry, FactKind } from '../../domain/log/entry.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { LAST_DATE, LAST_MOMENT, type Millis } from '../../domain/units.ts';
import { readJsonText } from '../text/json.ts';
import { cleanText } from '../text/text.ts';
import { cleanTextSchema, integerIn } from './ruleSchema.ts';

const GAME_FILE_FORMAT = 'sprawdzam-game';
const GAME_FILE_VERSION = 1;

/** One log with its name. */
export type LogFile<Fact> = { readonly id: string; readonly entries: readonly Entry<Fact>[] };

export type GameFileError =
  | { readonly why: 'too-large'; readonly most: number; readonly got: number }
  | { readonly why: 'not-json' }
  | { readonly why: 'not-a-game' }
  | { readonly why: 'newer-version'; readonly known: number; readonly got: number }
  /** A moment that no slip could say, or one that has not come yet. */
  | { readonly why: 'impossible-date'; readonly where: string; readonly most: number; readonly got: number }
  | { readonly why: 'invalid'; readonly where: string; readonly expected: string; readonly got: string };

const head = v.object({ format: v.literal(GAME_FILE_FORMAT), version: integerIn(1, 1_000) });

const moment = integerIn(0, LAST_DATE);

/** What a file of one kind of game may hold. */
export type LogFileKind<Fact> = {
  /** One row without its moment. */
  readonly schema: v.GenericSchema<unknown, Fact | Correction<Fact>>;
  readonly mostFacts: number;
  /** Characters. */
  readonly mostText: number;
  /** A file must not keep its reader busy for ever: would its corrections, or all of its rows? */
  readonly dear: (entries: readonly Entry<Fact>[]) => 'corrections' | 'rows' | null;
};

/** Reads a file that anybody may have written. Whatever comes back is bounded and of the right shape. `latest`: no later moment is believed. */
export function readLogFile<Fact extends FactKind>(
  kind: LogFileKind<Fact>,
  source: string,
  latest?: Millis,
): Result<LogFile<Fact>, GameFileError> {
  const json = readJson(kind.mostText, source);
  return json.ok ? readLog(kind, json.value, latest) : json;
}

export function readJson(mostText: number, source: string): Result<unknown, GameFileError> {
  if (source.length > mostText) return fail({ why: 'too-large', most: mostText, got: source.length });
  const json = readJsonText(source);
  return json === undefined ? fail({ why: 'not-json' }) : ok(json);
}

/** Reads a game that was JSON once: a file of its own, or one of many in a backup. */
export function readLog<Fact extends FactKind>(
  kind: LogFileKind<Fact>,
  json: unknown,
  latest: Millis = LAST_MOMENT,
): Result<LogFile<Fact>, GameFileError> {
  const start = v.safeParse(head, json);
  if (!start.success) return fail({ why: 'not-a-game' });
  const { version } = start.output;
  if (version > GAME_FILE_VERSION)
    return fail({ why: 'newer-version', known: GAME_FILE_VERSION, got: version });
  const parsed = v.safeParse(fileSchema(kind.mostFacts), json, { abortEarly: true });
  if (!parsed.success) return fail(invalid('', problem(parsed.issues[0])));

  const entries: Entry<Fact>[] = [];
  for (const [index, row] of parsed.output.facts.entries()) {
    const entry = readRow(kind, row);
    if (!entry.ok) return fail(invalid(`facts[${index}]`, entry.error));
    const { at } = entry.value;
    if (at > latest) {
      return fail({ why: 'impossible-date', where: `facts[${index}].at`, most: latest, got: at });
    }
    entries.push(entry.value);
  }
  const dear = kind.dear(entries);
  if (dear === 'corrections') {
    const expected = 'a game with fewer corrections of facts far back';
    const corrections = entries.filter(({ fact }) => 'target' in fact).length;
    return fail({ why: 'invalid', where: 'facts', expected, got: `a list with ${corrections} corrections` });
  }
  if (dear === 'rows') {
    const expected = 'a game as long as one is played';
    return fail({ why: 'invalid', where: 'facts', expected, got: `a list of ${entries.length} facts` });
  }
  return ok({ id: parsed.output.id ?? '', entries });
}

export function writeLogFile<Fact>({ id, entries }: LogFile<Fact>): string {
  const facts = entries.map(({ at, fact }) => ({ at, ...fact }));
  const lines = facts.map((fact) => `    ${JSON.stringify(fact)}`).join(',\n');
  const { format, version } = { format: GAME_FILE_FORMAT, version: GAME_FILE_VERSION };
  return `{\n  "format": "${format}",\n  "version": ${version},\n  "id": ${JSON.stringify(id)},\n  "facts": [\n${lines}\n  ]\n}\n`;
}

const fileSchema = (mostFacts: number) =>
  v.strictObject({
    format: v.literal(GAME_FILE_FORMAT),
    version: v.literal(GAME_FILE_VERSION),
    id: v.exactOptional(cleanTextSchema(64)),
    note: v.exactOptional(cleanTextSchema(2_000)),
    facts: v.pipe(v.array(v.unknown()), v.maxLength(mostFacts)),
  });

type Problem = { readonly where: string; readonly expected: string; readonly got: string };

function readRow<Fact extends FactKind>(kind: LogFileKind<Fact>, row: unknown): Result<Entry<Fact>, Problem> {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) {
    return fail({ where: '', expected: 'an object', got: Array.isArray(row) ? 'a list' : String(row) });
  }
  const { at, ...rest } = row as { at?: unknown };
  const when = v.safeParse(v.object({ at: moment }), { at });
  if (!when.success) return fail(problem(when.issues[0]));
  const fact = v.safeParse(kind.schema, rest, { abortEarly: true });
  return fact.success ? ok({ at: when.output.at, fact: fact.output }) : fail(problem(fact.issues[0]));
}

function invalid(prefix: string, { where, expected, got }: Problem): GameFileError {
  const place = [prefix, where].filter(Boolean).join('.') || 'file';
  return { why: 'invalid', where: shown(place), expected, got: shown(got) };
}

function problem(issue: v.BaseIssue<unknown>): Problem {
  const where = v.getDotPath(issue) ?? '';
  const { type, requirement, received } = issue;
  if (type === 'integer') return { where, expected: 'a whole number', got: received };
  if (type === 'min_value') return { where, expected: `at least ${requirement}`, got: received };
  if (type === 'max_value') return { where, expected: `at most ${requirement}`, got: received };
  if (type === 'max_length') return { where, expected: `at most ${requirement} long`, got: received };
  if (issue.expected === 'never')
    return { where, expected: 'left out: there is no such field', got: 'there' };
  if (received === 'undefined') return { where, expected: 'given', got: 'missing' };
  if (type === 'check') return { where, expected: issue.message, got: 'not' };
  return { where, expected: plain(issue.expected ?? ''), got: plain(received) };
}

const PLAIN: Readonly<Record<string, string>> = {
  Array: 'a list',
  Object: 'an object',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
};

/** A type as somebody says it who writes JSON by hand. */
function plain(type: string): string {
  return PLAIN[type] ?? type;
}

/** What a stranger wrote, fit for one line of a message. */
function shown(text: string): string {
  const clean = cleanText(text.slice(0, 200));
  return clean.length > 80 ? `${clean.slice(0, 79)}…` : clean;
}
