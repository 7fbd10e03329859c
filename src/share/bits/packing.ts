import { shortText } from '../text/text.ts';
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

export const uint32 = within(0, 0xffff_ffff);

export const flag: Packing<boolean> = {
  write: (to, value) => to.flag(value),
  read: (from) => from.flag(),
};

/** Clean text of at most so many bytes. */
export const text = (mostBytes: number): Packing<string> => ({
  write: (to, value) => to.text(value, mostBytes),
  read: (from, field) => shortText(from.text(mostBytes, field), mostBytes),
});

export const oneOf = <const T extends string>(...options: readonly [T, ...T[]]): Packing<T> =>
  among(options, options.length - 1);

/** One of a list that may grow: numbers up to `most` have room, those that mean nothing yet are refused. */
export const among = <T extends string>(options: readonly [T, ...T[]], most: number): Packing<T> =>
  as(
    within(0, most),
    (value) => options.indexOf(value),
    (place, refuse) => options[place] ?? options[refuse()],
  );

/**
 * One of a list that outgrew its room: the last number that the first `most + 1` leave says that six more bits follow,
 * which hold the places from there on. Readers from before refuse them as numbers that mean nothing.
 */
export const amongMore = <T extends string>(options: readonly [T, ...T[]], most: number): Packing<T> => {
  const more = within(most, most + 63);
  return as(
    record<{ readonly place: number; readonly further: number }>({
      place: within(0, most),
      further: ({ place }) => (place === most ? more : nothing(place)),
    }),
    (value) => {
      const further = options.indexOf(value);
      return { place: Math.min(further, most), further };
    },
    ({ further }, refuse) => options[further] ?? options[refuse()],
  );
};

/** Those of a list that are there: a flag for each. */
export const subset = <T>(all: readonly T[]): Packing<readonly T[]> => ({
  write(to, values) {
    for (const one of all) to.flag(values.includes(one));
  },
  read: (from) => all.filter(() => from.flag()),
});

export const orNull = <T>(inner: Packing<T>): Packing<T | null> => ({
  write(to, value) {
    to.flag(value !== null);
    if (value !== null) inner.write(to, value);
  },
  read: (from, field) => (from.flag() ? inner.read(from, field) : null),
});

/** A flag and then the short form, where that can say it; otherwise the long one. */
export const shortOr = <T>(
  isShort: (value: T) => boolean,
  short: Packing<T>,
  long: Packing<T>,
): Packing<T> => ({
  write(to, value) {
    to.flag(isShort(value));
    (isShort(value) ? short : long).write(to, value);
  },
  read: (from, field) => (from.flag() ? short : long).read(from, field),
});

/** Written as another value; where that one means nothing, `back` refuses and gives the least there is. */
export const as = <T, U>(
  inner: Packing<U>,
  to: (value: T) => U,
  back: (value: U, refuse: () => 0) => T,
): Packing<T> => ({
  write: (writer, value) => inner.write(writer, to(value)),
  read: (from, field) => back(inner.read(from, field), () => from.refuse(field)),
});

/** A number of which 0 says that there is none. */
export const zeroIsNull = (inner: Packing<number>): Packing<number | null> =>
  as(
    inner,
    (value) => value ?? 0,
    (value) => value || null,
  );

/** Takes no room: what is read is known already. */
export const nothing = <const T>(value: T) => ({
  write: (_: BitWriter, __: unknown) => undefined,
  read: () => value,
});

export const upTo = <T>(most: number, item: Packing<T>): Packing<readonly T[]> => between(0, most, item);

export const between = <T>(least: number, most: number, item: Packing<T>): Packing<readonly T[]> => ({
  write(to, values) {
    to.number(values.length, least, most);
    for (const value of values) item.write(to, value);
  },
  read: (from, field) =>
    Array.from({ length: from.number(least, most, field) }, () => item.read(from, field)),
});

/** A list in which the way of writing an item depends on the one before it; null before the first. */
export const chain = <T>(most: number, item: (before: T | null) => Packing<T>): Packing<readonly T[]> => ({
  write(to, values) {
    to.number(values.length, 0, most);
    let before: T | null = null;
    for (const value of values) {
      item(before).write(to, value);
      before = value;
    }
  },
  read(from, field) {
    let before: T | null = null;
    return Array.from({ length: from.number(0, most, field) }, () => {
      const value: T = item(before).read(from, field);
      before = value;
      return value;
    });
  },
});

/** As many as are known already to be there. */
export const each = <T>(
  length: number,
  item: Packing<T> | ((place: number) => Packing<T>),
): Packing<readonly T[]> => {
  const at = (place: number) => (typeof item === 'function' ? item(place) : item);
  return {
    write(to, values) {
      for (const [place, value] of values.entries()) at(place).write(to, value);
    },
    read: (from, field) => Array.from({ length }, (_, place) => at(place).read(from, field)),
  };
};

/** A field may be written in a way that depends on the fields before it. */
export type Fields<T> = { readonly [K in keyof T]-?: Packing<T[K]> | ((before: T) => Packing<T[K]>) };

export function record<T extends object>(fields: Fields<T>): Packing<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  const packing = <K extends keyof T>(name: K, before: T): Packing<T[K]> => {
    const field = fields[name];
    return typeof field === 'function' ? field(before) : field;
  };
  return {
    write(to, value) {
      for (const name of names) packing(name, value).write(to, value[name]);
    },
    read(from) {
      const value = {} as T;
      for (const name of names) value[name] = packing(name, value).read(from, name);
      return value;
    },
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
