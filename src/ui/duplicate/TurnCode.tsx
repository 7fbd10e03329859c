import { useComputed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Hall } from '../../app/duplicate/hall.ts';
import type { HallPorts } from '../../app/duplicate/ports.ts';
import { turnLink } from '../../app/room/turn.ts';
import { nextMove } from '../../domain/duplicate/state.ts';
import { roomTexts } from '../../i18n/room.ts';
import { QrCode } from '../parts/QrCode.tsx';
import styles from './Room.module.css';

type Props = { readonly hall: Hall; readonly ports: Pick<HallPorts, 'base' | 'qr'> };

/** The move that is played, for phones without a network. */
export function TurnCode({ hall, ports }: Props) {
  const t = roomTexts.value.codes;
  const link = useComputed(() => turnLink(hall.id, hall.state.value, ports.base)).value;
  const code = useMemo(() => (link === null ? null : ports.qr(link)), [link]);
  if (!code) return <p class={styles.note}>{t.noTurn}</p>;
  return (
    <div class={styles.turn}>
      <QrCode code={code} label={t.turn(nextMove(hall.state.value))} />
    </div>
  );
}
