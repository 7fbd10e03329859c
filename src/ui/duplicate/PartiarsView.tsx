import { useComputed } from '@preact/signals';
import { writeHallRoute } from '../../app/duplicate/hallRoute.ts';
import { partiarsOf } from '../../domain/duplicate/partiar.ts';
import { duplicateTexts } from '../../i18n/duplicate.ts';
import { Printout } from '../organizer/prints/Printout.tsx';
import { Button } from '../parts/Button.tsx';
import { Group, Row } from '../parts/Row.tsx';
import styles from './Duplicate.module.css';
import type { HallProps } from './DuplicateScreen.tsx';
import { HallFrame } from './HallFrame.tsx';
import paper from './Partiar.module.css';
import { PartiarLink } from './PartiarLink.tsx';
import { PartiarSheet } from './PartiarSheet.tsx';
import { UndecidedNotice } from './UndecidedNotice.tsx';

/** Every participant's own moves beside the best ones: on the screen, by link, and on a sheet of A5. */
export function PartiarsView({ app, halls, hall, n }: HallProps) {
  const t = duplicateTexts.value;
  const partiars = useComputed(() =>
    partiarsOf(
      hall.state.value,
      halls.series(hall).map(({ state }) => state.value),
    ),
  );
  // The list of names asks for none of them.
  const shown = n > 0 ? partiars.value.find(({ number }) => number === n) : undefined;
  const open = (number: number) =>
    app.navigation.replace('duplicate', writeHallRoute(hall.id, 'partiars', number));
  const { start, phase } = hall.state.value;
  return (
    <HallFrame app={app} hall={hall} view="partiars">
      {/* Not one element of both: which of the two styles comes later is not for this file to say. */}
      <div data-off-paper>
        <div class={styles.stack}>
          <UndecidedNotice app={app} hall={hall} />
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
      {shown ? (
        <div class={paper.sheets} data-one>
          <PartiarSheet partiar={shown} />
        </div>
      ) : (
        // Forty boards nobody looks at would cost every touch of this page: they are made when paper is asked for.
        <Printout>
          {() => (
            <div class={paper.sheets}>
              {partiars.value.map((partiar) => (
                <PartiarSheet key={partiar.number} partiar={partiar} />
              ))}
            </div>
          )}
        </Printout>
      )}
      {shown && phase === 'over' && (
        <div data-off-paper>
          <PartiarLink partiar={shown} ports={halls.ports} />
        </div>
      )}
    </HallFrame>
  );
}
