import { presetById } from '../../domain/rules/presets.ts';
import { isEarly } from '../../domain/table/earlyEnd.ts';
import { figure } from '../../i18n/figures.ts';
import { type Messages, messages } from '../../i18n/messages.ts';
import type { SlipPayload } from '../../share/slip/payload.ts';
import { earlyLine } from '../text/earlyNote.ts';

type Words = Messages['handoff'];

/** `runda 2 · stolik 4 · Pińczów – turniej otwarty` */
export function roundAndTable({ round, table, regulation }: SlipPayload, words: Words): string {
  const title = messages.value.rules.title(regulation);
  const place = [round && words.round(round), table && words.table(table), title];
  return place.filter((part) => part !== '').join(' · ');
}

/** `runda 2 · stolik 4 · partia 2: Anna Kowalska 389 – Marek Zieliński 371 (walkower, przegrywa Marek)` */
export function resultLine(slip: SlipPayload, words: Words): string {
  const { round, table, game, regulation } = slip;
  const { end: text } = messages.value;
  const games = presetById(regulation.id)?.games ?? 1;
  const place = [
    round && words.round(round),
    table && words.table(table),
    game > 1 || games > 1 ? text.game(game, 1) : '',
  ];
  const where = place.filter((part) => part !== '').join(' · ');
  const scores = slip.players.map(({ name }, seat) => `${name} ${figure(slip.columns[seat]?.total ?? 0)}`);
  const how = earlyText(slip);
  return `${where === '' ? '' : `${where}: `}${scores.join(' – ')}${how && ` (${how})`}`;
}

/** `walkower, przegrywa Marek: nie przyszedł`; empty for a game that was played out. */
export function earlyText({ end, players }: Pick<SlipPayload, 'end' | 'players'>): string {
  const { reason: how, seat: loser, why = '' } = end;
  return isEarly(how) ? earlyLine({ how, loser, why }, players) : '';
}
