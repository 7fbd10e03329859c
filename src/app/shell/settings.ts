import { type ReadonlySignal, signal } from '@preact/signals';
import { WARNINGS, type Warning } from '../../domain/clock/signals.ts';
import type { TileLanguage } from '../../domain/tiles/language.ts';
import type { LetterOrder } from './letterOrder.ts';
import type { Preferences, Session } from './ports.ts';

export type Settings = {
  /** The language of the screens; null until the first start has found one (`screenLanguage.ts`). */
  readonly language: string | null;
  /** Sunlight: black on white for a table outdoors. */
  readonly theme: 'auto' | 'light' | 'dark' | 'sunlight';
  readonly sound: boolean;
  /** The knock of a press on the clock. */
  readonly clicks: 'always' | 'outside-tournaments' | 'never';
  readonly vibration: boolean;
  /** The half of the screen blinks once at a warning. */
  readonly flash: boolean;
  readonly warnings: readonly Warning[];
  /** Portrait: the upper half turned towards the player opposite, or both halves the same way up. */
  readonly layout: 'facing' | 'same-way';
  readonly letterOrder: LetterOrder;
  /** In a game: show which of the challenged words failed. */
  readonly showFailedWord: boolean;
  /** At the referee's table: show which of the words failed. */
  readonly judgeShowsWords: boolean;
  /** Which word list judges, by the tiles' language; the one that comes with the app where nothing was chosen. */
  readonly lists: Readonly<Partial<Record<TileLanguage, string>>>;
  /** Names used before, latest first, to be suggested. */
  readonly names: readonly string[];
};

const DEFAULTS: Settings = {
  language: null,
  theme: 'auto',
  sound: true,
  clicks: 'outside-tournaments',
  vibration: true,
  flash: true,
  warnings: WARNINGS,
  layout: 'facing',
  letterOrder: 'alphabet',
  showFailedWord: true,
  judgeShowsWords: false,
  lists: {},
  names: [],
};

const MOST_NAMES = 40;

export type SettingsModel = {
  readonly value: ReadonlySignal<Settings>;
  /** The database has answered, and what it knows is in force. */
  readonly confirmed: Promise<void>;
  readonly change: (changes: Partial<Settings>) => void;
  /** What the first start found; a language that was chosen stays, also where it could not be read. */
  readonly rememberLanguage: (language: string) => void;
  readonly rememberNames: (names: readonly string[]) => void;
};

const KEY = 'settings';

/** In the copy: what was changed and is not in the database yet. */
const UNSAVED = 'settings.unsaved';

/**
 * Read from `copy`, which answers at once, so that nothing on the screen waits for the database; where that knows
 * otherwise, it is right, but for what was still on its way there when the page closed.
 */
export async function loadSettings(preferences: Preferences, copy: Session): Promise<SettingsModel> {
  const asked = preferences.read<Partial<Settings>>(KEY).catch(() => undefined);
  const left = readCopy(copy, UNSAVED) ?? {};
  const value = signal<Settings>({ ...DEFAULTS, ...(readCopy(copy, KEY) ?? (await asked)), ...left });
  let changed = false;
  let unsaved: Partial<Settings> = left;
  const writeCopy = () => {
    copy.write(KEY, JSON.stringify(value.peek()));
    copy.write(UNSAVED, JSON.stringify(unsaved));
  };
  /** Only what changes is written: another window may have changed the rest. */
  const keep = (changes: (now: Partial<Settings>) => Partial<Settings>) => {
    changed = true;
    const fresh = changes(value.value);
    const pending = { ...unsaved, ...fresh };
    unsaved = pending;
    value.value = { ...value.value, ...fresh };
    writeCopy();
    preferences
      // A database that knows nothing, or was cleared, gets everything that is in force.
      .update<Partial<Settings>>(KEY, (now = value.peek()) => ({ ...now, ...changes(now) }))
      .then(() => {
        if (unsaved !== pending) return;
        unsaved = {};
        writeCopy();
      })
      // A setting that could not be kept stays in force, and is tried again at the next start.
      .catch(() => undefined);
  };
  const confirmed = asked.then((stored) => {
    if (stored && !changed) {
      value.value = { ...DEFAULTS, ...stored, ...left };
      writeCopy();
    }
    if (Object.keys(left).length > 0) keep(() => unsaved);
  });
  return {
    value,
    confirmed,
    change: (changes) => keep(() => changes),
    rememberLanguage: (language) =>
      keep(({ language: chosen = null }) => (chosen === null ? { language } : {})),
    rememberNames(names) {
      const fresh = names.filter((name) => name !== '');
      keep(({ names: known = [] }) => ({
        names: [...fresh, ...known.filter((name) => !fresh.includes(name))].slice(0, MOST_NAMES),
      }));
    },
  };
}

/** Are the settings known without asking the database? */
export const areCopied = (copy: Session): boolean => readCopy(copy, KEY) !== null;

/** What comes out of storage may be anything. */
function readCopy(copy: Session, key: string): Partial<Settings> | null {
  try {
    const copied: unknown = JSON.parse(copy.read(key) ?? 'null');
    return typeof copied === 'object' ? copied : null;
  } catch {
    return null;
  }
}
