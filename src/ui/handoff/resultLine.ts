import { presetById } from '../../domain/rules/presets.ts';
import { isEarly } from '../../domain/table/earlyEnd.ts';
import { figure } from '../../i18n/figures.ts';
import { type Messages, messages } from '../../i18n/messages.ts';
import type { SlipPayload } from '../../share/slip/payload.ts';
import { earlyLine } from '../text/earlyNote.ts';

type Words = Messages['handoff'];

/** `runda 2 · stolik 4 · partia 2 z 3 · Pińczów – turniej otwarty` */
export function roundAndTable(slip: SlipPayload, words: Words): string {
  const { round, table, regulation } = slip;
  const title = messages.value.rules.title(regulation);
  const game = gameOfMatch(slip, presetById(regulation.id)?.games ?? 1);
  const place = [round && words.round(round), table && words.table(table), game, title];
  return place.filter((part) => part !== '').join(' · ');
}

/** `runda 2 · stolik 4 · partia 2: Anna Kowalska 389 – Marek Zieliński 371 (walkower, przegrywa Marek)` */
export function resultLine(slip: SlipPayload, words: Words): string {
  const { round, table } = slip;
  const place = [round && words.round(round), table && words.table(table), gameOfMatch(slip, 1)];
  const where = place.filter((part) => part !== '').join(' · ');
  const scores = slip.players.map(({ name }, seat) => `${name} ${figure(slip.columns[seat]?.total ?? 0)}`);
  const how = earlyText(slip);
  return `${where === '' ? '' : `${where}: `}${scores.join(' – ')}${how && ` (${how})`}`;
}

/** Which game of a match, and of how many if that is to be said; empty where the regulation plays single games. */
function gameOfMatch({ game, regulation }: SlipPayload, of: number): string {
  const games = presetById(regulation.id)?.games ?? 1;
  return game > 1 || games > 1 ? messages.value.end.game(game, of) : '';
}

/** `walkower, przegrywa Marek: nie przyszedł`; empty for a game that was played out. */
export function earlyText({ end, players }: Pick<SlipPayload, 'end' | 'players'>): string {
  const { reason: how, seat: loser, why = '' } = end;
  return isEarly(how) ? earlyLine({ how, loser, why }, players) : '';
}
