import type { BitReader, BitWriter } from './bits.ts';

/** How a value is written and read back, said once so that the two cannot drift apart. The order is the format. */
export type Packing<T> = {
  readonly write: (to: BitWriter, value: T) => void;
  /** What a stranger wrote may be anything; the reader notes trouble and gives the least value allowed. */
  readonly read: (from: BitReader, field: string) => T;
};

export const within = (least: number, most: number): Packing<number> => ({
  write: (to, value) => to.number(value, least, most),
  read: (from, field) => from.number(least, most, field),
});

export const flag: Packing<boolean> = {
  write: (to, value) => to.flag(value),
  read: (from) => from.flag(),
};

export const oneOf = <const T extends string>(...options: readonly [T, ...T[]]): Packing<T> => ({
  write: (to, value) => to.number(options.indexOf(value), 0, options.length - 1),
  read: (from, field) => options[from.number(0, options.length - 1, field)] ?? options[0],
});

export const orNull = <T>(inner: Packing<T>): Packing<T | null> => ({
  write(to, value) {
    to.flag(value !== null);
    if (value !== null) inner.write(to, value);
  },
  read: (from, field) => (from.flag() ? inner.read(from, field) : null),
});

export const upTo = <T>(most: number, item: Packing<T>): Packing<readonly T[]> => ({
  write(to, values) {
    to.number(values.length, 0, most);
    for (const value of values) item.write(to, value);
  },
  read: (from, field) => Array.from({ length: from.number(0, most, field) }, () => item.read(from, field)),
});

type Fields<T> = { readonly [K in keyof T]-?: Packing<T[K]> };

export function record<T extends object>(fields: Fields<T>): Packing<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  return {
    write(to, value) {
      for (const name of names) fields[name].write(to, value[name]);
    },
    read: (from) => Object.fromEntries(names.map((name) => [name, fields[name].read(from, name)])) as T,
  };
}

type Kinds<T extends { readonly kind: string }> = {
  readonly [K in T['kind']]: Packing<Omit<Extract<T, { readonly kind: K }>, 'kind'>>;
};

/** A union keyed by `kind`; each kind has its own fields behind it. */
export function variant<T extends { readonly kind: string }>(kinds: Kinds<T>): Packing<T> {
  const names = Object.keys(kinds) as T['kind'][];
  const of = (kind: T['kind']) => kinds[kind] as Packing<object>;
  return {
    write(to, value) {
      to.number(names.indexOf(value.kind), 0, names.length - 1);
      of(value.kind).write(to, value);
    },
    read(from, field) {
      const kind = names[from.number(0, names.length - 1, field)] ?? names[0]!;
      return { kind, ...of(kind).read(from, field) } as T;
    },
  };
}
