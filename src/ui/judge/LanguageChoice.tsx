import { TILE_LANGUAGES, type TileLanguage } from '../../domain/tiles/language.ts';
import { messages } from '../../i18n/messages.ts';
import styles from './Judge.module.css';

type Props = { readonly language: TileLanguage; readonly onChoose: (language: TileLanguage) => void };

export function LanguageChoice({ language, onChoose }: Props) {
  const { judge } = messages.value;
  return (
    <select
      class={styles.language}
      aria-label={judge.language}
      value={language}
      onChange={(event) => {
        const chosen = TILE_LANGUAGES.find((name) => name === event.currentTarget.value);
        if (chosen) onChoose(chosen);
      }}
    >
      {TILE_LANGUAGES.map((name) => (
        <option key={name} value={name}>
          {judge.languageName(name)}
        </option>
      ))}
    </select>
  );
}
