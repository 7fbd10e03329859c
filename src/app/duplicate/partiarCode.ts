import type { Partiar } from '../../domain/duplicate/partiar.ts';
import { partiarLink } from '../../share/duplicate/partiarLink.ts';
import type { HallPorts } from './ports.ts';

type PartiarCode = {
  readonly link: string;
  readonly code: readonly (readonly boolean[])[];
};

/** A participant's sheet as a link and a code for another phone; null where the game is too long for one. */
export function partiarCode(
  partiar: Partiar,
  { base, qr }: Pick<HallPorts, 'base' | 'qr'>,
): PartiarCode | null {
  const link = partiarLink(partiar, base);
  return link === null ? null : { link, code: qr(link) };
}
