import type { App } from '../../app/shell/app.ts';
import type { Partiar } from '../../domain/duplicate/partiar.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { PartiarSheet } from './PartiarSheet.tsx';

/** A sheet that a link brought to its participant's phone. */
export function PartiarArrival({ partiar }: { readonly app: App; readonly partiar: Partiar }) {
  return <PartiarSheet partiar={partiar} />;
}
PartiarArrival.texts = duplicateTexts;
