import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { HandOffTools } from '../../../app/handoff/handoff.ts';
import type { App } from '../../../app/shell/app.ts';
import { messages } from '../../../i18n/messages.ts';
import { CardFacts } from '../../handoff/arrival/CardFacts.tsx';
import { Button } from '../../parts/Button.tsx';

/** The card this phone has accepted: the organizer's address and folder, and a way to be rid of them. */
export function TournamentSection({ app }: { readonly app: App }) {
  const { card: text } = messages.value.handoff;
  const tools = useSignal<HandOffTools | null>(null);
  useEffect(() => {
    app.handOff().then((ready) => {
      tools.value = ready;
    });
  }, []);
  const tournament = tools.value?.heldCard;
  const card = tournament?.card.value;
  if (!tournament || !card) return <p>{text.none}</p>;
  return (
    <>
      <p>{text.accepted}</p>
      <CardFacts app={app} card={card} />
      <Button kind="danger" onClick={tournament.forget}>
        {text.forget}
      </Button>
    </>
  );
}
