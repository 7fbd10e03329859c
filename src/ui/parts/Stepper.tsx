import styles from './Stepper.module.css';

type Step<T> = { readonly by: T; readonly text: string; readonly label: string };

type Props<T> = {
  /** What the steps change, for those who listen. */
  readonly label: string;
  /** From the largest step back to the largest step on; the value stands between them. */
  readonly steps: readonly Step<T>[];
  readonly value: string;
  readonly onStep: (by: T) => void;
};

/** A number changed by steps: −1:00 −0:10 9:30 +0:10 +1:00. */
export function Stepper<T>({ label, steps, value, onStep }: Props<T>) {
  const key = ({ by, text, label: name }: Step<T>) => (
    <button key={text} type="button" aria-label={name} onClick={() => onStep(by)}>
      {text}
    </button>
  );
  const half = Math.ceil(steps.length / 2);
  return (
    <div class={styles.stepper} role="group" aria-label={label}>
      {steps.slice(0, half).map(key)}
      <output>{value}</output>
      {steps.slice(half).map(key)}
    </div>
  );
}
