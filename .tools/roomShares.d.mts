export function createShares(later?: (run: () => void, span: number) => unknown): {
  readonly enters: (address: string, isOwn: boolean) => number | null;
  readonly leaves: (address: string, connection: unknown) => void;
  readonly takesTurn: (address: string, connection: unknown, run: () => void) => boolean;
  readonly refuse: (address: string) => void;
  readonly keeps: (address: string, topic: string, bytes: number) => boolean;
};
