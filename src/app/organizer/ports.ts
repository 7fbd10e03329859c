import type { TournamentEntry } from '../../domain/tournament/fact.ts';
import type { Cryptography } from '../../share/slip/signature.ts';
import type { KeptSlip } from '../../share/tournament/tournamentFile.ts';
import type { SaveState, Session } from '../shell/ports.ts';
import type { BoxPorts } from './dropBox.ts';
import type { PagePorts } from './publisher.ts';

export type StoredTournament = {
  readonly id: string;
  readonly entries: readonly TournamentEntry[];
  /** Rows that are there but do not continue the history. */
  readonly unusable: number;
};

export type TournamentStore = {
  readonly load: () => Promise<{
    readonly tournaments: readonly (StoredTournament & { readonly slips: readonly KeptSlip[] })[];
    /** False: tournaments that are only in the database are not among these. */
    readonly databaseAnswers: boolean;
  }>;
  /** All or nothing. The second copy is written before this returns, the promise tells of the database. */
  readonly add: (id: string, ...entries: readonly TournamentEntry[]) => Promise<SaveState>;
  /** Tries again what the database refused. */
  readonly heal: (id: string) => Promise<SaveState>;
  /** Reads the log that another window has written; null where this one has something unwritten and does not discard it. */
  readonly reread: (id: string, discard: boolean) => Promise<StoredTournament | null>;
  /** A tournament that is over needs no second copy. */
  readonly release: (id: string) => void;
  /** The slips of a tournament that are stored now, by this window or another. */
  readonly slips: (id: string) => Promise<readonly KeptSlip[]>;
  readonly keepSlip: (id: string, digest: string, text: string) => Promise<SaveState['safety']>;
  /** The log and its slips, all or nothing. Rejects where the database does not do it; then everything is as it was. */
  readonly remove: (id: string) => Promise<void>;
  /** Another window has removed it: nothing of it may be written again. */
  readonly forget: (id: string) => void;
};

/** `changed`: there is more of its log, or of its slips. */
export type TournamentNews = { readonly id: string; readonly what: 'changed' | 'removed' };

const CAMERA_TROUBLES = ['denied', 'missing', 'busy', 'unsupported', 'no-https', 'broken'] as const;
export type CameraTrouble = (typeof CAMERA_TROUBLES)[number];

export type Camera = {
  /** Shows the rear camera in a video element. */
  readonly open: (
    video: HTMLVideoElement,
  ) => Promise<
    { readonly ok: true; readonly stop: () => void } | { readonly ok: false; readonly trouble: CameraTrouble }
  >;
  /** The QR code in the picture as it is now; null for none. */
  readonly read: (video: HTMLVideoElement) => Promise<string | null>;
};

/** Small texts of this device that all its windows share. */
export type Notes = Session & {
  /** Another window has written; returns nothing: it is listened as long as the app is open. */
  readonly onChange: (listener: (key: string) => void) => void;
};

export type OrganizerPorts = {
  readonly store: TournamentStore;
  readonly camera: Camera;
  readonly box: BoxPorts;
  readonly page: PagePorts;
  readonly notes: Notes;
  readonly cryptography: Cryptography;
  readonly now: () => number;
  readonly newId: () => string;
  /** This app's address without what is behind `#`: what a table's card leads to. */
  readonly base: string;
  /** Tells the other windows what became of a tournament. */
  readonly broadcast: (news: TournamentNews) => void;
  readonly onBroadcast: (listener: (news: TournamentNews) => void) => void;
  /** Lets the user choose a file; null if nothing was chosen. */
  readonly openBytes: (accept: string) => Promise<Uint8Array | null>;
  /** A QR code as rows of dark and light. */
  readonly qr: (text: string) => readonly (readonly boolean[])[];
  readonly fullScreen: (wanted: boolean) => void;
  /** Another window on an address of this app. */
  readonly openWindow: (hash: string) => void;
  /** Closes this window, where it is one that was opened for its address alone. */
  readonly closeWindow: () => void;
  /** Passes a page on by the phone's own means; null where it has none for it. */
  readonly sharePage: ((name: string, content: string) => Promise<boolean>) | null;
  readonly copyText: (text: string) => Promise<boolean>;
};
