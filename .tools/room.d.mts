import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export const BROKER_PATH: string;
export const ROOM_PATH: string;
export const JOIN_PATH: string;

export function isSigned(topic: string, payload: Uint8Array): boolean;

export function openRoom(
  server: Server,
  options?: { readonly url?: string | undefined; readonly now?: () => number },
): Promise<{
  /** `unread`: connections of those who did not read what they asked for. */
  readonly counted: { readonly refused: number; readonly slowed: number; readonly unread: number };
  readonly close: () => Promise<void>;
}>;

export function roomAnswers(options?: {
  readonly url?: string | undefined;
  readonly address?: () => string | null;
}): (request: IncomingMessage, response: ServerResponse) => boolean;
