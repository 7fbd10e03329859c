import { type ReadonlySignal, signal } from '@preact/signals';
import { WARNINGS, type Warning } from '../../domain/clock/signals.ts';
import type { TileLanguage } from '../../domain/tiles/language.ts';
import type { Preferences } from './ports.ts';

export type Settings = {
  /** The language of the screens; null until the first start has found one (`screenLanguage.ts`). */
  readonly language: string | null;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly sound: boolean;
  readonly vibration: boolean;
  /** The half of the screen blinks once at a warning. */
  readonly flash: boolean;
  readonly warnings: readonly Warning[];
  /** Portrait: the upper half turned towards the player opposite, or both halves the same way up. */
  readonly layout: 'facing' | 'same-way';
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
  vibration: true,
  flash: true,
  warnings: WARNINGS,
  layout: 'facing',
  showFailedWord: true,
  judgeShowsWords: false,
  lists: {},
  names: [],
};

const MOST_NAMES = 40;

export type SettingsModel = {
  readonly value: ReadonlySignal<Settings>;
  readonly change: (changes: Partial<Settings>) => void;
  /** What the first start found; a language that was chosen stays, also where it could not be read. */
  readonly rememberLanguage: (language: string) => void;
  readonly rememberNames: (names: readonly string[]) => void;
};

export async function loadSettings(preferences: Preferences): Promise<SettingsModel> {
  const stored = await preferences.read<Partial<Settings>>('settings').catch(() => undefined);
  const value = signal<Settings>({ ...DEFAULTS, ...stored });
  /** Only what changes is written: another window may have changed the rest. */
  const keep = (changes: (now: Partial<Settings>) => Partial<Settings>) => {
    value.value = { ...value.value, ...changes(value.value) };
    // A setting that could not be kept is still in force until the page closes.
    preferences
      .update<Partial<Settings>>('settings', (now = {}) => ({ ...now, ...changes(now) }))
      .catch(() => undefined);
  };
  return {
    value,
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
