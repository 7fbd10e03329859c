import type { Partiar } from '../../domain/duplicate/partiar.ts';
import { looksLikeCard, readCardText, type TournamentCard } from '../../share/card/card.ts';
import { looksLikePartiar, readPartiarText } from '../../share/duplicate/partiarLink.ts';
import { type PhoneMoves, phoneCode } from '../../share/room/phoneCode.ts';
import { type Turn, turnCode } from '../../share/room/turnCode.ts';
import type { ReceivedSlip } from '../../share/slip/envelope.ts';
import { readSlipText } from '../../share/slip/link.ts';
import { fingerprint, type Verification } from '../../share/slip/signature.ts';
import { type HandOffTools, verifySlip } from './handoff.ts';

/** A link's content once it is read. */
export type Arrived =
  | { readonly kind: 'partiar'; readonly partiar: Partiar }
  | { readonly kind: 'turn'; readonly turn: Turn }
  | { readonly kind: 'phone'; readonly phone: PhoneMoves }
  | { readonly kind: 'card'; readonly card: TournamentCard; readonly tools: HandOffTools }
  | {
      readonly kind: 'slip';
      readonly received: ReceivedSlip;
      readonly verification: Verification;
      /** Four words that name the key of the phone that signed. */
      readonly phone: string | null;
    }
  | { readonly kind: 'unreadable'; readonly why: string };

export async function readArrival(
  { handOff }: { readonly handOff: () => Promise<HandOffTools> },
  text: string,
): Promise<Arrived> {
  if (looksLikePartiar(text)) {
    const partiar = readPartiarText(text);
    return partiar.ok
      ? { kind: 'partiar', partiar: partiar.value }
      : { kind: 'unreadable', why: partiar.error.why };
  }
  if (turnCode.looksLike(text)) {
    const turn = turnCode.read(text);
    return turn.ok ? { kind: 'turn', turn: turn.value } : { kind: 'unreadable', why: turn.error.why };
  }
  if (phoneCode.looksLike(text)) {
    const phone = phoneCode.read(text);
    return phone.ok ? { kind: 'phone', phone: phone.value } : { kind: 'unreadable', why: phone.error.why };
  }
  const tools = await handOff();
  if (looksLikeCard(text)) {
    const card = readCardText(text);
    return card.ok ? { kind: 'card', card: card.value, tools } : { kind: 'unreadable', why: card.error.why };
  }
  const slip = readSlipText(text);
  if (!slip.ok) return { kind: 'unreadable', why: slip.error.why };
  const verification = await verifySlip(tools.cryptography, slip.value);
  const phone = await fingerprint(tools.cryptography, slip.value.signature.publicKey);
  return { kind: 'slip', received: slip.value, verification, phone };
}
