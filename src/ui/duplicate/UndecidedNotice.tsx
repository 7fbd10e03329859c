import { useComputed } from '@preact/signals';
import { writeHallRoute } from '../../app/duplicate/hallRoute.ts';
import { countingUndecided } from '../../domain/duplicate/words.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { Button } from '../parts/Button.tsx';
import styles from './Duplicate.module.css';
import type { HallProps } from './DuplicateScreen.tsx';

/** Words that count although nobody has judged them, wherever their points are shown or the game is ended; and the way to them. */
export function UndecidedNotice({ app, hall }: Pick<HallProps, 'app' | 'hall'>) {
  const t = duplicateTexts.value.words;
  const open = useComputed(() => countingUndecided(hall.state.value)).value;
  if (open.length === 0) return null;
  return (
    <div class={styles.warning} data-stack="2">
      <p>{t.undecided(open.length)}</p>
      <Button onClick={() => app.navigation.replace('duplicate', writeHallRoute(hall.id, 'words'))}>
        {t.decide}
      </Button>
    </div>
  );
}
