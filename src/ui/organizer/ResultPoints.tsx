import type { Ref } from 'preact';
import { MOST_DIGITS, type TypedGame } from '../../app/organizer/typedGame.ts';
import type { Side } from '../../domain/tournament/fact.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Button } from '../parts/Button.tsx';
import field from '../parts/Field.module.css';
import { Icon } from '../parts/Icon.tsx';
import { Keypad } from '../parts/Keypad.tsx';
import styles from './Organizer.module.css';

type FieldProps = {
  readonly typed: TypedGame;
  readonly side: Side;
  readonly name: string;
  /** No keyboard of the system's: it would slide over the app's own keys. */
  readonly touched: boolean;
  readonly input: Ref<HTMLInputElement>;
  /** Not left to the form, which would look over all its fields before. */
  readonly onEnter: () => void;
  readonly last: boolean;
};

/** One player's points. What is typed is drawn by the field alone. */
export function PointsField({ typed, side, name, touched, input, onEnter, last }: FieldProps) {
  return (
    <label class={styles.sides2}>
      <span class={styles.grow}>{name}</span>
      <input
        ref={input}
        class={`${field.input} ${field.number}`}
        inputMode={touched ? 'none' : 'numeric'}
        enterKeyHint={last ? 'done' : 'next'}
        pattern="-?[0-9]*"
        maxLength={MOST_DIGITS}
        autoComplete="off"
        aria-label={organizerTexts.value.entry.points(name)}
        value={typed.points[side]}
        onFocus={() => typed.enter(side)}
        onInput={(event) => typed.type(side, event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onEnter();
        }}
      />
    </label>
  );
}

/** The app's own keys; the corner goes on as Enter does. */
export function PointsKeys({ typed, forward }: { readonly typed: TypedGame; readonly forward: () => void }) {
  const t = organizerTexts.value;
  const toOther = typed.active.value === 0;
  return (
    <Keypad
      label={t.entrants.keys}
      eraseLabel={t.entrants.erase}
      onDigit={typed.press}
      onErase={typed.erase}
      corner={
        <button type="button" aria-label={toOther ? t.entrants.forward : t.entry.save} onClick={forward}>
          <Icon name={toOther ? 'down' : 'check'} />
        </button>
      }
    />
  );
}

export function MinusKey({ typed }: { readonly typed: TypedGame }) {
  return (
    <div>
      <Button kind="chip" onClick={typed.turnSign}>
        {organizerTexts.value.entrants.minus}
      </Button>
    </div>
  );
}
