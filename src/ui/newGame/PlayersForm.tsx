import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { type GameSetup, type SetupModel, withPlayer, withSeats } from '../../app/newGame/gameSetup.ts';
import { MOST_NAME, type Seat } from '../../domain/units.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { RoundButton } from '../parts/RoundButton.tsx';
import styles from './PlayersForm.module.css';

const MOST_CHIPS = 8;

type Props = { readonly model: SetupModel; readonly names: readonly string[] };

export function PlayersForm({ model, names }: Props) {
  const { common, newGame: t } = messages.value;
  const setup = model.setup.value;
  const { players, rules } = setup;
  const focused = useSignal<Seat | null>(null);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const put = (seat: Seat, name: string) => model.change((now) => withPlayer(now, seat, { name }));
  const asked = focused.value ?? firstUnnamed(setup);

  return (
    <div data-stack="2">
      {players.map((player, seat) => (
        <div key={seat} class={styles.player} data-seat={seat}>
          <input
            ref={(input) => {
              inputs.current[seat] = input;
            }}
            class={styles.name}
            type="text"
            value={player.name}
            placeholder={common.seatName(seat + 1)}
            aria-label={t.name(seat + 1)}
            maxLength={MOST_NAME}
            autocomplete="off"
            autocapitalize="words"
            spellcheck={false}
            enterkeyhint="next"
            onFocus={(event) => {
              focused.value = seat;
              event.currentTarget.select();
            }}
            onBlur={() => {
              focused.value = null;
            }}
            onInput={(event) => put(seat, event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              const following = inputs.current[seat + 1];
              if (following) following.focus();
              else event.currentTarget.blur();
            }}
          />
          {players.length > rules.seats.min ? (
            <RoundButton
              icon="close"
              label={t.removePlayer(player.name || common.seatName(seat + 1))}
              onClick={() =>
                model.change((now) =>
                  withSeats(
                    now,
                    now.players.filter((_, i) => i !== seat),
                  ),
                )
              }
            />
          ) : (
            player.name !== '' && (
              <RoundButton
                icon="close"
                label={t.clearName(player.name)}
                onClick={() => {
                  put(seat, '');
                  inputs.current[seat]?.focus();
                }}
              />
            )
          )}
        </div>
      ))}
      <Suggestions
        names={suggested(names, setup, asked)}
        label={asked === null ? '' : t.suggestions(asked + 1)}
        onChoose={(name) => {
          if (asked === null) return;
          put(asked, name);
          inputs.current[asked]?.blur();
        }}
      />
      <div data-flow>
        <Button
          kind="chip"
          onClick={() => model.change((now) => withSeats(now, [...now.players.slice(1), now.players[0]!]))}
        >
          <Icon name="swap" /> {t.swap}
        </Button>
        {players.length < rules.seats.max && (
          <Button
            kind="chip"
            onClick={() => model.change((now) => withSeats(now, [...now.players, { name: '', club: '' }]))}
          >
            + {t.addPlayer}
          </Button>
        )}
      </div>
    </div>
  );
}

function Suggestions(props: {
  readonly names: readonly string[];
  readonly label: string;
  readonly onChoose: (name: string) => void;
}) {
  if (props.names.length === 0) return null;
  return (
    <div class={styles.chips} data-flow role="group" aria-label={props.label}>
      {props.names.map((name) => (
        <Button
          key={name}
          kind="chip"
          // The field keeps its focus, otherwise the chips would change under the finger.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => props.onChoose(name)}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}

function firstUnnamed({ players }: GameSetup): Seat | null {
  const seat = players.findIndex(({ name }) => name === '');
  return seat < 0 ? null : seat;
}

/** Names used before that nobody at the table has; while one is typed, those that fit. */
function suggested(names: readonly string[], { players }: GameSetup, seat: Seat | null): readonly string[] {
  if (seat === null) return [];
  const typed = players[seat]?.name.trim().toLocaleLowerCase() ?? '';
  const whole = names.some((name) => name.toLocaleLowerCase() === typed);
  return names
    .filter((name) => !players.some((player) => player.name === name))
    .filter((name) => whole || typed === '' || name.toLocaleLowerCase().includes(typed))
    .slice(0, MOST_CHIPS);
}
