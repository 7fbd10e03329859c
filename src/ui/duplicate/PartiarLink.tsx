import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { partiarCode } from '../../app/duplicate/partiarCode.ts';
import type { HallPorts } from '../../app/duplicate/ports.ts';
import type { Partiar } from '../../domain/duplicate/partiar.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { Button } from '../parts/Button.tsx';
import { QrCode } from '../parts/QrCode.tsx';
import styles from './Partiar.module.css';

type Props = { readonly partiar: Partiar; readonly ports: Pick<HallPorts, 'base' | 'qr' | 'share' | 'copy'> };

/** The sheet for the participant's own phone: a code to scan, or a link to send. */
export function PartiarLink({ partiar, ports }: Props) {
  const t = duplicateTexts.value.partiar;
  const said = useSignal('');
  const sheet = useMemo(() => partiarCode(partiar, ports), [partiar]);
  if (!sheet) return <p>{t.tooLong}</p>;
  const { link, code } = sheet;
  const send = async () => {
    if (ports.share && (await ports.share(`${partiar.number}. ${partiar.name}`, link))) return;
    said.value = (await ports.copy(link)) ? t.copied : t.notCopied;
  };
  return (
    <div class={styles.link}>
      <div class={styles.code}>
        <QrCode code={code} label={t.scan} />
      </div>
      <p>{t.scan}</p>
      <Button wide onClick={send}>
        {t.send}
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}
