import type { DuplicateRules } from '../../domain/rules/duplicateRules.ts';

/** What a set-up may change of a regulation, as it is typed: seconds, numbers; empty where there is no bound. */
export type RuleDraft = {
  readonly move: string;
  readonly joker: string;
  readonly moves: string;
  readonly firstMove: string;
  readonly judgedByList: string;
  readonly master: DuplicateRules['master'];
  readonly points: DuplicateRules['points'];
};

export const DRAFT_NUMBERS = ['move', 'joker', 'moves', 'firstMove', 'judgedByList'] as const;

export function draftOf({ time, moves, firstMove, judgedByList, master, points }: DuplicateRules): RuleDraft {
  return {
    move: String(time.move / 1_000),
    joker: String(time.joker / 1_000),
    moves: moves === null ? '' : String(moves),
    firstMove: String(firstMove),
    judgedByList: judgedByList === null ? '' : String(judgedByList),
    master,
    points,
  };
}

/** The rules to play by: the regulation itself where nothing was changed; null where a number makes no sense. */
export function draftedRules(base: DuplicateRules, draft: RuleDraft): DuplicateRules | null {
  if (JSON.stringify(draftOf(base)) === JSON.stringify(draft)) return base;
  const move = numberIn(draft.move, 1, 3_600);
  const joker = numberIn(draft.joker, 0, 3_600);
  const firstMove = numberIn(draft.firstMove, 1, base.rack);
  const moves = orNone(draft.moves, 1, 100);
  const judgedByList = orNone(draft.judgedByList, 0, 15);
  if (move === null || joker === null || firstMove === null) return null;
  if (moves === undefined || judgedByList === undefined) return null;
  const { master, points } = draft;
  const time = { move: move * 1_000, joker: joker * 1_000 };
  // Changed rules are nobody's regulation: they do not go by its name, nor cite it.
  const head = { id: 'own', name: `${base.name} *`, sources: [] };
  return { ...base, ...head, time, moves, firstMove, judgedByList, master, points };
}

function numberIn(text: string, least: number, most: number): number | null {
  const number = /^\d{1,4}$/.test(text.trim()) ? Number(text) : null;
  return number !== null && number >= least && number <= most ? number : null;
}

/** Undefined: neither a number within its bounds, nor left empty. */
const orNone = (text: string, least: number, most: number): number | null | undefined =>
  text.trim() === '' ? null : (numberIn(text, least, most) ?? undefined);
