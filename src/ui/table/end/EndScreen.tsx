import type { App } from '../../../app/shell/app.ts';
import { callName, callNames } from '../../../app/table/callName.ts';
import { matchOf } from '../../../app/table/ending.ts';
import { racksMissing } from '../../../domain/table/finish.ts';
import { slipOf } from '../../../domain/table/slip.ts';
import type { GameState } from '../../../domain/table/state.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { NotSaved } from '../../parts/NotSaved.tsx';
import { RefusalNotice } from '../../parts/RefusalNotice.tsx';
import { ScreenHeading } from '../../parts/ScreenHeading.tsx';
import { ChallengeEntry } from '../words/ChallengeEntry.tsx';
import { Accepting } from './Accepting.tsx';
import { After, NextSteps } from './After.tsx';
import { Confirmations } from './Confirmations.tsx';
import styles from './End.module.css';
import { MatchCard } from './MatchCard.tsx';
import { RackEntry } from './RackEntry.tsx';
import { SlipCard } from './SlipCard.tsx';

/** The end, step by step: the last move accepted, the racks, the arithmetic, both signatures, the slip. */
export function EndScreen({ app }: { readonly app: App }) {
  const state = app.table.state.value;
  if (!state?.end) return null;
  const { challenge, rack } = app.typedMove.typed.value;
  if (state.phase.name === 'accepting') {
    const { seat } = state.phase;
    if (challenge) return <ChallengeEntry app={app} mover={seat} />;
    return (
      <Frame app={app} state={state}>
        <Accepting app={app} state={state} mover={seat} />
      </Frame>
    );
  }
  const [missing] = racksMissing(state);
  const corrected = rack && state.racksLeft[rack.seat] ? rack.seat : undefined;
  const seat = missing ?? corrected;
  if (seat !== undefined) return <RackEntry key={seat} app={app} state={state} seat={seat} />;
  return <Result app={app} state={state} />;
}

function Result({ app, state }: { readonly app: App; readonly state: GameState }) {
  const { end } = messages.value;
  const slip = slipOf(state, app.table.game.value.entries[0]?.at ?? 0);
  if (!slip) return null;
  const done = state.phase.name === 'confirmed';
  const facing = app.settings.value.value.layout === 'facing' && state.players.length === 2;
  const match = matchOf(app.library.heads.value, app.table.id.value, state.start);
  return (
    <Frame app={app} state={state} sides={!done && facing}>
      {!done && !facing && state.players.length === 2 && <p class={styles.hint}>{end.confirmHint}</p>}
      <SlipCard app={app} state={state} slip={slip} match={match} />
      {match && <MatchCard state={state} match={match} />}
      <After app={app} state={state} />
      {done ? <NextSteps app={app} state={state} /> : <Confirmations app={app} state={state} slip={slip} />}
    </Frame>
  );
}

type FrameProps = {
  readonly app: App;
  readonly state: GameState;
  /** Signatures at both ends of the phone. */
  readonly sides?: boolean;
  readonly children: preact.ComponentChildren;
};

function Frame({ app, state, sides = false, children }: FrameProps) {
  const { end: text } = messages.value;
  const { end } = state;
  const refused = app.touch.refused.value;
  const name = end && 'seat' in end ? callName(state.players, end.seat) : '';
  return (
    <div class={styles.screen} data-sides={sides || undefined}>
      <header class={styles.bar}>
        <ScreenHeading class={styles.title}>{text.title}</ScreenHeading>
        <Button
          kind="quiet"
          disabled={!app.table.canUndo.value}
          onClick={() => app.touch.act(app.table.undo())}
        >
          <Icon name="undo" /> {text.undo}
        </Button>
        <Button kind="quiet" onClick={() => app.navigation.go('sheet')}>
          <Icon name="sheet" /> {text.sheet}
        </Button>
      </header>
      <main class={styles.body}>
        <NotSaved app={app} />
        <RefusalNotice refused={refused?.seat === null ? refused : null} names={callNames(state.players)} />
        {end && (
          <p class={styles.reason} data-quiet>
            {text.reason(end.reason, name)}
          </p>
        )}
        {children}
      </main>
    </div>
  );
}
