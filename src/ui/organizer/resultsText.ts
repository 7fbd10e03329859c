import type { Desk } from '../../app/organizer/desk.ts';
import { resultsFile } from '../../app/organizer/outputs/resultsFile.ts';
import type { Millis } from '../../domain/units.ts';
import { dateText } from '../../i18n/dates.ts';
import { outputTexts } from './outputTexts.ts';

/** The page of results in the language in use, as of a moment. `live`: for a folder where it is replaced. */
export function resultsText({ tournament, prizes }: Desk, at: Millis, live: boolean): string {
  return resultsFile(tournament.peek(), prizes.peek(), outputTexts(), dateText(at, 'short-moment'), live);
}
