import { expect, expectTypeOf, test } from 'vitest';
import { type Exact, everyOf } from '../../../src/domain/exact.ts';

/* What these say of types is checked by the compiler, which reads the tests as well. */

test('exact does not mind how a type was put together', () => {
  expectTypeOf<Exact<{ readonly a?: 1; b: readonly [2] }, { a?: 1 } & { b: [2] }>>().toEqualTypeOf<true>();
  expectTypeOf<
    Exact<{ k: 1 } | { k: 2; z: (string | null)[] }, { k: 2; z: readonly (null | string)[] } | { k: 1 }>
  >().toEqualTypeOf<true>();
});

test('exact minds what assignable does not', () => {
  expectTypeOf<Exact<{ a: 1 }, { a: 1; b?: 2 }>>().toEqualTypeOf<false>();
  expectTypeOf<Exact<{ a?: 1 }, { a: 1 }>>().toEqualTypeOf<false>();
  expectTypeOf<Exact<{ a?: 1 }, { a?: 1 | undefined }>>().toEqualTypeOf<false>();
  expectTypeOf<Exact<{ x: { y: { z?: 1 } } }, { x: { y: object } }>>().toEqualTypeOf<false>();
  expectTypeOf<Exact<{ k: 1 } | { k: 2 }, { k: 1 }>>().toEqualTypeOf<false>();
});

test('a list of every member has them in the order given', () => {
  const list = everyOf<'a' | 'b' | 'c'>()('c', 'a', 'b');
  expectTypeOf(list).toEqualTypeOf<readonly ['c', 'a', 'b']>();
  expect(list).toEqual(['c', 'a', 'b']);
});

test('a list with a member missing, repeated or unknown does not compile', () => {
  const every = everyOf<'a' | 'b'>();
  // @ts-expect-error b is missing
  every('a');
  // @ts-expect-error a stands there twice
  every('a', 'b', 'a');
  // @ts-expect-error twice in a row as well
  every('a', 'a', 'b');
  // @ts-expect-error c is none of them
  every('a', 'b', 'c');
});
