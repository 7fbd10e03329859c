import { locale } from '../../i18n/catalogue.ts';
import { figure } from '../../i18n/figures.ts';

/** To one place, in the reader's own way: `287,4`. */
export function averageText(sum: number, count: number): string {
  if (count === 0) return '–';
  const places = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return figure(sum / count, (size) => new Intl.NumberFormat(locale.value, places).format(size));
}
