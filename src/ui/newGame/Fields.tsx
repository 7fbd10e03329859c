import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { typedTime, typeTimeDigit } from '../../app/newGame/typedTime.ts';
import { clockText } from '../../domain/clock/clock.ts';
import { figure } from '../../i18n/figures.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../parts/Button.tsx';
import { Keypad } from '../parts/Keypad.tsx';
import styles from './Fields.module.css';

export function CountField(props: {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  readonly text?: (value: number) => string;
  readonly onChange: (value: number) => void;
}) {
  const t = messages.value.newGame;
  const { label, value, least, most, step = 1 } = props;
  const move = (by: number) => props.onChange(Math.min(most, Math.max(least, value + by)));
  return (
    <div class={styles.row} role="group" aria-label={label}>
      <span>{label}</span>
      <div class={styles.stepper} data-card>
        <button
          type="button"
          aria-label={t.fewer(label)}
          disabled={value <= least}
          onClick={() => move(-step)}
        >
          −
        </button>
        <output class={styles.value}>{props.text?.(value) ?? value}</output>
        <button type="button" aria-label={t.more(label)} disabled={value >= most} onClick={() => move(step)}>
          +
        </button>
      </div>
    </div>
  );
}

type NumberProps = {
  readonly label: string;
  readonly value: number | null;
  readonly kind?: 'number' | 'time';
  readonly most: number;
  /** Points may be below zero. */
  readonly signed?: boolean;
  /** Shown instead of a value that is not known; makes „unknown” a possible answer. */
  readonly unknown?: string;
  readonly onChange: (value: number | null) => void;
};

/** A number entered on our own keys: no system keyboard slides over the page. */
export function NumberField(props: NumberProps & { readonly lead?: ComponentChildren }) {
  const open = useSignal(false);
  const { label, value, kind = 'number', unknown = '' } = props;
  const shown = value === null ? unknown : show(kind, value);
  return (
    <div class={styles.row}>
      <span>{props.lead ?? label}</span>
      <button
        type="button"
        class={styles.number}
        data-unknown={value === null || undefined}
        aria-label={`${label}: ${shown}`}
        aria-haspopup="dialog"
        onClick={() => {
          open.value = true;
        }}
      >
        {shown}
      </button>
      {open.value && (
        <NumberPad
          {...props}
          onClose={() => {
            open.value = false;
          }}
        />
      )}
    </div>
  );
}

export function NumberPad(props: NumberProps & { readonly onClose: () => void }) {
  const common = messages.value.common;
  const t = messages.value.newGame;
  const { kind = 'number', most, onClose } = props;
  const digits = useSignal('');
  const negative = useSignal((props.value ?? 0) < 0);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);

  const typed = digits.value === '' ? null : read(kind, digits.value) * (negative.value ? -1 : 1);
  const type = (digit: string) => {
    const next =
      kind === 'time' ? typeTimeDigit(digits.value, digit) : (digits.value + digit).replace(/^0+(?=\d)/, '');
    if (read(kind, next) <= most) digits.value = next;
  };
  const erase = () => {
    digits.value = digits.value.slice(0, -1);
  };
  const done = () => {
    if (typed !== null) props.onChange(typed);
    onClose();
  };

  return (
    <dialog
      ref={dialog}
      class={styles.pad}
      aria-label={props.label}
      onClose={onClose}
      onClick={(event) => {
        // A tap on the backdrop leaves everything as it was.
        if (event.target === dialog.current) onClose();
      }}
      onKeyDown={(event) => {
        if (/^\d$/.test(event.key)) type(event.key);
        else if (event.key === 'Backspace') erase();
        else if (event.key === 'Enter' && event.target === dialog.current) done();
      }}
    >
      <div class={styles.padHead}>
        <span>
          {props.label}
          {kind === 'time' && <small> {t.minutesSeconds}</small>}
        </span>
        <output class={styles.padValue} data-kept={typed === null || undefined}>
          {typed === null && props.value === null
            ? (props.unknown ?? show(kind, 0))
            : show(kind, typed ?? props.value ?? 0)}
        </output>
        {(props.signed || props.unknown) && (
          <div class={styles.padActions}>
            {props.signed && (
              <Button
                kind="chip"
                aria-pressed={negative.value}
                aria-label={t.sign}
                onClick={() => {
                  negative.value = !negative.value;
                  if (digits.value === '') digits.value = String(Math.abs(props.value ?? 0));
                }}
              >
                ±
              </Button>
            )}
            {props.unknown && (
              <Button
                kind="chip"
                onClick={() => {
                  props.onChange(null);
                  onClose();
                }}
              >
                {props.unknown}
              </Button>
            )}
          </div>
        )}
      </div>
      <Keypad
        label={props.label}
        eraseLabel={common.erase}
        onDigit={type}
        onErase={erase}
        corner={
          <button type="button" class={styles.done} onClick={done}>
            {t.done}
          </button>
        }
      />
    </dialog>
  );
}

type Kind = 'number' | 'time';

function read(kind: Kind, digits: string): number {
  return kind === 'time' ? typedTime(digits) : Number(digits);
}

function show(kind: Kind, value: number): string {
  return kind === 'time' ? clockText(value) : figure(value);
}
