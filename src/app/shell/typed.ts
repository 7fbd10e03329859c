import type { Preferences, Session } from './ports.ts';

const LONGEST = 20_000;

/**
 * What is typed, kept in two places: the one written at once forgets its last seconds when the browser is killed, the
 * other may not be written yet when the page goes. Whichever is later is read.
 */
export async function loadTyped(keys: readonly string[], at: Session, later: Preferences): Promise<Session> {
  const texts = new Map<string, string>();
  let stamp = 0;
  for (const key of keys) {
    const found = [parse(at.read(key)), parse(await later.read<string>(key).catch(() => null))];
    const [latest] = found.sort((a, b) => b.stamp - a.stamp);
    if (!latest) continue;
    texts.set(key, latest.text);
    stamp = Math.max(stamp, latest.stamp);
  }
  return {
    read: (key) => texts.get(key) ?? null,
    write(key, text) {
      if (text.length > LONGEST) return;
      texts.set(key, text);
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
