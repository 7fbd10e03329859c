import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { HandOffTools } from '../../../app/handoff/handoff.ts';
import type { Lists } from '../../../app/lists/lists.ts';
import { messages } from '../../../i18n/messages.ts';
import { CardFacts } from '../../handoff/arrival/CardFacts.tsx';
import { Button } from '../../parts/Button.tsx';

type Props = {
  readonly handOff: () => Promise<HandOffTools>;
  readonly lists: ReadonlySignal<Lists | null>;
  readonly toLists: () => void;
};

/** The card this phone has accepted: the organizer's address and folder, and a way to be rid of them. */
export function TournamentSection({ handOff, lists, toLists }: Props) {
  const { card: text } = messages.value.handoff;
  const tools = useSignal<HandOffTools | null>(null);
  useEffect(() => {
    handOff().then((ready) => {
      tools.value = ready;
    });
  }, []);
  const tournament = tools.value?.heldCard;
  const card = tournament?.card.value;
  if (!tournament || !card) return <p>{text.none}</p>;
  return (
    <>
      <p>{text.accepted}</p>
      <CardFacts lists={lists.value} card={card} takeLabel={text.takeList} onTaken={toLists} />
      <Button kind="danger" onClick={tournament.forget}>
        {text.forget}
      </Button>
    </>
  );
}
