import { useSignal } from '@preact/signals';
import type { Device, StoredGame } from '../../app/shell/ports.ts';
import { exportGcg } from '../../app/table/exportGcg.ts';
import { gcgMessages } from '../../i18n/gcg.ts';
import type { GcgOptions, GcgWriteError } from '../../share/gcg/writeGcg.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Notice } from '../parts/Notice.tsx';
import { Group, Row } from '../parts/Row.tsx';

type Props = {
  readonly device: Device;
  /** Read when it is wanted; null where it cannot be. */
  readonly read: () => Promise<StoredGame | null>;
  readonly onClose: () => void;
};

/** The game for other programs: which dialect, and what is in the way. */
export function GcgExport({ device, read, onClose }: Props) {
  const text = gcgMessages.value;
  const trouble = useSignal<GcgWriteError | null>(null);
  const save = async (options: GcgOptions) => {
    const game = await read();
    if (!game) return onClose();
    trouble.value = await exportGcg(device, game, options);
    if (!trouble.value) onClose();
  };
  const before = trouble.value?.why === 'no-place' ? (trouble.value.turns[0] ?? 1) - 1 : 0;
  return (
    <Dialog title={text.export} onClose={onClose}>
      <div data-stack="3">
        <Group>
          <Row label={text.forAll} note={text.forAllNote} onClick={() => save({ profile: 'all' })} />
          <Row label={text.exact} note={text.exactNote} onClick={() => save({ profile: 'exact' })} />
        </Group>
        {trouble.value && <Notice>{troubleText(trouble.value)}</Notice>}
        {before > 0 && (
          <Button wide onClick={() => save({ profile: 'all', upTo: before })}>
            {text.upTo(before)}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function troubleText(error: GcgWriteError): string {
  const text = gcgMessages.value;
  if (error.why === 'no-place') return text.noPlace(error.turns.join(', '));
  return error.why === 'not-begun' ? text.notBegun : text.takenOver;
}
