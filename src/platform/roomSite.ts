type Answer = Readonly<Record<string, unknown>> & { readonly counted?: Readonly<Record<string, unknown>> };

/** What this site says about a room; null where it has none. */
export async function readRoomSite(base: string): Promise<{
  readonly broker: string;
  readonly room: string | null;
  readonly address: string;
  /** Of what is said in its rooms; null where it does not say. */
  readonly protocol: number | null;
  /** Messages that its broker did not take. */
  readonly refused: number;
} | null> {
  try {
    const answer = await fetch(`${base}room`, { cache: 'no-store' });
    if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return null;
    const { broker, room, address, protocol, counted } = (await answer.json()) as Answer;
    return {
      broker: typeof broker === 'string' ? broker : `${base.replace(/^http/, 'ws')}mqtt`,
      room: typeof room === 'string' ? room : null,
      address: typeof address === 'string' ? address : base,
      protocol: typeof protocol === 'number' ? protocol : null,
      refused: Number(counted?.refused) || 0,
    };
  } catch {
    return null;
  }
}

/** Tells this site whose room it is; it listens only to its own computer. */
export async function writeRoomSite(base: string, room: string): Promise<boolean> {
  try {
    return (await fetch(`${base}room`, { method: 'PUT', body: room })).ok;
  } catch {
    return false;
  }
}
