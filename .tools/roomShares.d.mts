export function createShares(now?: () => number): {
  readonly enters: (address: string, isOwn: boolean) => boolean;
  readonly leaves: (address: string) => void;
  readonly waits: (address: string) => number;
  readonly refuse: (address: string) => void;
  readonly keeps: (address: string, topic: string, bytes: number) => boolean;
};
