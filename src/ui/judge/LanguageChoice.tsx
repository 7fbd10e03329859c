import { LANGUAGES, type Language } from '../../domain/tiles/tileSet.ts';
import { messages } from '../../i18n/messages.ts';
import styles from './Judge.module.css';

type Props = { readonly language: Language; readonly onChoose: (language: Language) => void };

export function LanguageChoice({ language, onChoose }: Props) {
  const { judge } = messages.value;
  return (
    <select
      class={styles.language}
      aria-label={judge.language}
      value={language}
      onChange={(event) => {
        const chosen = LANGUAGES.find((name) => name === event.currentTarget.value);
        if (chosen) onChoose(chosen);
      }}
    >
      {LANGUAGES.map((name) => (
        <option key={name} value={name}>
          {judge.languages[name]}
        </option>
      ))}
    </select>
  );
}
