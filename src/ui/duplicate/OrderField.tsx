import { duplicateTexts } from '../../i18n/duplicate.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import styles from './Duplicate.module.css';

type Props<T extends string> = {
  readonly label: string;
  /** All there are. */
  readonly names: readonly T[];
  /** Those that count, the first first. */
  readonly chosen: readonly T[];
  readonly text: (name: T) => string;
  readonly onChange: (chosen: readonly T[]) => void;
};

/** Which of several things are asked, and which is asked first. */
export function OrderField<T extends string>({ label, names, chosen, text, onChange }: Props<T>) {
  const t = duplicateTexts.value.setup.order;
  const raised = (i: number) =>
    onChange([...chosen.slice(0, i - 1), chosen[i]!, chosen[i - 1]!, ...chosen.slice(i + 1)]);
  return (
    <fieldset class={styles.order}>
      <legend>{label}</legend>
      <ol>
        {chosen.map((name, i) => (
          <li key={name}>
            <span>
              {i + 1}. {text(name)}
            </span>
            <Button kind="chip" aria-label={t.up(text(name))} disabled={i === 0} onClick={() => raised(i)}>
              <Icon name="up" />
            </Button>
            <Button
              kind="chip"
              aria-label={t.without(text(name))}
              onClick={() => onChange(chosen.filter((one) => one !== name))}
            >
              <Icon name="close" />
            </Button>
          </li>
        ))}
      </ol>
      <div class={styles.keys} data-flow>
        {names
          .filter((name) => !chosen.includes(name))
          .map((name) => (
            <Button
              key={name}
              kind="chip"
              aria-label={t.add(text(name))}
              onClick={() => onChange([...chosen, name])}
            >
              + {text(name)}
            </Button>
          ))}
      </div>
    </fieldset>
  );
}
