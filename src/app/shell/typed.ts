import type { Preferences, Session } from './ports.ts';

const MOST_TYPED = 20_000;

/** `whole`: both places are read. What the first has can be read at once. */
export type Typed = Session & { readonly whole: Promise<void> };

/**
 * What is typed, kept in two places: the one written at once forgets its last seconds when the browser is killed, the
 * other may not be written yet when the page goes. Whichever is later is read.
 */
export function openTyped(keys: readonly string[], at: Session, later: Preferences): Typed {
  const texts = new Map<string, string>();
  const written = new Set<string>();
  let stamp = 0;
  const take = (key: string, found: { readonly stamp: number; readonly text: string }, before: number) => {
    if (found.stamp > before && !written.has(key)) texts.set(key, found.text);
    stamp = Math.max(stamp, found.stamp);
  };
  const readLater = async (key: string, before: number) =>
    take(key, parse(await later.read<string>(key).catch(() => null)), before);
  const whole = keys.map((key) => {
    const found = parse(at.read(key));
    take(key, found, -1);
    return readLater(key, found.stamp);
  });
  return {
    whole: Promise.all(whole).then(() => undefined),
    read: (key) => texts.get(key) ?? null,
    write(key, text) {
      if (text.length > MOST_TYPED) return;
      texts.set(key, text);
      written.add(key);
      stamp += 1;
      at.write(key, `${stamp} ${text}`);
      later.write(key, `${stamp} ${text}`).catch(() => undefined);
    },
  };
}

function parse(kept: unknown): { readonly stamp: number; readonly text: string } {
  const [, stamp = '0', text = ''] = /^(\d{1,15}) (.*)$/s.exec(typeof kept === 'string' ? kept : '') ?? [];
  return { stamp: Number(stamp), text };
}
