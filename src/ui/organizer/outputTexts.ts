import type { OutputTexts } from '../../app/organizer/outputs/outputTexts.ts';
import { locale } from '../../i18n/catalogue.ts';
import { signedFigure } from '../../i18n/figures.ts';
import { fractionText } from '../../i18n/fractions.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { outputsTexts } from '../../i18n/outputs.ts';

/** What tables that leave the screen say, in the language in use. */
export const outputTexts = (): OutputTexts => ({
  ...outputsTexts.value.tables,
  language: locale.value,
  figure: fractionText,
  signed: signedFigure,
  criteria: organizerTexts.value.criteriaShort,
  prizes: organizerTexts.value.prizes,
});
