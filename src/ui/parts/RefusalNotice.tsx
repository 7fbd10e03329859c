import type { Refused } from '../../app/table/touch.ts';
import { messages } from '../../i18n/messages.ts';
import { Notice } from './Notice.tsx';

type Props = { readonly refused: Refused | null; readonly names: readonly string[] };

/** Why the last touch came to nothing, said where the finger is. */
export function RefusalNotice({ refused, names }: Props) {
  return refused && <Notice>{messages.value.refusals(refused.refusal, names)}</Notice>;
}
