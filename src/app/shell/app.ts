import type { ReadonlySignal } from '@preact/signals';
import type { Pictures } from '../board/picture.ts';
import type { Halls } from '../duplicate/halls.ts';
import type { Library } from '../games/library.ts';
import type { Arrival } from '../handoff/arrival.ts';
import type { HandOffTools } from '../handoff/handoff.ts';
import type { JudgeLog } from '../judge/judgeLog.ts';
import type { Lists } from '../lists/lists.ts';
import type { OwnRules } from '../newGame/ownRules.ts';
import type { Organizer } from '../organizer/organizer.ts';
import type { Camera } from '../organizer/ports.ts';
import type { PlayedByCode } from '../room/playedByCode.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Table } from '../table/table.ts';
import type { Touch } from '../table/touch.ts';
import type { TypedMoveModel } from '../table/typedMove.ts';
import type { Alarm } from '../time/alarms.ts';
import type { Gaps } from '../time/gaps.ts';
import type { Ticker } from '../time/ticker.ts';
import type { Offline } from './offline.ts';
import type { Device, Session, Storage, TableTime, WordJudge } from './ports.ts';
import type { Navigation } from './route.ts';
import type { SettingsModel } from './settings.ts';

/** Everything a screen may use. */
export type App = {
  /** The first screen is there: what was put off for its sake can be done. */
  readonly painted: Promise<void>;
  readonly navigation: Navigation;
  readonly settings: SettingsModel;
  readonly ownRules: OwnRules;
  readonly library: Library;
  readonly table: Table;
  readonly typedMove: TypedMoveModel;
  /** What was typed elsewhere and not recorded yet. */
  readonly drafts: Session;
  readonly touch: Touch;
  readonly ticker: Ticker;
  readonly gaps: Gaps;
  /** Takes the writing over from another window. */
  readonly takeOver: () => void;
  readonly time: TableTime;
  readonly judge: WordJudge;
  /** The word lists; null until their code has arrived. */
  readonly lists: ReadonlySignal<Lists | null>;
  readonly device: Device;
  readonly offline: Offline;
  /** The tournaments, fetched when they are first needed. */
  readonly organizer: () => Promise<Organizer>;
  /** The duplicate games, fetched when they are first needed; their rooms, fetched when one is opened or joined. */
  readonly duplicate: () => Promise<
    Halls & { readonly rooms: () => Promise<Rooms>; readonly byCode: PlayedByCode; readonly camera: Camera }
  >;
  /** Pictures to save or share, fetched when one is wanted. */
  readonly pictures: () => Promise<Pictures>;
  /** The last sign of time; null before the first. */
  readonly alarm: ReadonlySignal<Alarm | null>;
  readonly judgeLog: JudgeLog;
  readonly storage: Storage;
  /** A slip or a card that came with the address. */
  readonly arrival: Arrival;
  /** What is needed to hand a slip over; fetched when it is first asked for. */
  readonly handOff: () => Promise<HandOffTools>;
};
