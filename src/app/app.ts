import type { ReadonlySignal } from '@preact/signals';
import type { Alarm } from './alarms.ts';
import type { Arrival } from './arrival.ts';
import type { CustomRules } from './customRules.ts';
import type { Gaps } from './gaps.ts';
import type { HandOffTools } from './handoff.ts';
import type { JudgeLog } from './judgeLog.ts';
import type { Lists } from './lexicon/lists.ts';
import type { Library } from './library.ts';
import type { Offline } from './offline.ts';
import type { Organizer } from './organizer/organizer.ts';
import type { Device, Storage, Time, WordJudge } from './ports.ts';
import type { Navigation } from './route.ts';
import type { SettingsModel } from './settings.ts';
import type { Drafts } from './settling.ts';
import type { Table } from './table.ts';
import type { Ticker } from './ticker.ts';

/** Everything a screen may use. */
export type App = {
  readonly navigation: Navigation;
  readonly settings: SettingsModel;
  readonly customRules: CustomRules;
  readonly library: Library;
  readonly table: Table;
  readonly drafts: Drafts;
  readonly ticker: Ticker;
  readonly gaps: Gaps;
  /** Takes the writing over from another window. */
  readonly takePen: () => void;
  readonly time: Time;
  readonly judge: WordJudge;
  /** The word lists; null until their code has arrived. */
  readonly lists: ReadonlySignal<Lists | null>;
  readonly device: Device;
  readonly offline: Offline;
  /** The tournaments, fetched when they are first needed. */
  readonly organizer: () => Promise<Organizer>;
  /** The last sign of time; null before the first. */
  readonly alarm: ReadonlySignal<Alarm | null>;
  readonly judgeLog: JudgeLog;
  readonly storage: Storage;
  /** A slip or a card that came with the address. */
  readonly arrival: Arrival;
  /** What is needed to hand a slip over; fetched when it is first asked for. */
  readonly handOff: () => Promise<HandOffTools>;
};
