import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export const PROTOCOL: number;
export const BROKER_PATH: string;
export const ROOM_PATH: string;
export const JOIN_PATH: string;

export function isSigned(topic: string, payload: Uint8Array): boolean;

/** Takes bytes of MQTT packets as they come; false as soon as one is too long, or they are too many. */
export function packetGate(mostInSecond: number, now?: () => number): (bytes: Uint8Array) => boolean;

export type Room = {
  name: string | null;
  /** `unkept`: passed on, but not kept for those who come later; `unread`: connections of those who did not read what they asked for. */
  readonly counted: {
    readonly refused: number;
    readonly slowed: number;
    readonly unkept: number;
    readonly unread: number;
  };
};
export function newRoom(): Room;

export function openRoom(
  server: Server,
  options?: {
    readonly url?: string | undefined;
    readonly room?: Room;
    readonly later?: (run: () => void, span: number) => unknown;
  },
): Promise<{ readonly counted: Room['counted']; readonly close: () => Promise<void> }>;

export function roomAnswers(options?: {
  readonly url?: string | undefined;
  readonly address?: () => string | null;
  readonly room?: Room;
}): (request: IncomingMessage, response: ServerResponse) => boolean;
