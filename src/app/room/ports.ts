import type { ReadonlySignal } from '@preact/signals';
import type { Millis } from '../../domain/units.ts';
import type { Bytes, RoomCryptography } from '../../share/room/cryptography.ts';

/** A connection to a room's broker that comes back by itself. What a topic or a payload means it does not know. */
export type RoomLink = {
  readonly up: ReadonlySignal<boolean>;
  /** True as soon as the broker has it; false where there is no connection. */
  readonly publish: (topic: string, payload: Bytes, retained: boolean) => Promise<boolean>;
  /** True once all has come that the broker had for this connection when it was asked; false where it breaks before. */
  readonly caughtUp: () => Promise<boolean>;
  readonly close: () => void;
};

export type LinkOptions = {
  /** Heard from the start and after every reconnection, what is retained first. */
  readonly filters: readonly string[];
  /** What the broker says for this connection when it breaks; asked for at every connection. */
  readonly will: (() => Promise<{ readonly topic: string; readonly payload: Bytes }>) | null;
  readonly onMessage: (topic: string, payload: Uint8Array) => void;
  /** After every connection, once the filters stand. */
  readonly onUp: () => void;
};

export type OpenLink = (options: LinkOptions) => RoomLink;

/** Small texts that survive a reload. */
export type RoomMemory = {
  readonly read: (key: string) => string | null;
  /** A promise where it takes a while until it survives a kill, too. */
  readonly write: (key: string, text: string) => unknown;
};

export type RoomPorts = {
  readonly openLink: OpenLink;
  readonly cryptography: RoomCryptography;
  readonly memory: RoomMemory;
  readonly now: () => Millis;
  readonly repeat: (run: () => void, span: Millis) => () => void;
  /** So long, or less where nobody looks. */
  readonly pause: (span: Millis) => Promise<void>;
  readonly newId: () => string;
  /** Tells whenever the page comes into sight or goes out of it. */
  readonly watchSight: (tell: (here: boolean) => void) => void;
};
