import { describe, expect, test } from 'vitest';
import { PRESETS } from '../../../src/domain/rules/presets.ts';
import type { RunRule } from '../../../src/domain/rules/tableRules.ts';
import { bitReader, bitWriter } from '../../../src/share/bits/bits.ts';
import { type PlayedRules, playedRules, rulePack } from '../../../src/share/card/rulePack.ts';
import { readRules } from '../../../src/share/gameFile/ruleSchema.ts';
import { dice } from './finishedGames.ts';

const MOST_BYTES = 100;

function packed(rules: PlayedRules): Uint8Array {
  const to = bitWriter();
  rulePack.write(to, rules);
  return to.bytes();
}

const LONGEST_RUN: RunRule = {
  reason: 'scoreless',
  length: { kind: 'total', turns: 40, alone: 40 },
  loss: 'ignored',
  exchange: 'ignored',
  passes: 40,
};

/** Every list full, every optional value there. */
const LARGEST: PlayedRules = {
  ...playedRules(PRESETS[0]!),
  clock: {
    kind: 'budget',
    time: 86_400_000,
    settling: 'opponent',
    timeOut: { kind: 'penalty', points: 1_000, per: 86_400_000, limit: 86_400_000 },
  },
  exchange: { limit: 100, smallestBag: 100 },
  challenge: { closes: 'at-next-stop', failed: { kind: 'mover-gains', points: 1_000, per: 'word' } },
  runs: Array.from({ length: 8 }, () => LONGEST_RUN),
};

describe('a packed rule set', () => {
  test.each(PRESETS.map((preset) => [preset.id, playedRules(preset)] as const))(
    '%s comes back as it was',
    (_, rules) => {
      expect(rulePack.read(bitReader(packed(rules)), 'rules')).toEqual(rules);
    },
  );

  test('is small whatever it says: it never crowds a card', () => {
    expect(rulePack.read(bitReader(packed(LARGEST)), 'rules')).toEqual(LARGEST);
    expect(packed(LARGEST).length).toBeLessThanOrEqual(MOST_BYTES);
  });

  test('of a stranger is refused, or is one that a game file might have as well', () => {
    const roll = dice(41);
    const real = PRESETS.map((preset) => packed(playedRules(preset)));
    let read = 0;
    for (let run = 0; run < 20_000; run += 1) {
      const bytes = Uint8Array.from(real[roll(real.length)]!);
      for (let times = roll(8); times >= 0; times -= 1) bytes[roll(bytes.length)]! ^= 1 << roll(8);
      const from = bitReader(bytes);
      const rules = rulePack.read(from, 'rules');
      if (from.trouble()) continue;
      read += 1;
      const whole = { mode: 'table', id: 'own', name: 'Nasze', sources: [], ...rules };
      if (readRules(whole) === null) throw new Error(`out of bounds: ${JSON.stringify(rules)}`);
    }
    expect(read).toBeGreaterThan(1_000);
  });
});
