import { playGoesOn } from '../../domain/table/challenge.ts';
import type { Verdict } from '../../domain/table/fact.ts';
import type { Refusal } from '../../domain/table/refusal.ts';
import type { OpenChallenge } from '../../domain/table/state.ts';
import type { TileLanguage } from '../../domain/tiles/language.ts';
import type { Device, Judgement, WordJudge } from '../shell/ports.ts';
import type { SettingsModel } from '../shell/settings.ts';
import type { Table } from './table.ts';
import type { TypedMoveModel } from './typedMove.ts';

/** What asking the list came to: a verdict to record, or a reason why a referee has to give it. */
export type ChallengeAnswer =
  | { readonly kind: 'verdict'; readonly fact: Verdict }
  | { readonly kind: 'no-list' }
  | { readonly kind: 'unknown'; readonly judgement: Judgement };

export async function askTheList(
  judge: WordJudge,
  words: readonly string[],
  language: TileLanguage,
): Promise<ChallengeAnswer> {
  // A list that cannot be read is no list; the game goes on with the referee's word.
  const judgement = await judge.judge(words, language).catch(() => null);
  if (!judgement) return { kind: 'no-list' };
  if (judgement.verdict === 'unknown') return { kind: 'unknown', judgement };
  const { name, edition } = judgement.list;
  return {
    kind: 'verdict',
    fact: {
      type: 'verdict',
      source: 'lexicon',
      lexicon: { name, edition },
      // In a play that fails, a word the list does not know is not vouched for either.
      words: judgement.words.map(({ word, verdict }) => ({ word, valid: verdict === 'valid' })),
    },
  };
}

/** The referee's word. Where nobody says which words failed, the play fails as a whole. */
export function refereeVerdict(
  words: readonly string[],
  valid: boolean,
  failed: readonly string[],
  reason: string,
): Verdict {
  const blamed = valid ? [] : failed.length > 0 ? failed : words;
  return {
    type: 'verdict',
    source: 'referee',
    words: words.map((word) => ({ word, valid: !blamed.includes(word) })),
    ...(reason === '' ? {} : { reason }),
  };
}

/** Does the verdict say something of each word? A referee who blames no word in particular has judged the play alone. */
export function judgesEachWord({ source, words }: Pick<Verdict, 'source' | 'words'>): boolean {
  return source === 'lexicon' || words.length === 1 || words.some(({ valid }) => valid);
}

/**
 * A verdict is a fact at once, with one exception: where a move that was recorded already stands, play goes on with the
 * very fact of the verdict, and a clock with it. There it becomes a fact when the players have read it.
 */
export function deliverVerdict(
  { table, typedMove, settings, device }: Hands,
  verdict: Verdict,
  challenge: OpenChallenge,
): Refusal | null {
  if (settings.value.value.sound)
    device.beep(verdict.words.every(({ valid }) => valid) ? 'valid' : 'invalid');
  const waits = playGoesOn(challenge, verdict.words);
  typedMove.change({ verdict: waits ? verdict : null });
  return waits ? null : table.record(verdict);
}

type Hands = {
  readonly table: Pick<Table, 'record'>;
  readonly typedMove: Pick<TypedMoveModel, 'change'>;
  readonly settings: SettingsModel;
  readonly device: Pick<Device, 'beep'>;
};
