/** Is there room on the disk? `unknown`: it could not be tried. */
export type Room = 'enough' | 'none' | 'unknown';

/** `mended`: it was in doubt, and a fresh log was begun now. */
export type Soundness = 'sound' | 'mended' | 'doubtful';

/**
 * All databases of this site share one log of Chromium's. A write that failed for want of room leaves half a record in
 * it; Chromium appends behind that all the same, says of every later row that it is saved, and drops them all at its
 * next start. So every write of ours goes through one guard: once a log is in doubt, nothing counts as saved until a
 * fresh one was begun, because that puts everything known into a table file first.
 */
export type LogGuard = {
  /** One write to any database. */
  readonly write: <T>(work: () => Promise<T>) => Promise<T>;
  /** One that a page may not live to see, and that nobody calls saved: as long as nothing is in doubt it waits for no fresh log. */
  readonly writeAtOnce: <T>(work: () => Promise<T>) => Promise<T>;
  /**
   * Before a database is opened: rejects as long as the disk is known to be full. Chromium writes where it opens, and
   * one that it opens behind half a record may be deleted.
   */
  readonly opening: () => Promise<void>;
  /** A connection died: what was being written then nobody knows. */
  readonly suspect: () => void;
  /** Another page of this site has found the log in doubt, or the disk `full`: it is the same log. */
  readonly told: (full: boolean) => void;
  /** Begins a fresh log where one is due: for when there is time. */
  readonly refresh: () => Promise<void>;
  /** Would everything written so far be there after a kill? Makes sure of it, if it can. */
  readonly soundness: () => Promise<Soundness>;
};

/** A failure that nobody has seen is mended after so many writes. */
const FRESH_EVERY = 50;
/** A write does not wait longer for a fresh log, nor a fact for the word that it is saved. */
const BEFORE_WRITING = 1_500;
const BEFORE_SAYING = 8_000;
/** A fresh log that takes longer than this does not come: nothing waits for it any more. */
const HANGING = 20_000;
/**
 * So long a database is left alone that met a full disk: every try opens it anew and writes to its list of files, and
 * one that is killed in the middle of that may lose everything.
 */
const REST = 5_000;
/**
 * Room behind a disk that was full has to last, as these further tries find it: a fresh log that runs out of it goes on
 * behind half a record, and Chromium, when it opens that the next time, deletes all databases of the site.
 */
const FURTHER_TRIES = [500, 1_000, 1_000];
/** So often a disk that was full is taken to be full still where nobody can tell. */
const MOST_UNKNOWN = 12;

export type GuardPorts = {
  /** Begins a fresh log; rejects where that failed. */
  readonly freshLog: () => Promise<void>;
  /** Hardly any room is left: a write may fail in parts that no page is told of. */
  readonly isRoomLow: () => Promise<boolean>;
  /** Tries whether a fresh log would find room, without touching a database. */
  readonly tryRoom: () => Promise<Room>;
  readonly wait: (ms: number) => Promise<void>;
  /** Tells the other pages of this site that the log is in doubt. */
  readonly tell?: (full: boolean) => void;
};

export function createLogGuard({ freshLog, isRoomLow, tryRoom, wait, tell }: GuardPorts): LogGuard {
  let doubts = 0;
  // Who knows what the page before has left: a power cut leaves half a record too.
  let writes = FRESH_EVERY;
  let mending: Promise<void> | null = null;

  /** How the disk said that it is full; null since it was found to have room. */
  let full: unknown = null;
  let resting = false;
  let isFirst = true;
  let unknown = 0;
  const tried = () => Promise.race([tryRoom(), wait(BEFORE_SAYING).then(() => 'unknown' as const)]);
  /**
   * Behind half a record nothing may be written that may fail as well: Chromium takes a log that goes on behind one for
   * damaged, and deletes all databases of the site.
   */
  const isRoom = async (): Promise<boolean> => {
    const room = await tried();
    unknown = room === 'unknown' && full !== null ? unknown + 1 : 0;
    if (room !== 'enough') return room === 'unknown' && (full === null || unknown > MOST_UNKNOWN);
    if (full === null) return true;
    for (const after of FURTHER_TRIES) {
      await wait(after);
      if ((await tried()) !== 'enough') return false;
    }
    return true;
  };
  const suspect = (error?: unknown) => {
    tell?.(isFull(error));
    doubt(error);
  };
  const doubt = (error?: unknown) => {
    doubts += 1;
    if (!isFull(error)) return;
    full = error;
    if (resting) return;
    resting = true;
    void wait(REST).then(() => {
      resting = false;
    });
  };
  const mend = async () => {
    if (resting) return;
    const before = doubts;
    writes = 0;
    try {
      const unsure = isFirst || doubts > 0;
      isFirst = false;
      if (unsure && !(await isRoom())) throw full ?? noRoom();
      await freshLog();
      // What failed meanwhile may stand in the fresh one.
      if (doubts !== before) return;
      doubts = 0;
      full = null;
    } catch (error) {
      if (doubts > 0 || isFull(error)) suspect(error);
    }
  };
  const mended = () => {
    mending ??= Promise.race([mend(), wait(HANGING)]).finally(() => {
      mending = null;
    });
    return mending;
  };
  const refresh = async () => {
    if (doubts > 0 || writes >= FRESH_EVERY || mending) await mended();
  };

  const done = async <T>(work: () => Promise<T>): Promise<T> => {
    writes += 1;
    try {
      return await work();
    } catch (error) {
      if (isRefusal(error)) throw error;
      suspect(error);
      // Behind a disk that is full every other failure means the same.
      throw full ?? error;
    }
  };
  /** Behind half a record nothing is written before there is a fresh log: also where that takes its time. */
  const whenSound = async (): Promise<void> => {
    await Promise.race([refresh(), wait(BEFORE_WRITING)]);
    if (full !== null) throw full;
    if (doubts > 0 && mending) throw new Error('a fresh log is being begun');
  };
  const write = async <T>(work: () => Promise<T>): Promise<T> => {
    await whenSound();
    return done(work);
  };

  return {
    suspect: () => suspect(),
    told: (isSaidFull) => doubt(isSaidFull ? noRoom('no space, as another page has found') : undefined),
    refresh,
    write,
    opening: async () => {
      if (isDiskFull(full)) await whenSound();
    },
    writeAtOnce: (work) => (doubts > 0 || resting ? write(work) : done(work)),
    async soundness() {
      // Every page sees that for itself.
      if (doubts === 0 && (await isRoomLow())) doubt();
      // One that is being begun writes megabytes: if the disk runs full under it, what was written before may go too.
      const begun = doubts === 0;
      if (begun && !mending) return 'sound';
      const isDone = await Promise.race([mended().then(() => true), wait(BEFORE_SAYING).then(() => false)]);
      if (!isDone || doubts > 0) return 'doubtful';
      return begun ? 'sound' : 'mended';
    },
  };
}

const noRoom = (why = 'no room') => new DOMException(why, 'QuotaExceededError');

/** What a database answers that works. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && ['ConstraintError', 'DataCloneError', 'DataError'].includes(error.name);
}

/** A full disk has many names in Chromium; where its store cannot be opened at all, there is no safe place on it either. */
export function isFull(error: unknown): boolean {
  return (error instanceof Error && error.name === 'QuotaExceededError') || isDiskFull(error);
}

/** Not only what the browser grants to a site. */
function isDiskFull(error: unknown): boolean {
  return error instanceof Error && /no.?space|full disk|backing store/i.test(error.message);
}
