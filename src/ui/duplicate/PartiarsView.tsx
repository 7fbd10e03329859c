import { useComputed } from '@preact/signals';
import { writeHallRoute } from '../../app/duplicate/hallRoute.ts';
import { partiarsOf } from '../../domain/duplicate/partiar.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { Button } from '../parts/Button.tsx';
import { Group, Row } from '../parts/Row.tsx';
import styles from './Duplicate.module.css';
import type { HallProps } from './DuplicateScreen.tsx';
import { HallFrame } from './HallFrame.tsx';
import paper from './Partiar.module.css';
import { PartiarLink } from './PartiarLink.tsx';
import { PartiarSheet } from './PartiarSheet.tsx';

/** Every participant's own moves beside the best ones: on the screen, by link, and on a sheet of A5. */
export function PartiarsView({ app, halls, hall, n }: HallProps) {
  const t = duplicateTexts.value;
  const partiars = useComputed(() =>
    partiarsOf(
      hall.state.value,
      halls.series(hall).map(({ state }) => state.value),
    ),
  ).value;
  const shown = partiars.find(({ number }) => number === n);
  const open = (number: number) =>
    app.navigation.replace('duplicate', writeHallRoute(hall.id, 'partiars', number));
  const { start, phase } = hall.state.value;
  return (
    <HallFrame app={app} hall={hall} view="partiars">
      {/* Not one element of both: which of the two styles comes later is not for this file to say. */}
      <div class={paper.screen}>
        <div class={styles.stack}>
          <Button kind="main" wide onClick={app.device.print}>
            {shown ? t.partiar.print : t.partiar.printAll}
          </Button>
          {shown ? (
            <Button wide onClick={() => open(0)}>
              {t.tabs.partiars}
            </Button>
          ) : (
            <Group>
              {start.participants.map(({ number, name }) => (
                <Row key={number} label={`${number}. ${name}`} onClick={() => open(number)} />
              ))}
            </Group>
          )}
        </div>
      </div>
      <div class={paper.sheets} data-one={shown !== undefined || undefined}>
        {(shown ? [shown] : partiars).map((partiar) => (
          <PartiarSheet key={partiar.number} partiar={partiar} />
        ))}
      </div>
      {shown && phase === 'over' && (
        <div class={paper.screen}>
          <PartiarLink partiar={shown} ports={halls.ports} />
        </div>
      )}
    </HallFrame>
  );
}
