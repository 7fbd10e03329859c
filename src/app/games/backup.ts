import type { ReadonlySignal } from '@preact/signals';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { TableRules } from '../../domain/rules/tableRules.ts';
import { current, replay } from '../../domain/table/game.ts';
import { latestBelieved, type Millis } from '../../domain/units.ts';
import type { BackupError } from '../../share/gameFile/backup.ts';
import type { Belongings } from '../../share/gameFile/belongings.ts';
import { MOST_IN_BACKUP } from '../../share/text/fileSizes.ts';
import { fileDay } from '../shell/fileDay.ts';
import type { Device } from '../shell/ports.ts';
import type { SettingsModel } from '../shell/settings.ts';
import { gameId } from './gamesPlayed.ts';
import type { Library } from './library.ts';

export type Restored = {
  readonly added: number;
  /** Games that are here already: they stay as they are. */
  readonly known: number;
  readonly unreadable: number;
  /** Rules of one's own that were not here. */
  readonly rules?: number;
  /** The settings of the copy are in force now. */
  readonly settings?: true;
};

/** What belongs to a phone besides its games. */
export type Phone = {
  readonly ownRules: {
    readonly value: ReadonlySignal<readonly TableRules[]>;
    readonly load: () => Promise<void>;
    readonly save: (rules: TableRules) => Promise<void>;
  };
  readonly settings: Pick<SettingsModel, 'value' | 'change'>;
};

type GameRestoreError = BackupError | { readonly why: 'not-saved'; readonly done: Restored };

const GAMES_AT_ONCE = 4;

/** `what`: what such a file is called in the language of the screens. */
function backupName(now: Millis, what: string): string {
  return `sprawdzam-${what}-${fileDay(now)}.json`;
}

/** Every game of this phone in one file, with the rules and the settings that are its own. */
export async function backupGames(
  library: Library,
  now: Millis,
  what: string,
  phone?: Phone,
): Promise<{ readonly name: string; readonly content: string }> {
  const [{ writeBackup }, { keptSettings }] = await Promise.all([
    import('../../share/gameFile/backup.ts'),
    import('../../share/gameFile/belongings.ts'),
  ]);
  await phone?.ownRules.load();
  const belongings = phone && {
    rules: phone.ownRules.value.value,
    settings: keptSettings(phone.settings.value.value),
  };
  return { name: backupName(now, what), content: writeBackup(await library.readAll(), belongings) };
}

/** The text of a file with many games; null where none was chosen. */
export const chooseBackup = ({ openFile }: Pick<Device, 'openFile'>) =>
  openFile('.json,application/json', MOST_IN_BACKUP);

/** Adds what is missing here; whatever is here already is not touched. */
export async function restoreGames(
  source: string,
  library: Library,
  now: Millis,
  phone?: Phone,
): Promise<Result<Restored, GameRestoreError>> {
  const [{ openBackup }, { readGame }] = await Promise.all([
    import('../../share/gameFile/backup.ts'),
    import('../../share/gameFile/gameFile.ts'),
  ]);
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  const backup = await openBackup(source, turn);
  const latest = latestBelieved(now);
  if (!backup.ok) return backup;
  const { games, belongings } = backup.value;
  const isNew = library.heads.value.length === 0;
  const done = { added: 0, known: 0, unreadable: 0 };
  let number = 0;
  for (const json of games) {
    // A stranger's file may hold thousands, each as costly as one may be: the screen has its turn in between.
    if (number % GAMES_AT_ONCE === 0) await turn();
    number += 1;
    const game = readGame(json, latest);
    if (!game.ok || !current(replay(game.value.entries).log)) {
      done.unreadable += 1;
      continue;
    }
    const { id, entries } = game.value;
    const outcome = await library.add({ id: gameId(id, JSON.stringify(entries)), entries });
    if (outcome === 'not-saved') return fail({ why: 'not-saved', done });
    done[outcome] += 1;
  }
  return ok({ ...done, ...(phone && (await restoreBelongings(belongings, phone, isNew))) });
}

/** Rules that are here stay as they are; settings come back only to a phone on which nobody has played yet. */
async function restoreBelongings(
  { rules, settings }: Belongings,
  phone: Phone,
  isNew: boolean,
): Promise<Pick<Restored, 'rules' | 'settings'>> {
  await phone.ownRules.load();
  const known = new Set(phone.ownRules.value.value.map(({ id }) => id));
  const missing = rules.filter(({ id }) => !known.has(id));
  // The first of them was saved last.
  for (const one of missing.toReversed()) await phone.ownRules.save(one);
  if (settings && isNew) phone.settings.change(settings);
  return {
    ...(missing.length > 0 ? { rules: missing.length } : {}),
    ...(settings && isNew ? { settings: true } : {}),
  };
}
