import { figure } from '../../i18n/figures.ts';
import type { GcgMessages } from '../../i18n/gcg.ts';
import type { GcgDifference } from '../../share/gcg/difference.ts';

/** What did not agree in one line of a GCG file. */
export function differenceText(text: GcgMessages, difference: GcgDifference): string {
  switch (difference.why) {
    case 'points':
    case 'sum':
    case 'rack':
      return text[difference.why](figure(difference.file), figure(difference.counted));
    case 'rack-tiles':
      return text.rackTiles(difference.rack, difference.left);
    case 'final':
      return text.final(difference.name, figure(difference.file), figure(difference.counted));
    case 'place':
      return text.place;
    case 'tile':
      return text.tile(difference.letter);
    case 'too-many-tiles':
      return text.tooManyTiles;
    case 'exchange':
      return text.exchange;
    case 'turn-missing':
      return text.turnMissing(difference.name);
    case 'nothing-to-take-back':
      return text.nothingToTakeBack;
    case 'not-over':
      return text.notOver;
    case 'after-the-end':
      return text.afterTheEnd;
  }
}
