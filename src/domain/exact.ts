/** The same type on both sides, to the last optional field; `readonly` does not count, nor how it was put together. */
export type Exact<A, B> = Same<Plain<A>, Plain<B>>;

/** Assignable would not do: a type with an optional field more is assignable both ways. */
type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2
    ? (<T>() => T extends B ? 1 : 2) extends <T>() => T extends A ? 1 : 2
      ? true
      : false
    : false;

/** Intersections become one object, and nothing is readonly. */
type Plain<T> = T extends object ? { -readonly [K in keyof T]: Plain<T[K]> } : T;

/**
 * A list of every member of a union, in an order of our own; a member that is missing or there twice does not compile,
 * nor does anything else: `everyOf<Clock['kind']>()('none', 'budget')`.
 */
export const everyOf =
  <U extends string>() =>
  <const L extends readonly U[]>(...list: EveryOf<U, L>): L =>
    list as unknown as L;

type EveryOf<U, L extends readonly U[]> = [Exclude<U, L[number]>] extends [never]
  ? [Repeated<L>] extends [never]
    ? L
    : readonly Exclude<U, Repeated<L>>[]
  : readonly [...L, ...Exclude<U, L[number]>[], Exclude<U, L[number]>];

/** What stands in a list once more further on. */
type Repeated<L extends readonly unknown[]> = L extends readonly [infer First, ...infer Rest]
  ? First extends Rest[number]
    ? First
    : Repeated<Rest>
  : never;
