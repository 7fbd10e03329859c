import { useSignal } from '@preact/signals';
import { Button } from './Button.tsx';
import styles from './LinkCode.module.css';
import { QrCode } from './QrCode.tsx';

type Props = {
  readonly link: string;
  readonly code: readonly (readonly boolean[])[];
  /** What is said beside the link when it is passed on. */
  readonly about: string;
  readonly ports: {
    readonly share: ((text: string, link: string) => Promise<boolean>) | null;
    readonly copy: (text: string) => Promise<boolean>;
  };
  readonly texts: {
    readonly scan: string;
    readonly send: string;
    readonly copied: string;
    readonly notCopied: string;
  };
};

/** A link for another phone: a code to scan, or sent. */
export function LinkCode({ link, code, about, ports, texts }: Props) {
  const said = useSignal('');
  const send = async () => {
    if (ports.share && (await ports.share(about, link))) return;
    said.value = (await ports.copy(link)) ? texts.copied : texts.notCopied;
  };
  return (
    <div class={styles.link} data-stack="2">
      <div class={styles.code}>
        <QrCode code={code} label={texts.scan} />
      </div>
      <p>{texts.scan}</p>
      <Button wide onClick={send}>
        {texts.send}
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}
