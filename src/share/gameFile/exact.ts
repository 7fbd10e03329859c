import type * as v from 'valibot';
import type { Exact } from '../../domain/exact.ts';

/**
 * A schema that gives `T`, the whole of `T` and nothing else: a field, an optional field or a kind that only one of the
 * two knows does not compile. `exactly<Fact>()(v.variant(…))`.
 */
export const exactly =
  <T>() =>
  <S extends v.GenericSchema>(
    schema: Exact<v.InferOutput<S>, T> extends true ? S : NotExact<v.InferOutput<S>, T>,
  ): v.GenericSchema<unknown, T> =>
    schema as unknown as v.GenericSchema<unknown, T>;

/** What the compiler shows where the two differ. */
type NotExact<Given, Wanted> = { readonly 'the schema gives': Given; readonly 'the type is': Wanted };
