import { resultsFile } from '../../app/organizer/outputs/resultsFile.ts';
import type { Tournament } from '../../domain/tournament/state.ts';
import type { Millis } from '../../domain/units.ts';
import { dateText } from '../../i18n/dates.ts';
import { outputTexts } from './outputTexts.ts';

/** The page of results in the language in use, as of a moment. `live`: for a folder where it is replaced. */
export const resultsText = (tournament: Tournament, at: Millis, live: boolean): string =>
  resultsFile(tournament, outputTexts(), dateText(at, 'short-moment'), live);
