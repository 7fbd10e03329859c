import { useSignal } from '@preact/signals';
import {
  backupGames,
  chooseBackup,
  type Phone,
  type Restored,
  restoreGames,
} from '../../../app/games/backup.ts';
import type { Library } from '../../../app/games/library.ts';
import type { Device } from '../../../app/shell/ports.ts';
import type { Millis } from '../../../domain/units.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import styles from './SettingsScreen.module.css';

type Props = {
  readonly library: Library;
  readonly phone: Phone;
  readonly device: Device;
  readonly now: () => Millis;
};

/** All games, one's own rules and the settings out to one file, and back: only a copy outside the browser is safe from it. */
export function BackupCopy({ library, phone, device, now }: Props) {
  const { settings: text } = messages.value;
  const notice = useSignal('');
  const save = async () => {
    const backup = await backupGames(library, now(), text.backupFile, phone).catch(() => null);
    notice.value = backup ? '' : text.backupFailed;
    if (backup) device.saveFile(backup.name, backup.content, 'application/json');
  };
  const load = async () => {
    const source = await chooseBackup(device);
    if (source === null) return;
    const result = await restoreGames(source, library, now(), phone);
    const told = ({ added, known, unreadable, rules = 0, settings }: Restored) =>
      [
        text.restored(added, known, unreadable),
        rules > 0 ? text.restoredRules(rules) : '',
        settings ? text.restoredSettings : '',
      ]
        .filter((part) => part !== '')
        .join(' ');
    notice.value = result.ok
      ? told(result.value)
      : [
          text.restoreErrors[result.error.why],
          result.error.why === 'not-saved' ? told(result.error.done) : '',
        ].join(' ');
  };
  return (
    <div class={styles.phone} data-stack="2">
      <p class={styles.note} data-quiet>
        {text.backupNote}
      </p>
      <div data-abreast>
        <Button onClick={save}>{text.backup}</Button>
        <Button onClick={load}>{text.restore}</Button>
      </div>
      {notice.value && <p role="status">{notice.value}</p>}
    </div>
  );
}
