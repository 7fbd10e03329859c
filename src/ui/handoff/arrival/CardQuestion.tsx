import type { HandOffTools } from '../../../app/handoff/handoff.ts';
import type { App } from '../../../app/shell/app.ts';
import { isRunning } from '../../../domain/table/state.ts';
import { messages } from '../../../i18n/messages.ts';
import type { TournamentCard } from '../../../share/card/card.ts';
import { Button } from '../../parts/Button.tsx';
import styles from './Arrival.module.css';
import { CardFacts } from './CardFacts.tsx';

type Props = { readonly app: App; readonly card: TournamentCard; readonly tools: HandOffTools };

export function CardQuestion({ app, card, tools }: Props) {
  const { card: text } = messages.value.handoff;
  const accept = () => {
    tools.heldCard.accept(card);
    app.arrival.dismiss();
    const state = app.table.state.value;
    // The board is known and nobody is playing here: the next thing is that game.
    if (card.seating && !(state && isRunning(state))) app.navigation.go('new');
  };
  return (
    <>
      <CardFacts
        lists={app.lists.value}
        card={card}
        takeLabel={text.acceptAndTake}
        onTaken={() => {
          tools.heldCard.accept(card);
          app.arrival.dismiss();
          app.navigation.go('lists');
        }}
      />
      <p>{text.question}</p>
      <div class={styles.answers}>
        <Button wide onClick={app.arrival.dismiss}>
          {text.refuse}
        </Button>
        <Button kind="main" wide onClick={accept}>
          {text.accept}
        </Button>
      </div>
    </>
  );
}
