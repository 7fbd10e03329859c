import type { Millis } from '../../domain/units.ts';

/** Why a row was refused; a correction that would break a later row names that row and why. */
type Told = { readonly why: string; readonly index?: number; readonly refusal?: Told };

type Replayed = {
  readonly log: { readonly entries: readonly { readonly at: Millis }[] };
  readonly refused: readonly { readonly index: number; readonly refusal: Told }[];
};

/** What the report of any log begins with: whether every row stands, and the moment that its clocks are read at. */
export function replayHead({ log, refused }: Replayed, at: Millis | null) {
  return {
    ok: refused.length === 0,
    refused: refused.map(({ index, refusal }) => refusalLine(index, refusal)),
    // A row that was refused because time went back must not turn the clocks back.
    at: at ?? log.entries.reduce((last, entry) => Math.max(last, entry.at), 0),
  };
}

/** `index` is always the row that was refused; the later row a correction would break is told apart from it. */
function refusalLine(index: number, told: Told): object {
  const { why: code, ...numbers } = told;
  const { refusal, index: broken = index } = told;
  return refusal ? { index, code, breaks: refusalLine(broken, refusal) } : { index, code, ...numbers };
}
