import type { Messages } from '../../i18n/messages.ts';
import type { SlipPayload } from '../../share/slip/payload.ts';

type Words = Messages['handoff'];

/** `runda 2 · stolik 4 · Pińczów – turniej otwarty` */
export function placeOf({ round, table, regulation }: SlipPayload, words: Words): string {
  const place = [round && words.round(round), table && words.table(table), regulation.name];
  return place.filter((part) => part !== '').join(' · ');
}

/** `runda 2 · stolik 4: Anna Kowalska 389 – Marek Zieliński 371` */
export function resultLine(slip: SlipPayload, words: Words): string {
  const place = [slip.round && words.round(slip.round), slip.table && words.table(slip.table)];
  const where = place.filter((part) => part !== '').join(' · ');
  const scores = slip.players.map(({ name }, seat) => `${name} ${slip.columns[seat]?.total ?? 0}`);
  return `${where === '' ? '' : `${where}: `}${scores.join(' – ')}`;
}
