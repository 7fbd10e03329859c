import { rulesMark } from '../../domain/rules/mark.ts';
import { withOrganizerTime } from '../../domain/rules/organizerTime.ts';
import { presetById } from '../../domain/rules/presets.ts';
import type { TableRules } from '../../domain/rules/tableRules.ts';
import { current, replay } from '../../domain/table/game.ts';
import { contextOf, ownRules, type TournamentCard } from '../../share/card/card.ts';
import { type Contact, mailLink, smsLink } from '../../share/card/contact.ts';
import { readDropFolder } from '../../share/drop/folder.ts';
import type { ReceivedSlip } from '../../share/slip/envelope.ts';
import { type SlipHeadings, slipCsv, slipFileName, tshLine } from '../../share/slip/lines.ts';
import { writeSlip } from '../../share/slip/link.ts';
import { type SlipPayload, slipPayload } from '../../share/slip/payload.ts';
import {
  type Cryptography,
  type DeviceKey,
  fingerprint,
  newDeviceKey,
  type Verification,
  verifyBody,
} from '../../share/slip/signature.ts';
import { fileDay } from '../shell/fileDay.ts';
import { fileNameOf, placeParts } from '../shell/fileName.ts';
import type { StoredGame } from '../shell/ports.ts';
import type { HeldCard } from './heldCard.ts';
import type { Outbox } from './outbox.ts';

/** What the hand-off needs; its code arrives when it is first wanted. */
export type HandOffTools = {
  readonly heldCard: HeldCard;
  readonly outbox: Outbox;
  /** The app's own address. */
  readonly base: string;
  readonly cryptography: Cryptography;
  readonly deviceKey: () => Promise<DeviceKey | null>;
  readonly qrCode: (text: string) => readonly (readonly boolean[])[];
  /** Null where the phone has no share sheet. */
  readonly share: ((text: string, url: string) => Promise<boolean>) | null;
  readonly copy: (text: string) => Promise<boolean>;
};

/** A slip ready to be shown, sent, copied. */
export type HandOff = {
  readonly slip: SlipPayload;
  /** The card that the game was begun under, if this phone still has it. */
  readonly card: TournamentCard | null;
  readonly link: string;
  readonly text: string;
  readonly code: readonly (readonly boolean[])[];
  /** Four words that name this phone's key; null without a signature. */
  readonly phone: string | null;
  /** Everybody has agreed to it. */
  readonly agreed: boolean;
  readonly fileName: string;
  readonly tshLine: string | null;
};

/** What came of preparing a slip. */
export type Preparation =
  | { readonly kind: 'ready'; readonly tools: HandOffTools; readonly handOff: HandOff }
  | { readonly kind: 'no-result' }
  /** Something that no slip can say, or a phone that does not sign: the game itself is as it was. */
  | { readonly kind: 'failed'; readonly error: unknown };

/** Never rejects: the players wait in front of the screen that asked. */
export async function prepareHandOff(
  fetchTools: () => Promise<HandOffTools>,
  game: StoredGame,
): Promise<Preparation> {
  try {
    const tools = await fetchTools();
    const handOff = await handOffOf(tools, game);
    return handOff ? { kind: 'ready', tools, handOff } : { kind: 'no-result' };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

/** Null while the game has no result. */
export async function handOffOf(tools: HandOffTools, game: StoredGame): Promise<HandOff | null> {
  const card = cardOf(tools.heldCard, game);
  const whole = slipPayload(game.id, game.entries, contextOf(card));
  if (!whole) return null;
  const key = await tools.deviceKey();
  const { cryptography, base } = tools;
  const { slip, link, text, isSigned } = await writeSlip(whole, base, { cryptography, key });
  return {
    slip,
    card,
    link,
    text,
    code: tools.qrCode(link),
    phone: isSigned && key ? await fingerprint(cryptography, key.publicKey) : null,
    agreed: slip.confirmed.length === slip.players.length,
    fileName: slipFileName(slip),
    tshLine: tshLine(slip),
  };
}

/** Last week's game is none of today's organizer's business, whatever card the phone has now. */
function cardOf(heldCard: HeldCard, game: StoredGame): TournamentCard | null {
  const card = heldCard.card.peek();
  return card && current(replay(game.entries).log)?.start.tournament === card.mark ? card : null;
}

/** Puts the slip on its way into the organizer's folder, if there is one and everybody has agreed to the slip. */
export async function dropInFolder({ outbox }: HandOffTools, handOff: HandOff): Promise<void> {
  const address = handOff.card?.dropFolder ?? '';
  if (address === '' || !handOff.agreed) return;
  const about = handOff.slip.players.map(({ name }) => name).join(' – ');
  await outbox.add({ name: handOff.fileName, address, text: `${handOff.text}\n`, about });
}

/** The result as a line of a table, in a file that says which one. */
export function csvOf(
  { slip }: HandOff,
  headings: SlipHeadings,
  what: string,
): { readonly name: string; readonly content: string } {
  const { round, table, game, regulation, players, startedAt } = slip;
  const place = placeParts(round, table, game, presetById(regulation.id)?.games ?? 1);
  const names = players.map(({ name }) => name);
  const name = fileNameOf(['sprawdzam', what, fileDay(startedAt), ...place, ...names], 'csv');
  return { name, content: slipCsv(slip, headings) };
}

/** Links that the user's own programs open; null where the organizer gave no such address. */
export function contactLinks(contact: Contact, subject: string, body: string) {
  return {
    mail: contact.email === '' ? null : mailLink(contact, subject, body),
    sms: contact.phone === '' ? null : smsLink(contact, body),
  };
}

export function verifySlip(
  cryptography: Cryptography,
  { signature, body, format }: ReceivedSlip,
): Promise<Verification> {
  return verifyBody(cryptography, signature, body, format);
}

/** The key of this phone: the one it has, or a new one; null where it cannot keep secrets. */
export async function deviceKeyIn(
  box: { readonly read: () => Promise<DeviceKey | null>; readonly write: (key: DeviceKey) => Promise<void> },
  cryptography: Cryptography,
): Promise<DeviceKey | null> {
  const known = await box.read().catch(() => null);
  if (known && cryptography.canUse(known)) return known;
  const key = await newDeviceKey(cryptography);
  // A browser that does not keep it signs with a new one next time: still true, only less telling.
  if (key) await box.write(key).catch(() => undefined);
  return key;
}

/** The server that slips would go to; null where they go to none. */
export function folderHost({ dropFolder }: TournamentCard): string | null {
  const folder = readDropFolder(dropFolder);
  return folder && new URL(folder.url).host;
}

/** The card's regulation, from this phone or from the card; null where they play by something else. */
export function rulesOfCard(card: TournamentCard): TableRules | null {
  const preset = presetById(card.regulation.id);
  if (!preset) return ownRules(card);
  const rules = withOrganizerTime(preset, card.time);
  return rulesMark(rules) === card.regulation.mark ? rules : null;
}
