import { openHalls } from '../../../../src/app/duplicate/halls.ts';
import type { HallNews, HallPorts, StoredDuplicate } from '../../../../src/app/duplicate/ports.ts';
import { SAFE } from '../../../../src/app/shell/saving.ts';
import type { DuplicateEntry, DuplicateStart } from '../../../../src/domain/duplicate/fact.ts';
import { SLOVAK_DUPLICATE } from '../../../../src/domain/rules/presets/slovakDuplicate.ts';

/** What several windows of one device share. */
export function memoryDevice() {
  const logs = new Map<string, DuplicateEntry[]>();
  const seeds = new Map<string, string>();
  const listeners: { readonly window: number; readonly hear: (news: HallNews) => void }[] = [];
  let windows = 0;
  let ids = 0;
  let time = 1_000;
  const stored = (id: string): StoredDuplicate | null => {
    const entries = logs.get(id);
    return entries ? { id, entries: [...entries] } : null;
  };
  const ports = (): HallPorts => {
    const window = windows++;
    return {
      store: {
        load: async () => ({ logs: [...logs.keys()].map((id) => stored(id)!), databaseAnswers: true }),
        async add(id, ...entries) {
          logs.set(id, [...(logs.get(id) ?? []), ...entries]);
          return SAFE;
        },
        heal: async () => SAFE,
        reread: async (id) => stored(id),
        release() {},
        async remove(id) {
          logs.delete(id);
        },
        forget() {},
      },
      repeat: () => () => undefined,
      now: () => time++,
      newId: () => `game${++ids}`,
      newSeed: () => String(ids).padStart(64, '7'),
      seeds: { read: (id) => seeds.get(id) ?? null, write: (id, seed) => seeds.set(id, seed) },
      ledRoom: () => null,
      broadcast(news) {
        for (const { window: other, hear } of listeners) if (other !== window) hear(news);
      },
      onBroadcast: (hear) => listeners.push({ window, hear }),
      fullScreen() {},
      openWindow() {},
      base: '',
      share: null,
      copy: async () => true,
      qr: () => [],
    };
  };
  return { openWindow: () => openHalls(ports()), logs };
}

export const START: DuplicateStart = {
  type: 'start',
  rules: SLOVAK_DUPLICATE,
  event: 'MS 2011',
  participants: [
    { number: 1, name: 'Anna' },
    { number: 2, name: 'Boris' },
    { number: 17, name: 'Cyril' },
  ],
};
