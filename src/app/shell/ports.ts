import type { GameEntry } from '../../domain/table/fact.ts';
import type { TileLanguage } from '../../domain/tiles/language.ts';
import type { Millis } from '../../domain/units.ts';

/** What the app needs from the outside. `main.tsx` plugs the browser in; tests plug in whatever they like. */

export type StoredGame = { readonly id: string; readonly entries: readonly GameEntry[] };

/** Where the latest fact of a game is safe, and what is wrong if it is not in the database. */
export type SaveState = {
  readonly safety: 'database' | 'copy' | 'memory';
  readonly trouble: 'none' | 'full' | 'conflict' | 'broken';
};

export type Time = {
  readonly now: () => Millis;
  readonly ofEvent: (event: Event) => Millis;
};

/** The time of the log on the table. */
export type TableTime = Time & {
  /** The phone's own: for whatever is not the game on the table. */
  readonly phone: Time;
  /** A log that lies ahead of the phone's time goes on from this moment; tells by how much it is ahead. */
  readonly goOnFrom: (moment: Millis) => Millis;
};

export type Preferences = {
  readonly read: <T>(key: string) => Promise<T | undefined>;
  readonly write: (key: string, value: unknown) => Promise<void>;
  /** Changes what is stored, in one step: another window may have written meanwhile. */
  readonly update: <T>(key: string, change: (now: T | undefined) => T) => Promise<void>;
};

/** Small texts that survive a reload and a killed browser. */
export type Session = {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => void;
};

/** One word by the list. `unknown` where the list is not authoritative and the referee decides. */
export type JudgedWord = {
  readonly word: string;
  readonly verdict: 'valid' | 'invalid' | 'unknown';
  readonly why:
    | { readonly kind: 'in-list' }
    | { readonly kind: 'not-in-list' }
    /** In the list that was asked, but probably not in the one that the rules name. */
    | { readonly kind: 'not-official'; readonly list: string }
    | { readonly kind: 'other-letters'; readonly letters: readonly string[] }
    | { readonly kind: 'length'; readonly length: number; readonly from: number; readonly to: number };
};

/** A list's answer, the same from the list to the screen. It always names the list it was given from. */
export type Judgement = {
  /** Of all the words together: one invalid word takes the move back. */
  readonly verdict: JudgedWord['verdict'];
  readonly words: readonly JudgedWord[];
  readonly list: {
    /** Names this very list, edition and all. */
    readonly id: string;
    readonly name: string;
    readonly edition: string;
    readonly words: number;
    readonly official: boolean;
    /** Probably not what its name says. */
    readonly doubted: boolean;
  };
};

export type WordJudge = {
  /** The list that would answer for a language, once it really can; null until then. */
  readonly list: (language: TileLanguage) => Judgement['list'] | null;
  /** Per cent of the list that has arrived, while it is being fetched. */
  readonly progress: (language: TileLanguage) => number | null;
  /** Null where there is no list to ask. */
  readonly judge: (words: readonly string[], language: TileLanguage) => Promise<Judgement | null>;
};

/** Signs of time, answers to a finger, and verdicts. */
export type Beep = 'warning' | 'end' | 'press' | 'save' | 'challenge' | 'valid' | 'invalid' | 'unknown';

/** What the phone can do besides showing a screen. Whatever is missing does nothing. */
export type Device = {
  readonly beep: (kind: Beep) => void;
  readonly vibrate: (pattern: readonly number[]) => void;
  /** Keeps the screen on while `wanted`; false where the phone cannot. */
  readonly keepAwake: (wanted: boolean) => Promise<boolean>;
  readonly print: () => void;
  /** Hands a text file to the user. */
  readonly saveFile: (name: string, content: string, type: string) => void;
  /**
   * Lets the user choose a text file; null if nothing was chosen. Not much more than `most` characters are read; a file
   * that cannot be read is empty.
   */
  readonly openFile: (accept: string, most: number) => Promise<string | null>;
  /** The same, as bytes. */
  readonly openBytes: (accept: string, most: number) => Promise<Uint8Array | null>;
};

/** What the browser says about keeping our data; null where it does not say. */
export type StorageState = {
  /** The browser has promised not to clear it when space runs short. */
  readonly protected: boolean | null;
  readonly usedBytes: number | null;
  readonly quotaBytes: number | null;
};

export type Storage = {
  readonly state: () => Promise<StorageState>;
  /** Asks the browser for that promise; true if it was given. */
  readonly protect: () => Promise<boolean>;
  /** On this phone an app that is not on the home screen is forgotten after a while. */
  readonly wantsInstall: () => boolean;
  /** Opens the app anew: a database that does not answer may answer then. */
  readonly tryAgain: () => void;
};
