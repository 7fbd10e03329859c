import { describe, expect, test } from 'vitest';
import { LISTS } from './lists.ts';
import { type Decoder, isRefused, memoryFor, NOISE_BYTES, NOISE_MS, spent } from './measuring.ts';
import { DECODERS } from './texts.ts';

/**
 * Whatever a stranger sends costs as much as it is long, in time and in memory, and at its limit less than a second
 * where somebody waits for it. In the gate only the first is held, and over smaller sizes; COST_LIMIT_MS, which the soak
 * sets, holds the second at the limit.
 */
const LIMIT_MS = Number(process.env.COST_LIMIT_MS ?? Number.POSITIVE_INFINITY);
const PART = Number.isFinite(LIMIT_MS) ? 1 : 1 / 64;

/** Eight times as much may cost twenty times as much on a machine that others use too; squared it is sixty-four times. */
const LARGER = 8;
const AT_MOST = 24;
/** For every character or byte of what is read. */
const BYTES = 64;

function hold<Input>(decoders: readonly Decoder<Input>[]): void {
  describe.each(decoders)(
    'the cost of a $name',
    { timeout: 600_000 },
    ({ most, read, worst, taken, aside }) => {
      const kinds = Object.entries({ ...worst, ...taken });
      test.each(kinds)('of %s grows with its length, and ends at its limit', async (kind, make) => {
        const size = Math.floor(most * PART);
        const [small, large] = [make(Math.floor(size / LARGER)), make(size)];
        await read(small);
        if (taken && kind in taken) expect(isRefused(await read(large))).toBe(false);
        const time = await spent(() => read(large));
        expect(time).toBeLessThan(AT_MOST * Math.max(NOISE_MS, await spent(() => read(small))));
        if (!aside) expect(time).toBeLessThan(LIMIT_MS);
        const memory = await memoryFor(() => read(large));
        expect(memory).toBeLessThan(NOISE_BYTES + BYTES * size);
        if (PART < 1) return;
        const [ms, megabytes] = [Math.round(time), Math.round(memory / 1_000_000)];
        console.log(`${kind}, ${size} long: ${ms} ms, ${megabytes} MB`);
      });
    },
  );
}

hold(DECODERS);
hold(LISTS);
