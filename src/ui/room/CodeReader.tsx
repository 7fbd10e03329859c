import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Camera } from '../../app/organizer/ports.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { roomTexts } from '../../i18n/room.ts';
import { Button } from '../parts/Button.tsx';
import { Scanner } from '../parts/Scanner.tsx';
import { SignalField } from '../parts/SignalField.tsx';
import styles from './Room.module.css';

const MOST_PASTED = 4_000;

type Props = {
  readonly camera: Camera;
  /** Null: it was read; otherwise why it was not. */
  readonly onText: (text: string) => string | null;
};

/** A code by the camera, or pasted where there is none (without https no browser gives one). */
export function CodeReader({ camera, onText }: Props) {
  const t = roomTexts.value.codes;
  const scanning = useSignal(false);
  const here = useSignal(false);
  const pasted = useSignal('');
  const said = useSignal('');
  // What the camera says is said as for the organizer's slips.
  useEffect(() => {
    organizerTexts.load().then(() => {
      here.value = true;
    });
  }, []);
  const read = (text: string) => {
    said.value = onText(text) ?? '';
    return said.value === '';
  };
  const readPasted = () => {
    if (read(pasted.peek())) pasted.value = '';
  };
  return (
    <div class={styles.stack} data-stack="3">
      {scanning.value && here.value ? (
        <>
          <Scanner
            camera={camera}
            onText={(text) => {
              if (read(text)) scanning.value = false;
            }}
            texts={{ ...organizerTexts.value.collect, aim: t.aim }}
          />
          <Button
            wide
            onClick={() => {
              scanning.value = false;
            }}
          >
            {t.stop}
          </Button>
        </>
      ) : (
        <Button
          kind="main"
          wide
          onClick={() => {
            scanning.value = true;
          }}
        >
          {t.scan}
        </Button>
      )}
      <form
        class={styles.paste}
        onSubmit={(event) => {
          event.preventDefault();
          readPasted();
        }}
      >
        <SignalField label={t.paste} value={pasted} most={MOST_PASTED} />
        <Button disabled={pasted.value.trim() === ''} onClick={readPasted}>
          {t.read}
        </Button>
      </form>
      <p role="status">{said}</p>
    </div>
  );
}
