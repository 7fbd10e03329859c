import { useMemo } from 'preact/hooks';
import { partiarCode } from '../../app/duplicate/partiarCode.ts';
import type { HallPorts } from '../../app/duplicate/ports.ts';
import type { Partiar } from '../../domain/duplicate/partiar.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { LinkCode } from '../parts/LinkCode.tsx';

type Props = { readonly partiar: Partiar; readonly ports: Pick<HallPorts, 'base' | 'qr' | 'share' | 'copy'> };

/** The sheet for the participant's own phone. */
export function PartiarLink({ partiar, ports }: Props) {
  const t = duplicateTexts.value.partiar;
  const sheet = useMemo(() => partiarCode(partiar, ports), [partiar]);
  if (!sheet) return <p>{t.tooLong}</p>;
  return <LinkCode {...sheet} about={`${partiar.number}. ${partiar.name}`} ports={ports} texts={t} />;
}
