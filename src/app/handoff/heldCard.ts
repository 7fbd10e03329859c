import { type ReadonlySignal, signal } from '@preact/signals';
import { cardLink, readCardText, type TournamentCard } from '../../share/card/card.ts';
import type { Preferences } from '../shell/ports.ts';

/** The tournament this phone plays in, as its organizer's card told it. */
export type HeldCard = {
  readonly card: ReadonlySignal<TournamentCard | null>;
  readonly accept: (card: TournamentCard) => void;
  readonly forget: () => void;
};

const KEY = 'tournament';

/** Kept as the text it came in, and read again with the same care. */
export async function loadHeldCard(preferences: Preferences): Promise<HeldCard> {
  const stored = await preferences.read<unknown>(KEY).catch(() => undefined);
  const read = typeof stored === 'string' ? readCardText(stored) : null;
  const card = signal<TournamentCard | null>(read?.ok ? read.value : null);
  const write = (text: string) => preferences.write(KEY, text).catch(() => undefined);
  return {
    card,
    accept(accepted) {
      card.value = accepted;
      write(cardLink(accepted, '').link);
    },
    forget() {
      card.value = null;
      write('');
    },
  };
}
