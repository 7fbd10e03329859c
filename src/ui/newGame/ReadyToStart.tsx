import {
  needsConsent,
  rulesInPlay,
  type SetupModel,
  startingTime,
  withConsent,
  withSidesSwapped,
} from '../../app/newGame/gameSetup.ts';
import { firstOf } from '../../app/newGame/startingLetters.ts';
import { clockText } from '../../domain/clock/clock.ts';
import type { Refusal } from '../../domain/table/refusal.ts';
import { lowerSeat } from '../../domain/table/state.ts';
import type { Seat } from '../../domain/units.ts';
import { messages } from '../../i18n/messages.ts';
import { swallowClick } from '../parts/ghostClick.ts';
import { Icon } from '../parts/Icon.tsx';
import { RoundButton } from '../parts/RoundButton.tsx';
import { dotted } from '../text/dotted.ts';
import styles from './ReadyToStart.module.css';

type Props = {
  readonly model: SetupModel;
  readonly nameOf: (seat: Seat) => string;
  readonly facing: boolean;
  /** Which word list will judge; empty where none will. */
  readonly list: string;
  readonly refusal: Refusal | null;
  /** The screen may go dark during the game. */
  readonly mayDim: boolean;
  readonly onStart: (event: Event) => void;
  readonly onBack: () => void;
};

/**
 * The phone lies on the table as it will during the game. Where the regulation asks for it, each player agrees on the
 * own side (001 §6); then the side of whoever starts becomes the button that starts the clock.
 */
export function ReadyToStart({ model, nameOf, facing, list, refusal, mayDim, onStart, onBack }: Props) {
  const { clock, common, end, newGame: t, rules: text, refusals } = messages.value;
  const setup = model.setup.value;
  const first = firstOf(setup);
  const rules = rulesInPlay(setup);
  const missing = needsConsent(setup);
  const names = setup.players.map((_, seat) => nameOf(seat));
  const signal = (name: string) => (setup.takeover ? t.resume(name) : text.startSignal(rules, name));
  const about = [
    text.title(rules),
    setup.table && `${t.table} ${setup.table}`,
    setup.round && `${t.round} ${setup.round}`,
    rules.games > 1 && end.game(setup.game, rules.games),
    list,
  ];

  return (
    <main class={styles.ready} data-seats={setup.players.length} data-facing={facing || undefined}>
      <h1 data-unseen>{t.start}</h1>
      {setup.players.map((_, seat) => {
        const name = nameOf(seat);
        const upper = (setup.players.length === 2 && seat !== lowerSeat(setup)) || undefined;
        const time = startingTime(setup, seat);
        const digits = time !== null && (
          <span class={styles.digits} aria-hidden="true">
            {clockText(time)}
          </span>
        );
        if (missing.length > 0) {
          return (
            <button
              key={seat}
              type="button"
              class={styles.side}
              data-stack="3"
              data-seat={seat}
              data-upper={upper}
              data-lit={!missing.includes(seat) || undefined}
              aria-pressed={!missing.includes(seat)}
              onClick={() => model.change((now) => withConsent(now, seat))}
            >
              <span class={styles.name}>{name}</span>
              <span class={styles.press}>
                {missing.includes(seat) ? (
                  t.consentAsk
                ) : (
                  <>
                    <Icon name="check" /> {t.consentGiven}
                  </>
                )}
              </span>
            </button>
          );
        }
        return seat === first ? (
          <StartSide key={seat} seat={seat} upper={upper} onStart={onStart}>
            <span class={styles.name}>{name}</span>
            {digits}
            <span class={styles.start}>
              <Icon name="play" /> {t.start}
            </span>
            <span class={styles.signal}>{signal(name)}</span>
          </StartSide>
        ) : (
          <div key={seat} class={styles.side} data-stack="3" data-seat={seat} data-upper={upper}>
            <span class={styles.name}>{name}</span>
            {digits || <span>{t.waits}</span>}
          </div>
        );
      })}
      <div class={styles.strip}>
        <RoundButton icon="back" label={common.back} onClick={onBack} />
        {setup.players.length === 2 && (
          <RoundButton
            icon="swap"
            label={t.swapSides}
            data-swap
            onClick={() => model.change(withSidesSwapped)}
          />
        )}
        {refusal ? (
          <p role="alert">{refusals(refusal, names)}</p>
        ) : (
          <p>
            {missing.length > 0 ? (
              <>
                <strong>
                  {(setup.takeover ? t.hasTurn : t.starts)(first === null ? '' : (names[first] ?? ''))}.
                </strong>{' '}
                {t.consentWhy}
              </>
            ) : (
              <>
                {dotted(about)}
                {mayDim && <small>{clock.screenMaySleep}</small>}
              </>
            )}
          </p>
        )}
      </div>
    </main>
  );
}

type StartProps = {
  readonly seat: Seat;
  readonly upper: true | undefined;
  readonly onStart: (event: Event) => void;
  readonly children: preact.ComponentChildren;
};

/** Pressed like a clock: at the touch, not at its end. A key or a screen reader only clicks. */
function StartSide({ seat, upper, onStart, children }: StartProps) {
  return (
    <button
      type="button"
      class={styles.side}
      data-stack="3"
      data-seat={seat}
      data-upper={upper}
      data-lit
      onPointerDown={(event) => {
        if (!event.isPrimary || event.button !== 0) return;
        swallowClick(event);
        onStart(event);
      }}
      onClick={(event) => {
        if (event.detail === 0) onStart(event);
      }}
    >
      {children}
    </button>
  );
}
