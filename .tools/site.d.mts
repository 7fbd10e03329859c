import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export function serveSite(options: {
  readonly folder: string;
  /** Any free one for 0. */
  readonly port: number;
  /** All of this computer's, where it is not given. */
  readonly address?: string | undefined;
  /** PEM, both or none: https. */
  readonly cert?: string | Buffer | undefined;
  readonly key?: string | Buffer | undefined;
  /** May answer first. */
  readonly besides?: (request: IncomingMessage, response: ServerResponse) => boolean;
}): Promise<Server>;
